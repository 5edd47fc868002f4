import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../db/platform/migrate.ts';
import { startNeonProxy } from '../../netlify/local/neon-proxy.ts';
import { startPostgres } from '../../netlify/local/postgres.ts';
import { makeCareless } from './careless.ts';
import { secret, template } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server's maintenance database and the proxy in front of it. */
    postgres: { url: string; endpoint: string };
  }
}

/** Starts one Postgres for the whole run and migrates the database that every test file gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'lotnisko-test-'));
  const postgres = await startPostgres(dir, 'test');
  await makeCareless(postgres.url);
  const proxy = await startNeonProxy();
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  await migrate(postgres.urlOf(template), { secret });
  project.provide('postgres', { url: postgres.url, endpoint: proxy.endpoint });
  return async () => {
    await proxy.close();
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
