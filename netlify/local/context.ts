import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';

interface Caller {
  ip: string;
  params: Record<string, string>;
  url: URL;
}

/** Work that functions leave behind with waitUntil. */
export interface Background {
  add(work: Promise<unknown>): void;
  settled(): Promise<void>;
}

export function background(): Background {
  const running = new Set<Promise<unknown>>();
  return {
    add(work) {
      const watched = work.catch((error) => console.error('waitUntil', error)).finally(() => running.delete(watched));
      running.add(watched);
    },
    // Work that began meanwhile counts: another call may have taken over what this one was to do
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** What the platform tells a function besides the request. Parts that the product does not use refuse. */
export function contextOf({ ip, params, url }: Caller, waitUntil: Background['add']): Context {
  const missing = (what: string) => () => {
    throw new Error(`The local platform has no context.${what}`);
  };
  return {
    ip,
    params,
    url,
    requestId: randomUUID(),
    site: { id: 'local', name: 'local', url: url.origin },
    deploy: { context: 'dev', id: 'local', published: true },
    account: { id: 'local' },
    server: { region: 'local' },
    geo: {},
    waitUntil,
    json: (input) => Response.json(input),
    log: console.log,
    cookies: { get: missing('cookies'), set: missing('cookies'), delete: missing('cookies') },
    next: missing('next'),
    rewrite: missing('rewrite'),
  };
}
