import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import { transport } from '../../db/sql.ts';

export interface KillPoints {
  /** The points that were passed since `begin`, by name. */
  passed: string[];
  /** Where it was killed, if it was. */
  killed: string | undefined;
  /** Counts anew; at the `nth` point nothing leaves the product any more, and no answer comes. */
  begin(nth?: number): void;
  /** Starts it again. */
  revive(): void;
}

/** What a statement is called: its words, without the one that tells who writes. */
function nameOf(body: unknown): string {
  const { query, queries = [{ query }] } = JSON.parse(String(body)) as {
    query?: string;
    queries?: { query: string }[];
  };
  const words = (queries.at(-1)?.query ?? '').replace(/\s+/g, ' ').trim();
  return words.slice(0, 70);
}

/**
 * Stands between the product and all that it changes, its database and its card provider: it can be killed before and
 * after each of its calls, as a process that ends there. After `cardShop`, whose address it takes.
 */
export function killPoints(): KillPoints {
  let at = Number.POSITIVE_INFINITY;
  const points: KillPoints = {
    passed: [],
    killed: undefined,
    begin: (nth = Number.POSITIVE_INFINITY) => {
      at = nth;
      Object.assign(points, { passed: [], killed: undefined });
    },
    revive: () => {
      at = Number.POSITIVE_INFINITY;
      points.killed = undefined;
    },
  };
  /** Passes a point, or ends there; who is dead passes none. */
  function pass(name: string): boolean {
    if (points.killed) return false;
    if (points.passed.length === at) points.killed = name;
    else points.passed.push(name);
    return !points.killed;
  }
  const dead = () => new TypeError('terminated');

  const send = { before: transport.send };
  const provider = createServer((asked, answer) => void forward(asked, answer));
  let [host, port] = ['', ''];
  async function forward(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const name = `${asked.method} ${asked.url?.replace(/(pi|re)_\w+/g, '$1')}`;
    const body = await buffer(asked);
    if (!pass(`before ${name}`)) return void asked.socket.destroy();
    const { method = '', url: path = '', headers } = asked;
    const there = request({ host, port, method, path, headers }, async (answered) => {
      const bytes = await buffer(answered);
      if (!pass(`after ${name}`)) return void asked.socket.destroy();
      answer.writeHead(answered.statusCode ?? 500, answered.headers).end(bytes);
    });
    there.end(body);
  }

  beforeAll(async () => {
    send.before = transport.send;
    transport.send = async (url, init) => {
      const name = nameOf(init.body);
      if (!pass(`before ${name}`)) throw dead();
      const answer = await send.before(url, init);
      if (!pass(`after ${name}`)) throw dead();
      return answer;
    };
    ({ hostname: host, port } = new URL(process.env.SANDBOX_URL ?? ''));
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    process.env.SANDBOX_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    transport.send = send.before;
    provider.close();
    provider.closeAllConnections();
  });
  return points;
}
