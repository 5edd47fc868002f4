import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../support/accounts.ts';
import { buy, contact, letExpire, parkingBooking, rentalBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

const shop = cardShop();
// A sign-in on a new device is told its owner
mailCatcher();
beforeAll(seedPrices);
beforeEach(() => query(`update orders set state = 'EXPIRED' where state = 'HELD'`));

describe('what a browser holds unpaid', () => {
  const held = async (cookies = {}) => (await call('GET', '/api/orders', { cookies })).json.data;

  test('is found again by its cookie alone, the newest first, without a word of whom it is for', async () => {
    const first = await buy(parkingBooking(11));
    const { json, cookies } = await buy(rentalBooking(await seedCar(139)), 27_800, { cookies: first.cookies });
    const all = { ...first.cookies, ...cookies };
    expect((await held(all)).map(({ id }: { id: string }) => id)).toEqual([json.order, first.json.order]);
    const [, parking] = await held(all);
    const place = { kind: 'parking', parking_level: 'A', space_id: 11, booking_id: first.json.booking_id };
    expect(parking).toMatchObject({ ...place, Users_id: null, expires_at: first.json.expires_at });
    expect(JSON.stringify(await held(all))).not.toMatch(/Łęcka|example\.com|GSL48RK|600 ?700|secret/);
    expect([await held(), await held((await buy(parkingBooking(12))).cookies)]).toEqual([
      [],
      [expect.objectContaining({ space_id: 12 })],
    ]);
  });

  test('is not told once its time is over', async () => {
    const { json, cookies } = await buy(parkingBooking(13));
    await letExpire(json.order);
    expect(await held(cookies)).toEqual([]);
  });

  test('of an account is found while that account is signed in', async () => {
    const session = (await signedIn('client')).cookies;
    const { status, cookies } = await buy(parkingBooking(14), 10_000, { cookies: session });
    expect(status).toBe(201);
    expect(await held({ ...session, ...cookies })).toHaveLength(1);
    expect(await held(cookies)).toEqual([]);
  });
});

test('who left while the bank asked and books the same again goes on with the same payment', async () => {
  const first = await buy(parkingBooking(90));
  await shop.stripe.paymentIntents.confirm(intentOf(first.json), {
    payment_method: 'pm_card_authenticationRequired',
  });
  for (const replaces of [undefined, first.json.order]) {
    const again = await buy(parkingBooking(90), 10_000, { cookies: first.cookies, ...(replaces && { replaces }) });
    expect(again.status).toBe(201);
    const { clientSecret, order, order_number, booking_id, expires_at } = first.json;
    expect(again.json).toMatchObject({ clientSecret, order, order_number, booking_id, expires_at });
  }
  expect((await shop.stripe.paymentIntents.retrieve(intentOf(first.json))).status).toBe('requires_action');
  const corrected = parkingBooking(90, { license_plate: 'NEW 1' });
  const other = await buy(corrected, 10_000, { cookies: first.cookies, replaces: first.json.order });
  expect([other.status, other.json.order === first.json.order]).toEqual([201, false]);
});

test('another tab of the browser that paid is told contact and plate, nobody else with the id', async () => {
  const bought = await buy(parkingBooking(40, { license_plate: 'GSL48RK' }), 10_000);
  await shop.pay(intentOf(bought.json));
  await call('POST', '/api/parking', { body: { order: bought.json.order } });
  const typed = async (cookies: Record<string, string>) =>
    (await call('GET', `/api/orders/${bought.json.order}`, { cookies })).json.data[0].typed;
  expect(await typed(bought.cookies)).toMatchObject({ license_plate: 'GSL48RK', contact: { email: contact.email } });
  expect([await typed({}), await typed((await signedIn()).cookies)]).toEqual([undefined, undefined]);
});
