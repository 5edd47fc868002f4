import {
  NeonDbError,
  type NeonQueryFunction,
  type NeonQueryPromise,
  neon,
  neonConfig,
  types,
} from '@neondatabase/serverless';
import { keepsItsCar, notBegun } from '../src/domain/booking/stay.ts';
import { refusals as accessRefusals, HttpError } from '../src/domain/kernel/http-error.ts';
import { type Day, zone } from '../src/domain/language/days.ts';
import { capitalised } from '../src/domain/language/polish.ts';
import { applicationUrl } from './application-role.ts';
import { spend } from './timing.ts';

export type ResultRow = Record<string, unknown>;
export type Query = NeonQueryPromise<false, false>;

interface Transport {
  send: (url: string, init: RequestInit) => Promise<Response>;
}
const ofProcess = globalThis as { airportTransport?: Transport };
ofProcess.airportTransport ??= { send: (url, init) => fetch(url, init) };
/**
 * How a call of the driver reaches its database; one's own machine answers it without a socket. One for the process:
 * `npm run dev` imports this file anew after each change.
 */
export const transport: Transport = ofProcess.airportTransport;
neonConfig.fetchFunction = (url: string, init: RequestInit) =>
  spend((left) => transport.send(url, { ...init, signal: AbortSignal.timeout(Math.ceil(left)) }));

const oid = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 } as const;
const iso = (it: string) => new Date(it).toISOString();
const number = (it: string) => Number(it);
// How values leave the driver: moments as ISO, dates as 'YYYY-MM-DD', every number as a number
types.setTypeParser(oid.timestamptz, iso);
types.setTypeParser(oid.date, (it) => it);
types.setTypeParser(oid.int8, number);
types.setTypeParser(oid.numeric, number);

const connected = new Map<string, NeonQueryFunction<false, false>>();

/** The driver for DATABASE_URL. It is read with each call, since each test file has a database of its own. */
function driver(): NeonQueryFunction<false, false> {
  const { DATABASE_URL: url, DATABASE_ROLE: role, SECRET: secret, CONTEXT: context } = process.env;
  if (!url) throw new Error('DATABASE_URL is not set');
  const connection = connected.get(url);
  if (connection) return connection;
  // Functions log in as a role of their own. Only a local database in which no role can be made is used as its owner
  const asOwner = role === 'owner' && context === 'dev';
  if (!asOwner && !secret) throw new Error('SECRET is not set');
  const opened = neon(asOwner || !secret ? url : applicationUrl(url, secret));
  connected.set(url, opened);
  return opened;
}

/** A statement with its values bound; run it with `rows`, `row` or `write`. Statements nest as fragments. */
export const sql = (strings: TemplateStringsArray, ...values: unknown[]): Query => driver()(strings, ...values);
/** Text that becomes SQL as it is: names from an entity and literals. Never anything that came with a request. */
export const raw = (text: string) => driver().unsafe(text);

/** One after another, with commas between: at least one. */
export const commas = (them: Query[]): Query => them.reduce((left, right) => sql`${left}, ${right}`);

/** The moment a day begins in Warsaw, as a text that Postgres reads. */
export const startOf = (day: Day): string => `${day} 00:00:00 ${zone}`;

/** A search term for `like`, with `%`, `_` and `\` escaped. */
export const literal = (term: string): string => term.replace(/[\\%_]/g, '\\$&');

export const rows = async <R = ResultRow>(query: Query): Promise<R[]> => (await query.catch(refuse)) as R[];
/** Reads that need not wait for each other, in one call of the database: answers the rows of each. */
export const readTogether = async <R extends unknown[]>(...queries: { [K in keyof R]: Query }) =>
  (await driver().transaction(queries, { readOnly: true }).catch(refuse)) as { [K in keyof R]: R[K][] };
export const row = async <R = ResultRow>(query: Query): Promise<R | undefined> => (await rows<R>(query))[0];

/** Who writes, as the event log keeps it. An account is its id: a log cannot be rewritten to forget a name. */
export type Author = number | 'gość' | 'system';

/** One transaction, which first tells the audit trigger who writes. Answers the rows of its last statement. */
export async function write<R = ResultRow>(author: Author, ...statements: Query[]): Promise<R[]> {
  const opening = sql`select set_config('app.user', ${String(author)}, true)`;
  const results = await retryDeadlock(() => driver().transaction([opening, ...statements])).catch(refuseWrite);
  return (results.at(-1) ?? []) as R[];
}

// Of two transactions that wait for each other Postgres ends one; that one is tried again
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
  // A text with a NUL character: Postgres stores none
  '22021': [400, 'Nieprawidłowe dane'],
  // Our own, BZT01 to BZT30, are the same at every airport: the deploy before still reads them. See demand_flight.sql
  BZT01: [409, 'Ten lot nie przyjmuje już pasażerów ani bagażu'],
  // See db/functions/demand_proven.sql
  BZT20: [409, 'To konto nie potwierdziło jeszcze swojego adresu e-mail'],
  // See db/functions/guard_booking.sql
  BZT03: [409, 'Za tę rezerwację zwrócono pieniądze. Dodaj nową'],
  // See demand_begun
  BZT04: [409, capitalised(notBegun)],
  // See demand_buyer
  BZT06: [409, 'Opłaconą rezerwację przypiszesz tylko do konta z e-mailem z zamówienia albo do żadnego'],
  // See keep_car
  BZT10: [409, keepsItsCar],
  // See demand_return
  BZT11: [409, 'Auto jest u klienta. Najpierw zapisz jego zwrot'],
  // See demand_unbooked
  BZT09: [409, 'W tych dniach są rezerwacje. Najpierw przenieś je gdzie indziej'],
  // See demand_opening
  BZT12: [401, accessRefusals[401]],
  // See guard_ticket; the page knows the first by its words
  BZT07: [409, 'A ticket cannot be refunded: refund after 24 hours from purchase or after the planned departure'],
  BZT08: [409, 'Minęła godzina odlotu: biletu nie można już anulować'],
  '40P01': [409, 'Ktoś zapisywał to samo w tej chwili. Spróbuj ponownie'],
  // A database that was switched to reading, as while it is moved
  '25006': [503, 'Zapisywanie jest chwilowo wyłączone. Spróbuj za chwilę'],
  '55P03': [503, 'Serwer jest zajęty. Spróbuj za chwilę'],
  '57014': [503, 'Serwer jest zajęty. Spróbuj za chwilę'],
};

/** The one place where an error of the database becomes an answer. One that is not listed is a 500, and is logged. */
function refuse(error: unknown): never {
  // Both quote the row that was refused, with people's names or a password's hash, which no log may hold
  if (error instanceof NeonDbError) Object.assign(error, { detail: undefined, where: undefined });
  const code = error instanceof NeonDbError ? error.code : undefined;
  const refusal = code && refusals[code];
  // A value that a constraint refuses should have been refused by the domain, in the words of its field
  const defect = code === '23514';
  if (refusal) throw new HttpError(refusal[0], refusal[1], undefined, { cause: error, defect });
  // Read by travellers and clerks, who know of no database; whoever runs it reads the cause in the log, and /api/health
  if (neverBegan(error) || isLost(error))
    throw new HttpError(503, 'Serwis jest chwilowo niedostępny. Spróbuj za chwilę', undefined, { cause: error });
  throw error;
}

/** A write whose answer was lost may have been done or not. That is said in so many words, with a code of its own. */
function refuseWrite(error: unknown): never {
  if (neverBegan(error) || !isLost(error)) refuse(error);
  throw new HttpError(503, 'Nie wiadomo, czy zmiany zostały zapisane. Spróbuj ponownie', undefined, {
    code: 'unknown',
    cause: error,
  });
}

/** There was no connection, so the database has not seen the statement. */
function neverBegan(error: unknown): boolean {
  if (!(error instanceof NeonDbError)) return false;
  const cause = error.sourceError?.cause;
  const system = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /^(08001|08004|57P03|53)/.test(error.code ?? '') || /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/.test(system);
}

/** The connection broke, or the server was shut down, before the whole answer came. */
const isLost = (error: unknown): boolean =>
  error instanceof NeonDbError
    ? !error.code || /^(08|57P0|ECONN|EPIPE)/.test(error.code)
    : error instanceof SyntaxError || error instanceof DOMException || isCutShort(error);

/** The error of `fetch` when a connection breaks in the middle of an answer. */
const isCutShort = (error: unknown): boolean => error instanceof TypeError && error.message === 'terminated';
