import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import { apiDocument } from '../../functions/lib/openapi/api-document.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { type Answer, call } from '../support/call.ts';
import { cardShop } from '../support/card-shop.ts';
import { describedBodies } from '../support/described-bodies.ts';
import { keyedCalls, type Sent } from '../support/keyed-calls.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
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
const routes = Object.entries(paths).flatMap(([path, { post }]) => (post && takesKey(post) ? [path] : []));
const bodies = await describedBodies(fc.constant('?'));

async function* attempts(path: string): AsyncGenerator<Sent> {
  const prepare = made[path];
  if (prepare) return yield await prepare();
  const body = bodies[`POST ${path.replace(/\{(\w+)\}/g, ':$1')}`];
  if (!body) throw new Error(`What POST ${path} is sent is not described`);
  for (const [n, sent] of fc.sample(body, { numRuns: rounds, seed }).entries())
    yield { to: path.replace(/\{\w+\}/g, String(1 + (n % 12))), body: sent };
}

/** Bodies in turn until one is accepted: five calls at once under one key, and a sixth later. */
async function accepted(path: string): Promise<Answer<unknown>[]> {
  let n = 0;
  const refused = new Set<string>();
  for await (const { to, body, by = admin } of attempts(path)) {
    const headers = { 'idempotency-key': `${path} ${n++}` };
    const send = () => call('POST', to, { body, headers, cookies: by.cookies });
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    if (answers.some(({ status }) => status < 300)) return [...answers, await send()];
    refused.add(told(answers[0]));
  }
  throw new Error(`None is accepted: ${[...refused].join('\n')}`);
}
const told = (answer?: Answer<unknown>) => `${answer?.status} ${answer?.text}`;

test('what is made by hand are calls that take a key', () => {
  expect(Object.keys(made).filter((it) => !routes.includes(it))).toEqual([]);
  expect(routes.length).toBeGreaterThan(30);
});

test.each(routes)('POST %s sent five times at once, and once more, is one row and one answer', async (path) => {
  const answers = await accepted(path);
  expect(new Set(answers.map(told)).size, answers.map(told).join('\n')).toBe(1);
});
