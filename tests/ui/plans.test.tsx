import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Day } from '../../src/domain/language/days.ts';
import { Plans } from '../../src/features/booking/Plans.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each<[string, Day, string]>([
  ['in summer', '2026-06-26', 'Do śr 24.06.2026, godz. 24:00'],
  ['the day after the clocks went forward', '2027-03-29', 'Do so 27.03.2027, godz. 23:00'],
  ['the day after they went back', '2027-11-01', 'Do nd 31.10.2027, godz. 01:00'],
])('what begins %s can be cancelled until the moment that the server holds to', (_, since, words) => {
  vi.setSystemTime('2026-06-01T12:00:00Z');
  render(<Plans since={since} amount={10_000} />);
  expect(screen.getByText(/^Do /).textContent?.replaceAll('\u00a0', ' ')).toBe(words);
});

test('a moment after the deadline nothing comes back, though the day has not ended', () => {
  vi.setSystemTime('2027-03-27T22:00:01Z');
  render(<Plans since="2027-03-29" amount={10_000} />);
  expect(screen.getByText('Od razu po zapłacie')).toBeDefined();
  expect(screen.queryByText(/oddajemy całe/)).toBeNull();
});
