import type { Plugin } from 'vite';
import type { ClockChange } from '../../src/domain/language/clock-changes.ts';
import { aheadOfUtc } from '../../src/domain/language/days.ts';

const hour = 3_600_000;

/** The changes of Warsaw's clock in these years, by the time zones that Node knows; the last is their end. */
export function changesOf(firstYear: number, lastYear: number): ClockChange[] {
  const [since, until] = [Date.UTC(firstYear) / hour, Date.UTC(lastYear + 1) / hour];
  const changes: ClockChange[] = [];
  for (let at = since; at < until; at++) {
    const ahead = aheadOfUtc(at * hour) / hour;
    if (ahead !== changes.at(-1)?.[1]) changes.push([at, ahead]);
  }
  return [...changes, [until, 0]];
}

/** Writes those of last year and of the next two into the browser's scripts: 10 letters each, in every page. */
export function writtenClockChanges(): Plugin {
  const year = new Date().getUTCFullYear();
  return {
    name: 'lotnisko:clock-changes',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      id.endsWith('/src/domain/language/clock-changes.ts')
        ? `export const clockChanges = ${JSON.stringify(changesOf(year - 1, year + 2))};`
        : undefined,
  };
}
