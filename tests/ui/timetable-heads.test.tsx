import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headOf } from '../../src/admin/sections/harmonogram/RowHeads.tsx';
import type { Flight } from '../../src/domain/flight/flight.ts';
import { expectedHere } from '../../src/domain/flight/flight-times.ts';

const flight = (departure: string, estimated: string | null = null) =>
  ({ is_departure: true, departure, arrival: '2031-05-05T20:00:00Z', estimated, status: 'SCHEDULED' }) as Flight;

test('the timetable has its line between past and future by the times that are expected', () => {
  const rows = [
    flight('2031-05-05T05:35:00Z'),
    flight('2031-05-05T06:15:00Z'),
    flight('2031-05-05T06:00:00Z', '2031-05-05T06:40:00Z'),
    flight('2031-05-05T07:10:00Z'),
  ];
  const head = headOf(expectedHere, Date.parse('2031-05-05T06:25:00Z'));
  const words = rows.map((row, at) => render(head(row, rows[at - 1], rows.slice(at + 1))).container.textContent);
  expect(words).toEqual([
    expect.stringMatching(/^poniedziałek, 5 maja/),
    '',
    'teraz 08:25następny odlot za 15 min',
    '',
  ]);
});

test('a cancelled flight is not called the next in the line between past and future', () => {
  const next = { ...flight('2031-05-05T06:40:00Z'), status: 'CANCELED' } as Flight;
  const head = headOf(expectedHere, Date.parse('2031-05-05T06:25:00Z'));
  const words = (after: Flight[]) => render(head(next, flight('2031-05-05T06:00:00Z'), after)).container.textContent;
  expect(words([])).toBe('teraz 08:25');
  expect(words([next, flight('2031-05-05T07:10:00Z')])).toBe('teraz 08:25następny odlot za 45 min');
});
