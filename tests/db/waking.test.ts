import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { driveInProcess, driveThrough } from '../../netlify/local/neon-driver.ts';
import { call } from '../support/call.ts';

const { endpoint } = inject('postgres');

/** A database that sleeps: whoever asks it first wakes it, and it answers all after so many ms. */
async function sleepFor(ms: number): Promise<void> {
  let awake: Promise<void> | undefined;
  const server = createServer(async (request, response) => {
    awake ??= setTimeout(ms);
    let body = '';
    for await (const part of request) body += part;
    await awake;
    // Whoever gave up meanwhile is not asked for
    if (request.socket.destroyed) return;
    const headers = Object.entries(request.headers).filter(([name]) => name.startsWith('neon-')) as [string, string][];
    const answer = await fetch(endpoint, { method: 'POST', headers, body });
    response.writeHead(answer.status).end(await answer.text());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  driveThrough(`http://127.0.0.1:${address.port}/sql`);
  onTestFinished(() => {
    driveInProcess();
    server.closeAllConnections();
    server.close();
  });
}

test('a database that wakes after 8 s: the first call says when to come back; then it is there', async () => {
  await sleepFor(8_000);
  const first = await call('GET', '/api/cars');
  expect(first.status).toBe(503);
  await setTimeout(Number(first.headers.get('retry-after')) * 1000);
  expect((await call('GET', '/api/cars')).status).toBe(200);
});
