import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { apiDocument } from '../../functions/lib/openapi/api-document.ts';

interface Operation {
  security?: object[];
  parameters?: { name: string; required?: boolean }[];
  // biome-ignore lint/suspicious/noExplicitAny: schemas of every shape
  requestBody?: { content: Record<string, { schema: any }> };
  responses: Record<string, unknown>;
}

const document = (await apiDocument()) as { paths: Record<string, Record<string, Operation>> };
const operation = (method: string, path: string): Operation => {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not described`);
  return found;
};
const bodyOf = (method: string, path: string) =>
  operation(method, path).requestBody?.content['application/json']?.schema;

test('a linter that everybody can run finds nothing in the API’s description', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config,
  });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

test.each([
  ['/api/parking', ['parking_level', 'space_id', 'license_plate', 'since', 'until', 'status']],
  ['/api/rent', ['Cars_id', 'since', 'until', 'status']],
])('POST %s says what the holder of an order sends, and what staff do', (path, required) => {
  const [order, booking] = bodyOf('post', path).oneOf;
  expect(order.required).toEqual(['order']);
  expect(booking.required).toEqual(required);
  expect(Object.keys(booking.properties)).toContain('Users_id');
});

test.each(['/api/parking/{id}', '/api/rent/{id}'])('PUT %s says how a refund is declined', (path) => {
  expect(bodyOf('put', path).properties).toMatchObject({ refund: { type: 'boolean' }, version: { type: 'integer' } });
});

test('PUT /airfield/{id} says what each table takes', () => {
  const bodies: { properties: object }[] = bodyOf('put', '/api/airfield/{id}').anyOf;
  const names = bodies.map(({ properties }) => Object.keys(properties));
  expect(names.map((it) => it.includes('version'))).toEqual([true, true, true]);
  expect(names.flat()).toEqual(expect.arrayContaining(['num_of_stations', 'length', 'status', 'is_available']));
});

test('only what must be sent is required', () => {
  expect(bodyOf('put', '/api/users/{id}').required).toEqual([]);
  expect(Object.keys(bodyOf('put', '/api/users/{id}').properties)).toContain('version');
  expect(Object.keys(bodyOf('patch', '/api/cars/{id}/img').properties)).toEqual(['img', 'version']);
  expect(bodyOf('post', '/api/flights').required).not.toContain('status');
  expect(bodyOf('put', '/api/flights/{id}').required).not.toContain('id');
  expect(bodyOf('post', '/api/luggage').required).not.toContain('Users_id');
  const intent = bodyOf('post', '/api/stripe/create-payment-intent');
  expect(Object.keys(intent.properties)).toEqual(['amount', 'booking', 'replaces', 'Users_id']);
  expect(intent.required).toEqual(['amount', 'booking']);
  expect(intent.properties.booking.oneOf.map((it: { required: string[] }) => it.required.includes('kind'))).toEqual([
    true,
    true,
  ]);
});

test('every call says who is let in, and how it may be refused', () => {
  expect(operation('get', '/api/flights').security).toEqual([]);
  expect(operation('get', '/api/logi').security).toEqual([{ session: [] }]);
  expect(operation('post', '/api/stripe/webhook').security).toEqual([{ signature: [] }]);
  expect(Object.keys(operation('get', '/api/flights').responses)).toEqual(['200', '400', '500', '503']);
  expect(Object.keys(operation('put', '/api/bramki/{id}').responses)).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '429',
    '500',
    '503',
  ]);
});
