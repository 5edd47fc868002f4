import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import { apiDocument } from '../../functions/lib/openapi/api-document.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { type Answer, call } from '../support/call.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { describedBodies } from '../support/described-bodies.ts';
import { keyedCalls, type Sent } from '../support/keyed-calls.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { measured } from '../support/measured.ts';
import { unkeyed } from '../support/unkeyed-calls.ts';
import { liftLimits } from '../support/unlimited.ts';

const rounds = Number(process.env.TIMES_RUNS ?? 60);
const seed = Number(process.env.SEED ?? 20);

blobStore();
const shop = cardShop();
const post = mailCatcher();
let admin: Signed;
let made: ReturnType<typeof keyedCalls>;
beforeAll(async () => {
  liftLimits();
  await seedDemo(process.env.DATABASE_URL ?? '');
  admin = await signedIn('admin');
  made = keyedCalls(admin, shop, post);
});

interface Operation {
  parameters?: { name: string }[];
}
const { paths } = (await apiDocument()) as { paths: Record<string, { post?: Operation }> };
const takesKey = ({ parameters = [] }: Operation) => parameters.some(({ name }) => name === 'Idempotency-Key');
const posts = Object.entries(paths).flatMap(([path, { post }]) => (post ? [{ path, isKeyed: takesKey(post) }] : []));
const routes = posts.flatMap(({ path, isKeyed }) => (isKeyed ? [path] : []));
const bodies = await describedBodies(fc.constant('?'));
const restore = '/{id}/restore';

async function* attempts(path: string): AsyncGenerator<Sent> {
  const prepare = made[path];
  if (prepare) return yield await prepare();
  if (path.endsWith(restore)) return yield await deleted(path.slice(0, -restore.length));
  const body = bodies[`POST ${path.replace(/\{(\w+)\}/g, ':$1')}`];
  if (!body) throw new Error(`What POST ${path} is sent is not described`);
  for (const [n, sent] of fc.sample(body, { numRuns: rounds, seed: seed + calls }).entries())
    yield { to: path.replace(/\{\w+\}/g, String(1 + (n % 12))), body: sent };
}
/** A row that was added and deleted again, as its restoring is asked for. */
async function deleted(path: string): Promise<Sent> {
  const [added] = (await accepted(path, 1)).answers;
  const { id } = (added as Answer<{ data: { id: string } }>).json.data;
  const row = `${path}/${encodeURIComponent(id)}`;
  const { status } = await call('DELETE', row, { cookies: admin.cookies });
  expect(status, `DELETE ${row}`).toBeLessThan(300);
  return { to: `${row}/restore`, body: {} };
}

/** How many rows each table has, but those that count calls and changes; a change is a line of the event log more. */
async function rowsOfAll(): Promise<Record<string, number>> {
  const tables = await query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and c.relname not in ('rate_limits', 'table_changes')`,
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as n from ${name}`);
  const found = await query<{ name: string; n: number }>(counts.join(' union all '));
  return Object.fromEntries(found.map(({ name, n }) => [name, n]));
}
const more = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, n]) => (n === before[name] ? [] : [[name, n - (before[name] ?? 0)]])),
  );

let calls = 0;
/** Bodies in turn until one is accepted, sent so many times at once under one key; and the rows that came of it. */
async function accepted(path: string, times: number) {
  const refused = new Set<string>();
  for await (const { to, body, by = admin } of attempts(path)) {
    const headers = { 'idempotency-key': `${path} ${calls++}` };
    const send = () => call('POST', to, { body, headers, cookies: by.cookies });
    const before = await rowsOfAll();
    const answers = await Promise.all(Array.from({ length: times }, send));
    if (answers.some(({ status }) => status < 300)) return { answers, rows: more(before, await rowsOfAll()), send };
    refused.add(told(answers[0]));
  }
  throw new Error(`None is accepted: ${[...refused].join('\n')}`);
}
const told = (answer?: Answer<unknown>) => `${answer?.status} ${answer?.text}`;

test('what is made by hand are calls that take a key', () => {
  expect(Object.keys(made).filter((it) => !routes.includes(it))).toEqual([]);
  expect(routes.length).toBeGreaterThan(40);
});

test('each POST takes a key, or is named with the reason why it needs none', () => {
  const keyless = posts.flatMap(({ path, isKeyed }) => (isKeyed ? [] : [path]));
  expect(
    keyless.filter((it) => !(it in unkeyed)),
    'give it takesKey, or its reason in unkeyed-calls.ts',
  ).toEqual([]);
  expect(Object.keys(unkeyed).filter((it) => !keyless.includes(it))).toEqual([]);
});

let done = 0;
afterAll(() => {
  measured('calls that take a key', routes.length);
  measured('of them done once', done);
  measured('calls that take none, each with its reason', Object.keys(unkeyed).length);
});
test.each(routes)('POST %s sent five times at once, and once more, is one row and one answer', async (path) => {
  const once = await accepted(path, 1);
  const { answers, rows, send } = await accepted(path, 5);
  expect(rows, 'five at once leave the rows that one leaves').toEqual(once.rows);
  expect(Object.keys(rows)).not.toEqual([]);
  const before = await rowsOfAll();
  answers.push(await send());
  expect(more(before, await rowsOfAll()), 'the sixth leaves none').toEqual({});
  expect(new Set(answers.map(told)).size, answers.map(told).join('\n')).toBe(1);
  done += 1;
});
