import pg from 'pg';

/** Neon's protocol in front of any Postgres: what the product's driver speaks in production. */
export interface Neon {
  /** Answers one call: what was sent, and `header('connection-string')` and others by which it says how. */
  answer(body: string, header: Header, isGone: () => boolean): Promise<{ status: number; body: unknown }>;
  close(): Promise<void>;
}
/** A header of the call that begins with `neon-`, or nothing. */
type Header = (name: string) => string;

interface Query {
  query: string;
  params?: unknown[];
}
type Body = Query | { queries: Query[] };

export function openNeon(): Neon {
  const pools = new Map<string, pg.Pool>();
  return {
    async answer(body, header, isGone) {
      try {
        const pool = poolFor(pools, header('connection-string'));
        return { status: 200, body: await answer(pool, JSON.parse(body), header, isGone) };
      } catch (error) {
        return { status: 400, body: errorFields(error) };
      }
    },
    close: async () => {
      await Promise.all([...pools.values()].map((it) => it.end()));
    },
  };
}

/** Runs a statement or a transaction; for a caller who is gone it begins nothing and commits nothing. */
async function answer(pool: pg.Pool, body: Body, header: Header, isGone: () => boolean): Promise<unknown> {
  const client = await pool.connect().catch(refuseConnection);
  const asArrays = header('array-mode') === 'true';
  let broken: Error | undefined;
  const assertHeard = () => {
    if (isGone()) throw new Error('The caller is gone');
  };
  try {
    assertHeard();
    if (!('queries' in body)) return await run(client, body, asArrays);
    await client.query(opening(header));
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

function opening(header: Header): string {
  const level = isolation[header('batch-isolation-level')];
  const readOnly = header('batch-read-only') === 'true';
  const deferrable = header('batch-deferrable') === 'true';
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
