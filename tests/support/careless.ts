import pg from 'pg';

/** Nothing outlives the servers of a test run: what is written there need not wait for a disk, which took the most. */
export async function makeCareless(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}
