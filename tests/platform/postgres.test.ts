import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { startPostgres } from '../../netlify/local/postgres.ts';

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {}); // the server is killed under it
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

test('a Postgres killed ten times is back on its port within 10 s, with all it committed', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'lotnisko-killed-'));
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { url, stop } = await startPostgres(dir, 'test');
  const pid = () => Number(readFileSync(join(dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  try {
    await ask(url, 'create table kills (number int)');
    for (let number = 1; number <= 10; number++) {
      await ask(url, `insert into kills values (${number})`);
      process.kill(pid(), 'SIGKILL');
      await vi.waitFor(() => ask(url, 'select 1'), { timeout: 10_000, interval: 50 });
      expect(await ask(url, 'select count(*)::int as count from kills')).toEqual([{ count: number }]);
    }
    expect(errorLog.mock.calls).toEqual(Array(10).fill(['Postgres has ended: starting it again']));
  } finally {
    await stop();
    rmSync(dir, { recursive: true, force: true });
    errorLog.mockRestore();
  }
  await expect(ask(url, 'select 1')).rejects.toThrow();
}, 120_000);
