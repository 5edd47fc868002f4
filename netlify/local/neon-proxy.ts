import { createServer, type IncomingHttpHeaders } from 'node:http';
import pg from 'pg';
import { listen } from './listen.ts';

/** Neon's HTTP protocol in front of any Postgres: what the product's driver speaks in production. */
interface NeonProxy {
  endpoint: string;
  close(): Promise<void>;
}

interface Query {
  query: string;
  params?: unknown[];
}
type Body = Query | { queries: Query[] };

export async function startNeonProxy(): Promise<NeonProxy> {
  const pools = new Map<string, pg.Pool>();
  const server = createServer(async (request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      if (request.method !== 'POST' || request.url !== '/sql') throw new Error('Only POST /sql');
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const body: Body = JSON.parse(Buffer.concat(chunks).toString());
      const pool = poolFor(pools, header(request.headers, 'connection-string'));
      send(200, await answer(pool, body, request.headers, () => response.destroyed));
    } catch (error) {
      send(400, errorFields(error));
    }
  });
  const { port } = await listen(server, 0, ['127.0.0.1']);
  return {
    endpoint: `http://127.0.0.1:${port}/sql`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await Promise.all([...pools.values()].map((it) => it.end()));
    },
  };
}

/** Runs a statement or a transaction; for a caller who is gone it begins nothing and commits nothing. */
async function answer(
  pool: pg.Pool,
  body: Body,
  headers: IncomingHttpHeaders,
  isGone: () => boolean,
): Promise<unknown> {
  const client = await pool.connect().catch(refuseConnection);
  const asArrays = header(headers, 'array-mode') === 'true';
  let broken: Error | undefined;
  const assertHeard = () => {
    if (isGone()) throw new Error('The caller is gone');
  };
  try {
    assertHeard();
    if (!('queries' in body)) return await run(client, body, asArrays);
    await client.query(opening(headers));
    const results: unknown[] = [];
    for (const query of body.queries) results.push(await run(client, query, asArrays));
    assertHeard();
    await client.query('COMMIT');
    return { results };
  } catch (error) {
    if (isLost(error)) broken = error;
    else if ('queries' in body) await client.query('ROLLBACK').catch((problem: Error) => (broken = problem));
    throw error;
  } finally {
    // A connection that broke is thrown away, never lent again
    client.release(broken);
  }
}

/** As Postgres names it where no connection comes about: nothing was begun. */
function refuseConnection(error: Error): never {
  throw error instanceof pg.DatabaseError ? error : Object.assign(error, { code: '08001' });
}

const isolation: Record<string, string> = {
  ReadUncommitted: 'READ UNCOMMITTED',
  ReadCommitted: 'READ COMMITTED',
  RepeatableRead: 'REPEATABLE READ',
  Serializable: 'SERIALIZABLE',
};

function opening(headers: IncomingHttpHeaders): string {
  const level = isolation[header(headers, 'batch-isolation-level')];
  const readOnly = header(headers, 'batch-read-only') === 'true';
  const deferrable = header(headers, 'batch-deferrable') === 'true';
  return ['BEGIN', level && `ISOLATION LEVEL ${level}`, readOnly && 'READ ONLY', deferrable && 'DEFERRABLE']
    .filter(Boolean)
    .join(' ');
}

async function run(client: pg.PoolClient, { query, params = [] }: Query, asArrays: boolean): Promise<unknown> {
  const config = { text: query, values: params };
  const result = asArrays ? await client.query<unknown[]>({ ...config, rowMode: 'array' }) : await client.query(config);
  return {
    command: result.command,
    rowCount: result.rowCount,
    rowAsArray: asArrays,
    rows: result.rows,
    fields: result.fields,
  };
}

// Neon sends every value as text: the driver reads it by its type number
const asText = { getTypeParser: () => (value: string) => value };

function poolFor(pools: Map<string, pg.Pool>, url: string): pg.Pool {
  const reused = pools.get(url);
  if (reused) return reused;
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    types: asText,
    connectionTimeoutMillis: 5_000,
    allowExitOnIdle: true,
  });
  // An idle connection that the server ends (shutdown, dropped database) is replaced at the next query
  pool.on('error', () => {});
  // One that is lent, between two statements, fails with the next of them
  pool.on('connect', (client) => client.on('error', () => {}));
  pools.set(url, pool);
  return pool;
}

const fields = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'internalPosition',
  'internalQuery',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'file',
  'line',
  'routine',
];

function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const values: Record<string, unknown> = { ...error };
  return { message: error.message, ...Object.fromEntries(fields.map((it) => [it, values[it]])) };
}

/** An error without an SQL state is the connection's; 57P0x says that the server is ending it. */
const isLost = (error: unknown): error is Error =>
  error instanceof Error &&
  !(error instanceof pg.DatabaseError && error.code !== undefined && !/^(57P0|08)/.test(error.code));

const header = (headers: IncomingHttpHeaders, name: string): string => String(headers[`neon-${name}`] ?? '');
