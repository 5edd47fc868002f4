import type { Figure } from '../bench/report.ts';
import { runTests } from './run-tests.ts';

const days = 500;

/** Random days at the desk, drawn anew each time; one on which anything does not hold prints its seed and its diary. */
export async function liveAtTheDesk(): Promise<Figure[]> {
  const first = Number(process.env.SEED ?? Date.now() % 2_147_483_647);
  console.log(`  days ${first} to ${first + days - 1}`);
  const failed = await runTests('tests/api/desk-days.test.ts', { DESK_DAYS: String(days), SEED: String(first) });
  return [
    { what: `${days} random days at the desk: test runs that failed`, value: failed, unit: '', goal: { most: 0 } },
  ];
}
