import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import { everyRole, type Role } from '../../src/domain/kernel/roles.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { type Signed, signedIn, signIn } from '../support/accounts.ts';
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
import { meantBookings } from '../support/meant-bookings.ts';
import { type Meant, type MeantCalls, type Spoil, spoils, spoilt } from '../support/meant-calls.ts';
import { meantOthers } from '../support/meant-others.ts';
import { meantRows } from '../support/meant-rows.ts';
import { measured } from '../support/measured.ts';
import { readRoutes } from '../support/routes.ts';
import { liftLimits } from '../support/unlimited.ts';

/** `npm run trust` asks for thousands. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 20);
const seed = Number(process.env.SEED ?? 20_260_618);

blobStore();
const shop = cardShop();
const post = mailCatcher();
let people: Record<Role, Signed>;
let known: Known;
let calls: MeantCalls;
const ask = (text: string, values?: unknown[]) => query(text, values) as Promise<never[]>;
beforeAll(async () => {
  liftLimits();
  // First, and with a gap, so that the numbers which attacks guess are not the attackers' own
  await seedDemo(process.env.DATABASE_URL ?? '');
  await query(`select setval(pg_get_serial_sequence('users', 'id'), 1000000)`);
  people = await signedInCallers();
  await giveTo(people.client.id);
  known = await knownKeys();
  calls = {
    ...meantRows(people.admin, Object.keys(declared)),
    ...meantBookings(people, shop),
    ...meantOthers(people, shop, post),
  };
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
const welcomed = { routes: new Map<string, number>(), callers: new Set<string>() };
/** By what is wrong with them; fast-check repeats one that fails until it is small. */
const wrong = { 'answers 5xx': 0, 'stack traces': 0, 'answers that are not as described': 0 };

/** A caller whose session has ended by an attack that worked; where the account went with it, as somebody new. */
async function signInAgain(role: Role): Promise<void> {
  const person = people[role];
  try {
    person.cookies = await signIn(person);
  } catch {
    Object.assign(person, await signedIn(role));
    if (role === 'client') await giveTo(person.id);
  }
}
const signInAll = async (): Promise<void> => {
  for (const role of everyRole) await signInAgain(role);
};

/** What reading leaves as it is serves all calls of its route. */
const unchanged = new Map<string, Meant>();

/** A call that is well meant but for one thing: its rows are made when it is sent. */
async function meantCall(route: string, make: () => Promise<Meant>, spoil: Spoil) {
  const remake = async () => {
    await signInAll();
    return make();
  };
  const made = unchanged.get(route) ?? (await make().catch(remake));
  if (route.startsWith('GET ') && !ends.includes(route)) unchanged.set(route, made);
  const { to, body, cookies = {} } = spoilt(route, made, spoil);
  return { caller: 'meant', path: to, body, cookies };
}

type Sent = Attack | Spoil;
async function requestOf(route: string, sent: Sent) {
  const make = calls[route];
  if (!('part' in sent)) return { ...sent, cookies: sent.caller === 'guest' ? {} : people[sent.caller].cookies };
  if (!make) throw new Error(`Nobody means well with ${route}`);
  return { ...(await meantCall(route, make, sent)), headers: {} };
}

/** Sends one request; throws where its answer is none that may be. */
async function send(route: string, it: Sent, lines: () => unknown[][]) {
  const method = route.split(' ')[0] ?? '';
  const { caller, path, body, headers, cookies } = await requestOf(route, it);
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
  // Whoever had no session any more would reach nothing
  if (status === 401 && !('part' in it) && it.caller !== 'guest') await signInAgain(it.caller);
  if (status < 300) {
    welcomed.routes.set(route, (welcomed.routes.get(route) ?? 0) + 1);
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

const nothing: Spoil = { part: 'nothing', nth: 0, value: '' };
/** Sent in any case, and first: as it is meant, and with each parameter of its path odd. */
const always = (route: string): [Spoil][] => [
  [nothing],
  ...[...route.matchAll(/:/g)].flatMap((_, nth) =>
    ['x', '1.5', '99999999999999999999'].map((value): [Spoil] => [{ part: 'segment', nth, value }]),
  ),
];

describe('no request makes the server stumble', () => {
  test.each(routes)('%s', { timeout: 20_000 + 1_000 * numRuns }, async (route) => {
    const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
    const who = declared[route]?.who;
    const allowed = Array.isArray(who) ? who : [];
    const attacks = attacksOn(route, { described: bodies[route], meant: meant[route], known, allowed });
    const isMeant = route in calls;
    const all: fc.Arbitrary<Sent> = isMeant ? fc.oneof({ weight: 2, arbitrary: attacks }, spoils(hostile)) : attacks;
    await fc.assert(
      fc.asyncProperty(all, (it) => send(route, it, () => errorLog.mock.calls)),
      { numRuns, seed, examples: isMeant ? always(route) : [] },
    );
    errorLog.mockRestore();
    if (ends.includes(route)) await signInAll();
  });
});

const signed = 'takes what a key has signed: passkeys.test.ts';
/** Routes that no request of this test comes through, each with the reason; every other answers somebody 2xx. */
const closed: Record<string, string> = {
  'POST /api/passkeys': signed,
  'POST /api/passkeys/sign-in': signed,
  'POST /api/passkeys/first': signed,
  'POST /api/passkeys/confirm': signed,
  'POST /api/stripe/webhook': 'takes what the card provider has signed: provider-events.test.ts',
  'PATCH /api/rent/:id/booking': 'a rented car has no plate to change',
};
test('every route was reached, and what lies behind it with it', () => {
  const unreached = routes.filter((route) => !welcomed.routes.has(route));
  const unnamed = unreached.filter((route) => !(route in closed));
  measured('routes that nobody was answered 2xx on, without a reason', unnamed.length);
  // One that is reached by now needs its reason no longer
  expect(unreached.sort()).toEqual(Object.keys(closed).sort());
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
  // `npx vitest run --silent=false` tells them
  console.log('The slowest answered', sent.slow, 'and answers by class are', byClass);
  console.log(
    'Seldom 2xx:',
    [...welcomed.routes]
      .filter(([, times]) => times < 3)
      .map(String)
      .join('; '),
  );
});
