import type Stripe from 'stripe';

export type Ask = <R>(text: string, values?: unknown[]) => Promise<R[]>;

/** A mail as it arrived; `about` is what its Message-ID names: 'cancellation.ABC-7F3K9Q.12'. */
interface Letter {
  to: string;
  about: string;
  text: string;
}

/** What the invariants are asked of: the database as its owner reads it, the card provider's books, the mails sent. */
export interface Books {
  ask: Ask;
  intents: Stripe.PaymentIntent[];
  refunds: Stripe.Refund[];
  letters: Letter[];
}

/** The words for each of these that is so. */
export const wherever = <T>(them: Iterable<T>, isSo: (it: T) => boolean, words: (it: T) => string): string[] =>
  [...them].filter(isSo).map(words);

export const sum = (amounts: Iterable<number>): number => [...amounts].reduce((total, it) => total + it, 0);
