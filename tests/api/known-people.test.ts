import { beforeAll, expect, test } from 'vitest';
import { wireDay } from '../../src/domain/language/days.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { inDays, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { lastLine, query } from '../support/database.ts';

let renter: Signed;
let parker: Signed;
beforeAll(async () => {
  await seedPrices();
  renter = await signedIn('rental_staff');
  parker = await signedIn('parking_staff');
});

const stay = { since: wireDay(inDays(3)), until: wireDay(inDays(4)) };
const jan = { first_name: 'Jan', last_name: 'Kowalczyk', phone: '+48 733-220-114', email: 'jan.k@poczta.example' };
const rents = async (contact: object) =>
  call('POST', '/api/rent', {
    body: { ...stay, status: 'PENDING', Cars_id: await seedCar(100), ...contact },
    cookies: renter.cookies,
  });
const parks = (space_id: number, contact: object) =>
  call('POST', '/api/parking', {
    body: { ...stay, status: 'PENDING', parking_level: 'A', space_id, license_plate: 'GS1', ...contact },
    cookies: parker.cookies,
  });
const known = async (search: string, by = parker) =>
  (await call('GET', `/api/desk/people?${search}`, { cookies: by.cookies })).json.data;

test('who rented a car is known to the car park, by phone and by the beginning of a surname', async () => {
  expect((await rents(jan)).status).toBe(201);
  expect((await parks(31, { ...jan, phone: '733 220 114' })).status).toBe(201);
  expect((await rents({ ...jan, first_name: 'Adam', last_name: 'Jankowalski', phone: '733 220 115' })).status).toBe(
    201,
  );
  const { first_name, last_name, email } = jan;
  const found = { first_name, last_name, email, phone: '733 220 114', bookings: 2 };
  for (const by of [parker, renter])
    for (const search of ['phone=733220114', 'phone=48733220114', 'last_name=kow', 'last_name=KOWAL&first_name=ja'])
      expect(await known(search, by), search).toEqual([found]);
  expect(await known('last_name=kow&first_name=ew')).toEqual([]);
  expect(await known('phone=733220116')).toEqual([]);
});

test('who has an account and has booked nothing is known as well, and who is gone is not', async () => {
  const { id } = await signedIn('client');
  await query("update users set last_name = 'Zażółcka', phone_number = '744 100 200' where id = $1", [id]);
  const found = { last_name: 'Zażółcka', phone: '744 100 200', bookings: 0 };
  expect(await known('last_name=zazol')).toMatchObject([found]);
  await query('update users set phone_number = null where id = $1', [id]);
  expect(await known('last_name=%C2%A0zazol')).toMatchObject([{ ...found, phone: null }]);
  await query("update users set email = 'x@usuniete.invalid' where id = $1", [id]);
  expect(await known('last_name=zazol')).toEqual([]);
});

test('nobody is told by two letters or half a number; the log says who looked, and no name', async () => {
  for (const search of [
    '',
    'last_name=ko',
    'last_name=---',
    'last_name=-+-k',
    'last_name=%CC%81%CC%81%CC%81',
    'phone=733220',
    'first_name=Jan',
  ])
    expect((await call('GET', `/api/desk/people?${search}`, { cookies: parker.cookies })).status, search).toBe(400);
  await known('last_name=Kowalczyk');
  expect(await lastLine('users')).toMatchObject({
    ...{ action: 'READ', by_user: parker.email, log_details: { search: 'Ko…' } },
  });
});
