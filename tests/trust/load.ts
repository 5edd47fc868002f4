import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { addDays, today, wireDay } from '../../src/domain/language/days.ts';
import type { Figure } from '../bench/report.ts';
import { parkingBooking } from '../support/bookings.ts';
import { letGo } from './let-go.ts';
import type { Part, ProductTrial } from './part.ts';
import { signedIn } from './signed-in.ts';

/** Requests a second, and for how many seconds. */
const rate = 50;
const seconds = { usual: 300, long: 3_600 };

const post = (url: string, path: string, body: object, cookie = '', method = 'POST') =>
  fetch(`${url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify(body),
  });

/** What visitors look at, as often as it stands here. */
const looks = [
  ...['/', '/harmonogram', '/ogloszenia', '/wynajemp', '/prywatnosc'],
  ...['/api/flights', '/api/flights', '/api/announcements', '/api/offer', '/api/prices', '/api/cars', '/api/changes'],
];
const lists = ['bramki', 'parking?page=1', 'flights?page=2', 'airfield', 'closures'];

/** The connections to the product's database. */
async function connections(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int as many from pg_stat_activity where backend_type = 'client backend'",
  );
  return rows[0]?.many ?? 0;
}

// A leak shows in what is still in use once the rest is let go. What the process holds of the machine (rss) is told
// beside it: it grows to the largest moment yet, and says how lazy the collector and the allocator are
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
function inUse(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

const median = (them: number[]) => them.toSorted((a, b) => a - b)[Math.floor(them.length / 2)] ?? 0;

/**
 * Visitors, buyers and staff at once, fifty requests a second: does memory grow after the first tenth, do connections
 * stay, does anything break, and how long does the slowest of a hundred wait?
 */
async function carry({ url, long }: ProductTrial): Promise<Figure[]> {
  const lasts = long ? seconds.long : seconds.usual;
  let cookie = await signedIn(url, 'admin');
  const client = new pg.Client(JSON.parse(process.env.JOURNEY_SITE ?? '{}').databaseUrl);
  await client.connect();
  const [took, memory, held, opened]: number[][] = [[], [], [], []];
  const statuses = new Map<number, number>();
  let nth = 0;

  const asked = (): Promise<Response> => {
    nth += 1;
    if (nth % 20 === 0) {
      const day = wireDay(addDays(today(), 100 + (nth % 100)));
      const booking = parkingBooking(nth % 90, { since: day, until: day });
      return post(url, 'stripe/create-payment-intent', { amount: 5_000, booking });
    }
    if (nth % 10 === 0) return post(url, 'bramki', { name: `L${nth}`, status: 'READY' }, cookie);
    if (nth % 4 === 0) return fetch(`${url}/api/${lists[nth % lists.length]}`, { headers: { cookie } });
    return fetch(`${url}${looks[nth % looks.length]}`);
  };
  const one = async () => {
    const since = performance.now();
    const status = await asked().then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 599,
    );
    took?.push(performance.now() - since);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const running = new Set<Promise<void>>();
  const begun = performance.now();
  for (let second = 0; second < lasts; second++) {
    for (let turn = 0; turn < rate; turn++) {
      const request = one();
      running.add(request.finally(() => running.delete(request)));
      const due = begun + (second * rate + turn + 1) * (1_000 / rate);
      await setTimeout(Math.max(0, due - performance.now()));
    }
    if (second % 10 === 9) {
      memory?.push(inUse());
      held?.push(process.memoryUsage().rss / 2 ** 20);
      opened?.push(await connections(client));
      await letGo();
    }
    // A session is renewed as a tab does it
    if (second % 240 === 239) cookie = await signedIn(url, 'admin');
  }
  await Promise.all(running);
  await letGo();
  await client.end();
  const tenth = Math.floor((memory ?? []).length / 10);
  const ends = (them: number[] = []) => [median(them.slice(tenth, 2 * tenth)), median(them.slice(-tenth))] as const;
  const [first, last] = ends(memory);
  const sorted = (took ?? []).toSorted((a, b) => a - b);
  const p99 = sorted[Math.ceil(0.99 * sorted.length) - 1] ?? 0;
  const broken = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, many]) => sum + many, 0);
  const told = [...statuses].sort().map(([status, many]) => `${status}: ${many}`);
  const rss = ends(held).map(Math.round);
  console.log(
    `  ${told.join(', ')}; in use ${first.toFixed(1)} to ${last.toFixed(1)} MB, of the machine ${rss.join(' to ')} MB`,
  );
  const quarter = Math.ceil((opened ?? []).length / 4);
  return [
    { what: 'mixed load: requests', value: sorted.length, unit: '', goal: { least: rate * lasts * 0.98 } },
    { what: 'mixed load: answers 5xx, and none', value: broken, unit: '', goal: { most: 0 } },
    {
      what: 'mixed load: memory in use grows after the first tenth',
      value: (last / first - 1) * 100,
      unit: '%',
      goal: { most: 20 },
    },
    {
      what: 'mixed load: connections more in the last quarter than in the first',
      value: median((opened ?? []).slice(-quarter)) - median((opened ?? []).slice(0, quarter)),
      unit: '',
      goal: { most: 2 },
    },
    { what: 'mixed load: p99 of an answer', value: p99, unit: 'ms', goal: { most: 1_000 } },
  ];
}

// Beside others its answers take longer, and are far from their goal all the same
export const load: Part = { figures: [16], isUntimed: true, onProduct: carry };
