import type Stripe from 'stripe';
import type { CardShop } from '../card-shop.ts';
import { query } from '../database.ts';
import type { MailCatcher } from '../mail-catcher.ts';
import type { Ask, Books } from './books.ts';

/**
 * The books of a test: its database, what the card provider has of its payments, the mails that came. Of many payments
 * the provider's side takes long: without `there` it is left out.
 */
export async function booksOf(shop: CardShop, post: MailCatcher, there = true): Promise<Books> {
  const ask: Ask = (text, values) => query(text, values) as Promise<never[]>;
  const known = there
    ? await query<{ id: string }>('select intent_id as id from payments where intent_id is not null')
    : [];
  const refunds: Stripe.Refund[] = [];
  for (const { id } of known)
    refunds.push(...(await shop.stripe.refunds.list({ payment_intent: id, limit: 100 })).data);
  return {
    ask,
    intents: await Promise.all(known.map(({ id }) => shop.stripe.paymentIntents.retrieve(id))),
    refunds,
    letters: post.mails.map(({ text = '', messageId = '' }) => ({
      ...{ to: '', text, about: messageId.replace(/^<|@.*$/g, '') },
    })),
  };
}
