import { beforeAll, expect, test } from 'vitest';
import { wireDay } from '../../src/domain/language/days.ts';
import { person, signIn } from '../support/accounts.ts';
import { inDays, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';

let asClerk: Record<string, string>;
beforeAll(async () => {
  await seedPrices();
  asClerk = await signIn(await person('rental_staff'));
});

const zofia = { first_name: 'Zofia', last_name: 'Mazur', phone: '601 884 207' };
/** Two days of a car of 100 zł, sold at the desk for that. */
async function sold(contact: object = zofia) {
  const car = await seedCar(100);
  const dates = { since: wireDay(inDays(3)), until: wireDay(inDays(4)) };
  const body = { status: 'PENDING', ...dates, Cars_id: car, ...contact };
  const { id } = (await call('POST', '/api/rent', { body, cookies: asClerk })).json.data;
  return { id: id as number, car };
}
const move = async (id: number, Cars_id: number, more: object = {}) => {
  const body = { Cars_id, refund: false, amount: 0, ...more };
  expect((await call('PATCH', `/api/rent/${id}`, { body, cookies: asClerk })).status).toBe(200);
};
const back = { taken_back: true };
const costs = async (id: number) =>
  (
    await query(
      `select r.cars_id as car, r.price_per_day as day, o.amount, o.due, o.state
         from rentals r left join orders o on o.id = r.order_id where r.id = $1`,
      [id],
    )
  )[0];
const listAt = (car: number, price: number) => query('update cars set price_per_day = $2 where id = $1', [car, price]);

test('taking a move to another car back restores the price, whatever the list says by then', async () => {
  const { id, car } = await sold();
  const before = await costs(id);
  expect(before).toMatchObject({ day: 100, amount: 20_000, due: 20_000 });
  await listAt(car, 170);
  await move(id, await seedCar(80));
  expect(await costs(id)).toMatchObject({ day: 80, amount: 16_000, due: 16_000 });
  await move(id, car, back);
  expect(await costs(id)).toEqual(before);
});

test('a paid rental is moved at the same price and back, and nothing is free or owed by that', async () => {
  const { id, car } = await sold();
  const payment = { method: 'CASH', amount: 20_000 };
  await call('POST', `/api/rent/${id}/payments`, { body: payment, cookies: asClerk });
  const before = await costs(id);
  await listAt(car, 60);
  await move(id, await seedCar(100));
  await move(id, car, back);
  expect(await costs(id)).toEqual(before);
});

test('a rental for nobody keeps its price too', async () => {
  const { id, car } = await sold({});
  await listAt(car, 170);
  await move(id, await seedCar(80));
  await move(id, car, back);
  expect(await costs(id)).toMatchObject({ car, day: 100 });
});

test('what is no taking back costs what the list says: another car, other days since', async () => {
  const { id, car } = await sold();
  await listAt(car, 170);
  await move(id, await seedCar(80));
  await move(id, await seedCar(90), back);
  expect(await costs(id)).toMatchObject({ day: 90, amount: 18_000 });
  await move(id, car, back);
  expect(await costs(id)).toMatchObject({ day: 170, amount: 34_000 });
  const other = await sold();
  await listAt(other.car, 170);
  await move(other.id, await seedCar(80));
  const longer = { until: wireDay(inDays(5)) };
  await call('PATCH', `/api/rent/${other.id}`, { body: longer, cookies: asClerk });
  await move(other.id, other.car, back);
  expect(await costs(other.id)).toMatchObject({ amount: 51_000 });
});

test('taking a move back asks again for what it had made cheaper by', async () => {
  const { id, car } = await sold();
  // Of 200 zł half is paid, the rest was asked for
  await query(
    `update orders set state = 'CONFIRMED', due = 10000
      where id = (select order_id from rentals where id = $1)`,
    [id],
  );
  await move(id, await seedCar(70));
  expect(await costs(id)).toMatchObject({ amount: 14_000, due: 4_000 });
  await move(id, car, back);
  expect(await costs(id)).toMatchObject({ amount: 20_000, due: 10_000 });
});

test.each(['yes', 1, null])('taken back is a plain yes or no: %j', async (taken_back) => {
  const { id, car } = await sold();
  const answer = await call('PATCH', `/api/rent/${id}`, { body: { Cars_id: car, taken_back }, cookies: asClerk });
  expect([answer.status, Object.keys(answer.json.errors)]).toEqual([400, ['taken_back']]);
});
