import { beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { type Signed, signIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { call } from '../support/call.ts';
import { type Caller, callers, signedInCallers } from '../support/callers.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { ofAirport } from '../support/permissions/airport.ts';
import { ofPeople } from '../support/permissions/people.ts';
import { readRoutes } from '../support/routes.ts';

/**
 * Who gets past the door of each route, called without an order, a filter or a body, for a row that is not there. Whose
 * rows one then gets is told by ownership.test.ts; what a holder of an order may do, by payment.test.ts.
 */
const table = { ...ofAirport, ...ofPeople };

/** What a route needs before it looks at who calls. */
const bodies: Record<string, object> = { 'PATCH /api/tickets/:id': { status: 'USED' } };
const endsSession = ['GET /api/logout', 'DELETE /api/sessions'];

const routes = await readRoutes();
let people: Record<Role, Signed>;

blobStore();
mailCatcher();
beforeAll(async () => {
  Object.assign(process.env, {
    PAYMENTS: 'sandbox',
    SANDBOX_URL: 'http://127.0.0.1:9',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
  });
  people = await signedInCallers();
});

const absent = (names: string[], from: object) => names.filter((name) => !(name in from));

test('every route is in the table', () => {
  const missing = absent(Object.keys(routes), table);
  expect(missing, 'add a line for each to a table in tests/support/permissions').toEqual([]);
});

test('the table has no route that no function answers', () => {
  const unknown = absent(Object.keys(table), routes);
  expect(unknown, 'take each out of its table in tests/support/permissions, or add its function').toEqual([]);
});

const cookiesOf = (caller: Caller) => (caller === 'guest' ? {} : people[caller].cookies);

describe.each(Object.entries(table))('%s', (route, allowed) => {
  test(`lets in ${allowed.length === callers.length ? 'everyone' : allowed.join(', ') || 'nobody'}`, async () => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replace(/:[a-z]+/i, '999999');
    const answers: [Caller, number][] = [];
    for (const caller of callers) {
      const { status } = await call(method, path, {
        cookies: cookiesOf(caller),
        ...(method !== 'GET' && { body: bodies[route] ?? {} }),
      });
      expect(status, `${caller} ${route}`).toBeLessThan(500);
      answers.push([caller, status]);
    }
    const entered = answers.filter(([, status]) => status !== 401 && status !== 403).map(([caller]) => caller);
    expect(
      entered.sort(),
      `in tests/support/permissions, '${route}' names who may call it: other than the call does`,
    ).toEqual([...allowed].sort());
    for (const [caller, status] of answers) if (status === 401) expect(caller).toBe('guest');
    if (endsSession.includes(route)) for (const person of Object.values(people)) person.cookies = await signIn(person);
  });
});

test('whoever sends no sign of our own pages writes nothing', async () => {
  for (const route of Object.keys(table).filter(
    (it) => !/^GET (?!\/api\/logout)/.test(it) && it !== 'POST /api/stripe/webhook',
  )) {
    const [method = '', pattern = ''] = route.split(' ');
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const { status } = await call(method, pattern.replace(/:[a-z]+/i, '1'), { cookies: people.admin.cookies, headers });
    expect(status, route).toBe(403);
  }
});
