import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Flight } from '../../src/domain/flight.ts';
import { Board } from '../../src/features/home/Board.tsx';

vi.mock('swr', () => ({
  default: (_path: string, _read: unknown, { fallbackData }: { fallbackData: unknown }) => ({ data: fallbackData }),
}));

const evening = Date.parse('2026-06-18T21:05:00Z');
const flight = (id: string, departure: string): Flight =>
  ({ id, number: id, status: 'SCHEDULED', is_departure: true, departure, destination: 'Oslo (OSL)' }) as Flight;
const flights = [
  flight('LO1', '2026-06-18T21:10:00Z'),
  flight('LO2', '2026-06-19T03:40:00Z'),
  flight('LO3', '2026-06-19T04:10:00Z'),
  flight('LO4', '2026-06-20T04:10:00Z'),
];

/** The board's lines in order: numbers of flights and headings of days. */
function linesOf(): string[] {
  const body = document.createElement('div');
  const meta = { page: 1, pages: 1, total: flights.length };
  body.innerHTML = renderToStaticMarkup(<Board initial={{ data: { data: flights, meta }, readAt: evening }} />);
  return [...body.querySelectorAll('tbody tr')].map(
    (row) => row.querySelector('th[scope=rowgroup]')?.textContent ?? row.querySelector('a')?.textContent ?? '',
  );
}

test('tomorrow’s flights stand below a row that says so, those of a later day below its date', () => {
  expect(linesOf()).toEqual(['LO 1', 'Jutro piątek, 19 czerwca', 'LO 2', 'LO 3', 'sobota, 20 czerwca', 'LO 4']);
});
