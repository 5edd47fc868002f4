import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { backUp } from '../../db/platform/backup.ts';
import { migrate } from '../../db/platform/migrate.ts';
import { restore } from '../../db/platform/restore.ts';
import type { Figure } from '../bench/report.ts';
import type { Part } from './part.ts';
import { isWritten, startWriters } from './writers.ts';

async function ask(url: string, text: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/**
 * A backup is made and restored beside the running database while people write; then a deploy goes over to the restored
 * one, where people go on. All that was written before the backup is there.
 */
async function restoreBeside(baseURL: string): Promise<Figure[]> {
  const { DATABASE_URL: here = '', SECRET: secret = '' } = process.env;
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  const there = Object.assign(new URL(here), { username: name, password: 'x', pathname: name }).href;
  const folder = mkdtempSync(join(tmpdir(), 'lotnisko-restore-'));
  await ask(here, `create role ${name} login createrole password 'x'`);
  await ask(here, `create database ${name} owner ${name}`);
  // On one server both databases would share the functions' login, which only its maker may hand on
  const secretThere = `${secret}${name}`;
  const writers = await startWriters(baseURL, 3);
  try {
    await setTimeout(1_000);
    const before = writers.sent.filter(isWritten).map((it) => it.name);
    const since = performance.now();
    await backUp(here, folder);
    await restore(there, folder);
    await migrate(there, { secret: secretThere });
    const seconds = (performance.now() - since) / 1000;
    const meanwhile = writers.sent.length - before.length;
    Object.assign(process.env, { DATABASE_URL: there, SECRET: secretThere, SECRET_PREVIOUS: secret });
    await setTimeout(1_000);
    await writers.stop();

    const refused = writers.sent.filter((it) => !isWritten(it));
    for (const { name, status, code } of refused.slice(0, 5)) console.log(`  ${name}: ${status} ${code ?? ''}`);
    const kept = new Set((await ask(there, 'select name from gates')).map((it) => it.name));
    return [
      { what: 'backed up and restored beside writers', value: seconds, unit: 's', goal: { most: 120 } },
      { what: 'written meanwhile', value: meanwhile, unit: '', goal: { least: 20 } },
      { what: 'refused, then and after the change to it', value: refused.length, unit: '', goal: { most: 0 } },
      {
        what: 'written before the backup, and missing',
        value: before.filter((it) => !kept.has(it)).length,
        unit: '',
        goal: { most: 0 },
      },
      {
        what: 'last writes, and not in the restored one',
        value: writers.sent.slice(-3).filter((it) => !kept.has(it.name)).length,
        unit: '',
        goal: { most: 0 },
      },
    ];
  } finally {
    await writers.stop();
    Object.assign(process.env, { DATABASE_URL: here, SECRET: secret });
    delete process.env.SECRET_PREVIOUS;
    await ask(here, `drop database ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  }
}

export const restored: Part = { figures: [17], onProduct: ({ url }) => restoreBeside(url) };
