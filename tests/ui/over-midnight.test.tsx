import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Section as Parking } from '../../src/admin/sections/parking/Section.tsx';
import { Section as Plan } from '../../src/admin/sections/plan-dnia/Section.tsx';
import { Section as Rentals } from '../../src/admin/sections/pojazd/Section.tsx';
import { openSection } from '../support/screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2031-05-05T21:30:00Z') });
  vi.stubGlobal('fetch', async () => Response.json({ data: [], meta: { page: 1, pages: 1, total: 0 } }));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const hour = 3_600_000;

test('the car park left open over midnight shows the new day as today', async () => {
  history.replaceState(null, '', '/zarzadzanie/parking');
  await openSection('parking', Parking);
  // The day's work and, below it, the level
  const told = (day: RegExp) => screen.queryAllByText(day).map(({ textContent }) => textContent?.replace(day, ''));
  expect(told(/poniedziałek, 5 maja( 2031)?/)).toEqual(['', ' – dziś']);
  await wait(hour);
  expect(told(/poniedziałek, 5 maja/)).toEqual([]);
  expect(told(/wtorek, 6 maja( 2031)?/)).toEqual(['', ' – dziś']);
});

test('the rental calendar left open over midnight begins three days before the new day', async () => {
  history.replaceState(null, '', '/zarzadzanie/pojazd');
  await openSection('pojazd', Rentals);
  expect(screen.getByText('02.05.2031 – 22.05.2031')).toBeTruthy();
  await wait(hour);
  expect(screen.getByText('03.05.2031 – 23.05.2031')).toBeTruthy();
});

test('days of the rental calendar that were chosen stay over midnight', async () => {
  history.replaceState(null, '', '/zarzadzanie/pojazd');
  await openSection('pojazd', Rentals);
  act(() => screen.getByRole('button', { name: 'Później' }).click());
  await wait(hour);
  expect(screen.getByText('23.05.2031 – 12.06.2031')).toBeTruthy();
});

test('the plan of the day left open over midnight begins the new day, and finds the way to it', async () => {
  history.replaceState(null, '', '/zarzadzanie/plan-dnia');
  await openSection('plan-dnia', Plan);
  expect(screen.getByText(/^Dziś, /).textContent).toBe('Dziś, pn 05.05.2031');
  act(() => screen.getByRole('button', { name: 'Poprzedni dzień' }).click());
  await wait(hour);
  act(() => screen.getByRole('button', { name: 'Dziś' }).click());
  expect(screen.getByText(/^Dziś, /).textContent).toBe('Dziś, wt 06.05.2031');
});
