import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CalendarGrid } from '../../src/admin/sections/pojazd/calendar/CalendarGrid.tsx';
import type { Car } from '../../src/domain/booking/car.ts';
import { calendarRow } from '../../src/domain/booking/fleet-calendar.ts';
import type { Rental } from '../../src/domain/booking/rental.ts';
import type { Day } from '../../src/domain/language/days.ts';

afterEach(cleanup);

const days: Day[] = ['2031-05-01', '2031-05-02', '2031-05-03'];
const car = { id: 1, brand: 'Dacia', model: 'Duster', license_plate: 'GS 1', active: true } as Car;
function Calendar({ status }: { status: Rental['status'] }) {
  const rental = { id: 7, status, since: '2031-05-01T10:00:00Z', until: '2031-05-02T10:00:00Z' } as Rental;
  const row = { car, ...calendarRow([rental], { since: '2031-05-01', until: '2031-05-03' }) };
  return <CalendarGrid rows={[row]} first="2031-05-01" days={days} href={() => '/edit'} onFree={() => undefined} />;
}

test('the tip of a bar under the pointer says what the rental is by now', async () => {
  const { rerender } = render(<Calendar status="RENTED" />);
  const bar = await screen.findByRole('link', {
    name: 'bez klienta, Wypożyczone, czeka na wydanie, 01.05.2031 – 02.05.2031',
  });
  fireEvent.pointerOver(bar, { pointerType: 'mouse' });
  await screen.findByText('bez klienta, Wypożyczone, czeka na wydanie, 01.05.2031 – 02.05.2031');
  rerender(<Calendar status="RETURNED" />);
  fireEvent.pointerLeave(bar.closest('[role=grid], table') ?? bar);
  fireEvent.pointerOver(bar.closest('tr') ?? document.body, { pointerType: 'mouse' });
  fireEvent.pointerOver(bar, { pointerType: 'mouse' });
  expect(await screen.findByText('bez klienta, Zwrócone, wrócił, 01.05.2031 – 02.05.2031')).toBeDefined();
});
