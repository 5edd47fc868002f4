import type Stripe from 'stripe';
import type { Call } from './call.ts';
import { newId, now } from './objects.ts';
import { badRequest, missing } from './refusal.ts';

/** While the buyer's bank has the money, or keeps it. */
export const holdsMoney = ({ status }: Stripe.Dispute): boolean => status !== 'won';
export const isChargedBack = ({ books }: Call, charge: Stripe.Charge): boolean =>
  books.list('disputes').some((it) => it.charge === charge.id && holdsMoney(it));

/** A buyer asks their bank for the money: it takes what has not gone back yet. */
export function openDispute(call: Call, charge: Stripe.Charge): Stripe.Dispute {
  const amount = charge.amount - charge.amount_refunded;
  if (!charge.paid || amount === 0 || isChargedBack(call, charge))
    throw badRequest(`There is nothing to dispute in the charge ${charge.id}.`);
  const dispute = call.books.put('disputes', newDispute(charge, amount));
  call.books.put('charges', { ...charge, disputed: true });
  call.emit('charge.dispute.created', dispute);
  call.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The sandbox's own call, as a bank makes it. */
export function disputeIntent(call: Call): Stripe.Dispute {
  const id = call.books.get('intents', call.id)?.latest_charge;
  const charge = typeof id === 'string' && call.books.get('charges', id);
  if (!charge) throw missing('payment_intent', call.id, 'intent');
  return openDispute(call, charge);
}

export function findDispute({ books, id }: Call): Stripe.Dispute {
  const dispute = books.get('disputes', id);
  if (!dispute) throw missing('dispute', id);
  return dispute;
}

const verdicts: Record<string, 'won' | 'lost'> = { winning_evidence: 'won', losing_evidence: 'lost' };

/** The shop's answer to the bank. In test mode these words decide it, as the provider's guide to testing has them. */
export function answerDispute(call: Call): Stripe.Dispute {
  const text = call.form.get('evidence[uncategorized_text]');
  const verdict = verdicts[text ?? ''];
  if (verdict) return decide(call, verdict, text);
  const dispute = findDispute(call);
  const answered = { ...dispute, evidence: { ...dispute.evidence, uncategorized_text: text } };
  return call.books.put('disputes', { ...answered, status: 'under_review' });
}

/** The shop gives in. */
export const closeDispute = (call: Call): Stripe.Dispute => decide(call, 'lost', null);

function decide(call: Call, status: 'won' | 'lost', uncategorized_text: string | null): Stripe.Dispute {
  const dispute = findDispute(call);
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw badRequest(`The dispute ${dispute.id} is already closed.`);
  const evidence = { ...dispute.evidence, uncategorized_text };
  const decided = call.books.put('disputes', { ...dispute, status, evidence });
  call.emit('charge.dispute.closed', decided);
  if (status === 'won') call.emit('charge.dispute.funds_reinstated', decided);
  return decided;
}

const newDispute = (charge: Stripe.Charge, amount: number): Stripe.Dispute => ({
  id: newId('dp'),
  object: 'dispute',
  amount,
  balance_transactions: [],
  charge: charge.id,
  created: now(),
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: { uncategorized_text: null } as Stripe.Dispute.Evidence,
  evidence_details: {
    due_by: now() + 7 * 86_400,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'manual',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason: 'fraudulent',
  status: 'needs_response',
});
