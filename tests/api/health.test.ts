import { expect, test, vi } from 'vitest';
import { databaseRegion } from '../../db/platform/health.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';

test('a HEAD needs no origin, unless what it asks for changes something', async () => {
  const curl = { origin: '', 'sec-fetch-site': '' };
  expect((await call('HEAD', '/api/health', { headers: curl })).status).toBe(200);
  expect((await call('HEAD', '/api/logout', { headers: curl })).status).toBe(403);
});

test('an outside monitor sees which job stands still and what was given up, and no person', async () => {
  await runJob('outbox');
  await query(
    `insert into job_runs (job, began_at, took_ms, outcome) values ('seal', now() - interval '6 minutes', 3, 'DONE')`,
  );
  await query(`
    insert into outbox (kind, recipient, facts, attempts, create_time) values
      ('password_changed', 'ktos@example.com', '{"at": "2026-11-24T10:00:00Z"}', 16, now()),
      ('password_changed', 'inny@example.com', '{"at": "2026-11-24T10:00:00Z"}', 1, now() - interval '90 seconds')`);
  const { json, text } = await call('GET', '/api/health');
  const of = (name: string) => json.jobs.find((it: { name: string }) => it.name === name);
  expect(of('seal')).toMatchObject({ outcome: 'DONE', late: true });
  expect(of('outbox')).toMatchObject({ outcome: 'DONE', late: false });
  expect(of('compare')).toEqual({ name: 'compare', last_run: null, outcome: null, late: false });
  expect(json.dead_letters).toBe(1);
  expect(json.outbox_oldest_seconds).toBeGreaterThanOrEqual(90);
  expect(text).not.toContain('example.com');
});

test('the health check answers while the database is there, and says so when it is not', async () => {
  expect((await call('GET', '/api/health')).json).toMatchObject({ ok: true, database: true, runtime: 'node 24' });
  process.env.DATABASE_URL = 'postgres://nobody:x@127.0.0.1:9/nothing';
  const logSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
  const away = await call('GET', '/api/health/');
  expect(away.status).toBe(503);
  expect(away.json.database).toBe(false);
  expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(logSpy.mock.calls).toEqual([
    [expect.stringMatching(/^GET \/api\/health: Baza danych jest niedostępna \(.+\)$/)],
  ]);
  logSpy.mockRestore();
});

test.each([
  ['postgres://u:p@ep-quiet-1-pooler.eu-central-1.aws.neon.tech/airport', 'eu-central-1'],
  ['postgres://u:p@127.0.0.1:5432/airport', undefined],
  ['nonsense', undefined],
])('the database %s is in the region %s', (url, region) => {
  expect(databaseRegion(url)).toBe(region);
});

test('the log of a failed call names its route, and nothing of an address that opens something', async () => {
  process.env.DATABASE_URL = 'postgres://nobody:x@127.0.0.1:9/nothing';
  const logSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
  const secret = 'a1b2c3d4'.repeat(4);
  expect((await call('POST', `/api/reset-passwd/${secret}`)).status).toBe(503);
  expect((await call('GET', `/api/orders/${secret}`)).status).toBe(503);
  expect(logSpy.mock.calls.map(String)).toEqual([
    expect.stringMatching(/^POST \/api\/reset-passwd\/:token: /),
    expect.stringMatching(/^GET \/api\/orders\/:order: /),
  ]);
  expect(logSpy.mock.calls.join()).not.toContain(secret);
  logSpy.mockRestore();
});
