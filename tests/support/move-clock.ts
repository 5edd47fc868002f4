import { onTestFinished } from 'vitest';
import { moveDatabaseClock } from '../../db/clock.ts';
import { moveProcessClock } from '../../netlify/local/clock.ts';
import { query } from './database.ts';

let ahead = 0;

/** Moves the clock of this process and of its database on by as much as Postgres reads in `by`, for the test's time. */
export async function moveClock(by: string): Promise<void> {
  const [moved] = await query<{ seconds: number }>('select extract(epoch from $1::interval)::float8 as seconds', [by]);
  if (ahead === 0) onTestFinished(() => set(0));
  await set(ahead + (moved?.seconds ?? 0));
}

async function set(seconds: number): Promise<void> {
  ahead = seconds;
  moveProcessClock(seconds);
  await moveDatabaseClock(process.env.DATABASE_URL ?? '', seconds);
}
