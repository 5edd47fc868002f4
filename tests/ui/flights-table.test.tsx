import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { homeAirport } from '../../src/airport/identity.ts';
import type { Flight } from '../../src/domain/flight/flight.ts';
import type { Sort } from '../../src/domain/kernel/query.ts';
import { FlightsTable } from '../../src/features/schedule/FlightsTable.tsx';

const afternoon = Date.parse('2026-06-18T14:38:00Z');
const flight = (number: string, departure: string): Flight =>
  ({
    ...{ id: number, number, status: 'SCHEDULED', is_departure: true, departure, arrival: departure, estimated: null },
    ...{ origin: homeAirport, destination: 'Ryga (RIX)', airline_name: 'airBaltic', gate_name: null },
  }) as Flight;
// What is still to come, then what has gone today
const found = [
  flight('BT1', '2026-06-18T16:00:00Z'),
  flight('BT2', '2026-06-19T10:40:00Z'),
  flight('BT3', '2026-06-18T05:00:00Z'),
  flight('BT4', '2026-06-18T10:40:00Z'),
];
const linesOf = (flights: Flight[], sort?: Sort): string[] => {
  const body = document.createElement('div');
  const props = { caption: 'Odloty', direction: 'departure' as const, changes: [], busy: false };
  body.innerHTML = renderToStaticMarkup(
    <FlightsTable {...props} flights={flights} sort={sort} readAt={afternoon} now={afternoon} />,
  );
  return [...body.querySelectorAll('tbody tr')].map(
    (row) => row.querySelector('th[scope=rowgroup]')?.textContent ?? row.querySelector('a')?.textContent ?? '',
  );
};

test('what has gone today stands below all that is still to come, and is headed so', () =>
  expect(linesOf(found)).toEqual(['BT 1', 'Jutro piątek, 19 czerwca', 'BT 2', 'Wcześniej', 'BT 3', 'BT 4']));

test('sorted by the latest, rows are headed by their days alone', () =>
  expect(linesOf(found.slice(0, 2).reverse(), { by: ['departure'], order: 'desc' })).toEqual([
    'Jutro piątek, 19 czerwca',
    'BT 2',
    'Dziś czwartek, 18 czerwca',
    'BT 1',
  ]));

test.each([
  ['Ryga', 'Ryga'],
  ['airBaltic', 'airBaltic'],
])('where %s is shown for what was searched, each row marks it', (near, marked) => {
  const body = document.createElement('div');
  const props = { caption: 'Odloty', direction: 'departure' as const, changes: [], busy: false, sort: undefined };
  body.innerHTML = renderToStaticMarkup(
    <FlightsTable {...props} flights={found} near={near} readAt={afternoon} now={afternoon} />,
  );
  expect([...body.querySelectorAll('mark')].map((it) => it.textContent)).toEqual(found.map(() => marked));
});
