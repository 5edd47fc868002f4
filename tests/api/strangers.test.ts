import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Signed, signedIn } from '../support/accounts.ts';
import { buy, parkingBooking, rentalBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { describedBodies } from '../support/described-bodies.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { days, finalise } from '../support/managed-bookings.ts';
import { measured } from '../support/measured.ts';
import { ofAirport } from '../support/permissions/airport.ts';
import { ofPeople } from '../support/permissions/people.ts';
import { seedFlight, seedLuggage, seedTicket } from '../support/travel.ts';
import { liftLimits } from '../support/unlimited.ts';

// Each route by which a client may get at one row, called by another client: routes are those of the table of
// permissions, so a new one is tried here, or named

const rounds = Number(process.env.STRANGER_RUNS ?? 6);
const seed = Number(process.env.SEED ?? 7);

/** By the folder of its address, whose number it takes; and the tables where each verb of a stranger would be seen. */
const owned = { tickets: 0, luggage: 0, parking: 0, rent: 0, rentals: 0, users: 0 };
type Owned = keyof typeof owned;
const tables = ['tickets', 'luggage', 'parking', 'rentals', 'users', 'orders', 'payments', 'refunds', 'outbox'];

const everybodys = 'the same for everybody: nobody owns it';
const secret = 'its key is a secret: manage-links.test.ts, payment.test.ts, accounts-tokens.test.ts';
/** Routes by which a client gets at one row, but not at one of somebody else, each with the reason. */
const unowned: Record<string, string> = {
  'GET /api/flights/:term': everybodys,
  'GET /api/flight_data/:id': everybodys,
  'GET /api/contact-info/:id': everybodys,
  'GET /api/rental-terms/:id': everybodys,
  'GET /api/announcements/:id': everybodys,
  'GET /api/cars/:id': everybodys,
  'GET /api/files/:name': everybodys,
  'GET /api/orders/:order': secret,
  'POST /api/reset-passwd/:token': secret,
  'PATCH /api/reset-passwd/:token': secret,
  'POST /api/address-proofs/:token': secret,
  'DELETE /api/sessions/:id': 'its key is a random one: accounts-sessions.test.ts',
  'PATCH /api/passkeys/:id': 'its key is a random one: passkeys.test.ts',
};
const byToken = (route: string) => route.includes('/rezerwacja/:token');

const routes = Object.entries({ ...ofAirport, ...ofPeople })
  .filter(([route, allowed]) => route.includes('/:') && allowed.includes('client'))
  .map(([route]) => route)
  .filter((route) => !(route in unowned) && !byToken(route));
const folderOf = (route: string) => route.split('/:')[0]?.split('/').at(-1) as Owned;
const bodies = await describedBodies(fc.constant('?'));

const shop = cardShop();
mailCatcher();
let ala: Signed;
let ola: Signed;
beforeAll(async () => {
  liftLimits();
  await seedPrices();
  [ala, ola] = [await signedIn(), await signedIn()];
  const flight = await seedFlight();
  const book = async (booking: object, price: number, path: string) => {
    const { json } = await buy(booking, price, { cookies: ala.cookies });
    await shop.pay(intentOf(json));
    return (await finalise(json.order, path)).json.data.id;
  };
  owned.tickets = await seedTicket(ala.id, flight);
  owned.luggage = await seedLuggage(ala.id, flight);
  owned.parking = await book(parkingBooking(7, days(10, 10)), 5_000, 'parking');
  owned.rent = await book(rentalBooking(await seedCar(100), days(10, 10)), 10_000, 'rent');
  owned.rentals = owned.rent;
  owned.users = ala.id;
});

const all = async () => {
  const parts = tables.map(
    (it) => `select '${it}' as name, coalesce(jsonb_agg(t order by t.id), '[]') as rows from ${it} t`,
  );
  return query(parts.join(' union all '));
};

test('each route by which a client gets at a row has an owned row here, or is nobody’s', () => {
  expect(routes.filter((it) => !(folderOf(it) in owned))).toEqual([]);
  expect(routes.length).toBeGreaterThan(25);
  measured('routes with the number of another’s row', routes.length);
});

test.each(routes)('%s: a stranger gets and changes nothing', async (route) => {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/:\w+/, String(owned[folderOf(route)])).replace(/:\w+/, '1');
  const described = bodies[route];
  const sent =
    method === 'GET' ? [undefined] : [{}, ...(described ? fc.sample(described, { numRuns: rounds, seed }) : [])];
  const before = await all();
  const statuses = new Set<number>();
  for (const body of sent) {
    const { status, text } = await call(method, path, { body, cookies: ola.cookies });
    statuses.add(status);
    expect(status, `${JSON.stringify(body)}: ${text}`).toBeGreaterThanOrEqual(400);
    expect(status, text).toBeLessThan(500);
    for (const it of [ala.email, 'zaneta@example.com', 'Łęcka']) expect(text).not.toContain(it);
  }
  // What is refused for its words alone was never held against whose it is
  expect(
    [...statuses].some((it) => it === 403 || it === 404),
    [...statuses].join(),
  ).toBe(true);
  expect(await all()).toEqual(before);
});
