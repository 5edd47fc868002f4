import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLate, type Job, jobs, nextRun } from '../../src/domain/office/jobs.ts';

const folder = new URL('../../functions/jobs/', import.meta.url);

test('the jobs that the admin reads of are those that run, with their schedules', async () => {
  const files = readdirSync(folder).map((file) => file.replace('.ts', ''));
  const named = Object.keys(jobs);
  const missing = [
    ...named
      .filter((it) => !files.includes(it))
      .map((it) => `functions/jobs/${it}.ts: write the function that runs it`),
    ...files.filter((it) => !named.includes(it)).map((it) => `src/domain/office/jobs.ts: name ${it} in jobs`),
  ];
  expect(missing).toEqual([]);
  for (const name of named) {
    const { config } = await import(new URL(`${name}.ts`, folder).href);
    const { schedule } = jobs[name as Job];
    expect(config.schedule, `functions/jobs/${name}.ts: write schedule: '${schedule}'`).toBe(schedule);
    const source = readFileSync(new URL(`${name}.ts`, folder), 'utf8');
    expect(source, `functions/jobs/${name}.ts: note its runs by run('${name}', …)`).toMatch(
      new RegExp(`\\brun(WhereWaiting)?\\('${name}',`),
    );
  }
});

test.each([
  ['* * * * *', '2026-06-22T10:15:20.500Z', '2026-06-22T10:16:00.000Z'],
  ['*/10 * * * *', '2026-06-22T10:15:20.500Z', '2026-06-22T10:20:00.000Z'],
  ['17 3 * * *', '2026-06-22T03:16:59.000Z', '2026-06-22T03:17:00.000Z'],
  ['17 3 * * *', '2026-06-22T03:17:00.000Z', '2026-06-23T03:17:00.000Z'],
])('after the schedule %s a job at %s runs next at %s', (schedule, now, next) => {
  expect(new Date(nextRun(schedule, Date.parse(now))).toISOString()).toBe(next);
});

test.each([
  ['* * * * *', '2026-06-22T10:11:00.000Z', false],
  ['* * * * *', '2026-06-22T10:09:59.000Z', true],
  ['*/10 * * * *', '2026-06-22T09:43:00.000Z', false],
  ['*/10 * * * *', '2026-06-22T09:42:59.000Z', true],
  ['17 3 * * *', '2026-06-21T10:00:00.000Z', false],
  ['17 3 * * *', '2026-06-21T09:14:00.000Z', true],
])('of the schedule %s a job that last ran at %s is late at 10:15 the next day: %s', (schedule, lastRun, late) => {
  expect(isLate(schedule, lastRun, Date.parse('2026-06-22T10:15:00.000Z'))).toBe(late);
  expect(isLate(schedule, undefined, Date.parse('2026-06-22T10:15:00.000Z'))).toBe(false);
});
