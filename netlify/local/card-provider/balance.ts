import type Stripe from 'stripe';
import type { Call } from './call.ts';
import { holdsMoney } from './disputes.ts';

const currency = 'pln';
const sumOf = (rows: { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** What came, less what went back and what banks have taken back; pending refunds are still to be taken off it. */
export function balance({ books }: Pick<Call, 'books'>): Stripe.Balance {
  const charges = books.list('charges').filter(({ paid }) => paid);
  const refunds = books.list('refunds');
  const refundsIn = (status: string) => sumOf(refunds.filter((it) => it.status === status));
  const disputed = sumOf(books.list('disputes').filter(holdsMoney));
  return {
    object: 'balance',
    available: [{ amount: sumOf(charges) - refundsIn('succeeded') - disputed, currency }],
    livemode: false,
    pending: [{ amount: -refundsIn('pending'), currency }],
  };
}
