import pg from 'pg';

/**
 * Lets the clock of a database be so many seconds ahead of its machine's, until the file of the function is applied
 * again: by the next migration. Only the database's owner may do that.
 */
export async function moveDatabaseClock(ownersUrl: string, seconds: number): Promise<void> {
  const client = new pg.Client(ownersUrl);
  await client.connect();
  try {
    await client.query(
      `create or replace function clock() returns timestamptz language sql stable parallel safe
         return now() + interval '${Number(seconds)} seconds';
       delete from applied_functions where name = 'clock'`,
    );
  } finally {
    await client.end();
  }
}
