import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import { entities } from '../../src/domain/index.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Fields } from '../../src/domain/kernel/field.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { person, type Signed, signedIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { buy, inDays, parkingBooking } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop } from '../support/card-shop.ts';
import { inRow } from '../support/round-trips.ts';
import { addressOf, readRoutes } from '../support/routes.ts';

const routes = await readRoutes();

/** How many calls of the database may follow each other in one answer, of routes that many have in common. */
function usual(name: string): number {
  const [method, path = ''] = name.split(' ');
  if (method === 'GET' && routes[name]?.who === 'everyone' && !path.includes('.csv')) return 1;
  // The limit, the line of the log, and rows as they are taken from it
  if (path.includes('.csv')) return 5;
  // What the values point at is named from the lines that were found
  if (path.endsWith('/history')) return 3;
  // The whole row is checked across its fields before some of them are written
  if (method === 'PATCH' && entityOf(path)?.check) return 3;
  return 2;
}

/** The others that need more: what one call asks for is known from the one before. */
const more: Record<string, number> = {
  'GET /api/logi': 3,
  'GET /api/logi.csv': 6,
  'GET /api/plan': 3,
  // The print of the reasons goes before them: see readDelays
  'GET /api/flights/:id/delays': 3,
  'GET /api/orders/:order': 4,
  'GET /api/desk/rentals/:id/hand-overs': 3,
  'GET /api/desk/rentals/:id/photos/:name': 3,
  'POST /api/luggage': 3,
  'PUT /api/luggage/:id': 3,
  'PUT /api/users/:id': 3,
  'PATCH /api/users/:id/img': 3,
  'PATCH /api/cars/:id/img': 3,
  'POST /api/users/:id/reset-passwd': 4,
  'POST /api/files/rentals/:id': 3,
  'POST /api/system/dead-letters/retry': 3,
  // Whether something stands in the way, and what
  'DELETE /api/airplane/:id': 3,
  'DELETE /api/bramki/:id': 3,
  'DELETE /api/cars/:id': 3,
  // What may be changed of a booking depends on what was paid for it
  'PUT /api/parking/:id': 3,
  'PATCH /api/parking/:id': 3,
  'DELETE /api/parking/:id': 3,
  'PUT /api/rent/:id': 4,
  'PATCH /api/rent/:id': 3,
  'DELETE /api/rent/:id': 3,
};

let admin: Signed;
blobStore();
cardShop();
beforeAll(async () => {
  await seedDemo(process.env.DATABASE_URL ?? '');
  admin = await signedIn('admin');
});

const pathsOf = ({ path }: Entity) => [`/api/${path}`, `/api/${path}/:id`];
const entityOf = (path: string): Entity | undefined => entities.find((it) => pathsOf(it).includes(path));

/** What a form sends of the first row of a list: all of its fields, or one of them. */
async function bodyOf(method: string, path: string): Promise<Record<string, unknown> | undefined> {
  if (method === 'GET') return undefined;
  const entity = entityOf(path);
  if (!entity) return {};
  const { json } = await call('GET', `/api/${entity.path}?limit=1`, { cookies: admin.cookies });
  const { version, ...row } = json.data?.[0] ?? {};
  const fields = Object.entries(entity.fields as Fields).filter(([name, field]) => name in row && !field.server);
  const sent = method === 'PATCH' ? fields.filter(([name]) => name !== entity.key).slice(0, 1) : fields;
  return { ...Object.fromEntries(sent.map(([name]) => [name, row[name]])), version };
}

describe.each(Object.keys(routes))('%s', (name) => {
  const most = more[name] ?? usual(name);
  test(`asks the database at most ${most} times in a row`, async () => {
    const [method = '', path = ''] = name.split(' ');
    const body = await bodyOf(method, path);
    const answer = await inRow(method, await addressOf(path), { cookies: admin.cookies, ...(body && { body }) });
    expect(answer.status).not.toBe(500);
    const told = `a route that needs more has its number in \`more\` of tests/api/round-trips.test.ts`;
    expect(answer.inRow, told).toBeLessThanOrEqual(most);
    if (name in more) expect(answer.inRow, `its number in \`more\` is less by now`).toBe(most);
    if (/logout|sessions|refresh/.test(name)) admin = await signedIn('admin');
  });
});

test('what needs more than others is a route', () =>
  expect(Object.keys(more).filter((name) => !(name in routes))).toEqual([]));

test('signing in asks 7 times in a row: three limits, then the session', async () => {
  const { email, password } = await person();
  const answer = await inRow('POST', '/api/fetch_client', { body: { email, password } });
  expect([answer.status, answer.inRow]).toEqual([200, 7]);
});

test('holding a place asks 4 times in a row', async () => {
  const [since, until] = [inDays(80), inDays(81)].map(wireDay);
  const booking = parkingBooking(60, { since, until });
  const { amount } = (await buy(booking, 1)).json;
  const held = await inRow('POST', '/api/stripe/create-payment-intent', { body: { amount, booking } });
  expect([held.status, held.inRow]).toEqual([201, 4]);
});
