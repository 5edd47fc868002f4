import type { Figure } from '../bench/report.ts';
import { runTests } from './run-tests.ts';

const days = 10;
/** Of aircraft that come and leave once: 80 flights. */
const turns = 40;

/** Days of flights from a script, drawn anew each time; where two views differ, seed and minute are printed. */
export async function liveOnTheApron(): Promise<Figure[]> {
  const first = Number(process.env.SEED ?? Date.now() % 2_147_483_647);
  console.log(`  days ${first} to ${first + days - 1}`);
  const settings = { LIVE_DAYS: String(days), LIVE_TURNS: String(turns), SEED: String(first) };
  const failed = await runTests('tests/api/live-day.test.ts', settings);
  return [
    { what: `${days} days of ${turns * 2} flights: test runs that failed`, value: failed, unit: '', goal: { most: 0 } },
  ];
}
