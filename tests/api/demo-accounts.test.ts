import { beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import signIn from '../../functions/fetch_client.ts';
import { contextOf } from '../../netlify/local/context.ts';

beforeAll(() => seedDemo(process.env.DATABASE_URL ?? ''));

const url = new URL('http://localhost:8888/api/fetch_client');
const body = JSON.stringify({ email: ' Admin@lotnisko.example', password: 'demo-admin-2026' });
async function statusIn(deployContext: string): Promise<number> {
  const context = contextOf({ ip: '127.0.0.1', params: {}, url }, () => {});
  const headers = { origin: url.origin, 'content-type': 'application/json' };
  const request = new Request(url, { method: 'POST', headers, body });
  return (await signIn(request, { ...context, deploy: { ...context.deploy, context: deployContext } })).status;
}

test('nobody signs in with a demo account in production', async () => {
  expect(await statusIn('dev')).toBe(200);
  expect(await statusIn('production')).toBe(401);
});
