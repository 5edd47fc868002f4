import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Flight } from '../../src/domain/flight/flight.ts';
import { Board } from '../../src/features/home/Board.tsx';

// No answer comes: it shows what it was given
beforeEach(
  () =>
    void vi.stubGlobal(
      'fetch',
      vi.fn(() => new Promise(() => undefined)),
    ),
);
afterEach(cleanup);

const evening = Date.parse('2026-06-18T21:05:00Z');
const flight = (id: string, departure: string): Flight =>
  ({ id, number: id, status: 'SCHEDULED', is_departure: true, departure, destination: 'Oslo (OSL)' }) as Flight;
const flights = [
  flight('LO1', '2026-06-18T21:10:00Z'),
  flight('LO2', '2026-06-19T03:40:00Z'),
  flight('LO3', '2026-06-19T04:10:00Z'),
  flight('LO4', '2026-06-20T04:10:00Z'),
];

const meta = { page: 1, pages: 1, total: flights.length };
const lands = (id: string, arrival: string): Flight =>
  ({ id, number: id, status: 'AIRBORNE', is_departure: false, arrival, origin: 'Ryga (RIX)' }) as Flight;
const arrivals = [lands('BT8', '2026-06-18T21:20:00Z')];
const readings = {
  departure: { data: { data: flights, meta }, readAt: evening },
  arrival: { data: { data: arrivals, meta }, readAt: evening },
};
const board = <Board initial={readings} />;
const departures = (of: Element) => of.querySelector('table[aria-labelledby=departure]') as Element;
/** The board's lines in order: numbers of flights and headings of days. */
const linesIn = (body: Element): string[] =>
  [...body.querySelectorAll('tbody tr')].map(
    (row) => row.querySelector('th[scope=rowgroup]')?.textContent ?? row.querySelector('a')?.textContent ?? '',
  );

test('tomorrow’s flights stand below a row that says so, those of a later day below its date', () => {
  const body = document.createElement('div');
  body.innerHTML = renderToStaticMarkup(board);
  expect(linesIn(departures(body))).toEqual([
    'LO 1',
    'Jutro piątek, 19 czerwca',
    'LO 2',
    'LO 3',
    'sobota, 20 czerwca',
    'LO 4',
  ]);
});

test('one’s own flight is asked for by a form that works before any script', () => {
  const body = document.createElement('div');
  body.innerHTML = renderToStaticMarkup(board);
  const form = body.querySelector('form');
  expect([form?.getAttribute('action'), form?.querySelector('button')?.type]).toEqual(['/lot/szukaj', 'submit']);
  expect(form?.querySelector('input')?.name).toBe('lot');
  expect(form?.querySelector('label')?.htmlFor).toBe(form?.querySelector('input')?.id);
});

test('a day later, without an answer, the heads of days stay where they were', () => {
  vi.useFakeTimers({ now: evening + 24 * 3_600_000 });
  const { container } = render(board);
  vi.useRealTimers();
  expect(linesIn(departures(container))).toEqual([
    'LO 1',
    'Dziś piątek, 19 czerwca',
    'LO 2',
    'LO 3',
    'Jutro sobota, 20 czerwca',
    'LO 4',
  ]);
});

test('what lands stands beside what leaves, by where it comes from', () => {
  const body = document.createElement('div');
  body.innerHTML = renderToStaticMarkup(board);
  const table = body.querySelector('table[aria-labelledby=arrival]') as Element;
  expect(linesIn(table)).toEqual(['BT 8']);
  expect(table.textContent).toContain('Ryga');
});

test('flights that came with the page are asked for again once they are a minute old', async () => {
  vi.useFakeTimers({ now: evening + 30_000, toFake: ['Date'] });
  render(board).unmount();
  vi.setSystemTime(evening + 90_000);
  render(board);
  const asked = () => vi.mocked(fetch).mock.calls.map(([path]) => /isarrdep=(\w+)/.exec(String(path))?.[1]);
  await vi.waitFor(() => expect(asked()).toEqual(['departure', 'arrival']));
  vi.useRealTimers();
});
