import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { listFlights } from '../../db/flight/flights.ts';
import { transport } from '../../db/sql.ts';
import { median } from './median.ts';
import type { Figure } from './report.ts';

/** Our own list; a hand-written function with its statement, driver, transport and server; bare Node and pg. */
const all = ['ours', 'byHand', 'bare'] as const;
export type Which = (typeof all)[number];

const callers = 8;
const seconds = 2;
const rounds = 5;

interface Load {
  perSecond: number;
  p99: number;
}

/** Calls an address for a while from several callers at once. */
async function load(url: string, forSeconds = seconds): Promise<Load> {
  const times: number[] = [];
  const end = performance.now() + forSeconds * 1000;
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
  return { perSecond: times.length / forSeconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

/** What our list sends to the database. */
async function statementOf(): Promise<string> {
  const { send } = transport;
  let sent = '';
  transport.send = (url, init) => {
    sent = String(init.body);
    return send(url, init);
  };
  await listFlights({ page: 1, limit: 5, filter: [], direction: 'departure' }).finally(() => (transport.send = send));
  return sent;
}

async function start(which: Which, ...args: string[]): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['tests/bench/list-server.ts', which, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise((resolve) => createInterface(child.stdout).once('line', resolve));
  return { child, url: `http://127.0.0.1:${port}/api/flights?page=1&limit=5&isarrdep=departure` };
}

/** The list API against hand-written ones, each in a process of its own and called in turn: medians of rounds. */
export async function measureLists(databaseUrl: string): Promise<Figure[]> {
  const statement = await statementOf();
  const servers = await Promise.all(all.map((which) => start(which, databaseUrl, statement)));
  const loads = all.map((): Load[] => []);
  try {
    for (const { url } of servers) await load(url, 4);
    for (let round = 0; round < rounds; round++)
      for (const [nth, { url }] of servers.entries()) loads[nth]?.push(await load(url));
  } finally {
    for (const { child } of servers) child.kill();
  }
  const [ours, byHand, bare] = loads.map((them) => ({
    perSecond: median(them.map((it) => it.perSecond)),
    p99: median(them.map((it) => it.p99)),
  })) as [Load, Load, Load];
  const told = (it: Load) => `${it.perSecond.toFixed(0)} a second, p99 ${it.p99.toFixed(1)} ms`;
  console.log(`list API: ours ${told(ours)}; by hand ${told(byHand)}; bare Node and pg ${told(bare)}`);
  return [
    {
      what: 'list API against one by hand: throughput',
      value: ours.perSecond / byHand.perSecond,
      unit: '×',
      goal: { least: 0.85 },
    },
    { what: 'list API against one by hand: p99', value: ours.p99 / byHand.p99, unit: '×', goal: { most: 1.5 } },
  ];
}
