import { afterEach, expect, test, vi } from 'vitest';
import { fetchJson } from '../../src/client/api.ts';

const answers: (() => Promise<Response>)[] = [];
const fetchMock = vi.fn((_url: string, _init: RequestInit) => answers.shift()?.() ?? Promise.reject(new Error('away')));
vi.stubGlobal('fetch', fetchMock);
const keys = () => fetchMock.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'));
const add = (json: object) => fetchJson('bramki', { method: 'POST', json, once: true }).catch(() => {});
afterEach(() => {
  fetchMock.mockClear();
  sessionStorage.clear();
});

test('an action whose answer was lost goes out again under its key, another one under its own', async () => {
  await add({ name: 'A' });
  await add({ name: 'B' });
  await add({ name: 'A' });
  const [first, other, again] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test.each([
  [201, '{}'],
  [409, '{"message":"Zajęte"}'],
])('an action that was answered %i is a new one the next time', async (status, body) => {
  answers.push(async () => new Response(body, { status }));
  await add({ name: 'A' });
  await add({ name: 'A' });
  expect(new Set(keys()).size).toBe(2);
  expect(Object.keys(JSON.parse(sessionStorage.getItem('unanswered') ?? ''))).toHaveLength(1);
});
