import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../../netlify/local/listen.ts';
import { smoke } from '../../netlify/smoke/smoke.ts';

/** A deployment that answers every call so; what the checks found wrong with it. */
async function foundIn(status: number, headers: Record<string, string>, body: string): Promise<string[]> {
  const server = createServer((_request, response) => response.writeHead(status, headers).end(body));
  const { port } = await listen(server, 0, ['127.0.0.1']);
  const lines: string[] = [];
  const account = { email: 'ktos@lotnisko.example', password: 'x' };
  const { failed } = await smoke(`http://127.0.0.1:${port}`, { account, booking: true }, (it) => lines.push(it));
  server.close();
  expect(failed).toBe(lines.filter((it) => it.includes('FAILED')).length);
  return lines;
}

test('each check fails where a host answers everything with one page of its own', async () => {
  const lines = await foundIn(200, { 'content-type': 'text/html' }, '<html lang="pl"><title>Parked</title></html>');
  // Of a page that is everywhere the same only its headers and its name are wrong, never its spelling
  const fine = lines.filter((it) => it.includes(' ok '));
  expect(fine.filter((it) => !/lower case|region|no job/.test(it))).toEqual([]);
});

test.each([
  ['a Node that is too old', { runtime: 'node 22' }, 'nodejs24.x'],
  [
    'functions far from their database',
    { region: 'us-east-2', database_region: 'eu-central-1' },
    'functions run in us-',
  ],
  ['a job that stands still', { jobs: [{ name: 'seal', late: true }] }, 'late: seal'],
  ['a message that was given up', { dead_letters: 2 }, '2 to settle'],
  ['a database that is away', { database: false }, 'DATABASE_URL'],
])('%s is named', async (_, wrong, words) => {
  const health = { ok: true, database: true, runtime: 'node 24', region: null, jobs: [], dead_letters: 0, ...wrong };
  const lines = await foundIn(200, { 'content-type': 'application/json' }, JSON.stringify(health));
  expect(lines.filter((it) => it.includes('FAILED')).join('\n')).toContain(words);
});
