import { beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { type Signed, signIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { call } from '../support/call.ts';
import { type Caller, callers, signedInCallers } from '../support/callers.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { readRoutes } from '../support/routes.ts';

const everyone = callers;
const signedIn = callers.filter((it) => it !== 'guest');
const [admin, atc, ground, airport, parking, rental] = (
  [[], ['atc'], ['ground_crew'], ['airport_staff'], ['parking_staff'], ['rental_staff']] as Caller[][]
).map((roles) => [...roles, 'admin'] as Caller[]) as [Caller[], Caller[], Caller[], Caller[], Caller[], Caller[]];
// By their names: a new role may do none of it until an entity names it
const planGates = [...new Set([...atc, ...airport])];
const atGates = [...new Set([...planGates, ...ground])];
const staff: Caller[] = ['atc', 'ground_crew', 'airport_staff', 'parking_staff', 'rental_staff', 'admin'];
const nobody: Caller[] = [];

/**
 * Who gets past the door of each route, called without an order, a filter or a body, for a row that is not there. Whose
 * rows one then gets is told by ownership.test.ts; what a holder of an order may do, by payment.test.ts.
 */
const table: Record<string, readonly Caller[]> = {
  'GET /api/health': everyone,
  'GET /api/openapi.json': everyone,
  'GET /api/docs': everyone,
  'GET /api/changes': everyone,

  'GET /api/flights': everyone,
  'GET /api/flights.csv': signedIn,
  'GET /api/flights/:term': everyone,
  'GET /api/flights/data': everyone,
  'POST /api/flights': atc,
  'PUT /api/flights/:id': atc,
  'GET /api/flights/:id/history': atc,
  'GET /api/flights/:id/dependents': atc,
  'GET /api/flights/:id/concerned': atc,
  'GET /api/flights/at/gates': ['atc', 'ground_crew', 'airport_staff', 'admin'],
  'PATCH /api/flights/:id': atc,
  'DELETE /api/flights/:id': atc,
  'POST /api/flights/:id/restore': atc,
  'GET /api/flight_data': everyone,
  'GET /api/flight_data.csv': signedIn,
  'GET /api/flight_data/:id': everyone,
  'POST /api/flight_data': atc,
  'PUT /api/flight_data/:id': atc,
  'GET /api/flight_data/:id/history': atc,
  'PATCH /api/flight_data/:id': atc,
  'DELETE /api/flight_data/:id': atc,
  'POST /api/flight_data/:id/restore': atc,
  'GET /api/airplane': atc,
  'GET /api/airplane.csv': atc,
  'GET /api/airplane/serial_numbers': atc,
  'GET /api/airplane/:id': atc,
  'POST /api/airplane': atc,
  'PUT /api/airplane/:id': atc,
  'GET /api/airplane/:id/history': atc,
  'PATCH /api/airplane/:id': atc,
  'DELETE /api/airplane/:id': atc,
  'POST /api/airplane/:id/restore': atc,
  'GET /api/airfield': atc,
  'GET /api/airfield.csv': atc,
  'PUT /api/airfield/:id': atc,
  'GET /api/airfield/:id/history': atc,
  'PATCH /api/airfield/:id': atc,

  'GET /api/contact-info': everyone,
  'GET /api/contact-info.csv': signedIn,
  'GET /api/contact-info/:id': everyone,
  'GET /api/contact-info/:id/history': admin,
  'POST /api/contact-info': admin,
  'PUT /api/contact-info/:id': admin,
  'PATCH /api/contact-info/:id': admin,
  'GET /api/rental-terms': everyone,
  'GET /api/rental-terms.csv': signedIn,
  'GET /api/rental-terms/:id': everyone,
  'GET /api/rental-terms/:id/history': rental,
  'POST /api/rental-terms': rental,
  'PUT /api/rental-terms/:id': rental,
  'PATCH /api/rental-terms/:id': rental,
  'GET /api/offer': everyone,
  'GET /api/prices': everyone,
  'GET /api/announcements': everyone,
  'GET /api/announcements.csv': signedIn,
  'GET /api/announcements/:id': everyone,
  'GET /api/announcements?all=1': staff,
  'GET /api/announcements.csv?all=1': staff,
  'GET /api/announcements/:id?all=1': staff,
  'POST /api/announcements': staff,
  'PUT /api/announcements/:id': staff,
  'GET /api/announcements/:id/history': staff,
  'PATCH /api/announcements/:id': staff,
  'DELETE /api/announcements/:id': staff,
  'POST /api/announcements/:id/restore': staff,
  'POST /api/files/upload': signedIn,
  'GET /api/files/:name': everyone,
  'GET /api/sprzet': ground,
  'GET /api/sprzet.csv': ground,
  'GET /api/sprzet/:id': ground,
  'POST /api/sprzet': ground,
  'PUT /api/sprzet/:id': ground,
  'GET /api/sprzet/:id/history': ground,
  'PATCH /api/sprzet/:id': ground,
  'DELETE /api/sprzet/:id': ground,
  'POST /api/sprzet/:id/restore': ground,
  'GET /api/bramki': airport,
  'GET /api/bramki.csv': airport,
  'GET /api/bramki/:id': airport,
  'POST /api/bramki': airport,
  'PUT /api/bramki/:id': airport,
  'GET /api/bramki/:id/history': airport,
  'PATCH /api/bramki/:id': airport,
  'DELETE /api/bramki/:id': airport,
  'POST /api/bramki/:id/restore': airport,
  'GET /api/closures': staff,
  'GET /api/closures.csv': staff,
  'GET /api/closures/:id': staff,
  'GET /api/closures/:id/history': planGates,
  'POST /api/closures': planGates,
  'PUT /api/closures/:id': planGates,
  'PATCH /api/closures/:id': planGates,
  'DELETE /api/closures/:id': planGates,
  'POST /api/closures/:id/restore': planGates,
  'GET /api/accepted-matters': staff,
  'GET /api/accepted-matters.csv': staff,
  'GET /api/accepted-matters/:id': staff,
  'GET /api/accepted-matters/:id/history': planGates,
  'POST /api/accepted-matters': planGates,
  'PUT /api/accepted-matters/:id': planGates,
  'PATCH /api/accepted-matters/:id': planGates,
  'DELETE /api/accepted-matters/:id': planGates,
  'POST /api/accepted-matters/:id/restore': planGates,
  'GET /api/plan': staff,
  'POST /api/flights/:id/gate': planGates,
  'GET /api/milestones': staff,
  'GET /api/milestones.csv': staff,
  'GET /api/milestones/:id': staff,
  'GET /api/milestones/:id/history': atGates,
  'GET /api/flights/:id/milestones': staff,
  'POST /api/flights/:id/milestones': atGates,
  'PATCH /api/flights/:id/milestones/:milestone': atGates,
  'DELETE /api/flights/:id/milestones/:milestone': atGates,
  'GET /api/delays': staff,
  'GET /api/delays.csv': staff,
  'GET /api/delays/:id': staff,
  'GET /api/delays/:id/history': planGates,
  'GET /api/flights/:id/delays': staff,
  'PUT /api/flights/:id/delays': planGates,
  'GET /api/logi': admin,
  'GET /api/logi.csv': admin,
  'GET /api/logi/:id': admin,
  'GET /api/logi/seals': admin,
  'GET /api/login_log': admin,
  'GET /api/login_log.csv': admin,
  'GET /api/login_log/:id': admin,

  'POST /api/fetch_client': everyone,
  'POST /api/register': everyone,
  'POST /api/reset-passwd': everyone,
  'POST /api/reset-passwd/:token': everyone,
  'PATCH /api/reset-passwd/:token': everyone,
  'POST /api/address-proofs': signedIn,
  'DELETE /api/address-proofs': signedIn,
  'POST /api/address-proofs/:token': everyone,
  // Everyone may ask; a guest has nothing to refresh
  'POST /api/authenticate/refresh': signedIn,
  'GET /api/authenticate': signedIn,
  'GET /api/logout': everyone,
  'POST /api/password': signedIn,
  'GET /api/sessions': signedIn,
  'POST /api/sessions/confirm': signedIn,
  'DELETE /api/sessions': signedIn,
  'DELETE /api/sessions?others=1': signedIn,
  'DELETE /api/sessions/:id': signedIn,
  'GET /api/passkeys': signedIn,
  // None of the callers has just confirmed a password or a key
  'POST /api/passkeys/options': nobody,
  'POST /api/passkeys': nobody,
  'PATCH /api/passkeys/:id': signedIn,
  'DELETE /api/passkeys/:id': nobody,
  'POST /api/passkeys/challenge': everyone,
  'POST /api/passkeys/sign-in': everyone,
  'POST /api/passkeys/first': everyone,
  'POST /api/passkeys/confirm': signedIn,
  'GET /api/my-data': signedIn,
  'GET /api/my-data.html': signedIn,

  'GET /api/users': admin,
  'POST /api/users': admin,
  'GET /api/users.csv': admin,
  'GET /api/users/roles': admin,
  'PUT /api/users/:id': signedIn,
  'GET /api/users/:id/history': signedIn,
  'PATCH /api/users/:id': admin,
  'PATCH /api/users/:id/img': signedIn,
  'DELETE /api/users/:id': signedIn,
  'POST /api/users/:id/reset-passwd': admin,
  'GET /api/cars': everyone,
  'GET /api/cars.csv': signedIn,
  'GET /api/cars/:id': everyone,
  'GET /api/cars/taken': everyone,
  'POST /api/cars': rental,
  'GET /api/cars?all=1': rental,
  'GET /api/cars.csv?all=1': rental,
  'GET /api/cars/:id?all=1': rental,
  'PUT /api/cars/:id': rental,
  'GET /api/cars/:id/history': rental,
  'PATCH /api/cars/:id': rental,
  'DELETE /api/cars/:id': rental,
  'POST /api/cars/:id/restore': rental,
  'PATCH /api/cars/:id/img': rental,
  'GET /api/car-blocks': rental,
  'GET /api/car-blocks.csv': rental,
  'GET /api/car-blocks/:id': rental,
  'GET /api/car-blocks/:id/history': rental,
  'POST /api/car-blocks': rental,
  'PUT /api/car-blocks/:id': rental,
  'PATCH /api/car-blocks/:id': rental,
  'DELETE /api/car-blocks/:id': rental,
  'POST /api/car-blocks/:id/restore': rental,
  'GET /api/space-blocks': parking,
  'GET /api/space-blocks.csv': parking,
  'GET /api/space-blocks/:id': parking,
  'GET /api/space-blocks/:id/history': parking,
  'POST /api/space-blocks': parking,
  'PUT /api/space-blocks/:id': parking,
  'PATCH /api/space-blocks/:id': parking,
  'DELETE /api/space-blocks/:id': parking,
  'POST /api/space-blocks/:id/restore': parking,
  'GET /api/rent': signedIn,
  'GET /api/rent.csv': signedIn,
  'GET /api/rent/:id': signedIn,
  'GET /api/rent/:id/payments': rental,
  'POST /api/rent/:id/payments': rental,
  'POST /api/rent/:id/refunds/:refund': rental,
  'POST /api/rent': rental,
  'POST /api/rent/:id/cancel': signedIn,
  'GET /api/rent/:id/booking': signedIn,
  'PATCH /api/rent/:id/booking': signedIn,
  'GET /api/rent/:id/dates': signedIn,
  'POST /api/rent/:id/dates': signedIn,
  'PUT /api/rent/:id': rental,
  'GET /api/rent/:id/history': rental,
  'PATCH /api/rent/:id': rental,
  'DELETE /api/rent/:id': rental,
  'GET /api/desk/rentals': rental,
  'GET /api/desk/parking': parking,
  'GET /api/desk/people': [...new Set([...parking, ...rental])],
  // Of others it is not there
  'GET /api/desk/rentals/:id/hand-overs': signedIn,
  'GET /api/desk/rentals/:id/photos/:name': signedIn,
  'POST /api/desk/rentals/:id/hand-overs': rental,
  'POST /api/desk/rentals/:id/calls': rental,
  'POST /api/desk/parking/:id/calls': parking,
  'POST /api/desk/parking/:id/passages': parking,
  // Of others only the admin's; see closings.test.ts
  'GET /api/closings/day': [...new Set([...parking, ...rental])],
  'POST /api/closings': [...new Set([...parking, ...rental])],
  'POST /api/files/rentals/:id': rental,
  'GET /api/parking': everyone,
  'GET /api/parking.csv': signedIn,
  'GET /api/parking/:id': signedIn,
  'GET /api/parking/:id/payments': parking,
  'POST /api/parking/:id/payments': parking,
  'POST /api/parking/:id/refunds/:refund': parking,
  'POST /api/parking': parking,
  'POST /api/parking/:id/cancel': signedIn,
  'GET /api/parking/:id/booking': signedIn,
  'PATCH /api/parking/:id/booking': signedIn,
  'GET /api/parking/:id/dates': signedIn,
  'POST /api/parking/:id/dates': signedIn,
  'PUT /api/parking/:id': parking,
  'GET /api/parking/:id/history': parking,
  'PATCH /api/parking/:id': parking,
  'DELETE /api/parking/:id': parking,
  'GET /api/orders': everyone,
  'GET /api/orders?joining=1': signedIn,
  'GET /api/orders/:order': everyone,
  // Whoever has the link; see manage.test.ts
  'GET /api/rezerwacja/:token': everyone,
  'PATCH /api/rezerwacja/:token': everyone,
  'GET /api/rezerwacja/:token/dates': everyone,
  'POST /api/rezerwacja/:token/payment': everyone,
  'POST /api/rezerwacja/:token/dates': everyone,
  'POST /api/rezerwacja/:token/cancel': everyone,
  'GET /api/rezerwacja/:token/hand-overs': everyone,
  'GET /api/rezerwacja/:token/photos/:name': everyone,
  'POST /api/rezerwacja': everyone,
  'GET /api/tickets': airport,
  'GET /api/tickets.csv': airport,
  'GET /api/tickets/ids': airport,
  'GET /api/tickets/codes': signedIn,
  'GET /api/tickets/search': airport,
  'GET /api/tickets/seats': airport,
  'GET /api/gate-list': airport,
  'POST /api/gate-list': airport,
  'GET /api/gate-list/differences': airport,
  'POST /api/gate-list/differences/:difference': airport,
  'GET /api/tickets/:id': signedIn,
  'POST /api/tickets/:id/restore': airport,
  'POST /api/tickets': airport,
  'PATCH /api/tickets/:id': signedIn,
  'GET /api/tickets/:id/history': airport,
  'GET /api/luggage': signedIn,
  'GET /api/luggage.csv': signedIn,
  'GET /api/luggage/flights': signedIn,
  'GET /api/luggage/:id': signedIn,
  'POST /api/luggage': signedIn,
  'PUT /api/luggage/:id': signedIn,
  'GET /api/luggage/:id/history': signedIn,
  'PATCH /api/luggage/:id': signedIn,
  'DELETE /api/luggage/:id': signedIn,
  'POST /api/luggage/:id/restore': signedIn,
  'GET /api/look-ups/users': [...new Set([...airport, ...parking, ...rental])],
  'GET /api/look-ups/gates': staff,
  'GET /api/look-ups/cars': rental,
  'GET /api/look-ups/flights': everyone,
  'GET /api/look-ups/airplanes': atc,
  'GET /api/look-ups/terminals': planGates,
  'GET /api/look-ups/taxiways': atc,
  'GET /api/look-ups/runways': atc,
  'GET /api/look-ups/equipment': ground,
  'GET /api/system': admin,
  'POST /api/system/dead-letters/retry': admin,
  'POST /api/system/dead-letters/:id/retry': admin,
  'PATCH /api/system/dead-letters/:id': admin,
  'POST /api/system/holds/:number/release': admin,
  'POST /api/system/jobs/:job/run': admin,
  'POST /api/email': nobody,
  'POST /api/stripe/create-payment-intent': everyone,
  'POST /api/stripe/webhook': everyone,
};

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
  expect(missing, 'add a line for each to `table` in tests/api/permissions.test.ts').toEqual([]);
});

test('the table has no route that no function answers', () => {
  const unknown = absent(Object.keys(table), routes);
  expect(unknown, 'take each out of `table` in tests/api/permissions.test.ts, or add its function').toEqual([]);
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
    expect(entered.sort(), `in table, '${route}' names who may call it: other than the call does`).toEqual(
      [...allowed].sort(),
    );
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
