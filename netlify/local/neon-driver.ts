import { transport } from '../../db/sql.ts';
import { openNeon } from './neon-protocol.ts';

/**
 * Turns the product's driver, in this process, to any Postgres: its protocol is answered here, without a socket.
 * Answers how that ends.
 */
export function driveInProcess(): () => Promise<void> {
  const neon = openNeon();
  transport.send = async (_, { body, headers, signal }) => {
    const sent = new Headers(headers);
    const answered = neon.answer(
      String(body),
      (name) => sent.get(`neon-${name}`) ?? '',
      () => signal?.aborted === true,
    );
    const answer = await (signal ? Promise.race([answered, abortOf(signal)]) : answered);
    return Response.json(answer.body, { status: answer.status });
  };
  return neon.close;
}

/** Turns it to where the protocol is answered over HTTP. */
export function driveThrough(endpoint: string): void {
  transport.send = (_, init) => fetch(endpoint, init);
}

/** Fails as `fetch` does when its signal gives up. */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** Neon's own databases are reached as they are in production. */
export const isNeon = (databaseUrl: string): boolean => /\.neon\.(tech|build)$/.test(new URL(databaseUrl).hostname);
