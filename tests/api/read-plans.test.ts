import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import { transport } from '../../db/sql.ts';
import { entities } from '../../src/domain/index.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { addressOf, readRoutes } from '../support/routes.ts';

const routes = await readRoutes();
const reading = Object.keys(routes).filter((name) => /^GET \/api\/(?!logout)/.test(name));
const searching = reading.filter((name) => 'search' in (routes[name]?.query ?? {}));
const grown = entities.filter(({ few, single }) => !few && !single).map(({ table }) => table);

interface Statement {
  query: string;
  params: unknown[];
}

let admin: Signed;
let client: pg.Client;
beforeAll(async () => {
  await seedDemo(process.env.DATABASE_URL ?? '');
  admin = await signedIn('admin');
  client = new pg.Client({ connectionString: process.env.DATABASE_URL, options: '-c enable_seqscan=off' });
  await client.connect();
});
afterAll(() => client.end());

/** What a call asks the database. */
async function statementsOf(path: string): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { send } = transport;
  transport.send = (url, init) => {
    const body = JSON.parse(String(init.body));
    sent.push(...(body.queries ?? [body]));
    return send(url, init);
  };
  await call('GET', path, { cookies: admin.cookies }).finally(() => (transport.send = send));
  return sent;
}

/** Tables that Postgres can only read whole for it, though it would do anything else. */
async function readWhole({ query, params }: Statement): Promise<string[]> {
  if (!/^\s*(select|with)\b/i.test(query)) return [];
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params);
  return rows.flatMap((line) => line['QUERY PLAN'].match(/Seq Scan on (\w+)/)?.[1] ?? []);
}

/** Tables that grow, and that a call can only read whole. */
async function wholeOf(path: string): Promise<string[]> {
  const found = await Promise.all((await statementsOf(path)).map(readWhole));
  return [...new Set(found.flat())].filter((table) => grown.includes(table));
}
const told = 'an index is missing, or a comparison keeps it from being used, such as a cast of its column';

test.each(reading)('%s reads no table that grows as a whole', async (name) => {
  expect(await wholeOf(await addressOf(name.slice(4))), told).toEqual([]);
});

test.each(searching)('%s searches no table that grows as a whole', async (name) => {
  const path = await addressOf(name.slice(4));
  for (const term of ['Kowal', 'Anna Kowalska'])
    expect(await wholeOf(`${path}?${new URLSearchParams({ search: term })}`), told).toEqual([]);
});
