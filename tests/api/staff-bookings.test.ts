import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { levelOf, parkingLevel } from '../../src/domain/booking/parking.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { type Person, person, signIn } from '../support/accounts.ts';
import { buy, inDays, parkingBooking, rentalBooking, seedCar, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

const shop = cardShop();
const post = mailCatcher();
let parker: Person;
let asParker: Record<string, string>;
let asRenter: Record<string, string>;

beforeAll(async () => {
  await seedPrices();
  parker = await person('parking_staff');
  asParker = await signIn(parker);
  asRenter = await signIn(await person('rental_staff'));
});
beforeEach(() => {
  post.mails = [];
});

const stay = (from = 1, to = from + 1) => ({ since: wireDay(inDays(from)), until: wireDay(inDays(to)) });
const place = (space_id: number, more: object = {}) => ({
  ...{
    id: 0,
    parking_level: levelOf(space_id),
    space_id,
    license_plate: 'gsl 48-rk',
    status: 'RESERVED',
    Users_id: null,
  },
  ...stay(),
  ...more,
});
const park = (body: object) => call('POST', '/api/parking', { body, cookies: asParker });
const put = (id: number, body: object) => call('PUT', `/api/parking/${id}`, { body, cookies: asParker });
const remove = (id: number) => call('DELETE', `/api/parking/${id}`, { cookies: asParker });

/** A reservation that somebody has paid for. */
async function paid(space: number): Promise<{ id: number; order: string; intent: string }> {
  const { json } = await buy(parkingBooking(space));
  const intent = intentOf(json);
  await shop.pay(intent);
  const { json: done } = await call('POST', '/api/parking', { body: { order: json.order } });
  return { id: done.data.id, order: json.order, intent };
}

describe('a guest’s paid booking', () => {
  const message = 'Opłaconą rezerwację przypiszesz tylko do konta z e-mailem z zamówienia albo do żadnego';
  const refused = { status: 409, json: { message, errors: { Users_id: message } } };

  test('is given by parking staff only to the account with its e-mail, or to none', async () => {
    const [{ id, order }, stranger, buyer] = [await paid(90), await person(), await person()];
    const patch = (Users_id: number | null) =>
      call('PATCH', `/api/parking/${id}`, { body: { Users_id }, cookies: asParker });
    expect(await patch(stranger.id)).toMatchObject(refused);
    expect(await put(id, place(90, { Users_id: stranger.id }))).toMatchObject(refused);
    expect((await call('POST', `/api/parking/${id}/cancel`, { cookies: await signIn(stranger) })).status).toBe(404);
    await query('update orders set email = $2 where id = $1', [order, buyer.email.toUpperCase()]);
    expect((await patch(buyer.id)).status).toBe(200);
    expect(await patch(stranger.id)).toMatchObject(refused);
    expect((await patch(null)).status).toBe(200);
    expect(await patch(stranger.id)).toMatchObject(refused);
    expect(await query('select users_id from parking where id = $1', [id])).toEqual([{ users_id: null }]);
  });

  test('of a car is given so as well, and the database itself holds to it', async () => {
    const [car, stranger] = [await seedCar(100), await person()];
    const { json } = await buy(rentalBooking(car), 20_000);
    await shop.pay(intentOf(json));
    const { json: done } = await call('POST', '/api/rent', { body: { order: json.order } });
    const body = { Users_id: stranger.id };
    expect(await call('PATCH', `/api/rent/${done.data.id}`, { body, cookies: asRenter })).toMatchObject(refused);
    const direct = query('update rentals set users_id = $2 where id = $1', [done.data.id, stranger.id]);
    await expect(direct).rejects.toMatchObject({ code: 'BZT06' });
  });
});

describe('parking staff', () => {
  test('reserve without payment, for somebody or nobody, and nothing of it expires', async () => {
    const client = await person();
    const booked = await park(place(1, { Users_id: client.id, status: 'PENDING' }));
    expect(booked.status).toBe(201);
    const [row] = await query('select * from parking where id = $1', [booked.json.data.id]);
    expect(row).toMatchObject({ license_plate: 'GSL48RK', users_id: client.id, status: 'PENDING', order_id: null });
    expect((await park(place(2))).status).toBe(201);
  });

  test('cannot give one place to two, however many try at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => park(place(3))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.json.message).toBe('Termin jest już zajęty');
    const other = await park(place(3, stay(3)));
    const moved = await put(other.json.data.id, place(3));
    expect(moved.status).toBe(409);
    expect(moved.json.message).toBe('Termin jest już zajęty');
  });

  test('see every reservation whole, also what is over, the newest first', async () => {
    const { json } = await call('GET', '/api/parking?limit=1000', { cookies: asParker });
    expect(json.data[0]).toMatchObject({ license_plate: 'GSL48RK', order_state: null });
    const since = json.data.map((it: { since: string }) => it.since);
    expect(since).toEqual([...since].sort().reverse());
    const by = encodeURIComponent(JSON.stringify([{ by: 'license_plate', value: 'gsl 48 rk' }]));
    expect((await call('GET', `/api/parking?filter=${by}`, { cookies: asParker })).json.meta.total).toBeGreaterThan(0);
  });

  test('on the page where one reserves see what is taken, as everybody', async () => {
    const booked = await park(place(5));
    await put(booked.json.data.id, place(5, { status: 'CANCELLED' }));
    const { since, until } = stay();
    const query = new URLSearchParams({ page: '1', size: '1000', since, until });
    const { json } = await call('GET', `/api/parking?${query}`, { cookies: asParker });
    expect(json.data.map((it: { space_id: number }) => it.space_id)).not.toContain(5);
  });

  test.each([
    ['a space of another level', { parking_level: 'A', space_id: parkingLevel.B.first }, 'space_id'],
    ['a plate of nine', { license_plate: 'ABCDEFGH9' }, 'license_plate'],
    ['an end before the start', { until: wireDay(inDays(-1)) }, 'until'],
    ['an unknown status', { status: 'LOST' }, 'status'],
    ['an unknown person', { Users_id: 999_999 }, 'Users_id'],
  ])('%s', async (_what, change, field) => {
    const { status, json } = await park(place(7, change));
    expect(status).toBe(400);
    expect(Object.keys(json.errors)).toEqual([field]);
  });

  test('delete what nobody paid for', async () => {
    const booked = await park(place(8));
    expect((await remove(booked.json.data.id)).status).toBe(204);
    expect((await remove(booked.json.data.id)).status).toBe(404);
  });
});

describe('a paid reservation', () => {
  test('cannot be deleted', async () => {
    const { id, order } = await paid(10);
    const { status, json } = await remove(id);
    expect([status, json.message]).toEqual([
      409,
      expect.stringMatching(/^Nie można usunąć opłaconej rezerwacji\. Anuluj/),
    ]);
    expect(await stateOf(order)).toBe('CONFIRMED');
  });

  test('that is cancelled goes back to the card, once, and the buyer is told', async () => {
    const { id, order, intent } = await paid(12);
    for (let i = 0; i < 2; i++) expect((await put(id, place(12, { status: 'CANCELLED' }))).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual([10_000]);
    expect(await stateOf(order)).toBe('REFUNDED');
    const subject = /^Musimy anulować rezerwację .* Oddajemy 100,00\szł$/;
    await expect.poll(() => post.mails.at(-1)?.subject).toMatch(subject);
    expect((await park(place(12))).status).toBe(201);
    expect((await remove(id)).status).toBe(204);
  });

  test('is refunded or not by a plain yes or no, never by what only looks like one', async () => {
    const { id, intent } = await paid(84);
    for (const refund of ['false', 'no', 0, null, []]) {
      const { status, json } = await put(id, place(84, { status: 'CANCELLED', refund }));
      expect([status, Object.keys(json.errors)], JSON.stringify(refund)).toEqual([400, ['refund']]);
    }
    expect(await shop.refunds(intent)).toEqual([]);
  });

  test('keeps its payment where staff decline the refund, also when the row changes later', async () => {
    const { id, order, intent } = await paid(13);
    expect((await put(id, place(13, { status: 'CANCELLED', refund: false }))).status).toBe(200);
    expect((await put(id, place(13, { status: 'CANCELLED', license_plate: 'NEW1' }))).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual([]);
    expect(await stateOf(order)).toBe('CANCELLED');
  });

  test('stands in the event log with what of it went back, and who gave it', async () => {
    const { id, order } = await paid(16);
    await put(id, place(16, { ...stay(1, 1), refund: true }));
    const [{ order_number } = {}] = await query('select order_number from orders where id = $1', [order]);
    const filter = JSON.stringify([
      { by: 'table_name', value: 'refunds' },
      { by: 'record_id', value: order_number },
      { by: 'action', value: 'INSERT' },
    ]);
    const asAdmin = await signIn(await person('admin'));
    const { json } = await call('GET', `/api/logi?${new URLSearchParams({ filter })}`, { cookies: asAdmin });
    expect(json.data).toMatchObject([
      { author: { id: parker.id }, log_details: { changes: { amount: [null, 5000], cause: [null, 'CHANGE'] } } },
    ]);
  });

  test('that is only moved keeps its payment', async () => {
    const { id, intent, order } = await paid(14);
    expect((await put(id, place(15))).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual([]);
    expect(await stateOf(order)).toBe('CONFIRMED');
  });
});

describe('a reservation that is being paid for', () => {
  test('is its buyer’s: staff cannot change it, and are told how long', async () => {
    const { json } = await buy(parkingBooking(40));
    const answer = await put(json.booking_id, place(41));
    expect(answer.status).toBe(409);
    expect(answer.json.message).toContain('najdłużej jeszcze 15');
    await shop.pay(intentOf(json));
    await call('POST', '/api/parking', { body: { order: json.order } });
    expect(post.mails[0]?.text).toContain('miejsce 40');
  });

  test.each([
    ['deleting', (id: number) => remove(id), 204, 42],
    ['cancelling', (id: number) => put(id, place(43, { status: 'CANCELLED' })), 200, 43],
  ])('is released by %s it, its payment first', async (_how, release, status, space) => {
    const { json } = await buy(parkingBooking(space));
    expect((await release(json.booking_id)).status).toBe(status);
    expect(await stateOf(json.order)).toBe('EXPIRED');
    expect((await shop.stripe.paymentIntents.retrieve(intentOf(json))).status).toBe('canceled');
    expect((await park(place(space))).status).toBe(201);
  });

  test('is not released once its buyer has paid, though its form knows nothing of that', async () => {
    const { json } = await buy(parkingBooking(44));
    const path = `/api/parking/${json.booking_id}`;
    const [{ version }] = (await call('GET', path, { cookies: asParker })).json.data;
    await shop.pay(intentOf(json));
    const body = { status: 'CANCELLED', refund: false, version };
    const { status, json: answer } = await call('PATCH', path, { body, cookies: asParker });
    expect([status, answer.code, answer.current.order_state]).toEqual([409, 'stale', 'CONFIRMED']);
    expect((await remove(json.booking_id)).status).toBe(409);
    expect(await stateOf(json.order)).toBe('CONFIRMED');
  });
});

describe('money follows the booking', () => {
  const orderOf = async (order: string) => (await call('GET', `/api/orders/${order}`)).json.data[0];

  test('a paid reservation made shorter gives the difference back, and its mail says why', async () => {
    const { id, order, intent } = await paid(45);
    expect((await put(id, place(45, stay(1, 1)))).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual([5_000]);
    expect(await stateOf(order)).toBe('CONFIRMED');
    expect(await orderOf(order)).toMatchObject({ amount: 5_000, until: (await orderOf(order)).since });
    await expect.poll(() => post.mails.at(-1)?.text).toContain('zmieniła termin');
    await expect.poll(() => post.mails.at(-1)?.text).toContain('50,00');
    await put(id, place(45, { ...stay(1, 1), status: 'CANCELLED' }));
    expect(await shop.refunds(intent)).toEqual([5_000, 5_000]);
  });

  test('goes back as staff were told, or not at all: then they see the booking as it is', async () => {
    const { id, order, intent } = await paid(39);
    const path = `/api/parking/${id}`;
    const patch = (body: object) => call('PATCH', path, { body: { refund: true, ...body }, cookies: asParker });
    // What came was not all that was asked for
    await query('update payments set amount = 8000 where order_id = $1', [order]);
    for (const change of [
      { ...stay(1, 1), amount: 5000 },
      { status: 'CANCELLED', amount: 10_000 },
    ]) {
      const { status, json } = await patch(change);
      expect([status, json.code, json.current.order_paid]).toEqual([409, 'stale', 8000]);
    }
    expect(await query('select status, version from parking where id = $1', [id])).toEqual([
      { status: 'RESERVED', version: expect.any(Number) },
    ]);
    expect((await patch({ ...stay(1, 1), amount: '3000' })).json.errors).toEqual({ amount: 'Kwota w groszach' });
    expect((await patch({ ...stay(1, 1), amount: 3000 })).status).toBe(200);
    expect((await patch({ status: 'CANCELLED', amount: 5000 })).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual([5000, 3000]);
  });

  test('goes back whole where the days are changed in the same breath as it is cancelled', async () => {
    const { id, intent } = await paid(38);
    expect((await put(id, place(38, { ...stay(1, 1), status: 'CANCELLED', amount: 10_000 }))).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual([10_000]);
  });

  test('keeps the difference where staff decline to refund it', async () => {
    const { id, intent, order } = await paid(46);
    await put(id, place(46, { ...stay(1, 1), refund: false }));
    expect(await shop.refunds(intent)).toEqual([]);
    expect((await orderOf(order)).amount).toBe(5_000);
  });

  test('made longer or moved, the order says so', async () => {
    const { id, order, intent } = await paid(47);
    await put(id, place(48, stay(1, 4)));
    expect(await orderOf(order)).toMatchObject({ amount: 20_000, space_id: 48 });
    await put(id, place(48, { ...stay(1, 4), status: 'CANCELLED' }));
    expect(await shop.refunds(intent)).toEqual([10_000]);
  });

  test('a refunded reservation is not reserved again', async () => {
    const { id } = await paid(49);
    await put(id, place(49, { status: 'CANCELLED' }));
    expect((await put(id, place(49))).status).toBe(409);
    expect((await park(place(49))).status).toBe(201);
  });

  test('staff see the order of a reservation: its number, amount, contact and state', async () => {
    const { id, order } = await paid(50);
    const { json } = await call('GET', `/api/parking/${id}`, { cookies: asParker });
    expect(json.data[0]).toMatchObject({
      ...{ order_number: (await orderOf(order)).order_number, order_state: 'CONFIRMED', order_amount: 10_000 },
      ...{ order_first_name: 'Żaneta', order_last_name: 'Łęcka', order_email: 'zaneta@example.com' },
      order_phone: '600 700 800',
    });
  });
});

test('an order’s holder gets what the order says, whatever the body claims', async () => {
  const { json } = await buy(parkingBooking(20));
  await shop.pay(intentOf(json));
  const claimed = place(21, { Users_id: parker.id, status: 'CANCELLED', order: json.order });
  const { json: done } = await call('POST', '/api/parking', { body: claimed });
  expect(await query('select space_id, status, users_id from parking where id = $1', [done.data.id])).toEqual([
    { space_id: 20, status: 'RESERVED', users_id: null },
  ]);
});

describe('a client cancels', () => {
  test('an own paid reservation before it begins, and gets the money back', async () => {
    const buyer = await person();
    const cookies = { ...(await signIn(buyer)) };
    const { json, cookies: booking } = await buy(parkingBooking(30, stay(5)), 10_000, { cookies });
    const intent = intentOf(json);
    const [parking] = await query<{ id: number }>('select id from parking where order_id = $1', [json.order]);
    const cancel = (id = parking?.id) =>
      call('POST', `/api/parking/${id}/cancel`, { body: { amount: 10_000 }, cookies });
    await shop.pay(intent);
    await call('POST', '/api/parking', { body: { order: json.order }, cookies: { ...cookies, ...booking } });
    expect((await cancel()).status).toBe(200);
    await expect.poll(() => post.mails.at(-1)?.text).toContain('Zgodnie z Twoim życzeniem');
    expect(post.mails.at(-1)?.text).not.toContain('Przepraszamy');
    expect(await shop.refunds(intent)).toEqual([10_000]);
    expect(await stateOf(json.order)).toBe('REFUNDED');
    expect((await cancel()).status, 'asked again, it is cancelled').toBe(200);
    expect(await shop.refunds(intent)).toEqual([10_000]);
  });

  test('nothing that has begun', async () => {
    const buyer = await person();
    const booked = await park(place(31, { Users_id: buyer.id, ...stay(0) }));
    const answer = await call('POST', `/api/parking/${booked.json.data.id}/cancel`, {
      body: {},
      cookies: await signIn(buyer),
    });
    expect(answer.status).toBe(409);
    expect(await query('select status from parking where id = $1', [booked.json.data.id])).toEqual([
      { status: 'RESERVED' },
    ]);
  });
});
