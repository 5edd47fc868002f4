import { beforeAll, expect, test, vi } from 'vitest';
import { person, type Signed, signedIn } from '../support/accounts.ts';
import { parkingBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { seedFlight } from '../support/travel.ts';

const post = mailCatcher();

/** Bookings of a space, one a day: of nobody with an account, or of one's own. */
const book = (howMany: number, whose: number | null = null) =>
  query(
    `insert into parking (parking_level, space_id, license_plate, since, until, status, users_id)
     select 'A', 1 + (select count(*)::int from parking), 'GD12345', clock(), clock() + interval '1 day',
            'RESERVED', $2 from generate_series(1, $1::int) n`,
    [howMany, whose],
  );
const read = ({ cookies }: Signed, path: string) => call('GET', `/api/${path}`, { cookies });
const lines = async ({ id }: Signed) =>
  (
    await query<{ table_name: string; listed: number }>(
      `select table_name, (log_details ->> 'listed')::int as listed from event_log
        where by_user = $1 and action = 'READ' and log_details ? 'listed' order by id`,
      [String(id)],
    )
  ).map(({ table_name, listed }) => [table_name, listed]);
const anHourLater = async () => {
  await query(`update people_listed set logged_at = logged_at - interval '61 minutes'`);
  await runJob('tidy');
};

let clerk: Signed;
beforeAll(async () => {
  await seedPrices();
  clerk = await signedIn('parking_staff');
  for (let n = 0; n < 4; n++) await book(1);
});

test('the log tells once an hour how many others’ bookings somebody was shown', async () => {
  await read(clerk, 'parking?page=1&limit=3');
  for (let n = 0; n < 5; n++) await read(clerk, 'parking?page=1&limit=3');
  await read(clerk, 'parking?page=2&limit=3');
  await runJob('tidy');
  expect(await lines(clerk), 'no line of each list').toEqual([]);
  const written = () => query('select xmin, ctid from people_listed where who = $1', [clerk.id]);
  const before = await written();
  await read(clerk, 'parking?page=1&limit=3');
  expect(await written(), 'a repeated list writes nothing').toEqual(before);
  await anHourLater();
  expect(await lines(clerk)).toEqual([['parking', 4]]);
  await read(clerk, 'parking?page=1&size=1000');
  await anHourLater();
  expect(await lines(clerk), 'the same people again').toEqual([['parking', 4]]);
  await book(1);
  await book(1);
  await read(clerk, 'parking?page=1&size=1000');
  await anHourLater();
  expect(await lines(clerk)).toEqual([
    ['parking', 4],
    ['parking', 2],
  ]);
});

test('nothing is noted of what is one’s own, nor of which spaces are taken', async () => {
  const client = await signedIn();
  await book(1, client.id);
  expect((await read(client, `parking?userEmail=${client.email}`)).json.data).toHaveLength(1);
  await read(client, 'parking?page=1&size=1000');
  expect(await query('select 1 from people_listed where who = $1', [client.id])).toEqual([]);
});

test.each([
  ['rental_staff', 'rent', 'rentals'],
  ['airport_staff', 'tickets', 'tickets'],
  ['admin', 'luggage', 'luggage'],
  ['admin', 'users', 'users'],
] as const)('%s: what %s shows of others is noted', async (role, path, table) => {
  const staff = await signedIn(role);
  const { id } = await person();
  const flight = await seedFlight(`LST${table[0]}`);
  const rows: Record<string, [text: string, ...values: unknown[]]> = {
    rentals: [
      `insert into rentals (users_id, cars_id, since, until, status)
       values ($1, $2, clock(), clock() + interval '1 day', 'PENDING')`,
      await seedCar(),
    ],
    tickets: [
      `insert into tickets (users_id, flight_id, seat_number, class, price, status)
       values ($1, $2, '1A', 'ekonomiczna', 10, 'PURCHASED')`,
      flight,
    ],
    luggage: [`insert into luggage (users_id, flights_id, type, size, weight) values ($1, $2, 'a', 'b', 1)`, flight],
  };
  const [text, ...values] = rows[table] ?? [];
  if (text) await query(text, [id, ...values]);
  const { status, json } = await read(staff, `${path}?page=1&limit=100`);
  expect(status).toBe(200);
  const [noted] = await query<{ ids: number[] }>('select ids from people_listed where who = $1 and table_name = $2', [
    staff.id,
    table,
  ]);
  const others = json.data.filter((row: { id: number }) => table !== 'users' || row.id !== staff.id);
  expect(others.length).toBeGreaterThan(0);
  expect(noted?.ids.sort()).toEqual(others.map((row: { id: number }) => row.id).sort());
});

test('far more people in lists within a day than is usual are told before the log has its line', async () => {
  const boss = await person('admin');
  const note = (from: number, until: number) =>
    query(`select note_listed($1, 'parking', array(select generate_series($2::int, $3::int)))`, [
      clerk.id,
      from,
      until,
    ]);
  const told = async () => {
    await runJob('watch');
    await runJob('outbox');
    return post.mails.filter(({ to, subject }) => to?.[0]?.address === boss.email && subject?.startsWith('Nietypowy'));
  };
  await query(`delete from people_listed`);
  await query(`delete from event_log where action = 'READ'`);
  await note(1, 1000);
  await note(1, 1000);
  expect(await told(), 'a shift’s usual').toEqual([]);
  await note(1001, 1001);
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail?.text?.replaceAll('\u00a0', ' ')).toMatch(/Osoby na obejrzanych listach:? 1001 wpisów/);
  expect(mail?.text).toContain(clerk.email);
});

test('who opens bookings by their money, or by changes that are too late, is counted too', async () => {
  const thief = await signedIn('parking_staff');
  const zofia = { first_name: 'Zofia', last_name: 'Mazur', phone: '601 884 207', email: 'mazur@poczta.example' };
  const sale = { ...parkingBooking(70), ...zofia, status: 'RESERVED' };
  const money = (await call('POST', '/api/parking', { body: sale, cookies: clerk.cookies })).json.data;
  await book(1);
  const [late] = await query<{ id: number }>('select id from parking where users_id is null order by id desc');
  const noted = async () => (await query('select ids from people_listed where who = $1', [thief.id]))[0]?.ids ?? [];
  await read(thief, `parking/${money?.id}/payments`);
  await vi.waitFor(async () => expect(await noted()).toEqual([money?.id]));
  const body = { version: 2_000_000_000, license_plate: 'GD1' };
  const { status } = await call('PATCH', `/api/parking/${late?.id}`, { body, cookies: thief.cookies });
  expect(status).toBe(409);
  await vi.waitFor(async () => expect(await noted()).toEqual(expect.arrayContaining([money?.id, late?.id])));
});
