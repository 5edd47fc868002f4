import { resolve } from 'node:path';
import pg from 'pg';
import type { Route } from '../../functions/lib/http/route.ts';
import { background } from '../../netlify/local/context.ts';
import { loadFunctions } from '../../netlify/local/functions.ts';
import { callFunction } from '../../netlify/local/router.ts';
import { matcherOf } from '../../netlify/local/routes.ts';
import { order } from '../../src/domain/booking/order.ts';
import { payment } from '../../src/domain/booking/payment.ts';
import { entities } from '../../src/domain/index.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Fields } from '../../src/domain/kernel/field.ts';
import { leastOfPeople } from '../../src/domain/kernel/field.ts';
import { labelOfRow } from '../../src/domain/kernel/label.ts';
import type { Filter, List } from '../../src/domain/kernel/query.ts';
import { dayOf } from '../../src/domain/language/days.ts';
import { readRoutes } from '../support/routes.ts';
import { compareGrowth, type Databases, type Question } from './growth.ts';
import { grownTables } from './large-airport.ts';
import type { Figure } from './report.ts';

type Row = Record<string, unknown>;

const work = background();
const matched = loadFunctions(resolve('functions')).then(matcherOf);

/** Calls the API of the database that DATABASE_URL names. */
async function callApi(path: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(path, process.env.SITE_URL);
  const method = init.method ?? 'GET';
  const found = (await matched)(method, url);
  if (!found) throw new Error(`No function answers ${method} ${path}`);
  const headers = new Headers({ origin: url.origin, 'sec-fetch-site': 'same-origin', ...init.headers });
  return callFunction(found, new Request(url, { ...init, headers }), url, '127.0.0.1', work);
}

/** The cookie of an admin, in each database. */
const signedIn = new Map<string, string>();
async function signIn(databaseUrl: string): Promise<void> {
  process.env.DATABASE_URL = databaseUrl;
  const body = JSON.stringify({ email: 'admin@lotnisko.example', password: 'demo-admin-2026' });
  const answer = await callApi('/api/fetch_client', { method: 'POST', body, headers: json });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((it) => it.slice(0, it.indexOf(';')));
  signedIn.set(databaseUrl, cookies.join('; '));
}
const json = { 'content-type': 'application/json' };

/** Reads as the admin, to the end of the answer. */
async function read(path: string): Promise<Response> {
  const headers = { cookie: signedIn.get(process.env.DATABASE_URL ?? '') ?? '' };
  const answer = await callApi(path, { headers });
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
  return answer;
}
const readAll = async (path: string): Promise<void> => {
  await (await read(path)).arrayBuffer();
};
const rowsOf = async (path: string) => ((await (await read(path)).json()) as List<Row>).data;

const queryOf = (given: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : `${value}`,
    ]),
  ).toString();

/** Of orders and payments a call lists only the caller's own; of what is `few` there are no more elsewhere. */
const listed = entities.filter(
  (it) => it !== order && it !== payment && !it.few && (grownTables as string[]).includes(it.table),
);

/** How a list may be narrowed to what one of its rows has. */
function filtersFor({ filter, fields }: Entity, rows: Row[]): Filter[] {
  return Object.entries(filter).flatMap(([by, operators]) => {
    const value = rows.map((row) => row[by]).find((it) => it !== null && it !== undefined && it !== '');
    if (value === undefined) return [];
    const day = (fields as Fields)[by]?.kind === 'instant' && dayOf(String(value));
    return operators.map((operator): Filter => {
      if (operator === 'BETWEEN') return { by, operator, value: day ? [day, day] : [value, value] };
      if (operator === 'IN') return { by, operator, value: [value] };
      if (operator === 'CONTAINS') return { by, operator, value: String(value).replace(/@.*/, '').slice(-5) };
      return { by, operator, value };
    });
  });
}

const lookUps = '/api/look-ups';
/** Whole words, two letters, one: of what a row says, as people type them. */
const termsOf = (entity: Entity, row: Row): string[] => {
  const label = labelOfRow(entity, row);
  return [...new Set([label, label.slice(0, 2), label.slice(0, 1), 'Kowal'])].filter(Boolean);
};

/** Everything that an admin may ask of a list. */
async function questionsOf(entity: Entity, routes: Record<string, Route>): Promise<Question[]> {
  const path = `/api/${entity.path}`;
  const route = routes[`GET ${path}`];
  if (!route) return [];
  const rows = await rowsOf(`${path}?limit=100`);
  const [row] = rows;
  if (!row) throw new Error(`${path} has no rows to ask by`);
  const ask = (kind: Question['kind'], words: string, to: string): Question => ({
    kind,
    words: `${entity.path}, ${words}`,
    run: () => readAll(to),
  });
  const list = (kind: Question['kind'], words: string, given: Record<string, unknown>) =>
    ask(kind, words, `${path}?${queryOf(given)}`);
  const one = `${path}/${encodeURIComponent(String(row[entity.key]))}`;
  return [
    ...filtersFor(entity, rows).flatMap((it) => [
      list('filter', `${it.by} ${it.operator} ${it.value}`, { filter: [it] }),
      list('last page', `${it.by} ${it.operator} ${it.value}`, { filter: [it], page: 1_000_000 }),
    ]),
    ...entity.sort.flatMap((by) =>
      ['asc', 'desc'].flatMap((order) => [
        list('sort', `${by} ${order}`, { sort: { by: [by], order } }),
        list('last page', `${by} ${order}`, { sort: { by: [by], order }, page: 1_000_000 }),
      ]),
    ),
    ...('search' in (route.query ?? {}) ? termsOf(entity, row) : []).map((term) =>
      list('search', `“${term}”`, { search: term }),
    ),
    ...(entity.lookUp ? termsOf(entity, row) : [])
      .filter((it) => !entity.lookUp?.people || it.length >= leastOfPeople)
      .map((term) => ask('search', `look-up “${term}”`, `${lookUps}/${entity.table}?${queryOf({ search: term })}`)),
    ...(routes[`GET ${path}/:id`] ? [ask('row', 'one row', one)] : []),
    ...(routes[`GET ${path}/:id/history`] ? [ask('row', 'its history', `${one}/history`)] : []),
  ];
}

/** Every other route that reads and takes no more than a key; the one that signs out is none of them. */
async function otherQuestions(routes: Record<string, Route>): Promise<Question[]> {
  const own = new Set(listed.flatMap(({ path }) => [`GET /api/${path}`, `GET /api/${path}/:id`]));
  const reading = Object.entries(routes).filter(
    ([name, { gives }]) => name.startsWith('GET /api/') && !own.has(name) && !gives && !/look-ups|logout/.test(name),
  );
  const asked = await Promise.all(
    reading.map(async ([name]) => {
      const path = name.slice(4);
      const about = entities.find((it) => path.startsWith(`/api/${it.path}/:`));
      const rows = about && routes[`GET /api/${about.path}`] ? await rowsOf(`/api/${about.path}?limit=1`) : [];
      const to = path.replace(/:\w+/, encodeURIComponent(String((about && rows?.[0]?.[about.key]) ?? 1)));
      const isAnswered =
        !to.includes(':') &&
        (await readAll(to).then(
          () => true,
          () => false,
        ));
      return isAnswered ? [{ kind: 'row' as const, words: path, run: () => readAll(to) }] : [];
    }),
  );
  return asked.flat();
}

/** The lists, rows and look-ups of a large airport against those of one a hundred times smaller. */
export async function measureScale({ small, large }: Databases): Promise<Figure[]> {
  await signIn(large);
  await signIn(small);
  const routes = await readRoutes();
  const questions = (await Promise.all(listed.map((it) => questionsOf(it, routes)))).flat();
  const others = await otherQuestions(routes);
  console.log(`${questions.length} questions of lists, ${others.length} of other calls`);
  const forget = await forgetLimits([small, large]);
  const all = [...questions, ...others];
  const figures = await compareGrowth('an airport 100 times as large', all, { small, large, before: forget.now });
  await forget.end();
  return figures;
}

/** Nobody asks so often by hand: how often somebody has asked is forgotten in both databases. */
async function forgetLimits(databases: string[]) {
  const clients = databases.map((it) => new pg.Client(it));
  for (const client of clients) await client.connect();
  return {
    now: async () => {
      for (const client of clients) await client.query('truncate rate_limits');
    },
    end: async () => {
      for (const client of clients) await client.end();
    },
  };
}
