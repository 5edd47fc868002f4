import { randomUUID } from 'node:crypto';

export interface Sent {
  name: string;
  key: string;
  /** 201: written. */
  status: number;
  code?: string;
  /** How long it took, in ms. */
  took: number;
}

interface Writers {
  /** What they have sent and were answered so far. */
  sent: Sent[];
  /** Sends one again with its key. */
  again(sent: Sent): Promise<Sent>;
  /** Renews the session, as an open tab does. */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

/** Staff who add gates one after another, so many at once, until they are stopped. */
export async function startWriters(baseURL: string, many: number): Promise<Writers> {
  const post = (path: string, body: object, cookie = '', more = {}) =>
    fetch(`${baseURL}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: baseURL, cookie, ...more },
      body: JSON.stringify(body),
    });
  let cookie = '';
  const keep = (response: Response, what: string) => {
    if (response.status !== 200) throw new Error(`${what} answered ${response.status}`);
    const cookies = response.headers.getSetCookie().map((it) => it.split(';')[0]);
    cookie = cookies.join('; ');
  };
  const account = { email: 'airport_staff@lotnisko.example', password: 'demo-airport_staff-2026' };
  keep(await post('fetch_client', account), 'Signing in');

  async function add(name: string, key: string): Promise<Sent> {
    const since = performance.now();
    const response = await post('bramki', { name, status: 'CLOSED' }, cookie, { 'idempotency-key': key });
    const { code } = (await response.json()) as { code?: string };
    return { name, key, status: response.status, took: performance.now() - since, ...(code && { code }) };
  }
  const sent: Sent[] = [];
  const run = randomUUID().slice(0, 4);
  let over = false;
  const writing = Array.from({ length: many }, async (_, writer) => {
    for (let i = 0; !over; i++) sent.push(await add(`${run}${writer}-${i}`, randomUUID()));
  });
  return {
    sent,
    again: ({ name, key }) => add(name, key),
    renew: async () => keep(await post('authenticate/refresh', {}, cookie), 'Renewing'),
    stop: async () => {
      over = true;
      await Promise.all(writing);
    },
  };
}

export const isWritten = ({ status }: Sent): boolean => status === 201;
