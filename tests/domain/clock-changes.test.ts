import { expect, test, vi } from 'vitest';
import { changesOf } from '../../netlify/build/clock-changes.ts';
import { clockChanges } from '../../src/domain/language/clock-changes.ts';
import { formatLongDay, startOf, wallTime } from '../../src/domain/language/days.ts';

// As the build writes them into the browser's scripts
vi.mock(import('../../src/domain/language/clock-changes.ts'), () => ({ clockChanges: [] }));
const write = (changes: typeof clockChanges) => Object.assign(clockChanges, changes);

const hour = 3_600_000;
const [since, until] = [Date.UTC(2024), Date.UTC(2033)];
const hours = Array.from({ length: (until - since) / hour }, (_, nth) => since + nth * hour + 1_801_000);

test('the clock shows what Intl says, in the written years and in those around', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Warsaw',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const said = hours.map((at) => clock.format(at));
  write(changesOf(2025, 2031));
  expect(clockChanges.length).toBeGreaterThan(2 * 7);
  expect(hours.map((at) => wallTime(at))).toEqual(said);
});

test('a clock of Intl is made for no moment of these years', () => {
  write(changesOf(2025, 2031));
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  wallTime(Date.UTC(2025));
  startOf('2031-12-31');
  expect(made).not.toHaveBeenCalled();
});

test('the words of a day are those of Intl', () => {
  const words = new Intl.DateTimeFormat('pl-PL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  for (let at = Date.UTC(2028); at < Date.UTC(2029); at += 24 * hour) {
    const day = new Date(at).toISOString().slice(0, 10) as `${number}-${number}-${number}`;
    expect(formatLongDay(day)).toBe(words.format(at));
  }
});
