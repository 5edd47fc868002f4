import type { Context } from '@netlify/functions';
import { comparedCharges, keepDifferences, paidBut } from '../../../db/payment-differences.ts';
import {
  askAgain,
  type Counts,
  compareIntents,
  differencesOf,
  noteUnknown,
  nothing,
  type Refunded,
} from '../booking/comparison.ts';
import { type Payments, paymentsOf } from '../booking/payments.ts';
import { deliverSoon } from './outbox.ts';
import type { Result } from './run.ts';

type Deploy = Pick<Context, 'waitUntil' | 'deploy'>;

const hour = 3_600_000;
const days = 3;
/** A scheduled call has 30 s; what is left is compared the next night, for each night looks at several days. */
const patience = 20_000;

/**
 * Every night: holds what the card provider has of the last days against payments and orders. What a webhook would have
 * mended is mended, a payment that nobody booked and a refund made there; the rest waits for the admin.
 */
export async function compare(context: Deploy, given?: Payments): Promise<Result> {
  const payments = given ?? (await paymentsOf(context));
  const [now, counts, refunds, seen] = [Date.now(), { ...nothing }, [] as Refunded[], [] as string[]];
  const since = now - days * 24 * hour;
  for await (const page of payments.refundsSince(since)) refunds.push(...page);
  // Those of older payments too
  add(counts, await noteUnknown(refunds));
  for await (const intents of payments.intentsSince(since)) {
    seen.push(...intents.map(({ id }) => id));
    add(counts, await compareIntents(intents, refunds, payments, context));
    if (Date.now() > now + patience) return { counts, noticed: 'Zabrakło czasu, żeby porównać wszystko' };
  }
  // What begins or ends about now is on neither side for certain
  add(counts, await compareMissing(since + hour, now - hour, seen, payments, context));
  deliverSoon(context);
  const { differences, failures } = counts;
  const notices = [
    differences > 0 && `Różnice: ${differences}`,
    failures > 0 && `Nie udało się sprawdzić: ${failures}`,
  ];
  return { counts, noticed: notices.filter(Boolean).join('. ') || undefined };
}

function add(counts: Counts, more: Counts): void {
  for (const name of Object.keys(counts) as (keyof Counts)[]) counts[name] += more[name];
}

/** Those that count as paid here and are not in the provider's list: asked for one by one. */
async function compareMissing(
  since: number,
  until: number,
  seen: string[],
  payments: Payments,
  context: Deploy,
): Promise<Counts> {
  const missing = await paidBut(since, until, seen);
  const { intents, refunds } = await askAgain(
    missing.map(({ intent_id }) => intent_id),
    payments,
  );
  const counts = await compareIntents(intents, refunds, payments, context);
  const isThere = new Set(intents.map(({ id }) => id));
  const unknown = missing.filter(({ intent_id }) => !isThere.has(intent_id));
  const charges = unknown.map((it) => ({ ...it, paid: false, received: 0 }));
  const found = charges.length > 0 ? differencesOf(await comparedCharges(charges), [], payments) : [];
  const differences = await keepDifferences(
    unknown.map(({ intent_id }) => intent_id),
    found,
  );
  return { ...counts, looked: missing.length, differences: counts.differences + differences };
}

/** One payment again, when somebody has looked into it. */
export async function compareAgain(intentId: string, context: Deploy): Promise<void> {
  const payments = await paymentsOf(context);
  const { intents, refunds } = await askAgain([intentId], payments);
  await noteUnknown(refunds);
  await compareIntents(intents, refunds, payments, context);
  deliverSoon(context);
}
