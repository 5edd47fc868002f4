import type { Context } from '@netlify/functions';
import {
  comparedCharges,
  disputedIntents,
  keepDifferences,
  movedBut,
  paidBut,
} from '../../../db/booking/payment-differences.ts';
import { type DisputeState, noteDispute } from '../../../db/booking/refunds.ts';
import { lastCompleted } from '../../../db/platform/job-runs.ts';
import { askAgain, type Counts, compareIntents, differencesOf, noteUnknown, nothing } from '../booking/comparison.ts';
import { deliverSoon } from '../mail/outbox.ts';
import { type Payments, paymentsOf } from '../payment/payments.ts';
import type { Refunded } from '../payment/provider-rows.ts';
import type { Result } from '../run.ts';

type Deploy = Pick<Context, 'waitUntil' | 'deploy'>;

const hour = 3_600_000;
const day = 24 * hour;
/** A scheduled call has 30 s; what is left is compared the next night, for each night looks at several days. */
const patience = 20_000;
const slow = 'Zabrakło czasu, żeby porównać wszystko';
/** How many payments the provider is asked for one by one at a time. */
const atOnce = 5;

/** The last days; after an outage as far back as the last night that was compared. */
async function windowOf(now: number): Promise<number> {
  const last = await lastCompleted('compare');
  return Math.min(now - 3 * day, last === undefined ? now : Date.parse(last) - day);
}

/**
 * Every night: holds what the card provider has of the last days against payments and orders, and every older payment
 * that had a refund, a dispute or a change since. What a webhook would have mended is mended; the rest waits for the
 * admin.
 */
export async function compare(context: Deploy, given?: Payments): Promise<Result> {
  const payments = given ?? (await paymentsOf(context));
  const [now, counts, refunds, seen] = [Date.now(), { ...nothing }, [] as Refunded[], [] as string[]];
  const since = await windowOf(now);
  const isLate = () => Date.now() > now + patience;
  for await (const page of payments.refundsSince(since)) refunds.push(...page);
  // Refunds of older payments too
  add(counts, await noteUnknown(refunds, payments));
  counts.mended += await noteDisputes(since, payments);
  for await (const intents of payments.intentsSince(since)) {
    seen.push(...intents.map(({ id }) => id));
    add(counts, await compareIntents(intents, refunds, payments, context));
    if (isLate()) return { counts, noticed: slow };
  }
  // What begins or ends about now is on neither side for certain
  add(counts, await compareMissing(since + hour, now - hour, seen, payments, context));
  const older = await movedBut(since, seen);
  while (older.length > 0) {
    if (isLate()) return { counts, noticed: slow };
    add(counts, await compareAgain(older.splice(0, atOnce), payments, context));
  }
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

/** Payments that count as paid here and are not in the provider's list: asked for one by one. */
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

/** Compares the payments with these ids, whatever their age. */
async function compareAgain(intentIds: string[], payments: Payments, context: Deploy): Promise<Counts> {
  const { intents, refunds } = await askAgain(intentIds, payments);
  const counts = await noteUnknown(refunds, payments);
  add(counts, await compareIntents(intents, refunds, payments, context));
  return counts;
}

/** One payment again, when somebody has looked into it. */
export async function compareOne(intentId: string, context: Deploy): Promise<void> {
  await compareAgain([intentId], await paymentsOf(context), context);
  deliverSoon(context);
}

/** Disputes that began since a moment, and those that are open here: how many stand otherwise than was known. */
async function noteDisputes(since: number, payments: Payments): Promise<number> {
  const states = new Map<string, DisputeState | undefined>();
  for await (const page of payments.disputesSince(since))
    for (const { intent_id, state } of page.toReversed()) states.set(intent_id, state);
  for (const intentId of await disputedIntents())
    if (!states.has(intentId)) states.set(intentId, await payments.disputeOf(intentId));
  let mended = 0;
  for (const [intentId, state] of states) if (state && (await noteDispute(intentId, state))) mended++;
  return mended;
}
