import { beforeAll, describe, expect, test } from 'vitest';
import { wireDay } from '../../src/domain/language/days.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { inDays, rentalBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { at, handOver, protocol, rented } from '../support/hand-overs.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { managedBookings } from '../support/managed-bookings.ts';
import { bytesOf } from '../support/pictures.ts';

blobStore();
const shop = cardShop();
const post = mailCatcher();
const { booked } = managedBookings(shop, post);
let clerk: Signed;

beforeAll(async () => {
  await seedPrices();
  for (let n = 0; n < 12; n++) await seedCar();
  clerk = await signedIn('rental_staff');
});

const send = (id: number | string, by: Signed) => {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytesOf('png'))], 'a.png', { type: 'image/png' }));
  return call('POST', `/api/files/rentals/${id}`, { body, cookies: by.cookies });
};

const hand = (id: number, body: object, by = clerk, headers = {}) => handOver(id, body, by, headers);

describe('photos and signatures', () => {
  test('are seen by the desk and by whoever holds the booking, and by nobody else', async () => {
    const since = wireDay(inDays(0));
    const mine = await booked(rentalBooking(await seedCar(100), { since, until: since }), 10_000, 'rent');
    const theirs = await booked(rentalBooking(await seedCar(100), { since, until: since }), 10_000, 'rent');
    const name = (await send(mine.id, clerk)).json.file.filename;
    const photos = [{ name, label: 'Przód' }];
    expect((await hand(mine.id, protocol('OUT', 0, { photos, signature: name }))).status).toBe(201);
    const seen = async (path: string, cookies = {}) => (await call('GET', path, { cookies })).status;
    const desk = `/api/desk/rentals/${mine.id}/photos/${name}`;
    expect(await seen(desk, clerk.cookies)).toBe(200);
    expect(await seen(desk)).toBe(401);
    expect(await seen(desk, (await signedIn('client')).cookies)).toBe(404);
    expect(await seen(desk, (await signedIn('parking_staff')).cookies)).toBe(404);
    expect(await seen(`/api/desk/rentals/${theirs.id}/photos/${name}`, clerk.cookies)).toBe(404);
    expect(await seen(`/api/files/${name}`)).toBe(404);
    expect(await seen(`/api/rezerwacja/${mine.token}/photos/${name}`)).toBe(200);
    expect(await seen(`/api/rezerwacja/${theirs.token}/photos/${name}`)).toBe(404);
    expect(await seen(`/api/rezerwacja/${'0'.repeat(64)}/photos/${name}`)).toBe(404);
    const held = await call('GET', `/api/rezerwacja/${mine.token}/hand-overs`);
    expect(held.json.data[0].facts).toMatchObject([{ kind: 'OUT', photos, signature: name }]);
    expect(held.headers.get('cache-control')).toBe('private, no-store');
    const owner = await signedIn('client');
    const own = await rented(0, 1);
    await query('update rentals set users_id = $1 where id = $2', [owner.id, own.id]);
    const theirName = (await send(own.id, clerk)).json.file.filename;
    expect(await seen(`/api/desk/rentals/${own.id}/photos/${theirName}`, owner.cookies)).toBe(200);
  });

  test('belong to one rental: another’s cannot be named, and a client uploads none', async () => {
    const [one, two] = [await rented(0, 1), await rented(0, 1)];
    const name = (await send(one.id, clerk)).json.file.filename;
    expect((await hand(two.id, protocol('OUT', 0, { photos: [{ name, label: 'Tył' }] }))).status).toBe(400);
    expect((await send(one.id, await signedIn('client'))).status).toBe(403);
    expect((await send(999_999, clerk)).status).toBe(404);
  });

  test('are gone a day after no protocol names them, and with who rented', async () => {
    const { id } = await rented(-60, -58);
    const name = (await send(id, clerk)).json.file.filename;
    const [kept, loose] = [name, (await send(id, clerk)).json.file.filename];
    expect((await hand(id, protocol('OUT', -60, { signature: kept, note: 'Pan Nowak' }))).status).toBe(201);
    expect((await hand(id, protocol('BACK', -58))).status).toBe(201);
    await query(`update private_files set create_time = create_time - interval '2 days'`);
    await runJob('tidy');
    const status = async (it: string) =>
      (await call('GET', `/api/desk/rentals/${id}/photos/${it}`, { cookies: clerk.cookies })).status;
    expect([await status(kept), await status(loose)]).toEqual([200, 404]);
    await runJob('forget');
    await runJob('tidy');
    expect(await status(kept)).toBe(404);
    const [fact] = await query('select photos, signature, note from hand_overs where rentals_id = $1', [id]);
    expect(fact).toEqual({ photos: [], signature: null, note: null });
  });
});

describe('the car park', () => {
  let parker: Signed;
  beforeAll(async () => {
    parker = await signedIn('parking_staff');
  });
  const parked = async (space: number, from: number, to: number, status = 'RESERVED') =>
    (
      await query<{ id: number }>(
        `insert into parking (parking_level, space_id, license_plate, since, until, status)
         values ('A', $1, 'GSL1', $2, $3, $4) returning id`,
        [space, at(from, '00:00:00 Europe/Warsaw'), at(to, '00:00:00 Europe/Warsaw'), status],
      )
    )[0]?.id ?? 0;
  const pass = (id: number, body: object) =>
    call('POST', `/api/desk/parking/${id}/passages`, { body, cookies: parker.cookies });

  test('notes who has come and left, once, and takes it back', async () => {
    const id = await parked(3, -1, 1);
    expect((await pass(id, { kind: 'OUT', at: at(-1, '00:05:00') })).json.message).toContain('nie wjechało');
    const first = await pass(id, { kind: 'IN', at: at(-1, '00:01:00') });
    expect(first.status).toBe(201);
    expect((await pass(id, { kind: 'IN', at: at(-1, '00:02:00') })).json).toMatchObject({ code: 'before' });
    expect((await pass(id, { kind: 'OUT', at: at(-1, '00:05:00') })).status).toBe(201);
    const rows = async () => (await query('select entered_at, left_at from parking where id = $1', [id]))[0];
    expect(await rows()).toEqual({ entered_at: expect.any(Date), left_at: expect.any(Date) });
    const undo = { kind: 'IN', at: at(-1, '00:01:00'), corrects: first.json.data.id, withdrawn: true };
    expect((await pass(id, undo)).json.message).toBe('Wycofaj najpierw zwrot');
    expect((await pass(id, { kind: 'IN', at: at(1) })).json.errors).toEqual({ at: 'Ta chwila jeszcze nie nadeszła' });
    expect((await pass(await parked(4, -1, 1, 'CANCELLED'), { kind: 'IN', at: at(-1, '00:01:00') })).status).toBe(409);
  });

  test('says in its day who stays too long, and what a day more costs in grosze', async () => {
    const id = await parked(5, -3, -1);
    expect((await pass(id, { kind: 'IN', at: at(-3) })).status).toBe(201);
    const { json } = await call('GET', '/api/desk/parking', { cookies: parker.cookies });
    expect(json.data[0].rows.find((it: { id: number }) => it.id === id)).toMatchObject({
      left_at: null,
      price_per_day: 5_000,
    });
    expect((await call('GET', '/api/desk/parking', { cookies: clerk.cookies })).status).toBe(403);
  });
});
