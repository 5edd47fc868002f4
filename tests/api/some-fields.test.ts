import { beforeAll, describe, expect, test } from 'vitest';
import { parkingLevel } from '../../src/domain/booking/parking.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { person, type Signed, signedIn } from '../support/accounts.ts';
import { buy, inDays, parkingBooking, seedCar, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { seedFlight, seedLuggage, seedParking, seedRental } from '../support/travel.ts';

// PATCH …/:id where an entity has rules of its own; what is general is told by resource.test.ts and entities.test.ts
const shop = cardShop();
mailCatcher();
let admin: Signed;
beforeAll(async () => {
  admin = await signedIn('admin');
  await seedPrices();
});
const patch = (path: string, body: object, cookies = admin.cookies) => call('PATCH', `/api/${path}`, { body, cookies });
const rowOf = async (table: string, id: number | string) =>
  (await query(`select * from ${table} where id = $1`, [id]))[0];

describe('what is checked across fields is checked against the row that comes of it', () => {
  const addAirplane = async (serial: string) => {
    await query(`insert into airplanes values ($1, 'A', 'B', 2000, 100, 1000, 500, 5, 1000)`, [serial]);
  };

  test('more fuel than the tank holds, whichever of the two is sent', async () => {
    await addAirplane('SOME-1');
    const errors = { fuel_quant: 'Więcej, niż mieści zbiornik' };
    for (const body of [{ fuel_quant: 1001 }, { fuel_tank: 499 }]) {
      const { status, json } = await patch('airplane/SOME-1', body);
      expect([status, json.errors], JSON.stringify(body)).toEqual([400, errors]);
    }
    expect((await patch('airplane/SOME-1', { fuel_quant: 2000, fuel_tank: 2000 })).status).toBe(200);
  });

  test('of two changes at once that do not fit together, one is refused in the words of the check', async () => {
    await addAirplane('SOME-2');
    const bodies = Array.from({ length: 4 }, () => [{ fuel_quant: 1000 }, { fuel_tank: 600 }]).flat();
    const answers = await Promise.all(bodies.map((body) => patch('airplane/SOME-2', body)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, json } of refused)
      expect([status, json.errors ?? json.code]).toEqual(
        status === 409 ? [409, 'stale'] : [400, { fuel_quant: 'Więcej, niż mieści zbiornik' }],
      );
  });

  test('a flight that would land before it leaves', async () => {
    const id = await seedFlight('SOME 1');
    const { status, json } = await patch(`flights/${id}`, { arrival: '2020-01-01 12:00:00' });
    expect([status, json.errors]).toEqual([400, { arrival: 'Przylot nie może być przed odlotem' }]);
    expect((await patch(`flights/${id}`, { estimated: null, Gates_id: null })).json.message).toBe('Nie dokonano zmian');
  });

  test('the number of a flight stays', async () => {
    const { status, json } = await patch(`flights/${await seedFlight('SOME 2')}`, { number: 'LO1' });
    expect([status, json.errors]).toEqual([400, { number: 'Tego nie można zmienić' }]);
  });

  test('parameters that stay are told in words of their own', async () => {
    const Flight_id = await seedFlight('SOME 3');
    const [data] = await query<{ id: number }>(
      `insert into flight_data (flight_id, altitude, track, ground_speed, vertical_speed, latitude, longitude)
       values ($1, 1, 2, 3, 4, 5, 6) returning id`,
      [Flight_id],
    );
    expect((await patch(`flight_data/${data?.id}`, { track: 2 })).json.message).toBe('Nie wprowadzono żadnych zmian');
    expect((await patch(`flight_data/${data?.id}`, { latitude: 0 })).json.errors).toEqual({
      latitude: 'Współrzędne geograficzne nie mogą być puste',
    });
  });
});

describe('a parking reservation', () => {
  test('keeps to the spaces of its level', async () => {
    const id = await seedParking(null, 1);
    const { status, json } = await patch(`parking/${id}`, { space_id: 60 });
    expect([status, json.errors]).toEqual([
      400,
      { space_id: `Na poziomie A są miejsca ${parkingLevel.A.first}–${parkingLevel.A.last}` },
    ]);
    expect((await patch(`parking/${id}`, { space_id: 60, parking_level: 'B' })).status).toBe(200);
  });

  test('is not moved to where another stands', async () => {
    const id = await seedParking(null, 2);
    await seedParking(null, 3);
    const { status, json } = await patch(`parking/${id}`, { space_id: 3 });
    expect([status, json.message]).toEqual([409, 'Termin jest już zajęty']);
  });

  test('that is being paid for is its buyer’s, and is let go where it is cancelled', async () => {
    const { json } = await buy(parkingBooking(20));
    const answer = await patch(`parking/${json.booking_id}`, { space_id: 21 });
    expect([answer.status, answer.json.message]).toEqual([409, expect.stringContaining('najdłużej jeszcze 15')]);
    const released = await patch(`parking/${json.booking_id}`, { status: 'CANCELLED' });
    expect([released.status, released.json.message]).toEqual([200, 'Rezerwacja została zwolniona']);
    expect(await stateOf(json.order)).toBe('EXPIRED');
  });

  test.each([
    ['is refunded when it is cancelled, and not reserved again', {}, [10_000], 409],
    ['keeps its payment where staff decline the refund', { refund: false }, [], 200],
  ])('that was paid for %s', async (_what, more, refunds, again) => {
    const { json } = await buy(parkingBooking(22));
    await shop.pay(intentOf(json));
    const { id } = (await call('POST', '/api/parking', { body: { order: json.order } })).json.data;
    expect((await patch(`parking/${id}`, { status: 'CANCELLED', ...more })).status).toBe(200);
    expect(await shop.refunds(intentOf(json))).toEqual(refunds);
    expect((await patch(`parking/${id}`, { status: 'RESERVED' })).status).toBe(again);
    await query('update parking set status = $2 where id = $1', [id, 'CANCELLED']);
  });
});

test('a rental that comes back says when', async () => {
  const id = await seedRental(null, await seedCar(), 0);
  expect((await patch(`rent/${id}`, { status: 'RETURNED' })).status).toBe(200);
  expect((await rowOf('rentals', id))?.return_time).toBeInstanceOf(Date);
  const { status, json } = await patch(`rent/${id}`, { until: wireDay(inDays(-9)) });
  expect([status, Object.keys(json.errors)]).toEqual([400, ['until']]);
});

describe('luggage', () => {
  test('is changed by its owner alone', async () => {
    const [owner, other] = [await signedIn(), await signedIn()];
    const id = await seedLuggage(owner.id, await seedFlight('SOME 4'));
    expect((await patch(`luggage/${id}`, { weight: 9.5 }, other.cookies)).status).toBe(404);
    expect((await patch(`luggage/${id}`, { weight: 9.5 }, owner.cookies)).json.data).toEqual({ id, version: 2 });
    expect((await patch(`luggage/${id}`, { Users_id: other.id }, owner.cookies)).status).toBe(403);
    const { status, json } = await patch(`luggage/${id}`, { size: '' }, owner.cookies);
    expect([status, json.message]).toEqual([400, 'Wszystkie pola są wymagane']);
  });

  test('of a flight that is over may change, but no other comes to it', async () => {
    const [over, next] = [await seedFlight('SOME 5'), await seedFlight('SOME 6')];
    const [its, others] = [await seedLuggage(admin.id, over), await seedLuggage(admin.id, next)];
    await query(`update flights set status = 'FINISHED' where id = $1`, [over]);
    expect((await patch(`luggage/${its}`, { weight: 9.5 })).status).toBe(200);
    expect((await patch(`luggage/${others}`, { Flights_id: over })).status).toBe(409);
  });
});

describe('a runway', () => {
  const seedRunway = async () => {
    const [row] = await query<{ id: number }>(
      `insert into runways (status, is_available, length) values ('READY', true, 3000) returning id`,
    );
    return row?.id ?? 0;
  };

  test('names its flight as long as it is occupied', async () => {
    const [id, flight] = [await seedRunway(), await seedFlight('SOME 7')];
    const path = `airfield/${id}?table_name=Runways`;
    expect((await patch(path, { status: 'OCCUPIED' })).json.errors).toHaveProperty('Flight_id');
    expect((await patch(path, { Flight_id: flight })).json.message).toBe('Nie dokonano zmian');
    expect((await patch(path, { status: 'OCCUPIED', Flight_id: flight })).status).toBe(200);
    expect((await patch(path, { is_available: false })).status).toBe(200);
    expect(await rowOf('runways', id)).toMatchObject({ status: 'OCCUPIED', flight_id: flight, is_available: false });
    expect((await patch(path, { status: 'CLOSED' })).status).toBe(200);
    expect(await rowOf('runways', id)).toMatchObject({ status: 'CLOSED', flight_id: null });
  });

  test('has a length above 0, or the one it had', async () => {
    const id = await seedRunway();
    expect((await patch(`airfield/${id}?table_name=Runways`, { length: 0 })).json.message).toBe('Nie dokonano zmian');
    expect(await rowOf('runways', id)).toMatchObject({ length: 3000 });
    expect((await patch(`airfield/${id}`, { length: 1 })).status).toBe(400);
  });
});

test('an account that gets the role and the data it has is not changed', async () => {
  const { id } = await person('atc');
  const nothing = { data: { id, version: 1 }, message: 'Nie dokonano zmian' };
  expect((await patch(`users/${id}`, { role: 'atc' })).json).toEqual(nothing);
  const put = (body: object) => call('PUT', `/api/users/${id}`, { body, cookies: admin.cookies });
  expect([(await put({ first_name: 'Jan' })).json, (await put({})).json]).toEqual([nothing, nothing]);
  expect((await put({ version: 7 })).json).toMatchObject({ code: 'stale', current: { id, version: 1 } });
});
