import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Jobs } from '../../src/admin/sections/system/Jobs.tsx';
import { Standing } from '../../src/admin/sections/system/Standing.tsx';
import type { Overview } from '../../src/domain/office/system.ts';

afterEach(cleanup);

/** How things stand at 10:15, with one job that last ran at this time. */
const overview = (began_at: string): Overview => ({
  at: '2026-06-22T10:15:00.000Z',
  outbox: { waiting: 0, oldest: null, next: [] },
  dead_letters: { count: 0, rows: [] },
  refunds: { pending: 0, amount: 0 },
  holds: { count: 0, rows: [] },
  seal: { sealed_at: null, unsealed: 0, checked_at: null, intact: null },
  jobs: [
    {
      name: 'sweeper',
      ...{ label: 'Wygasłe rezerwacje', hint: 'zwalnia nieopłacone miejsca', schedule: '* * * * *' },
      next: '2026-06-22T10:16:00.000Z',
      runs: [{ began_at, took_ms: 12, outcome: 'DONE', counts: null, note: null }],
    },
  ],
});
const reading = { answer: undefined, error: undefined, busy: false, readAt: undefined, retry: () => undefined };
function show(began_at: string): string {
  cleanup();
  const answer = overview(began_at);
  render(
    <>
      <Standing overview={answer} reading={reading} />
      <Jobs jobs={answer.jobs} at={answer.at} />
    </>,
  );
  return document.body.textContent.replaceAll('\u00a0', ' ');
}

test('a job that runs no more waits for the admin, however well it ran last', () => {
  expect(show('2026-06-22T10:14:00.000Z')).toMatch(/^Działa, nic nie czeka na decyzję.*Udane/);
  expect(show('2026-06-22T10:02:00.000Z')).toMatch(/^Działa, 1 sprawa czeka na Ciebie.*Nie działa/);
});

test('a run of a few milliseconds is said to take under 0.1 s, not 0 s', () => {
  expect(show('2026-06-22T10:14:00.000Z')).toContain('poniżej 0,1 s');
});

test('the hour of the reading is not read out each time', () => {
  show('2026-06-22T10:14:00.000Z');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('an administrator reads what the answer cost, and nothing where it is not of now', () => {
  const serverTiming = [
    { name: 'total', duration: 34.4, description: '' },
    { name: 'db', duration: 21, description: '7' },
  ];
  const loaded = vi.spyOn(performance, 'getEntriesByName');
  loaded.mockReturnValue([{ serverTiming, responseEnd: performance.now() } as unknown as PerformanceEntry]);
  const told = 'odpowiedź w 34 ms, 7 pytań do bazy w 21 ms';
  expect(show('2026-06-22T10:14:00.000Z')).toContain(told);
  loaded.mockReturnValue([{ serverTiming, responseEnd: performance.now() - 60_000 } as unknown as PerformanceEntry]);
  expect(show('2026-06-22T10:14:00.000Z')).not.toContain('odpowiedź');
  loaded.mockRestore();
});
