import {
  NeonDbError,
  type NeonQueryFunction,
  type NeonQueryPromise,
  neon,
  neonConfig,
  types,
} from '@neondatabase/serverless';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { type Day, zone } from '../src/domain/language/days.ts';
import { applicationUrl } from './application-role.ts';

export type ResultRow = Record<string, unknown>;
export type Query = NeonQueryPromise<false, false>;

/** One call to the database, in ms: longer than a statement may take (see migrate.ts), so that a refusal is heard. */
const requestTimeout = 5_000;

neonConfig.fetchFunction = (url: string, init: RequestInit) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(requestTimeout) });

const oid = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 } as const;
const iso = (it: string) => new Date(it).toISOString();
const number = (it: string) => Number(it);
// How values leave the driver: moments as ISO, dates as 'YYYY-MM-DD', every number as a number
types.setTypeParser(oid.timestamptz, iso);
types.setTypeParser(oid.date, (it) => it);
types.setTypeParser(oid.int8, number);
types.setTypeParser(oid.numeric, number);

const connected = new Map<string, NeonQueryFunction<false, false>>();

/** The driver for the database of the moment: a test file changes it. */
function driver(): NeonQueryFunction<false, false> {
  const { DATABASE_URL: url, DATABASE_ROLE: role, SECRET: secret, CONTEXT: context } = process.env;
  if (!url) throw new Error('DATABASE_URL is not set');
  const known = connected.get(url);
  if (known) return known;
  // Only a database on one's own machine that can have no other role is used in its owner's name
  const asOwner = role === 'owner' && context === 'dev';
  if (!asOwner && !secret) throw new Error('SECRET is not set');
  const opened = neon(asOwner || !secret ? url : applicationUrl(url, secret));
  connected.set(url, opened);
  return opened;
}

/** A statement with its values bound; run it with `rows`, `row` or `write`. Statements nest as fragments. */
export const sql = (strings: TemplateStringsArray, ...values: unknown[]): Query => driver()(strings, ...values);
/** Only for names from an entity or a literal: never for anything that came with a request. */
export const raw = (text: string) => driver().unsafe(text);

/** The moment a day begins at the airport, as Postgres reads it. */
export const startOf = (day: Day): string => `${day} 00:00:00 ${zone}`;

/** A term for `like`, in which `%`, `_` and `\` mean themselves. */
export const literal = (term: string): string => term.replace(/[\\%_]/g, '\\$&');

export const rows = async <R = ResultRow>(query: Query): Promise<R[]> => (await query.catch(refuse)) as R[];
export const row = async <R = ResultRow>(query: Query): Promise<R | undefined> => (await rows<R>(query))[0];

/** Who writes, the event log's `by_user`: an account by its id, for a name or an address could not be forgotten. */
export type Author = number | 'gość' | 'system';

/**
 * One transaction. It opens with the author, so that the audit trigger can name them; answers the rows of the last
 * statement.
 */
export async function write<R = ResultRow>(author: Author, ...statements: Query[]): Promise<R[]> {
  const opening = sql`select set_config('app.user', ${String(author)}, true)`;
  const results = await retryDeadlock(() => driver().transaction([opening, ...statements])).catch(refuseWrite);
  return (results.at(-1) ?? []) as R[];
}

// Postgres ends one of two transactions that wait for each other; the one ended may simply go again
async function retryDeadlock<T>(run: () => Promise<T>, left = 3): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (left === 0 || !(error instanceof NeonDbError) || error.code !== '40P01') throw error;
    return retryDeadlock(run, left - 1);
  }
}

const refusals: Record<string, [number, string]> = {
  '23P01': [409, 'Termin jest już zajęty'],
  '23505': [409, 'Taki wpis już istnieje'],
  '23503': [409, 'Inne wpisy zależą od tego albo wskazany wpis nie istnieje'],
  '23514': [400, 'Nieprawidłowe dane'],
  '22003': [400, 'Nieprawidłowe dane'],
  // A NUL, which no text in Postgres may hold
  '22021': [400, 'Nieprawidłowe dane'],
  // See demand_flight in the migrations
  BZT01: [409, 'Ten lot jest zakończony albo odwołany: nie przyjmuje już pasażerów ani bagażu'],
  // See demand_proven in the migrations
  BZT20: [409, 'To konto nie potwierdziło jeszcze swojego adresu e-mail'],
  // See guard_booking
  BZT03: [409, 'Za tę rezerwację zwrócono pieniądze. Dodaj nową'],
  '40P01': [409, 'Ktoś zapisywał to samo w tej chwili. Spróbuj ponownie'],
  '55P03': [503, 'Serwer jest zajęty. Spróbuj za chwilę'],
  '57014': [503, 'Serwer jest zajęty. Spróbuj za chwilę'],
};

/** The one place where a database's error becomes an answer. What is not foreseen stays an error: a 500, logged. */
function refuse(error: unknown): never {
  // They quote the row or the value that was refused: people's names, a password's hash. Whoever logs the error has the
  // rest
  if (error instanceof NeonDbError) Object.assign(error, { detail: undefined, where: undefined });
  const code = error instanceof NeonDbError ? error.code : undefined;
  const refusal = code && refusals[code];
  if (refusal) throw new HttpError(refusal[0], refusal[1], undefined, { cause: error });
  if (neverBegan(error) || isLost(error))
    throw new HttpError(503, 'Baza danych jest niedostępna. Spróbuj za chwilę', undefined, { cause: error });
  throw error;
}

/** Where the answer was lost nobody knows what became of the write: that is told, and never called a refusal. */
function refuseWrite(error: unknown): never {
  if (neverBegan(error) || !isLost(error)) refuse(error);
  throw new HttpError(503, 'Nie wiadomo, czy zmiany zostały zapisane. Spróbuj ponownie', undefined, {
    code: 'unknown',
    cause: error,
  });
}

/** No connection came about, or none was to be had: the database has seen nothing of the statement. */
function neverBegan(error: unknown): boolean {
  if (!(error instanceof NeonDbError)) return false;
  const cause = error.sourceError?.cause;
  const system = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /^(08001|08004|57P03|53)/.test(error.code ?? '') || /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/.test(system);
}

/** No answer, half of one, or one that says that the server is being ended. */
const isLost = (error: unknown): boolean =>
  error instanceof NeonDbError
    ? !error.code || /^(08|57P0|ECONN|EPIPE)/.test(error.code)
    : error instanceof SyntaxError || error instanceof DOMException || isCutShort(error);

/** What fetch calls an answer whose connection broke before its end. */
const isCutShort = (error: unknown): boolean => error instanceof TypeError && error.message === 'terminated';
