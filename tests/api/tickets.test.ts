import { beforeAll, describe, expect, test } from 'vitest';
import { airportCity } from '../../src/airport/identity.ts';
import { type FlightStatus, flightStatus } from '../../src/domain/flight/flight-status.ts';
import { refusing, refusingBoarding } from '../../src/domain/flight/passengers.ts';
import { seatHolding } from '../../src/domain/travel/ticket.ts';
import { type Person, person, signIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { wordsIn } from '../support/catalogue.ts';
import { lastLine, query } from '../support/database.ts';
import { seedFlight, seedTicket } from '../support/travel.ts';

type Cookies = Record<string, string>;
let staff: Cookies;
let passenger: Person;
let own: Cookies;
let flight: string;
let gate: number;

beforeAll(async () => {
  staff = await signIn(await person('airport_staff'));
  passenger = await person();
  own = await signIn(passenger);
  flight = await seedFlight();
  const [made] = await query<{ id: number }>(`insert into gates (name, status) values ('A7', 'READY') returning id`);
  gate = made?.id ?? 0;
});

const sold = () => ({
  class: 'biznes',
  seat_number: '1A',
  price: 1234.5,
  status: 'PURCHASED',
  Users_id: passenger.id,
  Flight_id: flight,
  Gates_id: gate,
});
const sell = (body: object) => call('POST', '/api/tickets', { body, cookies: staff });
const filtered = (cookies: Cookies, ...filter: object[]) =>
  call('GET', `/api/tickets?page=1&limit=5&filter=${encodeURIComponent(JSON.stringify(filter))}`, { cookies });
const setStatus = (id: number, status: unknown, cookies: Cookies, amount?: unknown) =>
  call('PATCH', `/api/tickets/${id}`, { body: { status, amount }, cookies });
const statusOf = async (id: number) => (await query('select status from tickets where id = $1', [id]))[0]?.status;

test('a ticket is sold, found by its number, and tells its passenger, flight and gate', async () => {
  const { status, json } = await sell(sold());
  expect(status).toBe(201);
  const { id } = json.data;
  const [row] = (await filtered(staff, { by: 't.id', value: id })).json.data;
  expect(row).toMatchObject({
    ...sold(),
    id,
    gate_name: 'A7',
    first_name: 'Jan',
    last_name: 'Próbny',
    email: passenger.email,
    phone_number: null,
  });
  expect(row).toMatchObject({
    airline_name: 'LOT',
    origin: `${airportCity} (BUR)`,
    destination: 'Oslo (OSL)',
    address: null,
  });
  for (const name of ['departure', 'purchase_time', 'update_time'])
    expect(Date.parse(row[name]), name).toBeGreaterThan(0);
  expect((await call('GET', '/api/tickets/ids', { cookies: staff })).json.data[0]).toBe(id);
});

test('a ticket is read alone by the staff and by its passenger, and by nobody else', async () => {
  const { id } = (await sell({ ...sold(), seat_number: '9F' })).json.data;
  const stranger = await signIn(await person());
  for (const cookies of [staff, own]) {
    const { json } = await call('GET', `/api/tickets/${id}`, { cookies });
    expect(json.data).toMatchObject([{ id, seat_number: '9F', email: passenger.email, flight_number: flight }]);
  }
  expect((await call('GET', `/api/tickets/${id}`, { cookies: stranger })).status).toBe(404);
});

test('a price keeps its grosze exactly', async () => {
  const { id } = (await sell({ ...sold(), seat_number: '1B', price: 0.1 })).json.data;
  expect((await query('select price::text from tickets where id = $1', [id]))[0]).toEqual({ price: '0.10' });
  expect((await filtered(staff, { by: 't.id', value: id })).json.data[0].price).toBe(0.1);
});

test('what a ticket points at and is not there is named at its field', async () => {
  for (const [field, key, one] of [
    ['Gates_id', 999_999, 'Bramka'],
    ['Users_id', 999_999, 'Użytkownik'],
    ['Flight_id', 'ZZ 1', 'Lot'],
  ] as const) {
    const { status, json } = await sell({ ...sold(), seat_number: '1C', [field]: key });
    const text = `Nie znaleziono: ${one}`;
    expect([status, json]).toEqual([400, { message: text, code: 'invalid', errors: { [field]: text } }]);
  }
});

test.each(['2a', '2 A', ' 2-a '])('a seat that is sold is not sold again as %j', async (seat_number) => {
  await sell({ ...sold(), seat_number: '2A' });
  const { status, json } = await sell({ ...sold(), seat_number });
  const text = 'To miejsce w tym locie jest już sprzedane';
  expect(status).toBe(409);
  expect(json).toEqual({ message: text, code: 'conflict', errors: { seat_number: text } });
});

test('a seat is sold again once its ticket is given back, and one winner of ten gets it', async () => {
  const { id } = (await sell({ ...sold(), seat_number: '3A' })).json.data;
  expect((await setStatus(id, 'CANCELLED', own)).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 10 }, () => sell({ ...sold(), seat_number: '3A' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
});

test('the statuses that hold a seat are those of the index', async () => {
  const [index] = await query<{ where: string }>(
    `select pg_get_expr(indpred, indrelid) as where from pg_index
      where indexrelid = 'tickets_seat_number_key'::regclass`,
  );
  expect(wordsIn(index?.where ?? '').sort()).toEqual([...seatHolding].sort());
});

test.each(refusing)('nothing is sold or carried on a flight that is %s', async (status) => {
  const over = await seedFlight(`LO3${910 + refusing.indexOf(status)}`);
  await query('update flights set status = $2 where id = $1', [over, status]);
  const bag = { type: 'podręczny', size: 'mały', weight: 5, Flights_id: over };
  for (const answer of [
    await sell({ ...sold(), Flight_id: over }),
    await call('POST', '/api/luggage', { body: bag, cookies: own }),
  ]) {
    expect(answer.status).toBe(409);
    expect(answer.json.message).toBe('Ten lot nie przyjmuje już pasażerów ani bagażu');
  }
  expect(await query('select 1 from tickets where flight_id = $1', [over])).toEqual([]);
});

test('a flight takes no passengers once it has left, is over or does not fly', () => {
  expect([...refusing].sort()).toEqual(['AIRBORNE', 'CANCELED', 'FINISHED', 'LANDING', 'TAKE OFF']);
});

let boarded = 930;
test('nobody boards a flight that has left, or one that lands here', async () => {
  for (const direction of ['departure', 'arrival'] as const)
    for (const status of Object.keys(flightStatus) as FlightStatus[]) {
      const on = await seedFlight(`LO3${boarded++}`, undefined, direction === 'departure');
      const id = await seedTicket(passenger.id, on);
      await query('update flights set status = $2 where id = $1', [on, status]);
      const refused = refusingBoarding[direction].includes(status);
      const { status: answered, json } = await setStatus(id, 'USED', staff);
      expect([direction, status, answered]).toEqual([direction, status, refused ? 409 : 200]);
      if (refused) expect(json.message).toContain('nie przyjmuje już pasażerów');
      expect(await statusOf(id)).toBe(refused ? 'PURCHASED' : 'USED');
    }
});

test('luggage stays changeable after its flight, but is not moved to one that is over', async () => {
  const [flown, over] = [await seedFlight('LO 3901'), await seedFlight('LO 3902')];
  const bag = { type: 'podręczny', size: 'mały', weight: 5, Flights_id: flown };
  const at = `/api/luggage/${(await call('POST', '/api/luggage', { body: bag, cookies: own })).json.data.id}`;
  await query(`update flights set status = 'FINISHED' where id = any($1)`, [[flown, over]]);
  const put = (body: object) => call('PUT', at, { body, cookies: own });
  expect((await put({ ...bag, weight: 6 })).status).toBe(200);
  expect((await put({ ...bag, Flights_id: over })).status).toBe(409);
});

test('a passenger finds their own tickets by their e-mail', async () => {
  const mine = await filtered(own, { by: 'u.email', value: passenger.email });
  expect(mine.status).toBe(200);
  expect(mine.json.data.filter((it: { Users_id: number }) => it.Users_id !== passenger.id)).toEqual([]);
  expect(mine.json.meta.total).toBeGreaterThan(0);
});

test.each([
  ['an unknown status', { status: 'LOST' }, 'status', 'Nieprawidłowy status biletu'],
  ['a negative price', { price: -1 }, 'price', undefined],
  ['a price of a third of a grosz', { price: 1.005 }, 'price', undefined],
  ['nobody', { Users_id: null }, 'Users_id', 'Wybierz pasażera'],
  ['somebody unknown', { Users_id: 999_999 }, 'Users_id', undefined],
  ['a flight that is not there', { Flight_id: 'XX1' }, 'Flight_id', undefined],
])('%s is a 400 at its field', async (_what, change, field, message) => {
  const { status, json } = await sell({ ...sold(), seat_number: '9A', ...change });
  expect(status).toBe(400);
  expect(Object.keys(json.errors)).toEqual([field]);
  if (message) expect(json.message).toBe(message);
});

test.each(['LOST', '', null, 1, 'constructor', ['USED']])('the status %j is refused', async (status) => {
  const answer = await setStatus(await seedTicket(passenger.id, flight), status, staff);
  expect(answer.status).toBe(400);
  expect(answer.json.message).toBe('Nieprawidłowy status biletu');
});

describe('only a purchased ticket changes', () => {
  test.each(['USED', 'EXPIRED'])('staff make it %s, once', async (status) => {
    const id = await seedTicket(passenger.id, flight);
    expect((await setStatus(id, status, staff)).status).toBe(200);
    for (const next of ['USED', 'EXPIRED']) expect((await setStatus(id, next, staff)).status).toBe(409);
    for (const next of ['REFUNDED', 'CANCELLED']) expect((await setStatus(id, next, own)).status).toBe(409);
    expect(await statusOf(id)).toBe(status);
  });

  test('its owner gives it back within 24 hours, later only cancels it', async () => {
    const fresh = await seedTicket(passenger.id, flight, '23 hours 59 minutes');
    expect((await setStatus(fresh, 'REFUNDED', own)).status).toBe(200);
    const old = await seedTicket(passenger.id, flight, '24 hours 1 second');
    const late = await setStatus(old, 'REFUNDED', own);
    expect(late.status).toBe(409);
    expect(late.json.message).toContain('refund after 24');
    expect(await statusOf(old)).toBe('PURCHASED');
    expect((await setStatus(old, 'CANCELLED', own)).status).toBe(200);
    expect(await statusOf(old)).toBe('CANCELLED');
  });

  test('its owner who says what comes back gives it back for that sum alone', async () => {
    const id = await seedTicket(passenger.id, flight);
    await query('update tickets set price = 289.5 where id = $1', [id]);
    for (const amount of [0, 28_900, '28950']) {
      const refusal = await setStatus(id, 'REFUNDED', own, amount);
      expect([refusal.status, refusal.json.amount]).toEqual([409, 28_950]);
      expect(refusal.json.message).toContain('Kwota zwrotu zmieniła się');
    }
    expect((await setStatus(id, 'CANCELLED', own, 28_950)).json.amount).toBe(0);
    expect(await statusOf(id)).toBe('PURCHASED');
    expect((await setStatus(id, 'REFUNDED', own, 28_950)).status).toBe(200);
  });

  test('of ten that change it at once, one does', async () => {
    const id = await seedTicket(passenger.id, flight);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => setStatus(id, i % 2 ? 'USED' : 'EXPIRED', staff)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  test.each([
    ['the owner', 'USED'],
    ['the owner', 'EXPIRED'],
    ['the owner', 'PURCHASED'],
    ['staff', 'REFUNDED'],
    ['staff', 'CANCELLED'],
  ])('not by %s to %s', async (who, status) => {
    const id = await seedTicket(passenger.id, flight);
    expect((await setStatus(id, status, who === 'staff' ? staff : own)).status).toBe(403);
    expect(await statusOf(id)).toBe('PURCHASED');
  });
});

test('the time of the change is kept, and the log tells who changed it', async () => {
  const id = await seedTicket(passenger.id, flight);
  await query(`update tickets set update_time = now() - interval '1 day' where id = $1`, [id]);
  await setStatus(id, 'CANCELLED', own);
  const [row] = (await filtered(own, { by: 'u.email', value: passenger.email }, { by: 't.id', value: id })).json.data;
  expect(Date.now() - Date.parse(row.update_time)).toBeLessThan(60_000);
  expect(await lastLine('tickets')).toMatchObject({ by_user: passenger.email, action: 'UPDATE' });
});

test('a flight with tickets cannot be deleted, and says what hangs on it', async () => {
  await seedTicket(passenger.id, flight);
  const atc = await signIn(await person('atc'));
  const { status, json } = await call('DELETE', `/api/flights/${flight}`, { cookies: atc });
  expect(status).toBe(409);
  expect(json.message).toMatch(/: Bilety: \d+$/);
});

test('tickets of flights to come are told apart from those left from flights that are over', async () => {
  const traveller = await person();
  const cookies = await signIn(traveller);
  const sellFor = async (number: string, arrives: string, more = 'status = status') => {
    const id = await seedFlight(number);
    await query(
      `update flights set arrival = now() + $2::interval, departure = now() + $2::interval - interval '2 hours', ${more}
        where id = $1`,
      [id, arrives],
    );
    await seedTicket(traveller.id, id, '90 days');
    return id;
  };
  const later = await sellFor('LO 9001', '30 days');
  const yesterday = await sellFor('LO 9002', '-26 hours');
  const soon = await sellFor('LO 9003', '1 day');
  const landed = await sellFor('LO 9004', '-2 hours');
  const late = await sellFor('LO 9005', '-5 hours', `estimated = now() - interval '4 hours'`);
  const over = await sellFor('LO 9006', '-1 hour', `status = 'FINISHED'`);
  const lastYear = await sellFor('LO 9007', '-400 days');
  const flights = async (flown: boolean | string) => {
    const filter = encodeURIComponent(JSON.stringify([{ by: 'u.email', value: traveller.email }]));
    const { json } = await call('GET', `/api/tickets?flown=${flown}&filter=${filter}`, { cookies });
    return json.data?.map((it: { Flight_id: string }) => it.Flight_id);
  };
  expect(await flights(false)).toEqual([late, landed, soon, later]);
  expect(await flights(true)).toEqual([over, yesterday, lastYear]);
  expect(await flights('maybe')).toBeUndefined();
  expect(await flights('')).toHaveLength(5);
});
