import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { movedBut, paidBut } from '../../db/booking/payment-differences.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { type Person, person, signIn } from '../support/accounts.ts';
import { inDays, seedCar, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

const shop = cardShop();
const post = mailCatcher();
let clerk: Person;
let asClerk: Record<string, string>;
let asParker: Record<string, string>;
let asOther: Record<string, string>;

beforeAll(async () => {
  await seedPrices();
  clerk = await person('rental_staff');
  asClerk = await signIn(clerk);
  asOther = await signIn(await person('rental_staff'));
  asParker = await signIn(await person('parking_staff'));
});
beforeEach(() => {
  post.mails = [];
});

const zofia = { first_name: 'Zofia', last_name: 'Mazur', phone: '601 884 207', email: 'zofia@poczta.example' };
const stay = (from = 3, to = from + 1) => ({ since: wireDay(inDays(from)), until: wireDay(inDays(to)) });
const rent = (body: object, cookies = asClerk) =>
  call('POST', '/api/rent', { body: { status: 'PENDING', ...stay(), ...body }, cookies });
/** A car for two days of 100 zł, booked for somebody at the desk. */
async function sold(contact: object = zofia) {
  const { json, status } = await rent({ Cars_id: await seedCar(100), ...contact });
  expect(status).toBe(201);
  const id: number = json.data.id;
  const [order] = await query<{ id: string; manage_key: string }>(
    'select o.* from orders o join rentals r on r.order_id = o.id where r.id = $1',
    [id],
  );
  if (!order) throw new Error('It has no order');
  return { id, order };
}
const money = async (id: number, cookies = asClerk) =>
  (await call('GET', `/api/rent/${id}/payments`, { cookies })).json.data[0];
const take = (id: number, body: object, cookies = asClerk) =>
  call('POST', `/api/rent/${id}/payments`, { body, cookies });
const patch = (id: number, body: object) => call('PATCH', `/api/rent/${id}`, { body, cookies: asClerk });
const refundsOf = (order: string) =>
  query<{ id: number; amount: number; state: string; method: string }>(
    `select r.id, r.amount, r.state, p.method from refunds r join payments p on p.id = r.payment_id
      where p.order_id = $1 order by r.id`,
    [order],
  );
const tokenIn = (link: string) => link.split('/').at(-1);

describe('a booking that staff make for somebody without an account', () => {
  test('has an order like any other, unpaid and without an end', async () => {
    const { id, order } = await sold({ ...zofia, note: 'fotelik' });
    expect(order).toMatchObject({ state: 'UNPAID', amount: 20_000, due: 20_000, desk: true, phone: '601 884 207' });
    const { json } = await call('GET', `/api/rent/${id}`, { cookies: asClerk });
    expect(json.data[0]).toMatchObject({ order_state: 'UNPAID', order_due: 20_000, order_last_name: 'Mazur' });
    expect(await money(id)).toMatchObject({ due: 20_000, paid: 0, step: 'ready', note: 'fotelik', payments: [] });
  });

  test('takes no address, and no mail is tried then', async () => {
    const { email: _email, ...contact } = zofia;
    const { id, order } = await sold(contact);
    expect(await query('select from outbox where order_id = $1', [order.id])).toEqual([]);
    expect((await take(id, { method: 'CASH', amount: 20_000 })).status).toBe(201);
    expect(await query('select from outbox where order_id = $1', [order.id])).toEqual([]);
    const { json } = await call('GET', `/api/rezerwacja/${tokenIn((await money(id)).link)}`);
    expect(json.data[0]).toMatchObject({ last_name: 'Mazur', email: null, left: 20_000, due: 0 });
  });

  test('is refused without a name or a phone that can be called, field by field', async () => {
    const Cars_id = await seedCar(100);
    const { status, json } = await rent({ Cars_id, first_name: 'Z', phone: '601', note: 'x' });
    expect(status).toBe(400);
    expect(Object.keys(json.errors).sort()).toEqual(['first_name', 'last_name', 'phone']);
  });

  test('goes to an account only where the account has its address', async () => {
    const [stranger, own] = [await person(), await person()];
    const Cars_id = await seedCar(100);
    const refused = await rent({ Cars_id, ...zofia, Users_id: stranger.id });
    expect(refused).toMatchObject({ status: 409, json: { errors: { Users_id: expect.stringContaining('e-mailem') } } });
    expect((await rent({ Cars_id, ...zofia, email: own.email, Users_id: own.id })).status).toBe(201);
  });

  test('made by parking staff costs what the price list says', async () => {
    const body = { parking_level: 'A', space_id: 44, license_plate: 'GD 1', status: 'PENDING', ...stay(), ...zofia };
    const { json } = await call('POST', '/api/parking', { body, cookies: asParker });
    const { json: row } = await call('GET', `/api/parking/${json.data.id}`, { cookies: asParker });
    expect(row.data[0]).toMatchObject({
      order_state: 'UNPAID',
      order_due: 10_000,
      order_number: json.data.order_number,
    });
  });

  test('is cancelled and deleted without any money, and asked for no longer', async () => {
    const [cancelled, deleted] = [await sold(), await sold()];
    expect((await patch(cancelled.id, { status: 'CANCELLED' })).status).toBe(200);
    expect(await stateOf(cancelled.order.id)).toBe('VOID');
    expect((await take(cancelled.id, { method: 'CASH', amount: 20_000 })).json).toMatchObject({ due: 0 });
    expect((await patch(cancelled.id, { status: 'PENDING' })).status).toBe(200);
    expect(await stateOf(cancelled.order.id)).toBe('UNPAID');
    expect((await call('DELETE', `/api/rent/${deleted.id}`, { cookies: asClerk })).status).toBe(204);
    expect(await stateOf(deleted.order.id)).toBe('VOID');
  });

  test('that its buyer was told of is deleted with a mail, another without', async () => {
    for (const isTold of [true, false]) {
      const { id, order } = await sold();
      if (isTold) await query(`update outbox set sent_at = now() where order_id = $1 and kind = 'booked'`, [order.id]);
      await call('DELETE', `/api/rent/${id}`, { cookies: asClerk });
      post.mails = [];
      await runJob('outbox');
      expect(post.mails.map(({ subject }) => subject)).toEqual(
        isTold ? [expect.stringMatching(/anulowana przez lotnisko$/)] : [],
      );
      const link = /\/rezerwacja\/[0-9a-f]+/.exec(post.mails[0]?.text ?? '')?.[0];
      if (isTold) expect((await call('GET', `/api${link}`)).status).toBe(200);
    }
  });

  test('costs what its days cost when they change before it is paid', async () => {
    const { id } = await sold();
    expect((await patch(id, { until: wireDay(inDays(5)) })).status).toBe(200);
    expect(await money(id)).toMatchObject({ amount: 30_000, due: 30_000, paid: 0 });
  });
});

describe('money at the desk', () => {
  test('is all that is due, noted with who took it, and makes the booking a paid one', async () => {
    const { id, order } = await sold();
    expect((await take(id, { method: 'TERMINAL', amount: 20_000 })).status).toBe(201);
    expect(await money(id)).toMatchObject({ state: 'CONFIRMED', due: 0, paid: 20_000, step: 'paid' });
    const [payment] = await query('select * from payments where order_id = $1', [order.id]);
    expect(payment).toMatchObject({ method: 'TERMINAL', employee_id: clerk.id, intent_id: null, state: 'PAID' });
    expect(await query('select status from rentals where id = $1', [id])).toEqual([{ status: 'RENTED' }]);
  });

  test.each([19_999, 20_001, 1, 40_000])('is not %i grosze where 200 zł are due', async (amount) => {
    const { id } = await sold();
    const answer = await take(id, { method: 'CASH', amount });
    expect(answer).toMatchObject({ status: 409, json: { code: 'due', due: 20_000 } });
    expect(await money(id)).toMatchObject({ due: 20_000, payments: [] });
  });

  test.each([{ method: 'CARD' }, { method: 'BLIK' }, { amount: -20_000 }, { amount: 0 }, { amount: 200.5 }])(
    'is refused as %j',
    async (wrong) => {
      const { id } = await sold();
      expect((await take(id, { method: 'CASH', amount: 20_000, ...wrong })).status).toBe(400);
    },
  );

  test('is taken once, however many clerks press at once', async () => {
    const { id, order } = await sold();
    const body = { method: 'CASH', amount: 20_000 };
    const answers = await Promise.all([asClerk, asOther, asClerk, asOther].map((cookies) => take(id, body, cookies)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await query('select amount from payments where order_id = $1', [order.id])).toEqual([{ amount: 20_000 }]);
  });

  test('is nothing that clients, guests or the staff of the car park can take', async () => {
    const { id } = await sold();
    const [stranger, body] = [await signIn(await person()), { method: 'CASH', amount: 20_000 }];
    expect((await take(id, body, stranger)).status).toBe(403);
    expect((await take(id, body, asParker)).status).toBe(403);
    expect((await call('POST', `/api/rent/${id}/payments`, { body })).status).toBe(401);
    expect((await call('GET', `/api/rent/${id}/payments`, { cookies: stranger })).status).toBe(403);
    expect((await money(id)).due).toBe(20_000);
  });
});

describe('the link on the buyer’s own phone', () => {
  const pay = (token: string, body: object = {}) =>
    call('POST', `/api/rezerwacja/${token}/payment`, { body: { amount: 20_000, terms: true, ...body } });

  test('asks for what is due, and the desk sees each step of it', async () => {
    const { id, order } = await sold();
    const { link, step } = await money(id);
    expect(step).toBe('ready');
    const { json } = await call('GET', `/api/rezerwacja/${tokenIn(link)}`);
    expect(json.data[0]).toMatchObject({ unpaid: true, due: 20_000, rights: { plate: true, dates: null } });
    expect((await money(id)).step).toBe('opened');
    const opened = await pay(tokenIn(link) ?? '');
    expect(opened).toMatchObject({ status: 201, json: { amount: 20_000 } });
    expect(await money(id)).toMatchObject({ step: 'paying', pays_until: expect.stringContaining('T') });
    await shop.pay(opened.json.clientSecret.split('_secret')[0]);
    expect(await money(id)).toMatchObject({ step: 'paid', due: 0, state: 'CONFIRMED' });
    const [payment] = await query('select order_id, method, employee_id from payments where order_id = $1', [order.id]);
    expect(payment).toEqual({ order_id: order.id, method: 'CARD', employee_id: null });
  });

  test('takes no other sum, and none without the terms', async () => {
    const { id } = await sold();
    const token = tokenIn((await money(id)).link) ?? '';
    expect(await pay(token, { amount: 1 })).toMatchObject({ status: 409, json: { due: 20_000 } });
    expect((await pay(token, { terms: false })).status).toBe(400);
    expect((await pay('0'.repeat(64))).status).toBe(404);
  });

  test('pays for longer days too, once the desk has the money for the first', async () => {
    const { id } = await sold();
    await take(id, { method: 'CASH', amount: 20_000 });
    const token = tokenIn((await money(id)).link);
    const longer = { since: inDays(3), until: inDays(5), difference: 10_000 };
    const opened = await call('POST', `/api/rezerwacja/${token}/dates`, { body: longer });
    expect(opened).toMatchObject({ status: 201, json: { amount: 10_000 } });
    await shop.pay(intentOf(opened.json));
    await call('POST', '/api/rent', { body: { order: opened.json.order } });
    expect(await money(id)).toMatchObject({ amount: 30_000, paid: 30_000, due: 0 });
  });

  test('ends when the clerk takes cash instead, and nobody pays twice', async () => {
    const { id, order } = await sold();
    const token = tokenIn((await money(id)).link) ?? '';
    const opened = await pay(token);
    expect((await take(id, { method: 'CASH', amount: 20_000 })).status).toBe(201);
    await expect(shop.pay(opened.json.clientSecret.split('_secret')[0])).rejects.toThrow();
    expect(await pay(token)).toMatchObject({ status: 409, json: { due: 0 } });
    expect(await query('select method from payments where order_id = $1', [order.id])).toEqual([{ method: 'CASH' }]);
  });

  test('takes cash for what is due also while its buyer pays for more days', async () => {
    const { id, order } = await sold();
    await take(id, { method: 'CASH', amount: 20_000 });
    const token = tokenIn((await money(id)).link);
    const longer = { since: inDays(3), until: inDays(5), difference: 10_000 };
    expect((await call('POST', `/api/rezerwacja/${token}/dates`, { body: longer })).status).toBe(201);
    await query(`update orders set due = 3000, amount = amount + 3000 where id = $1`, [order.id]);
    expect((await take(id, { method: 'CASH', amount: 3_000 })).status).toBe(201);
    expect(await money(id)).toMatchObject({ due: 0, paid: 23_000 });
  });

  test('is not in the way of another plate of a booking that waits to be paid', async () => {
    const body = { parking_level: 'A', space_id: 21, license_plate: 'GSL1', ...stay(), ...zofia };
    const { json } = await call('POST', '/api/parking', { body: { status: 'PENDING', ...body }, cookies: asParker });
    const path = `/api/parking/${json.data.id}/payments`;
    const { link } = (await call('GET', path, { cookies: asParker })).json.data[0];
    const changed = await call('PATCH', `/api/rezerwacja/${tokenIn(link)}`, { body: { license_plate: 'GSL2' } });
    expect(changed.status).toBe(200);
  });

  test('is faster than the cash that a clerk notes after the card was charged', async () => {
    const { id } = await sold();
    const opened = await pay(tokenIn((await money(id)).link) ?? '');
    await shop.pay(opened.json.clientSecret.split('_secret')[0]);
    expect(await take(id, { method: 'CASH', amount: 20_000 })).toMatchObject({ status: 409, json: { due: 0 } });
    expect(await money(id)).toMatchObject({ paid: 20_000, payments: [{ method: 'CARD' }] });
  });

  test('keeps the price while it is being paid: staff change no days then', async () => {
    const { id } = await sold();
    await pay(tokenIn((await money(id)).link) ?? '');
    const answer = await patch(id, { until: wireDay(inDays(8)) });
    expect(answer).toMatchObject({ status: 409, json: { message: expect.stringContaining('Ktoś właśnie płaci') } });
  });
});

describe('what was paid at the desk', () => {
  test('goes back by the hand of a clerk, once, and not by the card provider', async () => {
    const { id, order } = await sold();
    await take(id, { method: 'CASH', amount: 20_000 });
    expect((await patch(id, { status: 'CANCELLED', amount: 20_000 })).status).toBe(200);
    const [refund] = await refundsOf(order.id);
    expect(refund).toMatchObject({ amount: 20_000, state: 'PENDING', method: 'CASH' });
    expect(await query("select from outbox where order_id = $1 and kind = 'refund'", [order.id])).toEqual([]);
    const hand = (amount: number, cookies = asOther) =>
      call('POST', `/api/rent/${id}/refunds/${refund?.id}`, { body: { amount }, cookies });
    expect((await hand(20_001)).status).toBe(409);
    expect((await hand(20_000, asParker)).status).toBe(403);
    const answers = await Promise.all([hand(20_000), hand(20_000)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stateOf(order.id)).toBe('REFUNDED');
  });

  test('is not handed out for a refund that goes back on a card, nor for another booking', async () => {
    const [card, cash] = [await sold(), await sold()];
    const opened = await call('POST', `/api/rezerwacja/${tokenIn((await money(card.id)).link)}/payment`, {
      body: { amount: 20_000, terms: true },
    });
    await shop.pay(opened.json.clientSecret.split('_secret')[0]);
    await money(card.id);
    await patch(card.id, { status: 'CANCELLED', amount: 20_000 });
    await take(cash.id, { method: 'CASH', amount: 20_000 });
    await patch(cash.id, { status: 'CANCELLED', amount: 20_000 });
    const [ofCard, ofCash] = [(await refundsOf(card.order.id))[0], (await refundsOf(cash.order.id))[0]];
    const body = { amount: 20_000 };
    const hand = (id: number, refund?: number) =>
      call('POST', `/api/rent/${id}/refunds/${refund}`, { body, cookies: asClerk });
    expect((await hand(card.id, ofCard?.id)).status).toBe(409);
    expect((await hand(card.id, ofCash?.id)).status).toBe(409);
    expect((await hand(cash.id, ofCash?.id)).status).toBe(200);
  });

  test('is nothing that the nightly comparison asks the card provider about', async () => {
    const { id } = await sold();
    await take(id, { method: 'CASH', amount: 20_000 });
    await patch(id, { status: 'CANCELLED', amount: 20_000 });
    const asked = [
      ...(await paidBut(0, Date.now() + 60_000, [])),
      ...(await movedBut(0, [])).map((it) => ({ intent_id: it })),
    ];
    expect(asked.filter(({ intent_id }) => intent_id === null)).toEqual([]);
  });

  test('that came two ways goes back two ways', async () => {
    const { id, order } = await sold();
    await take(id, { method: 'CASH', amount: 20_000 });
    post.mails = [];
    expect((await patch(id, { until: wireDay(inDays(5)), charge: true })).status).toBe(200);
    expect(post.mails.at(-1)?.text).toMatch(/^Do zapłaty: 100,00.zł$/m);
    expect(await money(id)).toMatchObject({ amount: 30_000, due: 10_000, state: 'CONFIRMED' });
    await take(id, { method: 'TERMINAL', amount: 10_000 });
    await patch(id, { status: 'CANCELLED', amount: 30_000 });
    expect((await refundsOf(order.id)).map(({ method, amount }) => [method, amount])).toEqual([
      ['TERMINAL', 10_000],
      ['CASH', 20_000],
    ]);
  });

  test('is told with the way it truly goes, before and after, and in the mail', async () => {
    const { id } = await sold();
    await take(id, { method: 'CASH', amount: 20_000 });
    await patch(id, { until: wireDay(inDays(5)), charge: true });
    await take(id, { method: 'TERMINAL', amount: 10_000 });
    const ways = [
      { method: 'TERMINAL', amount: 10_000 },
      { method: 'CASH', amount: 20_000 },
    ];
    const token = tokenIn((await money(id)).link);
    const shown = async () => (await call('GET', `/api/rezerwacja/${token}`)).json.data[0];
    expect((await money(id)).ways).toEqual(ways);
    expect((await shown()).ways).toEqual(ways);
    post.mails = [];
    await patch(id, { status: 'CANCELLED', amount: 30_000, reason: 'Auto jest po kolizji' });
    expect((await money(id)).ways).toEqual([]);
    expect((await shown()).told).toMatchObject({ reason: 'Auto jest po kolizji' });
    const text = (post.mails.at(-1)?.text ?? '').replaceAll('\u00a0', ' ');
    const how = '100,00 zł na kartę w terminalu przy stanowisku, 200,00 zł gotówką przy stanowisku';
    expect(text).toContain(`Jak: ${how}`);
    expect(text).toContain('Powód: Auto jest po kolizji');
    expect(text).not.toMatch(/którą zapłacono|zależnie od banku|Nic nie musisz robić/);
  });

  test('that staff keep of a shorter stay is explained to the buyer in the mail and on the page', async () => {
    const { id } = await sold();
    await take(id, { method: 'CASH', amount: 20_000 });
    post.mails = [];
    const reason = 'Taryfa bez zwrotu';
    expect((await patch(id, { until: wireDay(inDays(3)), refund: false, amount: 0, reason })).status).toBe(200);
    expect(post.mails.at(-1)?.text).toContain('Powód: Taryfa bez zwrotu');
    const { json } = await call('GET', `/api/rezerwacja/${tokenIn((await money(id)).link)}`);
    expect(json.data[0]).toMatchObject({ told: { reason }, cancelled: null });
  });

  test('is asked for no more where staff lengthen a stay for nothing', async () => {
    const { id } = await sold();
    await take(id, { method: 'CASH', amount: 20_000 });
    await patch(id, { until: wireDay(inDays(5)) });
    expect(await money(id)).toMatchObject({ amount: 30_000, due: 0 });
  });
});
