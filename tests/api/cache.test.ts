import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { person, signIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { seedCar } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { uploadedPicture } from '../support/pictures.ts';

blobStore();
const purged: unknown[] = [];
let cookies: Record<string, string>;
let answers = 202;

beforeAll(async () => {
  cookies = await signIn(await person('admin'));
  const through = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
    if (!String(to).endsWith('/purge')) return through(to, init);
    purged.push(JSON.parse(String(init?.body)).cache_tags);
    return new Response(null, { status: answers });
  });
  vi.stubEnv('SITE_ID', 'a-site');
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'a-token');
});
afterEach(() => {
  purged.length = 0;
  vi.stubEnv('CONTEXT', 'dev');
});
const addGate = (name: string) => call('POST', '/api/bramki', { body: { name, status: 'READY' }, cookies });

test('a write makes the CDN forget every public answer that shows the row', async () => {
  vi.stubEnv('CONTEXT', 'production');
  const { json } = await addGate('A1');
  await call('PUT', `/api/bramki/${json.data.id}`, { body: { name: 'A2', status: 'READY' }, cookies });
  await call('DELETE', `/api/bramki/${json.data.id}`, { cookies });
  expect(purged).toEqual([['flights'], ['flights'], ['flights']]);
});

test('a car that goes, or shows another picture, goes from the offer as well', async () => {
  vi.stubEnv('CONTEXT', 'production');
  const at = `/api/cars/${await seedCar()}`;
  await call('PATCH', `${at}/img`, { body: { img: await uploadedPicture(cookies) }, cookies });
  expect(purged).toEqual([['cars', 'offer']]);
  purged.length = 0;
  await query('update cars set img = null');
  expect((await call('DELETE', at, { cookies })).status).toBe(204);
  expect(purged).toEqual([['cars', 'offer']]);
});

test('a write that is refused purges nothing', async () => {
  vi.stubEnv('CONTEXT', 'production');
  await addGate('');
  await call('DELETE', '/api/bramki/999999', { cookies });
  expect(purged).toEqual([]);
});

test('on one’s own machine there is nothing to purge', async () => {
  expect((await addGate('B1')).status).toBe(201);
  expect(purged).toEqual([]);
});

test('a purge that fails is logged, and the write stands', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('CONTEXT', 'production');
  answers = 500;
  const { status, json } = await addGate('C1');
  expect(status).toBe(201);
  expect(JSON.parse(String(logged.mock.lastCall?.[0]))).toMatchObject({ level: 'error', what: 'purge flights' });
  logged.mockRestore();
  expect((await call('GET', `/api/bramki/${json.data.id}`, { cookies })).status).toBe(200);
});
