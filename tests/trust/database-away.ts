import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { transport } from '../../db/sql.ts';
import { addressOf, publicPaths } from '../../src/domain/site/public-pages.ts';
import type { Figure } from '../bench/report.ts';
import type { Part } from './part.ts';
import { signedIn } from './signed-in.ts';
import { typedStays } from './typed-away.ts';

/** The driver's way to the database: gone, without an answer, or with one after four seconds. */
const spoiled: Record<string, typeof transport.send> = {
  stopped: async () => {
    throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
  },
  silent: (_, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true })),
  slow: async (url, init) => {
    const { signal } = init;
    await setTimeout(4_000, undefined, { ...(signal && { signal }) }).catch(() => {
      throw signal?.reason;
    });
    return usual(url, init);
  },
};
const usual: typeof transport.send = (...call) => sendBefore(...call);
let sendBefore = transport.send;

/** Connections that nobody uses are closed, and new ones know how the database is set. */
const idle = 11_000;

const reads = ['flights', 'announcements', 'offer', 'rental-terms', 'cars', 'contact-info', 'parking?page=1'];

interface Answered {
  what: string;
  status: number;
  seconds: number;
  retryAfter: string | null;
}
async function ask(url: string, init?: RequestInit): Promise<Answered> {
  const since = performance.now();
  const response = await fetch(url, init);
  await response.text();
  const seconds = (performance.now() - since) / 1000;
  return {
    what: new URL(url).pathname,
    status: response.status,
    seconds,
    retryAfter: response.headers.get('retry-after'),
  };
}

/** The database is there again, and the product knows. */
async function isBack(url: string): Promise<void> {
  transport.send = sendBefore;
  while (!(await fetch(`${url}/api/health`)).ok) await setTimeout(50);
}

async function asOwner(statement: string): Promise<void> {
  const { databaseUrl } = JSON.parse(process.env.JOURNEY_SITE ?? '{}');
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  await client.query(statement).finally(() => client.end());
}

const none = { unit: '', goal: { most: 0 } } as const;
const seconds = { unit: 's', goal: { most: 5 } } as const;
const worst = (them: Answered[]) => Math.max(...them.map((it) => it.seconds));
function told(what: string, them: Answered[], isRight: (it: Answered) => boolean): Figure {
  const wrong = them.filter((it) => !isRight(it));
  for (const it of wrong.slice(0, 5)) console.log(`  ${what}: ${it.what} answered ${it.status} in ${it.seconds} s`);
  return { what, value: wrong.length, ...none };
}

/**
 * The database stopped, silent, slow, read only and full: what pages and the API answer then, how soon, and how soon
 * all is well again, and whether what somebody has typed meanwhile stays.
 */
async function takeAway(url: string): Promise<Figure[]> {
  sendBefore = transport.send;
  const pages = () => Promise.all(publicPaths.map((path) => ask(url + addressOf(path))));
  const api = () => Promise.all(reads.map((path) => ask(`${url}/api/${path}`)));
  const cookie = await signedIn(url, 'airport_staff');
  const headers = { 'content-type': 'application/json', origin: url, cookie };
  const writes = (name: string) =>
    ask(`${url}/api/bramki`, { method: 'POST', headers, body: JSON.stringify({ name, status: 'READY' }) });
  const before = await pages();
  const served = before.filter(({ status }) => status === 200).map(({ what }) => what);
  const figures: Figure[] = [{ what: 'pages that are served', value: served.length, unit: '', goal: { least: 8 } }];
  const isServed = ({ what, status }: Answered) => status === 200 || !served.includes(what);
  try {
    for (const [name, send] of Object.entries(spoiled)) {
      transport.send = send;
      const [shown, answered] = [await pages(), [...(await api()), await writes(`AW-${name}`)]];
      const may = (it: Answered) =>
        (it.status === 503 && it.retryAfter !== null) || (name === 'slow' && it.status < 300);
      figures.push(
        told(`database ${name}: pages that are not 200`, shown, isServed),
        told(`database ${name}: answers of the API that are no 503 with Retry-After`, answered, may),
        { what: `database ${name}: slowest answer of the API`, value: worst(answered), ...seconds },
      );
      const since = performance.now();
      await isBack(url);
      figures.push({ what: `database ${name}: back after`, value: (performance.now() - since) / 1000, ...seconds });
      if (name === 'slow') continue;
      const away = () => void Object.assign(transport, { send });
      figures.push(...(await typedStays(url, name, away, () => isBack(url))));
    }
    await asOwner(`create function refuse_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger full_disk before insert on gates for each row execute function refuse_full()`);
    const full = [await writes('AW-full')];
    await asOwner('drop trigger full_disk on gates; drop function refuse_full()');
    figures.push(
      told('database full: reads that are not 200', await api(), ({ status }) => status === 200),
      told('database full: writes that are no 503', full, ({ status }) => status === 503),
    );
    await asOwner(`do $$ begin execute format('alter database %I set default_transaction_read_only = on',
      current_database()); end $$`);
    await setTimeout(idle);
    figures.push(
      told('database read only: reads that are not 200', await api(), ({ status }) => status === 200),
      told('database read only: writes that are no 503', [await writes('AW-only')], ({ status }) => status === 503),
    );
  } finally {
    transport.send = sendBefore;
    await asOwner(`do $$ begin
      execute format('alter database %I reset default_transaction_read_only', current_database()); end $$`);
    await setTimeout(idle);
  }
  return figures;
}

export const databaseAway: Part = { figures: [11], onProduct: ({ url }) => takeAway(url) };
