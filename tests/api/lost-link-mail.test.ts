import { beforeAll, expect, test } from 'vitest';
import { startOf } from '../../db/sql.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { signedIn } from '../support/accounts.ts';
import { contact, inDays, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { cancel, change, eachUnheard, managedBookings } from '../support/managed-bookings.ts';

const shop = cardShop();
const post = mailCatcher();
const { parks } = managedBookings(shop, post);
beforeAll(seedPrices);
eachUnheard(shop, post);

/** The mail with a new link, read as people do. */
async function mailOf(order_number: string, email = contact.email): Promise<string> {
  post.mails = [];
  expect((await call('POST', '/api/rezerwacja', { body: { order_number, email } })).status).toBe(200);
  const mail = post.mails.find(({ subject }) => subject === `Nowy link do rezerwacji ${order_number}`);
  for (const words of ['Stan', order_number]) expect(mail?.html).toContain(words);
  return String(mail?.text).replaceAll('\u00a0', ' ');
}

test('a new link comes with what is booked, its state and each payment and refund', async () => {
  const { number, token } = await parks(11);
  expect((await change(token, 10, 11, -5_000)).status).toBe(200);
  const text = await mailOf(number);
  expect(text).toContain('Poziom A, miejsce 11\n');
  expect(text).toMatch(/\d{4} \(2 dni\), auto GSL48RK\nWjazd otworzy się/);
  expect(text).toContain('Stan: Opłacone');
  expect(text).toMatch(/: Zapłata 150,00 zł\n {2}3 dni × 50,00 zł, karta •••• 4242\n/);
  expect(text).toMatch(/: Zwrot −50,00 zł\n {2}krócej o 1 dzień/);
  expect(text).toMatch(/Zapłacono razem: 150,00 zł\nZwrócono wcześniej: −50,00 zł\nZa rezerwację: 100,00 zł/);
  expect(text).toContain('Zmień lub anuluj:');
  expect(text).toContain('Anulujesz i wraca 100,00 zł do ');
});

test('a new link to what was cancelled says so, with what comes back, and offers no change', async () => {
  const { number, token } = await parks(12);
  expect((await cancel(token, 15_000)).status).toBe(200);
  const text = await mailOf(number);
  expect(text).toContain('miało być: ');
  expect(text).toMatch(/Stan: (W trakcie zwrotu|Zwrócono pieniądze)/);
  expect(text).toContain('Wraca teraz: −150,00 zł\nZa rezerwację: 0,00 zł');
  expect(text).toContain('Zobacz rezerwację:');
  expect(text).not.toMatch(/Zmień|Wjazd otworzy się|Anulujesz/);
});

test('a new link to a stay that has ended says nothing of entering or cancelling', async () => {
  const { order, number } = await parks(13);
  for (const [table, key] of [
    ['parking', 'order_id'],
    ['orders', 'id'],
  ]) {
    await query(`alter table ${table} disable trigger user`);
    await query(`update ${table} set since = $2, until = $3 where ${key} = $1`, [
      ...[order, startOf(inDays(-3)), startOf(inDays(-1))],
    ]);
    await query(`alter table ${table} enable trigger user`);
  }
  const text = await mailOf(number);
  expect(text).toContain('Stan: Zakończone');
  expect(text).toContain('Za rezerwację: 150,00 zł');
  expect(text).not.toMatch(/zmień lub anuluj|Wjazd otworzy się/);
});

test('a new link to what staff booked says what is still to be paid, with no empty account', async () => {
  const { cookies } = await signedIn('rental_staff');
  const zofia = { first_name: 'Zofia', last_name: 'Mazur', phone: '601 884 207', email: 'z.mazur@poczta.example' };
  const days = { since: wireDay(inDays(3)), until: wireDay(inDays(4)) };
  const body = { status: 'PENDING', Cars_id: await seedCar(100), ...days, ...zofia };
  const { json } = await call('POST', '/api/rent', { body, cookies });
  const [order] = await query<{ order_number: string }>(
    'select o.order_number from orders o join rentals r on r.order_id = o.id where r.id = $1',
    [json.data.id],
  );
  const text = await mailOf(String(order?.order_number), zofia.email);
  expect(text).toContain('Stan: Do zapłaty\nZostało do zapłaty: 200,00 zł\n');
  expect(text).not.toContain('RACHUNEK');
});
