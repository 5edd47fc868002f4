import pg from 'pg';
import { vi } from 'vitest';
import { query } from './database.ts';

/** What is answered to a call that waits while the access to an account ends, as when its address is proven anew. */
export async function whileAccessEnds<T>(usersId: number, send: () => Promise<T>): Promise<T> {
  const prover = new pg.Client(process.env.DATABASE_URL);
  await prover.connect();
  try {
    await prover.query('begin');
    await prover.query('select from users where id = $1 for update', [usersId]);
    const answer = send();
    const waits = 'select from pg_locks where not granted';
    await vi.waitFor(async () => {
      if ((await query(waits)).length === 0) throw new Error('The call does not wait for the one who ends the access');
    });
    await prover.query('select end_access($1)', [usersId]);
    await prover.query('commit');
    return await answer;
  } finally {
    await prover.end();
  }
}
