import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { taskNames } from '../../netlify/commands/task-names.ts';
import { startBlobs } from '../../netlify/local/blobs.ts';
import { startCardProvider } from '../../netlify/local/card-provider/server.ts';
import { startCleanup } from '../../netlify/local/cleanup.ts';
import { freePort } from '../../netlify/local/free-port.ts';
import { startMailbox } from '../../netlify/local/mail.ts';
import { startNeonProxy } from '../../netlify/local/neon-proxy.ts';
import { startPostgres } from '../../netlify/local/postgres.ts';
import { smoke } from '../../netlify/smoke/smoke.ts';
import { startVisit } from '../../netlify/smoke/visit.ts';
import { airportCity, airportCode } from '../../src/airport/identity.ts';
import { mostBytes } from '../support/zip-budget.ts';
import { proveSecondAirport } from './airport.ts';
import { packAndUnpack } from './packed.ts';
import type { Serving } from './serve.ts';

/**
 * `npm run proof [part …]`. `host` builds as the host's production build does, packs the functions with the host's
 * own bundler, serves each from its own zip under production's settings, with Postgres, mail and cards on loopback, and
 * looks at it as `npm run smoke` does; then once more as a preview, where a test card books and cancels. `airport`
 * builds another airport and goes through it in a browser.
 */
const cleanup = startCleanup();
const folder = mkdtempSync(join(tmpdir(), 'lotnisko-proof-'));
cleanup.add(async () => rmSync(folder, { recursive: true, force: true }));

const secret = randomBytes(32).toString('hex');
const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
const account = { email: 'proba@example.com', password: randomBytes(12).toString('hex') };

async function prove(): Promise<boolean> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const postgres = await startPostgres(folder, randomBytes(12).toString('hex'));
  cleanup.add(postgres.stop);
  const [mailbox, blobs, cards, proxy] = await Promise.all([
    startMailbox(join(folder, 'mail')),
    startBlobs(join(folder, 'blobs'), 'proof'),
    startCardProvider({
      dir: join(folder, 'cards'),
      webhook: { url: `${origin}/api/stripe/webhook`, secret: webhookSecret },
    }),
    startNeonProxy(),
  ]);
  cleanup.add(mailbox.close);
  cleanup.add(blobs.stop);
  cleanup.add(cards.close);
  cleanup.add(proxy.close);

  const settings = {
    ...{ PATH: process.env.PATH ?? '', DATABASE_URL: postgres.url, SECRET: secret, SITE_URL: origin },
    ...{ SMTP_URL: mailbox.smtpUrl, ...blobs.env },
    // As the host says which site it is
    ...{ SITE_ID: 'proof', NETLIFY_PURGE_API_TOKEN: 'proof' },
  };
  const keys = (mode: 'live' | 'test') => ({
    STRIPE_SECRET_KEY: `sk_${mode}_proof`,
    STRIPE_PUBLISHABLE_KEY: `pk_${mode}_proof`,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  });
  const production = { ...settings, ...keys('live'), CONTEXT: 'production' };

  command('netlify/commands/build.ts', [], production);
  const packed = await packAndUnpack(resolve('.netlify/functions-bundled'), folder);
  const sizes = packed.map(({ bytes }) => bytes / 1e6);
  const told = (it: number) => `${it.toFixed(1)} MB`;
  console.log(`  ${packed.length} zips, ${told(Math.max(...sizes))} the largest, ${told(sum(sizes))} together`);
  const tooLarge = packed.filter((it) => it.bytes > mostBytes(it.folder));
  for (const it of tooLarge)
    console.log(`  FAILED ${it.name}.zip has ${it.bytes} bytes, more than ${mostBytes(it.folder)}`);

  await begin(postgres.url, production, origin);
  const functions = Object.fromEntries(packed.map((it) => [it.name, it.folder]));
  const serving: Serving = { port, functions, dist: resolve('dist'), sql: proxy.endpoint, cardsPort: cards.port };
  const contexts = [
    { env: production, means: { account, booking: false } },
    {
      env: { ...settings, ...keys('test'), CONTEXT: 'deploy-preview' },
      means: { account, booking: true, cards: `http://127.0.0.1:${cards.port}` },
    },
  ];
  await holdEventsBack(cards.port);
  let [passed, failed] = [packed.length - tooLarge.length, tooLarge.length];
  for (const { env, means } of contexts) {
    console.log(`served as ${env.CONTEXT}:`);
    const stop = await serve(serving, env);
    if (env === production) await choosePassword(origin);
    const verdict = await smoke(origin, means, (line) => console.log(line));
    passed += verdict.passed;
    failed += verdict.failed;
    await stop();
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

const sum = (numbers: number[]) => numbers.reduce((all, it) => all + it, 0);

/** Runs a command of the product under exactly these settings; answers what it printed. */
function command(script: string, args: string[], env: Record<string, string>): string {
  const { status, stdout } = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}:\n${stdout}`);
  return stdout;
}

let resetPath = '';

/** What an operator does first: an administrator, and the price of parking. */
async function begin(databaseUrl: string, env: Record<string, string>, origin: string): Promise<void> {
  const printed = command('netlify/commands/admin.ts', ['create', account.email], env);
  resetPath = printed.match(/\/resetowanie\/(\S+)/)?.[1] ?? '';
  if (!resetPath) throw new Error(`The command admin printed no link below ${origin}: ${printed}`);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('insert into parking_info (price_per_day, capacity) values (50, 101)');
  await client.end();
}

/** The provider's events wait, so that the booking page is always the first to hear of the money, as it may be. */
async function holdEventsBack(cardsPort: number): Promise<void> {
  const { ok, status } = await fetch(`http://127.0.0.1:${cardsPort}/v1/sandbox/faults`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ webhooks_late: '1' }),
  });
  if (!ok) throw new Error(`The card provider answers ${status}`);
}

async function choosePassword(origin: string): Promise<void> {
  const { password } = account;
  const { status, text } = await startVisit(origin).ask('PATCH', `/api/reset-passwd/${resetPath}`, { password });
  if (status !== 200) throw new Error(`The administrator's link answers ${status}: ${text}`);
}

/** Serves under these settings and nothing else; answers how to stop. */
async function serve(serving: Serving, env: Record<string, string>): Promise<() => Promise<void>> {
  const args = ['tests/proof/serve.ts', JSON.stringify(serving)];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  cleanup.add(stop);
  await new Promise<void>((ready, reject) => {
    createInterface(child.stdout).on('line', (line) => line === 'serving' && ready());
    ended.then(() => reject(new Error('What was packed does not start: see above')));
  });
  return stop;
}

const parts: Record<string, () => Promise<boolean>> = {
  host: prove,
  airport: async () => proveSecondAirport(new RegExp(`${airportCity}|\\b${airportCode}-`)),
};
let isProven = true;
try {
  for (const name of taskNames('part', Object.keys(parts), process.argv.slice(2)))
    isProven = ((await parts[name]?.()) ?? false) && isProven;
} finally {
  await cleanup.run();
}
process.exit(isProven ? 0 : 1);
