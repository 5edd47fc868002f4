import { expect, test } from 'vitest';
import { forecastOf, forecastWords, rotationOf } from '../../src/domain/flight/rotation.ts';
import type { TurningFlight } from '../../src/domain/flight/turn-times.ts';

const at = (time: string) => `2031-05-05T${time}:00.000Z`;
const leg = (number: string, departure: string, arrival: string, more: Partial<TurningFlight> = {}): TurningFlight => ({
  ...{ id: number, number, status: 'SCHEDULED', is_departure: true, departure: at(departure), arrival: at(arrival) },
  ...{ estimated: null, actual_departure: null, actual_arrival: null, Gates_id: null },
  ...{ airplane_serial_no: 'SP-LDK', airplane_model: 'ATR 72' },
  ...more,
});
const comes = { is_departure: false };
/** In 40 minutes here, 25 at the least; away 235, of which 60 + 25 + 60 are needed. */
const day = (late: Partial<TurningFlight>) => [
  leg('LO3881', '10:30', '11:30', { ...comes, ...late }),
  leg('LO3882', '12:10', '13:10'),
  leg('LO3921', '15:05', '16:05', comes),
  leg('LO3922', '16:40', '17:40'),
];
const legsOf = (flights: TurningFlight[]) => rotationOf(flights, flights[0] as TurningFlight);
const lateness = (flights: TurningFlight[]) => legsOf(flights).map(({ forecast, planned }) => forecast - planned);

test('each stop has its planned and shortest time, and the slack between them', () => {
  const stops = legsOf(day({})).map(({ stop }) => stop);
  expect(stops).toEqual([
    undefined,
    { isHere: true, planned: 40, shortest: 25, slack: 15 },
    { isHere: false, planned: 235, shortest: 145, slack: 90 },
    { isHere: true, planned: 35, shortest: 25, slack: 10 },
  ]);
  expect(lateness(day({}))).toEqual([0, 0, 0, 0]);
});

test.each([
  ['11:45', [15, 0, 0, 0]],
  ['11:46', [16, 1, 0, 0]],
  ['12:30', [60, 45, 0, 0]],
  ['13:30', [120, 105, 15, 5]],
])('an arrival at %s makes the next ones late by what no slack takes away', (estimated, minutes) => {
  expect(lateness(day({ estimated: at(estimated) }))).toEqual(minutes);
});

test('why a departure will be late is one sentence, and none where its new time is told', () => {
  const legs = legsOf(day({ estimated: at('12:30') }));
  const forecast = forecastOf(legs, 'LO3882');
  const sentence = 'LO 3882 nie zdąży o 14:10: przylot 14:30 + 25 min obsługi = 14:55';
  expect(forecast && forecastWords(forecast)).toBe(sentence);
  expect(forecastOf(legs, 'LO3881')).toBeUndefined();
  const late = day({ estimated: at('12:30') });
  const told = late.map((it) => (it.id === 'LO3882' ? { ...it, estimated: at('12:55') } : it));
  expect(forecastOf(legsOf(told), 'LO3882')).toBeUndefined();
});

test('what has left is late by what it was; a cancelled flight is no part of it', () => {
  const flights = day({ estimated: at('12:30') });
  const left = flights.map((it) => (it.id === 'LO3882' ? { ...it, actual_departure: at('12:12') } : it));
  expect(lateness(left)).toEqual([60, 2, 0, 0]);
  const other = { ...(flights[1] as TurningFlight), id: 'X', airplane_serial_no: 'SP-X' };
  const off = { ...(flights[1] as TurningFlight), id: 'Y', status: 'CANCELED' as const };
  expect(legsOf([...flights, other, off]).map(({ flight }) => flight.id)).toEqual(flights.map(({ id }) => id));
});
