import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { examine, type Finding } from '../../netlify/settings/examine.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

mailCatcher();
const secret = 'a'.repeat(64);
const url = () => process.env.DATABASE_URL ?? '';
const faultsOf = async (env: Record<string, string>, context = 'dev') =>
  (await findings(env, context)).filter(({ fault }) => fault);
async function findings(env: Record<string, string>, context = 'dev'): Promise<Finding[]> {
  const all: Finding[] = [];
  for await (const finding of examine({ SECRET: secret, ...env }, context)) all.push(finding);
  return all;
}

/** A site whose functions run on this Node. */
async function siteOn(runtime: string): Promise<string> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/api/health' ? 200 : 400;
    response.end(JSON.stringify({ ok: true, database: true, runtime }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('the doctor finds nothing wrong with a database, a mail server and a site that work', async () => {
  expect(
    await findings({ DATABASE_URL: url(), SMTP_URL: process.env.SMTP_URL ?? '', SITE_URL: await siteOn('node 24') }),
  ).toEqual([
    { name: 'settings', told: '4 set, none of them wrong' },
    { name: 'database', told: expect.stringMatching(/^Postgres 17/) },
    { name: 'mail', told: expect.any(String) },
    { name: 'site', told: expect.stringContaining('node 24') },
  ]);
});

test('the doctor tells of a database that is away, and of a user who may not migrate it', async () => {
  const away = url().replace(/@[^/]+/, '@127.0.0.1:1');
  expect(await faultsOf({ DATABASE_URL: away })).toEqual([
    { name: 'database', fault: expect.stringContaining('It cannot be reached') },
  ]);
  const name = `doctor_${process.pid}`;
  await query(`create role ${name} login password 'x'`);
  onTestFinished(async () => void (await query(`drop role ${name}`)));
  const without = Object.assign(new URL(url()), { username: name, password: 'x' }).href;
  expect(await faultsOf({ DATABASE_URL: without })).toEqual([
    { name: 'database', fault: expect.stringContaining('may not create a role') },
  ]);
});

test('the doctor tells of functions that run on another Node', async () => {
  expect(await faultsOf({ SITE_URL: await siteOn('node 22') })).toEqual([
    { name: 'site', fault: expect.stringContaining('AWS_LAMBDA_JS_RUNTIME') },
  ]);
});

test('the doctor tells of what production would be refused for', async () => {
  const faults = await faultsOf({}, 'production');
  expect(faults.map(({ fault }) => fault)).toContain('SMTP_URL is not set');
});

test('the doctor tells of a folder that cannot be written, and tries no address that is none', async () => {
  const file = fileURLToPath(import.meta.url);
  expect(await findings({ LOCAL_DIR: join(dirname(file), 'made/at/start') })).toMatchObject([{}, { name: 'folder' }]);
  const faults = await faultsOf({ LOCAL_DIR: join(file, 'below'), DATABASE_URL: 'mysql://x', SITE_URL: 'x' });
  expect(faults.map(({ name, fault }) => `${name}: ${fault}`)).toEqual([
    expect.stringMatching(/^settings: DATABASE_URL must be/),
    expect.stringMatching(/^settings: SITE_URL must be/),
    expect.stringMatching(/^folder: LOCAL_DIR .* cannot be written \(ENOTDIR/),
  ]);
});
