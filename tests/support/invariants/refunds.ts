import type Stripe from 'stripe';
import { type Books, sum, wherever } from './books.ts';

/** A refund here, and of which payment. */
interface KeptRefund {
  intent_id: string;
  paid: number;
  id: number;
  amount: number;
  state: 'PENDING' | 'DONE' | 'FAILED';
  transferred: boolean;
  provider_id: string | null;
}

const intentOf = ({ payment_intent: it }: Stripe.Refund): string => (typeof it === 'string' ? it : (it?.id ?? ''));
const isMade = ({ status }: Stripe.Refund): boolean => status === 'succeeded' || status === 'pending';
const amounts = (them: { amount: number }[]): number => sum(them.map(({ amount }) => amount));

/**
 * Of each payment the provider has given back what is done here, and each refund of ours once; never more than came.
 * What waits here may be made there: its answer was lost, and the next try finds it.
 */
export async function refundsAgree({
  ask,
  intents,
  refunds,
}: Pick<Books, 'ask' | 'intents' | 'refunds'>): Promise<string[]> {
  const kept = await ask<KeptRefund>(
    `select p.intent_id, p.amount as paid, r.id, r.amount, r.state, r.transferred, r.provider_id
       from payments p join refunds r on r.payment_id = p.id where p.method = 'CARD'`,
  );
  const keptById = new Map(kept.map((it) => [it.id, it]));
  const ours = Map.groupBy(refunds, ({ metadata }) => Number(metadata?.refund ?? 0));
  ours.delete(0);
  const here = Map.groupBy(kept, ({ intent_id }) => intent_id);
  const there = Map.groupBy(refunds.filter(isMade), intentOf);
  const isKnownThere = ({ id, state, transferred, provider_id }: KeptRefund) =>
    !transferred && (state === 'DONE' || (state === 'PENDING' && (provider_id !== null || ours.has(id))));
  const doneHere = (intent: string) => amounts((here.get(intent) ?? []).filter(isKnownThere));
  const madeThere = (intent: string) => amounts(there.get(intent) ?? []);
  const goesBack = (them: KeptRefund[]) => amounts(them.filter(({ state }) => state !== 'FAILED'));
  const isOther = (id: number, made: Stripe.Refund) =>
    keptById.get(id)?.amount !== made.amount || keptById.get(id)?.intent_id !== intentOf(made);
  return [
    ...wherever(
      new Set([...here.keys(), ...there.keys()]),
      (intent) => madeThere(intent) !== doneHere(intent),
      (intent) => `${intent}: the provider gave ${madeThere(intent)} back, here ${doneHere(intent)} is done`,
    ),
    ...wherever(
      ours,
      ([, them]) => them.length > 1,
      ([id, them]) => `refund ${id} was made ${them.length} times: ${them.map((it) => it.id)}`,
    ),
    ...wherever(
      [...ours].flatMap(([id, them]) => them.map((made) => ({ id, made }))),
      ({ id, made }) => isOther(id, made),
      ({ id, made }) => `refund ${id} is ${keptById.get(id)?.amount} here and ${made.amount} at the provider`,
    ),
    ...wherever(
      here,
      ([, them]) => goesBack(them) > (them[0]?.paid ?? 0),
      ([intent, them]) => `${intent}: of ${them[0]?.paid} that came ${goesBack(them)} goes back`,
    ),
    ...wherever(
      intents,
      ({ id, amount_received }) => madeThere(id) > amount_received,
      ({ id, amount_received }) => `${id}: of ${amount_received} the provider gave ${madeThere(id)} back`,
    ),
  ];
}
