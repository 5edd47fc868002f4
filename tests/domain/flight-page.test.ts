import { expect, test } from 'vitest';
import { homeAirport } from '../../src/airport/identity.ts';
import type { Flight } from '../../src/domain/flight/flight.ts';
import type { FlightData } from '../../src/domain/flight/flight-data.ts';
import { flightPage } from '../../src/features/flight/page.ts';
import { noLiveFacts } from '../support/live-facts.ts';

const now = Date.parse('2026-06-18T10:00:00Z');
const flight: Flight = {
  id: 'W61743',
  number: 'W61743',
  status: 'SCHEDULED',
  airline_name: 'Wizz Air',
  departure: '2026-06-18T20:00:00Z',
  arrival: '2026-06-18T22:20:00Z',
  origin: homeAirport,
  destination: 'Londyn Luton (LTN)',
  airplane_serial_no: '8102',
  is_departure: true,
  ...noLiveFacts,
  estimated: null,
  Gates_id: null,
  airplane_model: 'Airbus A320',
  gate_name: null,
};
const pageOf = (changes: Partial<Flight>) => flightPage({ ...flight, ...changes }, undefined, now);

test('each end of a flight is told by the clock of its own airport, which is named', () => {
  const { words, description } = pageOf({});
  expect(words.departureTime).toBe('22:00');
  expect(words.departureDay).toBe('cz 18.06.2026');
  expect(words.departureClock).toBe('czas polski');
  expect(words.arrivalTime).toBe('23:20');
  expect(words.arrivalDay).toBe('cz 18.06.2026');
  expect(words.arrivalClock).toBe('czas lokalny, −1\u00a0h, w\u00a0Polsce 00:20');
  expect(description).toContain('przylot 23:20 czasu lokalnego');
});

test('the position of a flight is told in metres and km/h, west of Greenwich with a minus sign', () => {
  const position = {
    altitude: 36_000,
    ground_speed: 440,
    track: 239,
    latitude: 52.1,
    longitude: -0.36781,
  } as FlightData;
  const { words } = flightPage(flight, { ...position, vertical_speed: 2.5 }, now);
  expect(words).toMatchObject({
    altitude: '10\u00a0973\u00a0m',
    ground_speed: '815\u00a0km/h',
    vertical_speed: '2,5\u00a0m/s',
    track: '239°',
    latitude: '52,1°',
    longitude: '−0,36781°',
  });
});

test('a clock that shows the same as ours says so, and one that we do not know is ours', () => {
  expect(pageOf({ destination: 'Oslo (OSL)' }).words.arrivalClock).toBe('czas jak u\u00a0nas');
  expect(pageOf({ destination: 'Teneryfa (TFS)' }).words.arrivalClock).toBe('czas polski');
});

test.each([
  ['DELAYED', '2026-06-18T20:40:00Z', 'o 40 min'],
  ['DELAYED', '2026-06-18T21:45:00Z', 'o 1 h 45 min'],
  ['AIRBORNE', '2026-06-18T20:10:00Z', 'opóźnienie 10 min'],
] as const)('%s with the new time %s says how late it is', (status, estimated, late) => {
  const { parts, words } = pageOf({ status, estimated });
  expect(parts.includes('late')).toBe(true);
  expect(words.late).toEqual(late);
});

test.each([
  ['is on time', {}],
  ['is early', { estimated: '2026-06-18T19:50:00Z' }],
  ['is late, nobody knows by how much', { status: 'DELAYED' }],
  ['is cancelled', { status: 'CANCELED', estimated: '2026-06-18T20:40:00Z' }],
] as const)('nothing is said of a delay of a flight that %s', (_, changes) =>
  expect(pageOf(changes).parts).not.toContain('late'),
);

test('parking is offered on the day it flies here, for a flight that is yet to come', () => {
  expect(pageOf({}).words.parking).toBe(`/WynajemP?lot=${pageOf({}).words.id}`);
  expect(pageOf({}).parts).toContain('parking');
  expect(pageOf({ status: 'CANCELED' }).parts).not.toContain('parking');
  expect(pageOf({ status: 'FINISHED' }).parts).not.toContain('parking');
});

test.each(['WAITING', 'TAKE OFF', 'AIRBORNE'] as const)('nobody plans a departure that is %s', (status) => {
  for (const part of ['on', 'parking']) expect(pageOf({ status }).parts).not.toContain(part);
  const arrives = flightPage({ ...flight, is_departure: false, status }, undefined, now);
  expect(arrives.parts, 'who waits for it still does').toContain('on');
});

test.each([
  ['left', {}],
  ['landed', { is_departure: false }],
] as const)('nobody plans by a flight that should long have %s, though its status was never set', (_, changes) => {
  const late = (days: number) =>
    flightPage({ ...flight, ...changes }, undefined, now + days * 86_400_000).parts.filter((it) =>
      ['on', 'parking'].includes(it),
    );
  expect([late(0), late(2)]).toEqual([['on', 'parking'], []]);
});

test('a number that lands and leaves on one day leads from each flight to the other', () => {
  const landing = {
    ...flight,
    is_departure: false,
    departure: '2026-06-18T15:00:00Z',
    arrival: '2026-06-18T16:30:00Z',
  };
  const there = flightPage(flight, undefined, now, landing);
  expect(there.parts).toContain('other');
  expect(there.words).toMatchObject({
    otherPath: '/lot/W61743/2026-06-18/przylot',
    other: expect.stringMatching(/^Tego dnia W6 1743 także ląduje tutaj o\s/),
  });
  const back = flightPage(landing, undefined, now, flight);
  expect(back.words).toMatchObject({
    path: '/lot/W61743/2026-06-18/przylot',
    otherPath: '/lot/W61743/2026-06-18',
    other: 'Tego dnia W6 1743 także odlatuje stąd o\u00a022:00',
  });
  expect(pageOf({}).parts).not.toContain('other');
});

test('the page reads the last step that passengers are told, and why the flight is late', () => {
  const told = { milestone: 'last_call', public_reason: 'Dłuższa obsługa samolotu.' } as const;
  const { parts, words, description } = pageOf(told);
  expect(parts).toContain('told last_call');
  expect(parts).not.toContain('status SCHEDULED');
  expect([words.reason, parts.includes('reason')]).toEqual(['Dłuższa obsługa samolotu.', true]);
  expect(description).toContain('Status: Ostatnie wezwanie.');
  expect(pageOf({}).parts).toContain('status SCHEDULED');
});
