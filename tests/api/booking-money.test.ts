import { beforeAll, describe, expect, test } from 'vitest';
import { person, signIn } from '../support/accounts.ts';
import { buy, parkingBooking, rentalBooking, seedCar, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import {
  cancel,
  change,
  days,
  eachUnheard,
  finalise,
  managedBookings,
  moneyOf,
  quote,
  see,
} from '../support/managed-bookings.ts';
import { moveClock } from '../support/move-clock.ts';

const shop = cardShop();
const post = mailCatcher();
const { booked, parks } = managedBookings(shop, post);
let parker: Record<string, string>;
let renter: Record<string, string>;
beforeAll(async () => {
  await seedPrices();
  parker = await signIn(await person('parking_staff'));
  renter = await signIn(await person('rental_staff'));
});
eachUnheard(shop, post);

const patch = (id: number, body: object, path = 'parking') =>
  call('PATCH', `/api/${path}/${id}`, { body, cookies: path === 'parking' ? parker : renter });
const rents = async (price: number, from = 10, to = 12) => {
  const car = await seedCar(price);
  return { car, ...(await booked(rentalBooking(car, days(from, to)), price * 100 * (to - from + 1), 'rent')) };
};
const differenceOf = async (token: string, since: number, until: number): Promise<number> =>
  (await quote(token, since, until)).json.data[0].difference;
const statusOf = async (id: number) =>
  (await query<{ status: string }>('select status from parking where id = $1', [id]))[0]?.status;
const lastMail = () => (post.mails.at(-1)?.text ?? '').replaceAll('\u00a0', ' ');

describe('what new dates give back is quoted, told and given alike', () => {
  test('nothing, where the staff had made the booking longer for nothing', async () => {
    const { id, order, intent, token } = await parks(1, 10, 11);
    expect((await patch(id, { until: days(10, 15).until })).status).toBe(200);
    expect(await differenceOf(token, 10, 11)).toBe(0);
    const refusal = await change(token, 10, 11, -20_000);
    expect([refusal.status, refusal.json.difference]).toEqual([409, 0]);
    expect((await change(token, 10, 11, 0)).status).toBe(200);
    expect(lastMail()).toContain('DATY ZMIENIONE');
    expect(lastMail()).not.toContain('Oddajemy');
    expect(await shop.refunds(intent)).toEqual([]);
    expect(await moneyOf(order)).toEqual({ amount: 10_000, paid: 10_000, back: 0 });
    expect((await see(token)).json.data[0].refund).toBe(10_000);
  });

  test('what is left of the payment, where a part of it went back before', async () => {
    const { intent, token } = await parks(2);
    shop.hears = true;
    await shop.stripe.refunds.create({ payment_intent: intent, amount: 8_000 });
    await expect.poll(async () => (await see(token)).json.data[0].refund).toBe(7_000);
    shop.hears = false;
    expect(await differenceOf(token, 10, 11)).toBe(0);
    expect(await differenceOf(token, 10, 10)).toBe(-2_000);
    expect((await change(token, 10, 10, -10_000)).json.difference).toBe(-2_000);
    expect((await change(token, 10, 10, -2_000)).status).toBe(200);
    expect(lastMail()).toContain('Oddajemy: 20,00 zł');
    expect((await shop.refunds(intent)).toSorted()).toEqual([2_000, 8_000]);
  });

  test('the days that were paid for on top, where longer dates were bought and given up again', async () => {
    const { intent, token } = await parks(3);
    const { json } = await change(token, 10, 14, await differenceOf(token, 10, 14));
    await shop.pay(intentOf(json));
    expect((await finalise(json.order)).status).toBe(201);
    expect(await differenceOf(token, 10, 11)).toBe(-15_000);
    expect((await change(token, 10, 11, -15_000)).status).toBe(200);
    expect(await shop.refunds(intentOf(json))).toEqual([10_000]);
    expect(await shop.refunds(intent)).toEqual([5_000]);
  });
});

describe('the staff who say what goes back', () => {
  test('cancel for exactly that sum, and are told the right one otherwise', async () => {
    const { id, intent } = await parks(10);
    for (const amount of [0, 14_999]) {
      const refusal = await patch(id, { status: 'CANCELLED', amount });
      expect([refusal.status, refusal.json.amount]).toEqual([409, 15_000]);
      expect(refusal.json.message).toContain('Kwota zwrotu zmieniła się');
    }
    expect(await statusOf(id)).toBe('RESERVED');
    expect(await shop.refunds(intent)).toEqual([]);
    expect((await patch(id, { status: 'CANCELLED', amount: 15_000 })).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual([15_000]);
  });

  test('cancel for nothing where they decline to give it back', async () => {
    const { id, intent } = await parks(11);
    expect((await patch(id, { status: 'CANCELLED', refund: false, amount: 15_000 })).json.amount).toBe(0);
    expect((await patch(id, { status: 'CANCELLED', refund: false, amount: 0 })).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual([]);
  });

  test('keep the price of days that they took away, and no mail calls the rest all of it', async () => {
    const { id, token } = await parks(40);
    expect((await patch(id, { until: days(10, 11).until, refund: false })).status).toBe(200);
    expect((await cancel(token, 10_000)).status).toBe(200);
    expect(lastMail()).toMatch(/^Oddajemy: 100,00 zł$/m);
  });

  test('shorten for exactly that sum, also where somebody else did before them', async () => {
    const { id, intent } = await parks(12);
    const shorter = { until: days(10, 11).until };
    expect((await patch(id, { ...shorter, amount: 10_000 })).json.amount).toBe(5_000);
    expect((await patch(id, { ...shorter, amount: 5_000 })).status).toBe(200);
    expect((await patch(id, { ...shorter, amount: 5_000 })).json.amount).toBe(0);
    expect(await shop.refunds(intent)).toEqual([5_000]);
  });

  test('cancel without a sum as before, and a sum that is none is refused at its field', async () => {
    const { id, intent } = await parks(13);
    expect((await patch(id, { status: 'CANCELLED', amount: 1.5 })).json.errors).toHaveProperty('amount');
    expect((await patch(id, { status: 'CANCELLED' })).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual([15_000]);
  });

  test('delete nothing for which money would come back', async () => {
    const { json } = await call('POST', '/api/parking', {
      cookies: parker,
      body: {
        ...{ id: 0, parking_level: 'A', space_id: 14, license_plate: 'X1', status: 'RESERVED', Users_id: null },
        ...days(10, 12),
      },
    });
    const remove = (amount: number) =>
      call('DELETE', `/api/parking/${json.data.id}`, { cookies: parker, body: { amount } });
    expect((await remove(5_000)).json.amount).toBe(0);
    expect((await remove(0)).status).toBe(204);
  });

  test('cancel and shorten at once: all of the payment goes back', async () => {
    const { id, intent } = await parks(15);
    expect((await patch(id, { status: 'CANCELLED', until: days(10, 10).until, amount: 15_000 })).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual([15_000]);
  });
});

describe('the deadline of the database', () => {
  test.each([
    ['a minute before it', -60, 10_000],
    ['a second after it', 1, 0],
  ])('is that of the page: %s', async (_when, seconds, back) => {
    const client = await person();
    const cookies = await signIn(client);
    const { json } = await buy(parkingBooking(seconds < 0 ? 20 : 21, days(5, 6)), 10_000, { cookies });
    await shop.pay(intentOf(json));
    const { id } = (await finalise(json.order)).json.data;
    const mine = async (as = cookies) => {
      const { json } = await call('GET', `/api/parking?userEmail=${client.email}`, { cookies: as });
      return json.data[0];
    };
    const { refund_until } = await mine();
    await moveClock(`${(Date.parse(refund_until) - Date.now()) / 1000 + seconds} seconds`);
    const again = await signIn(client);
    expect(await mine(again)).toMatchObject({ refund: back, can_cancel: true });
    const options = { cookies: again, body: { amount: back } };
    expect((await call('POST', `/api/parking/${id}/cancel`, options)).status).toBe(200);
    expect(await shop.refunds(intentOf(json))).toEqual(back ? [back] : []);
  });
});

describe('an order whose booking was cancelled says what was kept', () => {
  const orderOf = async (order: string) => (await call('GET', `/api/orders/${order}`)).json.data[0];

  test('all of it, where its buyer came too late or the staff gave nothing back', async () => {
    const late = await parks(30, 1, 3);
    expect((await cancel(late.token, 0)).status).toBe(200);
    const declined = await parks(31);
    expect((await patch(declined.id, { status: 'CANCELLED', refund: false })).status).toBe(200);
    for (const { order, token } of [late, declined]) {
      expect(await orderOf(order)).toMatchObject({ state: 'CANCELLED', kept: 15_000 });
      const answer = await finalise(order);
      expect([answer.status, answer.json.kept]).toEqual([409, 15_000]);
      expect(answer.json.message).toContain('anulowana');
      expect((await see(token)).json.data[0]).toMatchObject({ status: 'CANCELLED', kept: 15_000, refund: 0 });
    }
  });

  test('nothing, where all of it went back; and what its dates had cost more went with it', async () => {
    const { order, token } = await parks(32);
    const { json } = await change(token, 10, 13, 5_000);
    await shop.pay(intentOf(json));
    expect((await finalise(json.order)).json.message).toContain('potwierdzona');
    expect((await cancel(token, 20_000)).status).toBe(200);
    for (const it of [order, json.order]) {
      expect(await orderOf(it)).toMatchObject({ state: 'REFUNDED', kept: 0 });
      const answer = await finalise(it);
      expect([answer.status, answer.json.kept]).toEqual([409, 0]);
      expect(answer.json.message).toContain('anulowana');
    }
  });

  test('a part, where the staff had kept it of an earlier change', async () => {
    const { id, order, token } = await parks(33);
    await patch(id, { until: days(10, 11).until, refund: false });
    expect((await cancel(token, 10_000)).status).toBe(200);
    expect(await orderOf(order)).toMatchObject({ state: 'REFUNDED', kept: 5_000 });
  });

  test('nothing any more, where the provider sent it back after all', async () => {
    const { id, order, intent } = await parks(34);
    await patch(id, { status: 'CANCELLED', refund: false });
    shop.hears = true;
    await shop.stripe.refunds.create({ payment_intent: intent });
    await expect.poll(() => stateOf(order)).toBe('REFUNDED');
    expect(await orderOf(order)).toMatchObject({ kept: 0 });
  });

  test('and stands again, as paid, where the staff take the cancelling back', async () => {
    const { id, order, intent, token } = await parks(35);
    await patch(id, { status: 'CANCELLED', refund: false });
    expect((await patch(id, { status: 'RESERVED' })).status).toBe(200);
    expect(await orderOf(order)).toMatchObject({ state: 'CONFIRMED', kept: 0 });
    expect((await finalise(order)).status).toBe(200);
    expect((await cancel(token, 15_000)).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual([15_000]);
  });

  test('so that confirmed orders are what stands booked, and with what was kept are what came', async () => {
    const [sums] = await query(
      `select (select sum(amount) from orders where state = 'CONFIRMED' and changes is null)::int as confirmed,
              (select sum(o.amount) from orders o join parking p on p.order_id = o.id
                where p.status = 'RESERVED')::int
              + coalesce((select sum(o.amount) from orders o join rentals r on r.order_id = o.id
                where r.status = 'RENTED'), 0)::int as booked,
              (select sum(o.paid) from orders o where state = 'CONFIRMED')::int
              + (select sum(o.kept) from orders o)::int as standing_and_kept,
              (select sum(amount) from payments where state = 'PAID')::int
              - (select sum(amount) from refunds where state = 'DONE')::int as received`,
    );
    expect(sums?.confirmed).toBe(sums?.booked);
    expect(sums?.standing_and_kept).toBe(sums?.received);
  });
});

describe('another car', () => {
  test('costs what it costs by the list; what it is cheaper goes back', async () => {
    const { id, order, intent } = await rents(399);
    const cheaper = await seedCar(149);
    expect((await patch(id, { Cars_id: cheaper, amount: 0 }, 'rent')).json.amount).toBe(75_000);
    expect((await patch(id, { Cars_id: cheaper, amount: 75_000 }, 'rent')).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual([75_000]);
    expect(await moneyOf(order)).toMatchObject({ amount: 44_700 });
    const { json } = await call('GET', `/api/rent/${id}`, { cookies: renter });
    expect(json.data[0]).toMatchObject({ price_per_day: 149, order_amount: 44_700 });
  });

  test('that is dearer asks nobody for more, and cancelling gives back what was paid', async () => {
    const { id, order, intent, token } = await rents(149);
    const dearer = await seedCar(399);
    expect((await patch(id, { Cars_id: dearer, amount: 0 }, 'rent')).status).toBe(200);
    expect(await moneyOf(order)).toEqual({ amount: 119_700, paid: 44_700, back: 0 });
    expect(await differenceOf(token, 10, 11)).toBe(0);
    expect((await cancel(token, 44_700)).status).toBe(200);
    expect(await shop.refunds(intent)).toEqual([44_700]);
  });
});

describe('whoever holds a booking is told what the staff change of it, old and new', () => {
  const mailed = async (write: Promise<{ status: number }>) => {
    expect((await write).status).toBe(200);
    expect(post.mails).toHaveLength(1);
    return lastMail();
  };

  test('the space', async () => {
    const { id } = await parks(40);
    const text = await mailed(patch(id, { parking_level: 'B', space_id: 60 }));
    expect(text).toMatch(/Było: Poziom A, miejsce 40[\s\S]*Jest: Poziom B, miejsce 60/);
    expect(text).toContain('Obsługa lotniska zmieniła tę rezerwację');
  });

  test('more days, for which nothing is asked', async () => {
    const { id } = await parks(41);
    const text = await mailed(patch(id, { until: days(10, 14).until }));
    expect(text).toMatch(/Było: .*\(3 dni\)[\s\S]*Jest: .*\(5 dni\)/);
    expect(text).toContain('Dopłata: żadna');
  });

  test('fewer days, and what comes back, in one mail', async () => {
    const { id, intent } = await parks(42);
    const text = await mailed(patch(id, { until: days(10, 10).until }));
    expect(text).toContain('Oddajemy: 100,00 zł');
    expect(await shop.refunds(intent)).toEqual([10_000]);
  });

  test('the plate', async () => {
    const { id } = await parks(43);
    expect(await mailed(patch(id, { license_plate: 'gd 1' }))).toMatch(/Było: .*GSL48RK[\s\S]*Jest: .*GD1\b/);
  });

  test('the car', async () => {
    const { id } = await rents(149);
    const other = await seedCar(149);
    await query(`update cars set model = 'Aygo' where id = $1`, [other]);
    const text = await mailed(patch(id, { Cars_id: other }, 'rent'));
    expect(text).toMatch(/Było: Toyota Yaris[\s\S]*Jest: Toyota Aygo/);
  });

  test('but not what does not concern them', async () => {
    const { id } = await parks(44);
    await patch(id, { since: days(10, 12).since });
    expect(post.mails).toEqual([]);
  });
});

test('a rental that came back keeps its order confirmed', async () => {
  const { id, order } = await rents(100, 1, 2);
  await moveClock('1 day');
  renter = await signIn(await person('rental_staff'));
  expect((await patch(id, { status: 'RETURNED', amount: 0 }, 'rent')).status).toBe(200);
  expect(await stateOf(order)).toBe('CONFIRMED');
});
