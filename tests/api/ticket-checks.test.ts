import { beforeAll, expect, test } from 'vitest';
import { ticketCode } from '../../functions/lib/travel/ticket-code.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { seedFlight, seedTicket } from '../support/travel.ts';

let staff: Signed;
let passenger: Signed;
let flight: string;

beforeAll(async () => {
  staff = await signedIn('airport_staff');
  passenger = await signedIn();
  flight = await seedFlight('LO4001');
});

const open = (code: number | string, { cookies }: Signed = staff) => call('GET', `/api/tickets/${code}`, { cookies });
const set = (id: number, status: string, { cookies }: Signed = staff) =>
  call('PATCH', `/api/tickets/${id}`, { cookies, body: { status } });
const restore = (id: number, { cookies }: Signed = staff) => call('POST', `/api/tickets/${id}/restore`, { cookies });
const search = (words: string, more = '') =>
  call('GET', `/api/tickets/search?search=${encodeURIComponent(words)}${more}`, { cookies: staff.cookies });
const statusOf = async (id: number) => (await query('select status from tickets where id = $1', [id]))[0]?.status;

test('a code that we signed is verified, a number is not, another signature opens nothing', async () => {
  const id = await seedTicket(passenger.id, flight);
  const { json } = await call('GET', '/api/tickets/codes', { cookies: passenger.cookies });
  const { code } = json.data.find((it: { id: number }) => it.id === id);
  expect(code).toBe(ticketCode(id));
  expect(code).toMatch(new RegExp(`^${id}T[0-9A-F]{20}$`));
  for (const typed of [code, code.toLowerCase(), ` ${code}`])
    expect((await open(encodeURIComponent(typed))).json).toMatchObject({ data: [{ id }], verified: true });
  expect((await open(id)).json).toMatchObject({ data: [{ id }], verified: false });
  const forged = await open(code.replace(/T./, (it: string) => (it === 'T0' ? 'T1' : 'T0')));
  expect([forged.status, forged.json.code]).toEqual([404, 'forged']);
  // A right signature under another number
  expect((await open(code.replace(`${id}T`, `${id + 1}T`))).json.code).toBe('forged');
});

test('a code signed before SECRET was changed still opens its ticket', async () => {
  const id = await seedTicket(passenger.id, flight);
  const code = ticketCode(id);
  const { SECRET, SECRET_PREVIOUS } = process.env;
  Object.assign(process.env, { SECRET: 'f'.repeat(64), SECRET_PREVIOUS: SECRET });
  const { readTicketCode } = await import('../../functions/lib/travel/ticket-code.ts');
  expect(readTicketCode(code)).toEqual({ id: String(id), verified: true });
  Object.assign(process.env, { SECRET, SECRET_PREVIOUS: SECRET_PREVIOUS ?? '' });
});

test('whether a ticket can be given back is said by the clock of the database', async () => {
  const [fresh, late] = [await seedTicket(passenger.id, flight), await seedTicket(passenger.id, flight)];
  await query(`update tickets set purchase_time = now() - interval '23 hours 59 minutes' where id = $1`, [fresh]);
  await query(`update tickets set purchase_time = now() - interval '24 hours' where id = $1`, [late]);
  const { json } = await call('GET', '/api/tickets/codes', { cookies: passenger.cookies });
  const refundable = new Map(json.data.map((it: { id: number; refundable: boolean }) => [it.id, it.refundable]));
  expect([refundable.get(fresh), refundable.get(late)]).toEqual([true, false]);
});

test("codes are one's own and of tickets still to be used", async () => {
  const [used, open] = [await seedTicket(passenger.id, flight), await seedTicket(passenger.id, flight)];
  await set(used, 'USED');
  const codesOf = async ({ cookies }: Signed) =>
    (await call('GET', '/api/tickets/codes', { cookies })).json.data.map(({ id }: { id: number }) => id);
  expect(await codesOf(passenger)).toContain(open);
  expect(await codesOf(passenger)).not.toContain(used);
  expect(await codesOf(staff)).toEqual([]);
});

test('a ticket tells how its flight stands now, and the log who has opened it', async () => {
  const id = await seedTicket(passenger.id, flight);
  const [gate] = await query<{ id: number }>(`insert into gates (name, status) values ('C9', 'READY') returning id`);
  await query(
    `update flights set status = 'DELAYED', gates_id = $2, estimated = departure + interval '1 hour',
                      milestone = 'boarding'
                where id = $1`,
    [flight, gate?.id],
  );
  const [row] = (await open(id)).json.data;
  expect(row).toMatchObject({ flight_status: 'DELAYED', flight_gate: 'C9', gate_name: null, is_departure: true });
  expect(row).toMatchObject({ flight_milestone: 'boarding', gate_changed_at: null });
  expect(Date.parse(row.estimated) - Date.parse(row.departure)).toBe(3_600_000);
  const lines = await query(
    `select by_user from event_log where table_name = 'tickets' and action = 'READ' and log_details ->> 'id' = $1`,
    [String(id)],
  );
  expect(lines).toEqual([{ by_user: String(staff.id) }]);
});

test.each(['USED', 'EXPIRED'])('who made a ticket %s takes that back within ten seconds', async (status) => {
  const id = await seedTicket(passenger.id, flight);
  await set(id, status);
  const colleague = await signedIn('airport_staff');
  expect((await restore(id, colleague)).status).toBe(404);
  expect((await restore(id, passenger)).status).toBe(403);
  expect((await restore(id)).status).toBe(200);
  expect(await statusOf(id)).toBe('PURCHASED');
  // Once, and not what nobody has decided
  expect((await restore(id)).status).toBe(404);
  expect((await set(id, 'USED', colleague)).status).toBe(200);
  expect((await restore(id)).status).toBe(404);
});

test('a decision of eleven seconds ago stays, and so does what its owner did', async () => {
  const [late, cancelled] = [await seedTicket(passenger.id, flight), await seedTicket(passenger.id, flight)];
  await set(late, 'USED');
  // Nobody rewrites the log: the line of an earlier moment is written as such
  await query(`alter table event_log disable trigger all`);
  await query(
    `update event_log set timestamp_log = timestamp_log - interval '11 seconds'
                where table_name = 'tickets' and log_details ->> 'id' = $1`,
    [String(late)],
  );
  await query(`alter table event_log enable trigger all`);
  expect((await restore(late)).status).toBe(404);
  expect(await statusOf(late)).toBe('USED');
  await set(cancelled, 'CANCELLED', passenger);
  expect((await restore(cancelled)).status).toBe(404);
});

test('a seat that was sold meanwhile keeps an invalidated ticket from coming back', async () => {
  const id = await seedTicket(passenger.id, flight);
  await set(id, 'EXPIRED');
  await query(
    `insert into tickets (class, seat_number, price, status, users_id, flight_id)
     select class, seat_number, price, 'PURCHASED', users_id, flight_id from tickets where id = $1`,
    [id],
  );
  const { status, json } = await restore(id);
  expect([status, json.message]).toEqual([409, 'To miejsce w tym locie jest już sprzedane']);
});

test('tickets are found by name, e-mail, flight and number, the asked flight first', async () => {
  const near = await seedFlight('LO4002');
  await query(`update users set last_name = 'Żółciński', first_name = 'Ignacy' where id = $1`, [passenger.id]);
  const [far, soon] = [await seedTicket(passenger.id, flight), await seedTicket(passenger.id, near)];
  const ids = async (words: string, more?: string): Promise<number[]> =>
    (await search(words, more)).json.data.map(({ id }: { id: number }) => id);
  for (const words of ['zolcin', 'Żółciński Ignacy', passenger.email])
    expect(await ids(words), words).toEqual(expect.arrayContaining([far, soon]));
  expect((await ids('żółciński', `&flight=${near}`))[0]).toBe(soon);
  expect(await ids('lo 4002')).toContain(soon);
  expect(await ids('lo 4002')).not.toContain(far);
  expect(await ids(String(far))).toContain(far);
  expect(await ids('nikt taki')).toEqual([]);
});

test('one letter of a name is not enough, and the log tells who has looked for whom', async () => {
  expect((await search('k')).status).toBe(400);
  await search('szukana osoba');
  const [line] = await query(
    `select by_user, log_details from event_log where table_name = 'tickets' and action = 'READ'
      order by id desc limit 1`,
  );
  expect(line).toMatchObject({ by_user: String(staff.id), log_details: { search: 'sz…' } });
});

test('the seats of a flight are told to who sells them: how many there are and which are sold', async () => {
  const on = await seedFlight('LO4003');
  const sold = ['11A', '2E'];
  for (const seat of [...sold, '9C'])
    await query(
      `insert into tickets (class, seat_number, price, status, users_id, flight_id)
       values ('ekonomiczna', $1, 100, $2, $3, $4)`,
      [seat, seat === '9C' ? 'REFUNDED' : 'PURCHASED', passenger.id, on],
    );
  const seats = (asked: string, { cookies }: Signed = staff) =>
    call('GET', `/api/tickets/seats?flight=${asked}`, { cookies });
  expect((await seats(on)).json).toEqual({ data: [{ capacity: 180, sold }] });
  expect((await seats('ZZ1')).json).toEqual({ data: [] });
  expect((await seats(on, passenger)).status).toBe(403);
  // By row, not by the first figure
  const found = (await search('lo4003')).json.data.filter((it: { status: string }) => it.status === 'PURCHASED');
  expect(found.map(({ seat_number }: { seat_number: string }) => seat_number)).toEqual(['2E', '11A']);
});
