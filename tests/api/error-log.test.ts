import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { withProblemPages } from '../../functions/lib/pages/problem-pages.ts';
import { background, contextOf } from '../../netlify/local/context.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';

let lines: unknown[][];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((...line) => void lines.push(line));
});

/** What a call answers whose table is away. */
async function broken() {
  await query('alter table cars rename to cars_away');
  try {
    return await call('GET', '/api/cars');
  } finally {
    await query('alter table cars_away rename to cars');
  }
}

test('a failure of ours answers the number by which a host’s log tells of it', async () => {
  process.env.CONTEXT = 'branch-deploy';
  const { status, json } = await broken();
  process.env.CONTEXT = 'dev';
  expect(status).toBe(500);
  expect(json).toEqual({ message: 'Wystąpił błąd serwera', code: 'failed', request: json.request });
  const told = lines.map(([line]) => JSON.parse(String(line)));
  expect(told).toEqual([
    {
      ...{ at: expect.any(String), level: 'error', request: json.request, what: 'GET /api/cars' },
      stack: expect.stringContaining('cars'),
    },
  ]);
  expect(json.request).toMatch(/^[0-9a-f-]{36}$/);
});

test('a refusal that is nobody’s defect has no such number, and no line', async () => {
  const { json } = await call('GET', '/api/cars/999999');
  expect([json.request, lines]).toEqual([undefined, []]);
});

test.each([
  ['mailbox <jan.nowak@poczta.example> is full', 'mailbox <…> is full'],
  ['no such number: +48 600 700 800', 'no such number: …'],
  ['600-700-800 is not unique', '… is not unique'],
  ['The refund 1200345 of pi_3P600700800 has failed', 'The refund 1200345 of pi_3P600700800 has failed'],
])('no log keeps an address or a telephone number: %s', async (words, kept) => {
  const { log } = await import('../../functions/lib/log.ts');
  log('error', words);
  expect(lines).toEqual([[kept]]);
});

test('the page that tells of a failure has the number in small letters', async () => {
  process.env.SHELLS = mkdtempSync(join(tmpdir(), 'shells-'));
  onTestFinished(() => rmSync(process.env.SHELLS ?? '', { recursive: true }));
  const html = '<p>Błąd</p><small id="request" hidden></small>';
  writeFileSync(join(process.env.SHELLS, 'serverError.json'), JSON.stringify({ html, headers: {} }));
  const url = new URL('http://localhost:8888/lot/1');
  const context = contextOf({ ip: '127.0.0.1', params: {}, url }, background().add);
  const failing = withProblemPages(async () => new Response(null, { status: 500 }));
  const answer = await failing(new Request(url), context);
  expect(await answer.text()).toBe(`<p>Błąd</p><small>Numer błędu: ${context.requestId}</small>`);
});
