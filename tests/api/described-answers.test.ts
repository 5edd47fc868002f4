import { expect, test } from 'vitest';
import { apiDocument } from '../../functions/lib/openapi/api-document.ts';
import { contextOf } from '../../netlify/local/context.ts';
import { gate as gates } from '../../src/domain/flight/gate.ts';
import { call } from '../support/call.ts';
import { type Answered, Description, watched } from '../support/described-answers.ts';
import { example } from '../support/examples.ts';

// What `call` holds every answer of these tests against
const description = new Description(await apiDocument());
const joined = Object.fromEntries(Object.keys(gates.joined ?? {}).map((name) => [name, null]));
const gate: Record<string, unknown> = { id: 1, terminals_id: null, ...example(gates, 1), ...joined };
const json: Answered = {
  method: 'GET',
  pathname: '/api/bramki/1',
  status: 200,
  type: 'application/json',
  text: '{}',
  json: { data: [gate] },
};

test.each<[string, Partial<Answered>]>([
  ['a row', {}],
  ['a refusal', { status: 404, json: { message: 'Nie ma', code: 'missing' } }],
  ['a file', { pathname: '/api/bramki.csv', type: 'text/csv; charset=utf-8', json: undefined }],
  ['a picture of any type', { pathname: '/api/files/a.webp', type: 'image/webp', json: undefined }],
  ['no body where none is told', { method: 'DELETE', status: 204, type: null, text: '', json: undefined }],
  ['a method that the path does not have', { method: 'POST', status: 405, json: { message: 'Nie', code: 'method' } }],
])('%s is as it is described', (_, answered) => {
  expect(description.fault({ ...json, ...answered })).toBeUndefined();
});

test.each<[string, Partial<Answered>, string]>([
  ['a value of another type', { json: { data: [{ ...gate, id: '1' }] } }, '/data/0/id must be integer'],
  ['a value of no choice', { json: { data: [{ ...gate, status: 'OPEN' }] } }, 'READY'],
  ['a value that is missing', { json: { data: [{ id: 1 }] } }, "must have required property 'name'"],
  ['a value of which nothing is told', { json: { data: [{ ...gate, secret: 1 }] } }, 'properties (secret)'],
  ['a refusal without a code', { status: 404, json: { message: 'Nie ma' } }, "must have required property 'code'"],
  ['a status that nobody told of', { status: 418 }, 'GET /api/bramki/{id} answered 418'],
  ['another type of body', { type: 'text/html' }, 'with text/html'],
  ['a body where none is told', { method: 'DELETE', status: 204 }, 'with a body'],
  ['an answer of no known path', { pathname: '/api/unknown' }, '/api/unknown answered 200'],
])('%s is found', (_, answered, fault) => {
  expect(description.fault({ ...json, ...answered })).toContain(fault);
});

test('a site that journeys walk through tells what is not described, and answers as it is', async () => {
  const told: string[] = [];
  const answer = (body: object) => async () => Response.json({ data: [body] });
  for (const body of [gate, { id: 2 }]) {
    const { handler } = watched((fault) => told.push(fault))({ name: 'bramki', handler: answer(body), config: {} });
    const url = new URL('http://localhost/api/bramki/1');
    const response = await handler(
      new Request(url),
      contextOf({ ip: '::1', params: {}, url }, () => undefined),
    );
    expect(await response.json()).toEqual({ data: [body] });
  }
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toContain("must have required property 'name'");
});

test('coordinates that are right are as they are described, whatever is exact in binary', async () => {
  const { json: document } = await call('GET', '/api/openapi.json');
  const { latitude } = document.components.schemas.flight_data.properties;
  expect(JSON.stringify(latitude)).toContain('In steps of 0.00001');
  expect(JSON.stringify(document)).not.toMatch(/"multipleOf":0\.0/);
});
