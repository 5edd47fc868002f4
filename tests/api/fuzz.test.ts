import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import { everyRole, type Role } from '../../src/domain/kernel/roles.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { type Signed, signIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { inDays, parkingBooking } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { signedInCallers } from '../support/callers.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { describedBodies } from '../support/described-bodies.ts';
import { type Attack, attacksOn, hostile } from '../support/hostile.ts';
import { logReplays, restartLog } from '../support/invariants/event-log.ts';
import { giveTo, type Known, knownKeys } from '../support/known-keys.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { measured } from '../support/measured.ts';
import { readRoutes } from '../support/routes.ts';
import { liftLimits } from '../support/unlimited.ts';

/** `npm run trust` asks for thousands. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 20);
const seed = Number(process.env.SEED ?? 20_260_618);

blobStore();
cardShop();
mailCatcher();
let people: Record<Role, Signed>;
let known: Known;
const ask = (text: string, values?: unknown[]) => query(text, values) as Promise<never[]>;
beforeAll(async () => {
  liftLimits();
  // First, and with a gap, so that the numbers which attacks guess are not the attackers' own
  await seedDemo(process.env.DATABASE_URL ?? '');
  await query(`select setval(pg_get_serial_sequence('users', 'id'), 1000000)`);
  people = await signedInCallers();
  await giveTo(people.client.id);
  known = await knownKeys();
  await restartLog({ ask });
});

const ends = ['GET /api/logout', 'DELETE /api/sessions'];
const bodies = await describedBodies(hostile);
const declared = await readRoutes();
// What was deleted may be taken back for seconds; what ends the sessions comes last
const restoring = (route: string) => `${route.replace('DELETE', 'POST')}/restore`;
const routes = Object.keys(declared)
  .filter(
    (route) => !(route.endsWith('/restore') && route.replace('POST', 'DELETE').replace('/restore', '') in declared),
  )
  .flatMap((route) => [route, ...(route.startsWith('DELETE') ? [restoring(route)] : [])])
  .filter((route) => route in declared)
  .sort((a, b) => Number(ends.includes(a)) - Number(ends.includes(b)));

const password = 'dobre hasło 2026';
/** What somebody who means well sends where its description alone says too little of it. */
const meant: Record<string, fc.Arbitrary<unknown>> = {
  'POST /api/fetch_client': fc.constantFrom(...everyRole).map((role) => ({ email: people[role].email, password })),
  'POST /api/sessions/confirm': fc.constant({ password }),
  'POST /api/register': fc.uuid().map((id) => ({
    ...{ email: `${id}@example.com`, password, first_name: 'Jan', last_name: 'Nowy', terms: true },
  })),
  'POST /api/stripe/create-payment-intent': fc
    .tuple(fc.nat(79), fc.integer({ min: 20, max: 300 }))
    .map(([space, day]) => ({
      amount: 5_000,
      booking: parkingBooking(space, { since: wireDay(inDays(day)), until: wireDay(inDays(day)) }),
    })),
};

/** What was sent and answered so far. */
const sent = { requests: 0, byClass: {} as Record<string, number>, slowest: 0, slow: '' };
const welcomed = { routes: new Set<string>(), callers: new Set<string>() };
/** By what is wrong with them; fast-check repeats one that fails until it is small. */
const wrong = { 'answers 5xx': 0, 'stack traces': 0, 'answers that are not as described': 0 };

/** Sends one attack; throws where its answer is none that may be. */
async function attack(route: string, { caller, path, body, headers }: Attack, lines: () => unknown[][]) {
  const method = route.split(' ')[0] ?? '';
  const cookies = caller === 'guest' ? {} : people[caller].cookies;
  const since = performance.now();
  const onAnswer = () => {
    const took = (performance.now() - since) / 1000;
    if (took > sent.slowest) Object.assign(sent, { slowest: took, slow: `${caller}: ${route}` });
  };
  sent.requests += 1;
  const answered = await call(method, path, { cookies, body, headers, onAnswer }).catch((error: unknown) => {
    wrong['answers that are not as described'] += 1;
    throw error;
  });
  const { status, text } = answered;
  const kind = `${Math.floor(status / 100)}xx`;
  sent.byClass[kind] = (sent.byClass[kind] ?? 0) + 1;
  // Their session has ended on the way, by an attack that worked: whoever had none would reach nothing more
  if (status === 401 && caller !== 'guest') people[caller].cookies = await signIn(people[caller]);
  if (status < 300) {
    welcomed.routes.add(route);
    welcomed.callers.add(caller);
  }
  if (status >= 500) {
    wrong['answers 5xx'] += 1;
    throw new Error(`${status} ${text}: ${lines().at(-1)?.map(String).join(' ')}`);
  }
  if (/\bat .+:\d+:\d+|node_modules|NeonDbError|PostgresError|argon2/.test(text)) {
    wrong['stack traces'] += 1;
    throw new Error(`A stack trace: ${text}`);
  }
  // A value that only a constraint refuses was let pass by the domain
  expect(String(lines())).not.toContain('23514');
}

describe('no request makes the server stumble', () => {
  test.each(routes)('%s', { timeout: 20_000 + 1_000 * numRuns }, async (route) => {
    const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
    const who = declared[route]?.who;
    const allowed = Array.isArray(who) ? who : [];
    const attacks = attacksOn(route, { described: bodies[route], meant: meant[route], known, allowed });
    await fc.assert(
      fc.asyncProperty(attacks, (it) => attack(route, it, () => errorLog.mock.calls)),
      { numRuns, seed },
    );
    errorLog.mockRestore();
    if (ends.includes(route)) for (const person of Object.values(people)) person.cookies = await signIn(person);
  });
});

test('what all of it changed stands in the event log, field by field', async () => {
  const unlogged = await logReplays({ ask });
  const [{ lines } = { lines: 0 }] = await query<{ lines: number }>(
    `select count(*)::int as lines from event_log where actor_name(by_user) <> 'test'`,
  );
  measured('rows changed without a line in the log', unlogged.length);
  measured('lines that they wrote to the log', lines);
  expect(unlogged).toEqual([]);
});

afterAll(() => {
  const { requests, byClass, slowest } = sent;
  measured('requests', requests);
  measured('slowest answer', slowest);
  for (const [what, times] of Object.entries(wrong)) measured(what, times);
  measured('of 100 answers 2xx', (100 * (byClass['2xx'] ?? 0)) / requests);
  measured('callers who were answered 2xx', welcomed.callers.size);
  measured('routes that answered somebody 2xx', welcomed.routes.size);
  // `npx vitest run --silent=false` tells them
  console.log('The slowest answered', sent.slow, 'and answers by class are', byClass);
  console.log('Never 2xx:', routes.filter((route) => !welcomed.routes.has(route)).join(', '));
});
