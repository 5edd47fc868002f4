import { expect, test } from 'vitest';
import { gateOf, listedVerdict, otherFlightVerdict, verdictOf } from '../../src/domain/travel/boarding.ts';
import type { GateList } from '../../src/domain/travel/gate-list.ts';
import { type Ticket, type TicketStatus, ticketStatus } from '../../src/domain/travel/ticket.ts';

const noon = Date.parse('2026-06-12T10:00:00Z');
const ticket = (given: Partial<Ticket> = {}) =>
  ({
    id: 1,
    status: 'PURCHASED',
    Flight_id: 'W6 1741',
    flight_number: 'W61741',
    airline_name: 'Wizz Air',
    destination: 'Oslo-Torp (TRF)',
    departure: '2026-06-12T11:20:00Z',
    arrival: '2026-06-12T13:05:00Z',
    is_departure: true,
    flight_status: 'SCHEDULED',
    estimated: null,
    flight_gate: 'A3',
    gate_name: 'A1',
    update_time: '2026-06-12T08:02:00Z',
    ...given,
  }) as Ticket;
const verdict = (given?: Partial<Ticket>, more: object = {}) => verdictOf(ticket(given), { now: noon, ...more });

test('a bought ticket for a flight of today is good', () => {
  expect(verdict()).toEqual({ go: 'yes', word: 'WAŻNY', advice: 'Potwierdź i wpuść' });
  expect(verdict({}, { flight: 'W6 1741' }).go).toBe('yes');
});

test.each([
  [{ status: 'USED' }, 'JUŻ UŻYTY', 'Wszedł o 10:02'],
  [{ status: 'REFUNDED', update_time: '2026-06-11T08:00:00Z' }, 'ZWRÓCONY', 'Zwrócono 11.06.2026, 10:00'],
  [{ status: 'CANCELLED', update_time: '2026-06-09T08:00:00Z' }, 'ANULOWANY', 'Pasażer zrezygnował 09.06.2026'],
  [{ status: 'EXPIRED' }, 'UNIEWAŻNIONY', 'Unieważniono o 10:02'],
  [{ flight_status: 'CANCELED' }, 'LOT ANULOWANY', 'W6 1741. Odeślij do punktu Wizz Air'],
  [{ flight_status: 'FINISHED' }, 'LOT ZAKOŃCZONY', 'W6 1741 odleciał o 13:20'],
  [{ flight_status: 'TAKE OFF' }, 'LOT ODLECIAŁ', 'W6 1741: start. Odeślij do punktu Wizz Air'],
  [{ flight_status: 'AIRBORNE' }, 'LOT ODLECIAŁ', 'W6 1741: w powietrzu. Odeślij do punktu Wizz Air'],
  [{ flight_status: 'LANDING' }, 'LOT ODLECIAŁ', 'W6 1741: lądowanie. Odeślij do punktu Wizz Air'],
  [{ is_departure: false }, 'PRZYLOT', 'W6 1741 ląduje tutaj. Na ten lot wsiada się gdzie indziej'],
  [{ is_departure: false, flight_status: 'AIRBORNE' }, 'PRZYLOT', 'W6 1741 ląduje tutaj'],
  [{ departure: '2026-06-19T06:20:00Z' }, 'INNY DZIEŃ', 'Lot W6 1741 dopiero 19.06.2026 o 08:20'],
  [{ departure: '2026-06-05T06:20:00Z' }, 'INNY DZIEŃ', 'Lot W6 1741 był 05.06.2026 o 08:20'],
] as const)('%j stops: %s', (given, word, advice) => {
  const stop = verdict(given as Partial<Ticket>);
  expect([stop.go, stop.word]).toEqual(['no', word]);
  expect(stop.advice).toContain(advice);
});

test('another flight of today is told with where it goes from', () => {
  expect(verdict({}, { flight: 'LO 3818' })).toMatchObject({
    word: 'INNY LOT',
    advice: 'W6 1741: Oslo-Torp, bramka A3, 13:20',
  });
});

test('a flight just after midnight is boarded before it, one put off to today is of today', () => {
  const evening = Date.parse('2026-06-12T21:00:00Z');
  expect(verdictOf(ticket({ departure: '2026-06-12T23:10:00Z' }), { now: evening }).go).toBe('yes');
  const delayed = { departure: '2026-06-11T20:00:00Z', flight_status: 'DELAYED', estimated: '2026-06-12T11:00:00Z' };
  expect(verdict(delayed as Partial<Ticket>).go).toBe('yes');
});

test('every status but the bought one stops, whatever the flight', () => {
  for (const status of Object.keys(ticketStatus))
    expect(verdict({ status } as Partial<Ticket>).go, status).toBe(status === 'PURCHASED' ? 'yes' : 'no');
});

test("the flight's gate goes before that of the ticket", () => {
  expect(gateOf(ticket())).toBe('A3');
  expect(gateOf(ticket({ flight_gate: null }))).toBe('A1');
});

const madeAt = (made_at: string): GateList => ({
  flight: 'W6 1741',
  number: 'W6 1741',
  destination: 'Oslo-Torp (TRF)',
  leaves_at: '2026-06-12T11:20:00Z',
  made_at,
  salt: '',
  proof: '',
  tickets: [],
});
const listed = (status: TicketStatus, letInAt?: number) =>
  listedVerdict(madeAt('2026-06-12T09:58:00Z'), { hash: '', seat: '1A', status }, { now: noon, letInAt });

test('without a network a list lets in only what was bought, and each once', () => {
  expect(listed('PURCHASED')).toMatchObject({ go: 'yes', word: 'WAŻNY' });
  expect(listed('PURCHASED').advice).toContain('listy z 11:58');
  expect(listed('PURCHASED', noon - 60_000)).toMatchObject({ go: 'no', word: 'JUŻ UŻYTY' });
  for (const status of Object.keys(ticketStatus) as TicketStatus[])
    expect(listed(status).go, status).toBe(status === 'PURCHASED' ? 'yes' : 'no');
  expect(listedVerdict(madeAt('2026-06-12T09:58:00Z'), undefined, { now: noon }).word).toBe('NIE NA LIŚCIE');
});

test('without a network a ticket for another flight of the gate says where and when it goes', () => {
  expect(otherFlightVerdict(madeAt('2026-06-12T09:58:00Z'))).toEqual({
    ...{ go: 'no', word: 'INNY LOT', advice: 'W6 1741: Oslo-Torp, 13:20' },
  });
});
