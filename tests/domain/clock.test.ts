import { expect, test } from 'vitest';
import { warsawTime } from '../../src/domain/language/clock.ts';
import { formatTime } from '../../src/domain/language/days.ts';

const hour = 3_600_000;

test('the rule of summer time gives the hour that calendars give, each hour of twenty years', () => {
  const wrong: string[] = [];
  for (let at = Date.UTC(2024, 11, 31, 22, 59); at < Date.UTC(2045, 0, 1, 2); at += hour)
    if (warsawTime(at) !== formatTime(at)) wrong.push(new Date(at).toISOString());
  expect(wrong).toEqual([]);
});
