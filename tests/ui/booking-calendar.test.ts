import { expect, test } from 'vitest';
import { airportCode } from '../../src/airport/identity.ts';
import { bookingCalendar } from '../../src/domain/booking/booking-calendar.ts';

test('a booking is whole days in a calendar, the last one included, and keeps nobody busy', () => {
  const stay = { since: '2026-12-30', until: '2026-12-31' } as const;
  const booked = { order_number: `${airportCode}-7F3K9Q`, place: 'Poziom A, miejsce 7', ...stay };
  const lines = bookingCalendar({ ...booked, note: 'Numer rejestracyjny: GSL48RK' }, 0).split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261230');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain(`UID:${airportCode}-7F3K9Q`);
  expect(lines).toContain('TRANSP:TRANSPARENT');
  expect(lines.join('\n').replaceAll('\n ', '')).toContain('Poziom A\\, miejsce 7');
});
