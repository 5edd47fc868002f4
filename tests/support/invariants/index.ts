import type { Books } from './books.ts';
import { logReplays } from './event-log.ts';
import { holdsKept, type Promised } from './holds.ts';
import { ledgerAgrees, paymentsAgree } from './ledger.ts';
import { type Quoted, quotesKept } from './quotes.ts';
import { refundsAgree } from './refunds.ts';

/** What people were told by the product, as they kept it. */
export interface Told {
  promises: Promised[];
  quotes: Quoted[];
}

/** By name: each answers what does not hold, in words. */
const invariants: Record<string, (books: Books, told: Told) => Promise<string[]>> = {
  refunds: refundsAgree,
  holds: (books, { promises }) => holdsKept(books, promises),
  quotes: (books, { quotes }) => quotesKept(books, quotes),
  payments: paymentsAgree,
  ledger: ledgerAgrees,
  'event log': logReplays,
};

/** What of all that must hold does not, each with its invariant's name. */
export async function violationsOf(books: Books, told: Told): Promise<string[]> {
  const found: string[] = [];
  for (const [name, asked] of Object.entries(invariants))
    found.push(...(await asked(books, told)).map((words) => `${name}: ${words}`));
  return found;
}
