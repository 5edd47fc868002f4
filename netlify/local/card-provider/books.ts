import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type Stripe from 'stripe';
import type { Outcome } from './cards.ts';

/** A card as it is kept: what it will do when charged, never its number. */
export interface Card {
  id: string;
  method: Stripe.PaymentMethod;
  outcome: Outcome;
}
/** What was answered under an idempotency key. */
interface Answer {
  id: string;
  request: string;
  status: number;
  body: unknown;
  at: number;
}
export interface Delivery {
  id: string;
  event: Record<string, unknown>;
  delivered: boolean;
}
interface Tables {
  intents: Stripe.PaymentIntent;
  cards: Card;
  charges: Stripe.Charge;
  refunds: Stripe.Refund;
  disputes: Stripe.Dispute;
  answers: Answer;
  deliveries: Delivery;
}
type Table = keyof Tables;

export interface Books {
  get<T extends Table>(table: T, id: string): Tables[T] | undefined;
  /** Oldest first. */
  list<T extends Table>(table: T): Tables[T][];
  put<T extends Table>(table: T, row: Tables[T]): Tables[T];
  /** Resolves when everything put so far is on the disk. */
  flush(): Promise<void>;
}

/**
 * What the provider knows, in memory and as a journal in `dir`: a line a change, read again and packed at the next
 * start.
 */
export async function openBooks(dir: string): Promise<Books> {
  await mkdir(dir, { recursive: true });
  const file = join(dir, 'books.jsonl');
  const rows: { [T in Table]: Map<string, Tables[T]> } = {
    intents: new Map(),
    cards: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    answers: new Map(),
    deliveries: new Map(),
  };
  const keep = <T extends Table>(table: T, row: Tables[T]) => (rows[table] as Map<string, Tables[T]>).set(row.id, row);
  const line = (table: Table, row: unknown) => `${JSON.stringify([table, row])}\n`;

  for (const [table, row] of await readJournal(file)) keep(table, row);
  const packed = Object.entries(rows).flatMap(([table, tableRows]) =>
    [...tableRows.values()].map((row) => line(table as Table, row)),
  );
  await writeFile(`${file}.new`, packed.join(''));
  await rename(`${file}.new`, file);

  let unwrittenLines = '';
  let written: Promise<void> = Promise.resolve();
  const append = async () => {
    const lines = unwrittenLines;
    unwrittenLines = '';
    if (lines) await appendFile(file, lines);
  };
  return {
    get: (table, id) => rows[table].get(id),
    list: (table) => [...rows[table].values()],
    put: (table, row) => {
      keep(table, row);
      unwrittenLines += line(table, row);
      return row;
    },
    flush: () => {
      written = written.then(append, append);
      return written;
    },
  };
}

async function readJournal(file: string): Promise<[Table, Tables[Table]][]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // A line without its end was torn by a crash, before its request was answered
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole
    .split('\n')
    .filter(Boolean)
    .map((it) => JSON.parse(it));
}
