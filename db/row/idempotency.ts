import { NeonDbError } from '@neondatabase/serverless';
import { HttpError } from '../../src/domain/kernel/http-error.ts';
import { type Author, type Query, row, rows, sql, write } from '../sql.ts';

/** A call that may be repeated: whose it is, the key it came with, and a hash of what was sent. */
export interface Once {
  caller: string;
  key: string;
  request: string;
}
/** Who writes, and under which key if any. */
export interface Writer {
  author: Author;
  once?: Once | undefined;
}

/** How long a key answers the same, in hours. */
const hours = 24;
const isThis = ({ caller, key }: Once): Query => sql`caller = ${caller} and key = ${key}`;

interface With {
  /** Statements that go before, in the same transaction. */
  first?: Query[];
  /** What a row says where something was done; where none does the key stays free. */
  succeeded?: Query;
}

/** One statement as a transaction. Under a key it is done once: a repetition gets the rows of the first time. */
export async function writeOnce<R>(writer: Writer, statement: Query, more: With = {}): Promise<R[]> {
  const { author, once } = writer;
  const { first = [], succeeded = sql`true` } = more;
  if (!once) return write<R>(author, ...first, statement);
  const { caller, key, request } = once;
  const expire = sql`
    delete from idempotency_keys
     where ${isThis(once)} and create_time < clock() - make_interval(hours => ${hours}::int)`;
  const claim = sql`insert into idempotency_keys (caller, key, request) values (${caller}, ${key}, ${request})`;
  const keep = sql`
    with result as (${statement}),
         done as (select jsonb_agg(result) as them from result where ${succeeded}),
         kept as (update idempotency_keys set result = done.them from done
                   where ${isThis(once)} and done.them is not null),
         dropped as (delete from idempotency_keys using done where ${isThis(once)} and done.them is null)
    select * from result`;
  try {
    return await write<R>(author, expire, claim, ...first, keep);
  } catch (error) {
    if (!isRepeated(error)) throw error;
    // Between the two the other call may have failed and left its key free
    return (await answeredBefore<R>(once)) ?? writeOnce<R>(writer, statement, more);
  }
}

const isRepeated = (error: unknown): boolean =>
  error instanceof HttpError &&
  error.cause instanceof NeonDbError &&
  error.cause.constraint === 'idempotency_keys_pkey';

/** The rows that a key was answered with; undefined where it is new. With other contents it is refused. */
export async function answeredBefore<R>(once: Once): Promise<R[] | undefined> {
  const found = await row<{ request: string; result: R[] }>(sql`
    select request, result from idempotency_keys
     where ${isThis(once)} and create_time > clock() - make_interval(hours => ${hours}::int)`);
  if (found && found.request !== once.request)
    throw new HttpError(422, 'Tym kluczem oznaczono już inne żądanie', undefined, { body: { code: 'key' } });
  return found?.result;
}

/** Frees a key whose answer is worth nothing any more, unless another call has done so, and has another answer. */
export const freeKey = (once: Once, answer: unknown[]): Promise<unknown> =>
  rows(sql`delete from idempotency_keys where ${isThis(once)} and result = ${JSON.stringify(answer)}::jsonb`);

export const forgetKeys = (): Promise<unknown> =>
  rows(sql`delete from idempotency_keys where create_time < clock() - make_interval(hours => ${hours}::int)`);
