import type { Figure } from '../bench/report.ts';
import type { Part } from './part.ts';

const tabs = 50;
const rounds = 20;

interface Answered {
  status: number;
  /** The cookies to go on with, as a browser would send them. */
  cookie: string;
}

async function post(baseURL: string, path: string, cookie: string, body: object = {}): Promise<Answered> {
  const headers = { 'content-type': 'application/json', origin: baseURL, cookie };
  const response = await fetch(`${baseURL}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.text();
  const cookies = response.headers.getSetCookie().map((it) => it.split(';')[0]);
  return { status: response.status, cookie: cookies.join('; ') };
}

const refreshKey = ({ cookie }: Answered) => /(?:^|; )[^=;]*refresh=([^;]*)/.exec(cookie)?.[1] ?? '';
const count = (rows: Answered[][], holds: (row: Answered[]) => boolean) => rows.filter(holds).length;

/**
 * A browser's tabs that all refresh at once: one new key, the same in every tab, and nobody signed out. At the end the
 * first key is played again: whoever has the newest is signed out with it.
 */
async function measureRefreshes(baseURL: string): Promise<Figure[]> {
  const refresh = ({ cookie }: Answered) => post(baseURL, 'authenticate/refresh', cookie);
  const client = { email: 'client@lotnisko.example', password: 'demo-client-2026' };
  const first = await post(baseURL, 'fetch_client', '', client);
  if (first.status !== 200 || !refreshKey(first)) throw new Error(`Sign-in answered ${first.status}`);
  let newest = first;
  const all: Answered[][] = [];
  for (let round = 0; round < rounds; round++) {
    const before = refreshKey(newest);
    const answers = await Promise.all(Array.from({ length: tabs }, () => refresh(newest)));
    all.push(answers);
    newest = answers.find(({ status }) => status === 200) ?? newest;
    if (refreshKey(newest) === before) break;
  }
  const refused = all.flat().filter(({ status }) => status !== 200).length;
  const replayed = await refresh(first);
  const after = await refresh(newest);
  const who = `${tabs} refreshes at once`;
  return [
    {
      what: `${who}: rounds of ${rounds} with one new key`,
      value: count(all, (row) => new Set(row.map(refreshKey)).size === 1),
      unit: '',
      goal: { least: rounds },
    },
    { what: `${who}: tabs signed out`, value: refused, unit: '', goal: { most: 0 } },
    {
      what: 'the first refresh key played again: keys of the family that still work',
      value: [replayed, after].filter(({ status }) => status !== 401).length,
      unit: '',
      goal: { most: 0 },
    },
  ];
}

export const refreshes: Part = { figures: [8], onProduct: ({ url }) => measureRefreshes(url) };
