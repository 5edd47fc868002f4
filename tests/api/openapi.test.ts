import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import { gate } from '../../src/domain/flight/gate.ts';
import { entities } from '../../src/domain/index.ts';
import { person, signIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { example, pointedAt } from '../support/examples.ts';
import { readRoutes } from '../support/routes.ts';

interface Operation {
  operationId: string;
  summary?: string;
  responses: Record<string, unknown>;
  parameters?: { name: string; in: string }[];
}

const { json: document, headers } = await call('GET', '/api/openapi.json');
const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`, operation] as const,
  ),
);
const routes = await readRoutes();
const withoutQuery = Object.keys(routes).filter((it) => !it.includes('?'));

test('the document is OpenAPI 3.1, public and cacheable', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: expect.any(String), version: '1' } });
  expect(headers.get('netlify-cache-tag')).toBe('openapi');
});

test('describes every route there is, and no other', () => {
  const nameless = (name: string) => name.replace(/:\w+/g, ':');
  expect(operations.map(([name]) => nameless(name)).sort()).toEqual(withoutQuery.map(nameless).sort());
  expect(operations.length).toBeGreaterThan(90);
});

test('an Idempotency-Key is told where something is added or restored, and nowhere else', () => {
  const taking = operations
    .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === 'Idempotency-Key'))
    .map(([name]) => name);
  const created = withoutQuery.filter((name) => entities.some(({ path }) => name === `POST /api/${path}`));
  expect(created.length).toBeGreaterThan(8);
  const orders = [
    'POST /api/stripe/create-payment-intent',
    'POST /api/rent/:id/dates',
    'POST /api/parking/:id/dates',
    'POST /api/rezerwacja/:token/dates',
    'POST /api/rezerwacja/:token/payment',
  ];
  const payments = ['POST /api/rent/:id/payments', 'POST /api/parking/:id/payments'];
  const facts = ['rentals/:id/hand-overs', 'rentals/:id/calls', 'parking/:id/passages', 'parking/:id/calls'];
  const ofDesk = facts.map((path) => `POST /api/desk/${path}`);
  const kept = ['POST /api/flights/:id/milestones', 'POST /api/gate-list'];
  const back = entities.flatMap(({ path, restorable }) => (restorable ? [`POST /api/${path}/:id/restore`] : []));
  const restored = back.filter((name) => withoutQuery.includes(name));
  expect(restored.length).toBeGreaterThan(8);
  expect(taking.sort()).toEqual([...created, ...orders, ...payments, ...ofDesk, ...kept, ...restored].sort());
});

test('has each path once, whatever its parameters are called', () => {
  const shapes = Object.keys(document.paths).map((it) => it.replace(/\{\w+\}/g, '{}'));
  expect(shapes.filter((it, i) => shapes.indexOf(it) !== i)).toEqual([]);
});

test('says that a change may send back the version it was made from', () => {
  const { properties, required } =
    document.paths['/api/bramki/{id}'].put.requestBody.content['application/json'].schema;
  expect(Object.keys(properties)).toEqual([...Object.keys(gate.fields), 'version']);
  expect(required).not.toContain('version');
});

test('says of each what it is for, under a name of its own', () => {
  expect(operations.filter(([, { summary }]) => !summary).map(([name]) => name)).toEqual([]);
  expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length);
});

test('names every parameter of a path, and refers only to what it holds', () => {
  for (const [name, { parameters = [] }] of operations) {
    const inPath = [...name.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
    expect(
      parameters.filter((it) => it.in === 'path').map((it) => it.name),
      name,
    ).toEqual(inPath);
  }
  const known = Object.keys(document.components.schemas).map((it) => `#/components/schemas/${it}`);
  for (const [, ref] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) expect(known).toContain(ref);
});

describe('a row is answered as it is described', () => {
  let cookies: Record<string, string>;
  beforeAll(async () => {
    await seedDemo(process.env.DATABASE_URL ?? '');
    cookies = await signIn(await person('admin'));
  });
  const listed = entities.filter(({ path }) => {
    const route = routes[`GET /api/${path}`];
    return route && !route.answer && !['offer', 'airfield'].includes(path);
  });

  test.each(listed.map((it) => [it.path, it.table, it] as const))('by GET /api/%s', async (path, table, entity) => {
    const rows = async () => (await call('GET', `/api/${path}?limit=3`, { cookies })).json;
    // The demo need not have a row of everything
    const body = async () => example(entity, 1, await pointedAt(entity));
    if ((await rows()).meta.total === 0) await call('POST', `/api/${path}`, { cookies, body: await body() });
    const json = await rows();
    expect(json.data.length).toBeGreaterThan(0);
    for (const row of json.data)
      expect(Object.keys(row).sort()).toEqual(Object.keys(document.components.schemas[table].properties).sort());
  });
});

test('people read it with a viewer that asks no foreign host', async () => {
  const { status, text, headers } = await call('GET', '/api/docs');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(text).toContain('/api-docs/swagger-ui-bundle.js');
  expect(text).not.toMatch(/https?:\/\//);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
});
