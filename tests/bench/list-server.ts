// A process of its own that answers one list of flights: node list-server.ts <which> <the database's URL> <statement>
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { neon } from '@neondatabase/serverless';
import pg from 'pg';
import { background } from '../../netlify/local/context.ts';
import { loadFunctions } from '../../netlify/local/functions.ts';
import { listen } from '../../netlify/local/listen.ts';
import { driveInProcess } from '../../netlify/local/neon-driver.ts';
import { matcherOf, type PlatformFunction } from '../../netlify/local/routes.ts';
import { startServer } from '../../netlify/local/server.ts';
import type { Which } from './lists.ts';

const [which, databaseUrl = '', statement = '{}'] = process.argv.slice(2) as [Which, string, string];
const { query, params }: { query: string; params: unknown[] } = JSON.parse(statement);
Object.assign(process.env, { DATABASE_URL: databaseUrl, DATABASE_ROLE: 'owner', CONTEXT: 'dev' });
driveInProcess();

const pageOf = (rows: Record<string, unknown>[]) => ({
  data: rows.map(({ _row, _total, _more, _page, _part, _nth, ...row }) => row),
  meta: { page: rows[0]?._page, total: rows[0]?._total, pages: Math.ceil(Number(rows[0]?._total) / rows.length) },
});

/** A function without checks, headers or words of its own: the same statement, driver, transport and server. */
const byHand: PlatformFunction = {
  name: 'by-hand',
  config: { path: '/api/flights' },
  handler: async () => Response.json(pageOf(await neon(databaseUrl).query(query, params))),
};

async function serve(functions: PlatformFunction[]): Promise<number> {
  const parts = { match: matcherOf(functions), background: background() };
  return (await startServer(parts, 0)).port;
}

/** Node's own server and pg alone. */
async function serveBare(): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  const server = createServer(async (_, response) => {
    const { rows } = await pool.query(query, params);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(pageOf(rows)));
  });
  return (await listen(server, 0, ['127.0.0.1'])).port;
}

const starts: Record<Which, () => Promise<number>> = {
  ours: async () => serve((await loadFunctions(resolve('functions'))).filter(({ name }) => name === 'flights')),
  byHand: () => serve([byHand]),
  bare: serveBare,
};
console.log(await starts[which]());
