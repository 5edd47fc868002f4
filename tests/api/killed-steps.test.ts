import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { allSpaces } from '../../src/domain/booking/parking.ts';
import { person, signIn } from '../support/accounts.ts';
import { buy, parkingBooking, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { type Told, violationsOf } from '../support/invariants/index.ts';
import { booksOf } from '../support/invariants/kept-books.ts';
import { runJob } from '../support/job.ts';
import { killPoints } from '../support/kill-points.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { cancel, change, days, finalise, managedBookings } from '../support/managed-bookings.ts';
import { moveClock } from '../support/move-clock.ts';
import { liftLimits } from '../support/unlimited.ts';

// The product killed before and after each call of its database and of the card provider while somebody pays, changes,
// cancels: `npm run trust kills` at every one of them, every run at one in `each`

const each = Number(process.env.KILL_EACH ?? 23);
const first = Number(process.env.SEED ?? 0);

const shop = cardShop();
const post = mailCatcher();
const points = killPoints();
const { parks } = managedBookings(shop, post);
let parker: Record<string, string>;
beforeAll(async () => {
  liftLimits();
  await seedPrices();
  parker = await signIn(await person('parking_staff'));
});
beforeEach(() => {
  shop.hears = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const told: Told = { promises: [], quotes: [] };
let [space, from] = [0, 10];
const price = 15_000;

async function holds() {
  const { status, json } = await buy(parkingBooking(space, days(from, from + 2)), price);
  if (status !== 201) return undefined;
  const { order, expires_at } = json;
  const promised: Told['promises'][number] = { order, intent: intentOf(json), expiresAt: Date.parse(expires_at) };
  told.promises.push(promised);
  return promised;
}
const pays = async (promised: Told['promises'][number]) => {
  await shop.pay(promised.intent);
  promised.paidAt = Date.now();
};
/** What gives so much back, as it was told before; done where it answers 200. */
async function quoted(
  number: string,
  [kind, by, amount]: ['cancellation' | 'change', 'CUSTOMER' | 'STAFF', number],
  does: () => Promise<{ status: number }>,
) {
  const quote = { number, kind, by, amount, done: false };
  told.quotes.push(quote);
  quote.done = (await does()).status === 200;
}

/** What is done before, unharmed; it answers what is then killed. */
const acts: Record<string, () => Promise<() => Promise<unknown>>> = {
  paying: async () => async () => {
    const promised = await holds();
    if (!promised) return;
    await pays(promised);
    await finalise(promised.order);
  },
  'a payment that the sweeper finds': async () => {
    const promised = await holds();
    if (promised) await pays(promised);
    return async () => {
      await runJob('sweeper');
      await runJob('outbox');
    };
  },
  'a hold that runs out': async () => {
    const promised = await holds();
    if (promised) promised.givenUp = 'left';
    await moveClock('20 minutes');
    return () => runJob('sweeper');
  },
  'dates that cost more': async () => {
    const { token, number } = await parks(space, from, from + 2);
    return async () => {
      const answer = await change(token, from, from + 3, 5_000);
      if (answer.status !== 201) return;
      await shop.pay(intentOf(answer.json));
      await quoted(number, ['change', 'CUSTOMER', -5_000], async () => {
        const { status } = await finalise(answer.json.order);
        return { status: status === 201 ? 200 : status };
      });
    };
  },
  'dates that cost less': async () => {
    const { token, number } = await parks(space, from, from + 2);
    return () => quoted(number, ['change', 'CUSTOMER', 5_000], () => change(token, from, from + 1, -5_000));
  },
  'cancelling by its holder': async () => {
    const { token, number } = await parks(space, from, from + 2);
    return () => quoted(number, ['cancellation', 'CUSTOMER', price], () => cancel(token, price));
  },
  'cancelling by staff': async () => {
    const { id, number } = await parks(space, from, from + 2);
    const body = { status: 'CANCELLED', refund: true };
    return () =>
      quoted(number, ['cancellation', 'STAFF', price], () =>
        call('PATCH', `/api/parking/${id}`, { body, cookies: parker }),
      );
  },
  'new dates by staff': async () => {
    const { id, number } = await parks(space, from, from + 2);
    const body = { until: days(from, from + 1).until, refund: true };
    return () =>
      quoted(number, ['change', 'STAFF', 5_000], () => call('PATCH', `/api/parking/${id}`, { body, cookies: parker }));
  },
};

/** It runs again: what nobody came back for is settled by the next run of each job, when what was taken is free. */
async function settled(): Promise<void> {
  points.revive();
  await moveClock('1 hour');
  for (const job of ['sweeper', 'outbox'] as const) await runJob(job);
}

/** What still waits, or came more than twice: the mail that was sent, and the kill before that was written down. */
async function unsettled(): Promise<string[]> {
  const orders = await query<{ number: string; state: string }>(
    `select order_number as number, state from orders where state in ('HELD', 'REFUND_PENDING')`,
  );
  const unsent = await query<{ kind: string }>('select kind from outbox where sent_at is null');
  const times = Map.groupBy(post.mails, ({ messageId }) => messageId);
  return [
    ...orders.map(({ number, state }) => `${number} is ${state} still`),
    ...unsent.map(({ kind }) => `a ${kind} was not sent`),
    ...[...times].filter(([, mails]) => mails.length > 2).map(([id, { length }]) => `${id} came ${length} times`),
  ];
}

/** Kills an act at its nth point, and says what is not settled then; unharmed, without one, the names of its points. */
async function killedAt(name: string, nth?: number): Promise<string[]> {
  space = (space + 1) % allSpaces.length;
  // The clock goes on as well: what is booked meets nobody before
  if (space === 0) from += 20;
  const act = await acts[name]?.();
  points.begin(nth);
  const { passed } = points;
  await act?.().catch(() => {});
  const { killed } = points;
  await settled();
  if (nth === undefined) return passed;
  return (await unsettled()).map((words) => `${name}, killed ${killed}: ${words}`);
}

const isRefunded = (step: string) => step.startsWith('after POST /v1/refunds');

test.each(Object.keys(acts))(
  '%s, killed at each step, leaves nobody without their money or their place',
  async (name) => {
    const steps = await killedAt(name);
    expect(steps.length).toBeGreaterThan(4);
    const found: string[] = [];
    // A refund that is made and never heard of is tried again: it must be known again
    const tried = steps.flatMap((step, nth) => (nth % each === first % each || isRefunded(step) ? [nth] : []));
    for (const nth of tried) if (found.length === 0) found.push(...(await killedAt(name, nth)));
    found.push(...(await violationsOf(await booksOf(shop, post), told)));
    expect(found).toEqual([]);
  },
  600_000,
);
