import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Figure } from './report.ts';

const callers = 8;
const seconds = 4;

interface Load {
  perSecond: number;
  p99: number;
}

/** Calls an address for a while from several callers at once. */
async function load(url: string): Promise<Load> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const caller = async () => {
    while (performance.now() < end) {
      const since = performance.now();
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      await response.text();
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

const page = `select id, status, airline_name, departure, arrival, destination, origin, airplane_serial_no,
  is_departure, estimated, gates_id,
  (select model from airplanes a where a.serial_no = airplane_serial_no) as airplane_model,
  (select name from gates g where g.id = gates_id) as gate_name, version from flights where is_departure
  order by departure, id limit 5`;
const count = 'select count(*)::int as total from (select 1 from flights where is_departure limit 1001) capped';

/** A page of flights by hand, to compare with: bare Node and pg, nothing checked, nothing else done. */
async function bare(databaseUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  const server = createServer(async (_, response) => {
    const [{ rows }, total] = await Promise.all([pool.query(page), pool.query(count)]);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: rows, meta: total.rows[0] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await pool.end();
    },
  };
}

/**
 * The list API against hand-written SQL, in the same process and run; each is called twice and the better half counts.
 */
export async function measureLists(baseURL: string, databaseUrl: string): Promise<Figure[]> {
  const byHand = await bare(databaseUrl);
  const ours = `${baseURL}/api/flights?page=1&limit=5&isarrdep=departure`;
  const best = async (url: string) => {
    const runs = [await load(url), await load(url)];
    return { perSecond: Math.max(...runs.map((it) => it.perSecond)), p99: Math.min(...runs.map((it) => it.p99)) };
  };
  await load(ours);
  const [theirs, mine] = [await best(byHand.url), await best(ours)];
  await byHand.close();
  return [
    {
      what: 'list API against SQL by hand: throughput',
      value: mine.perSecond / theirs.perSecond,
      unit: '×',
      goal: { least: 0.85 },
    },
    { what: 'list API against SQL by hand: p99', value: mine.p99 / theirs.p99, unit: '×', goal: { most: 1.5 } },
  ];
}
