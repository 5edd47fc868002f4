import { expect, test } from 'vitest';
import { refundOf } from '../../src/admin/sections/twoje-bilety/refund.ts';
import { ticketCalendar } from '../../src/admin/sections/twoje-bilety/ticket-calendar.ts';
import { newsOf } from '../../src/admin/sections/twoje-bilety/useNews.ts';
import { homeAirport } from '../../src/airport/identity.ts';
import type { Ticket } from '../../src/domain/travel/ticket.ts';

const ticket = (given: Partial<Ticket> = {}) =>
  ({
    id: 7,
    flight_number: 'LO3846',
    origin: homeAirport,
    destination: 'Warszawa-Chopin (WAW)',
    departure: '2026-06-17T04:05:00Z',
    arrival: '2026-06-17T05:10:00Z',
    is_departure: true,
    flight_status: 'SCHEDULED',
    estimated: null,
    flight_gate: null,
    gate_name: 'A1',
    seat_number: '3A',
    class: 'biznes',
    price: 412,
    purchase_time: '2026-06-12T07:12:00Z',
    ...given,
  }) as Ticket;
const blank = '\u00a0';

test.each([
  ['2026-06-12T10:00:00Z', `Zwrot 412,00${blank}zł do: 13.06.2026, 09:12`],
  ['2026-06-13T07:11:59Z', `Zwrot 412,00${blank}zł do: dziś, 09:12`],
  ['2026-06-13T07:12:00Z', 'Po terminie zwrotu'],
])('at %s one reads of the refund: %s', (at, words) => expect(refundOf(ticket(), Date.parse(at))).toBe(words));

test('a ticket bought shortly before its flight is given back until that was to leave', () => {
  const late = ticket({ purchase_time: '2026-06-16T13:14:00Z', estimated: '2026-06-17T08:00:00Z' });
  expect(refundOf(late, Date.parse('2026-06-16T13:20:00Z'))).toBe(`Zwrot 412,00${blank}zł do: 17.06.2026, 06:05`);
  expect(refundOf(late, Date.parse('2026-06-17T04:05:00Z'))).toBe('Po terminie zwrotu');
});

test.each([
  [{}, undefined],
  [{ estimated: '2026-06-17T05:05:00Z', flight_status: 'DELAYED' }, 'nowa godzina 07:05'],
  [{ flight_gate: 'A3' }, 'nowa bramka A3'],
  [{ flight_gate: 'A1' }, undefined],
  [{ flight_status: 'CANCELED', estimated: '2026-06-17T05:05:00Z' }, 'lot anulowany'],
  [{ flight_status: 'AIRBORNE' }, 'w powietrzu'],
  [{ flight_milestone: 'boarding' }, 'wejście na pokład'],
  [{ flight_milestone: 'last_call', flight_status: 'WAITING' }, 'ostatnie wezwanie'],
] as const)('%j is told as: %s', (given, news) =>
  expect(newsOf(ticket(), ticket(given as Partial<Ticket>))).toBe(news),
);

test('a late flight is in the calendar at its new time, a cancelled one as cancelled', () => {
  const late = ticketCalendar(
    ticket({ estimated: '2026-06-17T05:05:00Z', flight_status: 'DELAYED' }),
    'lotnisko.example',
    0,
  );
  expect(late).toContain('DTSTART:20260617T050500Z');
  expect(late).toContain('DTEND:20260617T061000Z');
  expect(late).toContain('UID:bilet-7@lotnisko.example');
  expect(late).toContain('miejsce 3A\\, bramka A1');
  expect(ticketCalendar(ticket({ flight_status: 'CANCELED' }), 'lotnisko.example', 0)).toContain('STATUS:CANCELLED');
});
