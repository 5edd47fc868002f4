import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { airportCode } from '../../src/airport/identity.ts';
import type { ClerkDay } from '../../src/domain/booking/closing.ts';
import { today, wireDay } from '../../src/domain/language/days.ts';
import { type Person, person, signIn } from '../support/accounts.ts';
import { inDays, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

const shop = cardShop();
mailCatcher();
type Cookies = Record<string, string>;
interface Clerk extends Person {
  cookies: Cookies;
}
/** Somebody of the rental desk, with a till of their own. */
async function clerk(role: 'rental_staff' | 'parking_staff' | 'admin' = 'rental_staff'): Promise<Clerk> {
  const account = await person(role);
  return { ...account, cookies: await signIn(account) };
}
beforeAll(seedPrices);

const zofia = { first_name: 'Zofia', last_name: 'Mazur', phone: '601 884 207', email: 'zofia@poczta.example' };
const stay = { since: wireDay(inDays(3)), until: wireDay(inDays(4)) };
/** A car for two days of 100 zł, sold by this clerk and not paid yet. */
async function sold({ cookies }: Clerk): Promise<number> {
  const body = { status: 'PENDING', ...stay, Cars_id: await seedCar(100), ...zofia };
  return (await call('POST', '/api/rent', { body, cookies })).json.data.id;
}
const take = (id: number, method: string, { cookies }: Clerk) =>
  call('POST', `/api/rent/${id}/payments`, { body: { method, amount: 20_000 }, cookies });
async function paid(method: string, by: Clerk): Promise<number> {
  const id = await sold(by);
  expect((await take(id, method, by)).status).toBe(201);
  return id;
}
/** Cancels a booking, and gives what was paid for it back by hand. */
async function handedBack(id: number, { cookies }: Clerk): Promise<void> {
  await call('PATCH', `/api/rent/${id}`, { body: { status: 'CANCELLED', amount: 20_000 }, cookies });
  const { refunds } = (await call('GET', `/api/rent/${id}/payments`, { cookies })).json.data[0];
  const body = { amount: 20_000 };
  expect((await call('POST', `/api/rent/${id}/refunds/${refunds[0].id}`, { body, cookies })).status).toBe(200);
}
const dayOf = async ({ cookies }: Clerk, search = ''): Promise<ClerkDay> =>
  (await call('GET', `/api/closings/day${search}`, { cookies })).json.data[0];
const counted = { float: 30_000, counted: 30_000, terminal_total: 0 };
/** Closes a day with the sums that its clerk is shown. */
async function close(by: Clerk, more: object = {}) {
  const { sums } = await dayOf(by);
  return call('POST', '/api/closings', { body: { day: today(), ...counted, ...sums, ...more }, cookies: by.cookies });
}
const waiting = `
  select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
   where l.locktype = 'advisory' and not l.granted`;
const stored = ({ id }: Clerk) => query('select * from closings where employee_id = $1 order by id', [id]);
/** As if this clerk's money had moved so many days earlier. */
const moveBack = async ({ id }: Clerk, days: number) => {
  await query('update payments set paid_at = paid_at - make_interval(days => $2) where employee_id = $1', [id, days]);
};

describe('a clerk’s day', () => {
  test('adds up cash and the terminal, each with what went back, and leaves out what others took', async () => {
    const [own, other] = [await clerk(), await clerk()];
    const first = await paid('CASH', own);
    await paid('CASH', own);
    await paid('TERMINAL', own);
    await paid('CASH', other);
    await handedBack(first, own);
    const { sums, movements, closings, unclosed } = await dayOf(own);
    expect(sums).toEqual({ cash_in: 40_000, cash_out: 20_000, terminal_in: 20_000, terminal_out: 0 });
    expect(movements.map(({ method, amount, first: isFirst }) => [method, amount, isFirst])).toEqual([
      ['CASH', 20_000, true],
      ['CASH', 20_000, true],
      ['TERMINAL', 20_000, true],
      ['CASH', -20_000, false],
    ]);
    expect(movements[0]).toMatchObject({ buyer: 'Zofia Mazur', booking_id: first, kind: 'rental', days: 2 });
    expect([closings, unclosed]).toEqual([[], []]);
  });

  test('counts what goes back with who gives it, not with who took it', async () => {
    const [taker, giver] = [await clerk(), await clerk()];
    await handedBack(await paid('CASH', taker), giver);
    expect((await dayOf(taker)).sums).toMatchObject({ cash_in: 20_000, cash_out: 0 });
    expect((await dayOf(giver)).sums).toMatchObject({ cash_in: 0, cash_out: 20_000 });
  });

  test('lists what came by the link of a booking that this clerk made, and counts nothing of it', async () => {
    const own = await clerk();
    const id = await sold(own);
    const { link } = (await call('GET', `/api/rent/${id}/payments`, { cookies: own.cookies })).json.data[0];
    const token = link.split('/').at(-1);
    const opened = await call('POST', `/api/rezerwacja/${token}/payment`, { body: { amount: 20_000, terms: true } });
    expect((await dayOf(own)).open).toMatchObject([
      { order_number: expect.stringMatching(new RegExp(`^${airportCode}-`)), amount: 20_000 },
    ]);
    await shop.pay(opened.json.clientSecret.split('_secret')[0]);
    await call('GET', `/api/rent/${id}/payments`, { cookies: own.cookies });
    const { sums, movements, open } = await dayOf(own);
    expect(movements).toMatchObject([{ method: 'CARD', amount: 20_000, booking_id: id }]);
    expect(sums).toEqual({ cash_in: 0, cash_out: 0, terminal_in: 0, terminal_out: 0 });
    expect(open).toEqual([]);
  });

  test('tells what waits to be given back by hand, to its own desk and the admin, until it was', async () => {
    const [own, parker, boss] = [await clerk(), await clerk('parking_staff'), await clerk('admin')];
    const id = await paid('CASH', own);
    await call('PATCH', `/api/rent/${id}`, { body: { status: 'CANCELLED', amount: 20_000 }, cookies: own.cookies });
    const waits = async (by: Clerk) => (await dayOf(by)).waiting.filter((it) => it.booking_id === id);
    const found = { kind: 'rental', method: 'CASH', amount: 20_000, buyer: 'Zofia Mazur' };
    expect([await waits(own), await waits(parker), await waits(boss)]).toMatchObject([[found], [], [found]]);
    const [first] = await waits(own);
    const path = `/api/rent/${id}/refunds/${first?.refund_id}`;
    expect((await call('POST', path, { body: { amount: 20_000 }, cookies: own.cookies })).status).toBe(200);
    expect([await waits(own), await waits(boss)]).toEqual([[], []]);
  });

  test('is another one for what was paid yesterday, which is told until it is closed', async () => {
    const own = await clerk();
    await paid('CASH', own);
    await moveBack(own, 1);
    expect(await dayOf(own)).toMatchObject({ sums: { cash_in: 0 }, unclosed: [inDays(-1)] });
    const yesterday = await dayOf(own, `?day=${inDays(-1)}`);
    expect(yesterday.sums.cash_in).toBe(20_000);
    const body = { day: inDays(-1), ...counted, ...yesterday.sums, counted: 50_000 };
    expect((await call('POST', '/api/closings', { body, cookies: own.cookies })).status).toBe(201);
    expect(await dayOf(own)).toMatchObject({ unclosed: [], float: 30_000, closings: [] });
  });

  test('is read by its clerk and by the admin, and by nobody else', async () => {
    const [own, other, admin] = [await clerk(), await clerk('parking_staff'), await clerk('admin')];
    await paid('CASH', own);
    const path = `/api/closings/day?clerk=${own.id}`;
    expect((await call('GET', path, { cookies: other.cookies })).status).toBe(403);
    const { clerk: whose, sums, clerks } = await dayOf(admin, `?clerk=${own.id}`);
    expect([whose.id, sums.cash_in]).toEqual([own.id, 20_000]);
    expect(clerks).toContainEqual({ id: own.id, name: 'Jan Próbny', closed_at: null });
    expect((await dayOf(own)).clerks).toBeNull();
    expect((await call('GET', '/api/closings/day?clerk=0', { cookies: admin.cookies })).status).toBe(404);
  });

  test.each(['2026-02-30', 'dzis', '', '9999-01-01'])('is none where the day is %j', async (day) => {
    expect((await call('GET', `/api/closings/day?day=${day}`, { cookies: (await clerk()).cookies })).status).toBe(400);
  });
});

describe('closing it', () => {
  test('keeps what was counted and what should have been there, with who and when', async () => {
    const own = await clerk();
    await paid('CASH', own);
    await paid('TERMINAL', own);
    expect((await close(own, { counted: 50_000, terminal_total: 20_000 })).status).toBe(201);
    const [row, ...others] = await stored(own);
    expect(row).toMatchObject({
      ...{ float: 30_000, counted: 50_000, terminal_total: 20_000, reason: null, corrects: null },
      ...{ cash_in: 20_000, cash_out: 0, terminal_in: 20_000, terminal_out: 0 },
    });
    expect(others).toEqual([]);
    expect((await dayOf(own)).closings).toMatchObject([{ counted: 50_000, Employee_id: own.id }]);
  });

  test('takes nobody else’s name from the browser', async () => {
    const [own, other] = [await clerk(), await clerk()];
    expect((await close(own, { Employee_id: other.id, employee_id: other.id })).status).toBe(201);
    expect([await stored(own), await stored(other)]).toMatchObject([[{ employee_id: own.id }], []]);
  });

  test.each([{ counted: 29_000 }, { counted: 31_000 }, { terminal_total: 100 }, { terminal_total: -100 }])(
    'asks where the difference of %j is from',
    async (more) => {
      const own = await clerk();
      const refused = await close(own, more);
      expect(refused).toMatchObject({ status: 400, json: { errors: { reason: 'Napisz, skąd różnica' } } });
      expect((await close(own, { ...more, reason: 'Źle wydana reszta' })).status).toBe(201);
    },
  );

  test.each([{ float: -1 }, { counted: -1 }, { counted: 0.5 }, { counted: null }, { day: inDays(1) }, { cash_in: -5 }])(
    'is refused with %j',
    async (wrong) => {
      const own = await clerk();
      expect((await close(own, wrong)).status).toBe(400);
      expect(await stored(own)).toEqual([]);
    },
  );

  test('is refused where an operation came in after the sums were shown', async () => {
    const own = await clerk();
    const { sums } = await dayOf(own);
    await paid('CASH', own);
    const body = { day: today(), ...counted, ...sums };
    const answer = await call('POST', '/api/closings', { body, cookies: own.cookies });
    expect(answer).toMatchObject({ status: 409, json: { code: 'sums' } });
    expect(await stored(own)).toEqual([]);
  });

  test('is done once, however many screens press at once', async () => {
    const own = await clerk();
    const answers = await Promise.all([close(own), close(own), close(own)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'before' });
    expect(await stored(own)).toHaveLength(1);
  });

  test('and a payment at the same moment: it is counted, or it is told as come later', async () => {
    for (let round = 0; round < 8; round += 1) {
      const own = await clerk();
      const booking = await sold(own);
      const [closed, taken] = await Promise.all([close(own), take(booking, 'CASH', own)]);
      expect(taken.status).toBe(201);
      const [row] = await stored(own);
      expect(closed.status === 201, 'what was shown before the payment is what was closed').toBe(row !== undefined);
      if (row) expect(row).toMatchObject({ cash_in: 0 });
      // Refused for other sums; or it was shown them already, and nobody has said where 200 zł went
      else expect([400, 409]).toContain(closed.status);
      expect((await dayOf(own)).sums.cash_in).toBe(20_000);
    }
  });

  test('waits for a payment that is under way, and then is refused', async () => {
    const own = await clerk();
    const { sums } = await dayOf(own);
    const booking = await sold(own);
    const [{ order_id } = { order_id: '' }] = await query<{ order_id: string }>(
      'select order_id from rentals where id = $1',
      [booking],
    );
    const taking = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await taking.connect();
    await taking.query('begin');
    await taking.query("select take_at_desk($1, 'CASH', 20000, $2)", [order_id, own.id]);
    const body = { day: today(), ...counted, ...sums };
    const closing = call('POST', '/api/closings', { body, cookies: own.cookies });
    await expect.poll(() => query(waiting)).toHaveLength(1);
    await taking.query('commit');
    await taking.end();
    expect(await closing).toMatchObject({ status: 409, json: { code: 'sums' } });
  });
});

describe('what comes after the closing', () => {
  test('is taken, is told, and is counted by a correction, which leaves the first row as it was', async () => {
    const own = await clerk();
    expect((await close(own)).status).toBe(201);
    const [first] = await stored(own);
    await paid('CASH', own);
    expect(await dayOf(own)).toMatchObject({ sums: { cash_in: 20_000 }, closings: [{ cash_in: 0 }] });
    const more = { corrects: first?.id, counted: 50_000 };
    expect(await close(own, more)).toMatchObject({
      status: 400,
      json: { errors: { reason: 'Napisz, co poprawiasz' } },
    });
    expect((await close(own, { ...more, reason: 'Sprzedaż po zamknięciu' })).status).toBe(201);
    const rows = await stored(own);
    expect(rows).toMatchObject([{ cash_in: 0 }, { cash_in: 20_000, counted: 50_000, corrects: first?.id }]);
    expect(rows[0]).toEqual(first);
    expect((await dayOf(own)).closings).toHaveLength(2);
  });

  test('corrects the last row, once, and never somebody else’s', async () => {
    const [own, other] = [await clerk(), await clerk()];
    await close(own);
    const [first] = await stored(own);
    const correction = { corrects: first?.id, reason: 'Pomyłka' };
    expect((await close(other, correction)).status).toBe(409);
    const both = await Promise.all([close(own, correction), close(own, correction)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await close(own, correction)).status).toBe(409);
    expect(await stored(own)).toHaveLength(2);
  });

  test('writes over no closing, whoever tries', async () => {
    const own = await clerk();
    await close(own);
    await expect(query('update closings set counted = 1 where employee_id = $1', [own.id])).rejects.toThrow(
      'corrected by another one',
    );
  });
});
