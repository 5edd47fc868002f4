import { beforeAll, expect, test } from 'vitest';
import { user } from '../../src/domain/account/user.ts';
import { rental } from '../../src/domain/booking/rental.ts';
import { entities } from '../../src/domain/index.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Fields } from '../../src/domain/kernel/field.ts';
import { luggage } from '../../src/domain/travel/luggage.ts';
import { ticket } from '../../src/domain/travel/ticket.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { seedCar } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import type { Caller } from '../support/callers.ts';
import { query } from '../support/database.ts';
import { measured } from '../support/measured.ts';
import { ofAirport } from '../support/permissions/airport.ts';
import { ofPeople } from '../support/permissions/people.ts';
import { readRoutes } from '../support/routes.ts';
import { seedFlight, seedLuggage, seedRental, seedTicket } from '../support/travel.ts';
import { liftLimits } from '../support/unlimited.ts';

// What a stranger is answered while another's rows are there, and once they are gone: were any of it different, its
// words, totals or order would tell of them

let ala: Signed;
let ola: Signed;
/** Ala's row of each of these, and what is in it. */
const owned: { entity: Entity; row: Record<string, unknown> }[] = [];
const routes = Object.keys(await readRoutes());

beforeAll(async () => {
  liftLimits();
  [ala, ola] = [await signedIn(), await signedIn()];
  const [flight, car] = [await seedFlight(), await seedCar()];
  for (const it of [ola, ala]) {
    const from = it === ala ? 1 : 10;
    const ids = [await seedTicket(it.id, flight), await seedLuggage(it.id, flight), await seedRental(it.id, car, from)];
    if (it === ala)
      for (const [at, entity] of [ticket, luggage, rental].entries())
        owned.push({ entity, row: (await query(`select * from ${entity.table} where id = $1`, [ids[at]]))[0] ?? {} });
  }
  owned.push({ entity: user, row: (await query('select * from users where id = $1', [ala.id]))[0] ?? {} });
});

/** Every route that takes the number of such a row, with Ala's. */
const ofRow = ({ entity, row }: (typeof owned)[number]) =>
  routes
    .filter((route) => route.split(' ')[1]?.startsWith(`/api/${entity.path}/:`) && !route.includes('?'))
    .map((route) => route.replace(/:[a-z]+/i, String(row.id)));
const asked = (path: string, params: Record<string, unknown>) =>
  `GET ${path}?${new URLSearchParams(Object.entries(params).map(([name, it]) => [name, JSON.stringify(it)]))}`;
/** Each list in each order, and narrowed to what Ala's row holds, alone and beside what is Ola's own; as a file too. */
function ofLists({ entity, row }: (typeof owned)[number]): string[] {
  const mine = entity === user ? { by: 'email', value: ola.email } : { by: 'u.email', value: ola.email };
  const path = `/api/${entity.path}`;
  const values = Object.keys(entity.filter).flatMap((by) => {
    const value = row[by] ?? row[by.toLowerCase()] ?? ala.email;
    return [{ by, value: value instanceof Date ? value.toISOString() : value }];
  });
  const words = new URLSearchParams({ search: ala.email });
  return ['', '.csv'].flatMap((file) => [
    `GET ${path}${file}`,
    `GET ${path}${file}?${words}`,
    ...entity.sort.flatMap((by) => [
      asked(path + file, { sort: { by, order: 'desc' } }),
      asked(path + file, { sort: { by, order: 'asc' }, filter: [mine] }),
    ]),
    ...values.flatMap((it) => [asked(path + file, { filter: [it] }), asked(path + file, { filter: [mine, it] })]),
  ]);
}
const ofLookUps = ({ entity, row }: (typeof owned)[number]) =>
  [ala.email, String(row.id), String(row.seat_number ?? '')].map(
    (search) => `GET /api/look-ups/${entity.table}?${new URLSearchParams({ search })}`,
  );

/** What each is answered; what names the call itself is the same for none. */
async function answersTo(calls: string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const it of calls) {
    const [method = '', path = ''] = it.split(' ');
    const body = method === 'GET' ? undefined : {};
    const { status, text } = await call(method, path, { cookies: ola.cookies, body });
    answers.set(it, `${status} ${text.replace(/"request":"[^"]*"/, '')}`);
  }
  return answers;
}

test('whatever a client reads of their own is asked about', () => {
  const table: Record<string, readonly Caller[]> = { ...ofAirport, ...ofPeople };
  const ofSomebody = entities.filter(
    ({ table: it, fields }) =>
      it === user.table || Object.values(fields as Fields).some(({ to }) => to?.().table === user.table),
  );
  const isRead = (path: string, by: Caller) =>
    Object.entries(table).some(([route, allowed]) => route.startsWith(`GET /api/${path}`) && allowed.includes(by));
  // What guests may list as well says whose a row is to nobody: ownership.test.ts
  const listed = ofSomebody.filter(({ path }) => isRead(path, 'client') && !isRead(path, 'guest'));
  const asked = owned.map(({ entity }) => entity.table);
  expect(
    listed.map((it) => it.table).filter((it) => !asked.includes(it)),
    'give Ala a row of each',
  ).toEqual([]);
  expect(listed.length).toBeGreaterThan(2);
});

test('a stranger cannot tell that another’s rows are there', async () => {
  const isKnown = (it: string) => !it.includes('/look-ups/') || routes.includes(it.split('?')[0] ?? '');
  const calls = owned.flatMap((it) => [...ofRow(it), ...ofLists(it), ...ofLookUps(it)]).filter(isKnown);
  measured('questions', calls.length);
  expect(calls.length).toBeGreaterThan(80);
  const there = await answersTo(calls);
  for (const { entity, row } of owned) await query(`delete from ${entity.table} where id = $1`, [row.id]);
  const gone = await answersTo(calls);
  const told = calls.filter((it) => there.get(it) !== gone.get(it));
  measured('questions whose answer tells of another’s row', told.length);
  expect(told.map((it) => [it, there.get(it), gone.get(it)])).toEqual([]);
  for (const [it, answer] of there) expect(answer, it).not.toContain(ala.email);
});
