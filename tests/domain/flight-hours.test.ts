import { expect, test } from 'vitest';
import { homeAirport } from '../../src/airport/identity.ts';
import type { Flight } from '../../src/domain/flight/flight.ts';
import { type Hour, hoursOf } from '../../src/domain/flight/flight-hours.ts';
import type { Milestone } from '../../src/domain/flight/milestone.ts';
import { noLiveFacts } from '../support/live-facts.ts';

const at = (time: string) => `2031-05-05T${time}:00.000Z`;
const departure = {
  ...{ id: 'LO3882', number: 'LO3882', status: 'SCHEDULED', is_departure: true, estimated: null, ...noLiveFacts },
  ...{ departure: at('12:10'), arrival: at('13:10'), origin: homeAirport, destination: 'Warszawa (WAW)' },
} as Flight;
const arrival = { ...departure, is_departure: false, origin: 'Warszawa (WAW)', destination: homeAirport } as Flight;
const step = (kind: string, time: string) =>
  ({ id: 1, kind, at: at(time), corrects: null, undone_at: null }) as Milestone;
const hour = (moment: string | undefined) => moment?.slice(11, 16) ?? '–';
const told = (flight: Flight, entries: Milestone[] = []) =>
  hoursOf(flight, entries).map(({ words, planned, expected, isForecast, actual, source }: Hour) =>
    [words, hour(planned), `${hour(expected)}${isForecast ? ' forecast' : ''}`, hour(actual), source.by].join(', '),
  );

test('as planned, what is in the air is computed, and the rest is the plan', () => {
  expect(told(departure)).toEqual([
    'Odblokowanie, 12:10, –, –, plan',
    'Start, –, 12:18 forecast, –, forecast',
    'Lądowanie, –, 13:04 forecast, –, forecast',
    'Na stanowisku, 13:10, –, –, plan',
  ]);
});

test('a new time here moves the other end as a forecast, unless somebody has said that one too', () => {
  const late = { ...departure, status: 'DELAYED', estimated: at('12:40') } as Flight;
  expect(told(late)).toEqual([
    'Odblokowanie, 12:10, 12:40, –, person',
    'Start, –, 12:48 forecast, –, forecast',
    'Lądowanie, –, 13:34 forecast, –, forecast',
    'Na stanowisku, 13:10, 13:40 forecast, –, forecast',
  ]);
  expect(told({ ...late, estimated_there: at('13:30') })[3]).toBe('Na stanowisku, 13:10, 13:30, –, person');
});

test('what was pressed is actual, by whoever pressed it, and what follows is computed from it', () => {
  const left = { ...departure, actual_departure: at('12:13') };
  expect(told(left, [step('off_block', '12:13')]).slice(0, 2)).toEqual([
    'Odblokowanie, 12:10, –, 12:13, step',
    'Start, –, 12:21 forecast, –, forecast',
  ]);
  expect(told(left, [step('airborne', '12:20')]).slice(0, 2)).toEqual([
    'Odblokowanie, 12:10, –, 12:13, person',
    'Start, –, –, 12:20, step',
  ]);
});

test('an arrival comes to its stand at the new time here; a cancelled flight does nothing', () => {
  const late = { ...arrival, status: 'DELAYED', estimated: at('13:35') } as Flight;
  expect(told(late)).toEqual([
    'Odblokowanie, 12:10, –, –, plan',
    'Start, –, 12:18 forecast, –, forecast',
    'Lądowanie, –, 13:29 forecast, –, forecast',
    'Na stanowisku, 13:10, 13:35, –, person',
  ]);
  const off = told({ ...late, status: 'CANCELED', estimated_there: at('12:00') });
  expect(off.map((it) => it.split(', ').at(-1))).toEqual(['plan', 'plan', 'plan', 'plan']);
});
