import { beforeAll, describe, expect, test } from 'vitest';
import { type Signed, signedIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { seedCar } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { farYear } from '../support/clock.ts';
import { query } from '../support/database.ts';
import { moveClock } from '../support/move-clock.ts';
import { uploadedPicture } from '../support/pictures.ts';

blobStore();

describe('an announcement', () => {
  let author: Signed;
  let expired: number;
  beforeAll(async () => {
    author = await signedIn('ground_crew');
    const [row] = await query<{ id: number }>(
      `insert into announcements (title, content, valid_until) values ('Dawno', 'x', now() - interval '1 day')
        returning id`,
    );
    expired = row?.id ?? 0;
  });
  const notice = { title: 'Nowa hala', content: 'Od dziś', valid_until: `${farYear}-05-01 12:00:00` };

  test('is written by whoever is signed in, whomever the body names', async () => {
    const answer = await call('POST', '/api/announcements', {
      body: { ...notice, Employee_id: 1, create_time: '2001-01-01 00:00:00' },
      cookies: author.cookies,
    });
    expect(answer.status).toBe(201);
    expect(answer.json.message).toBe('Dodano nowe ogłoszenie');
    const { json } = await call('GET', `/api/announcements/${answer.json.data.id}`);
    expect(json.data).toMatchObject([
      { title: 'Nowa hala', Employee_id: author.id, valid_until: `${farYear}-05-01T10:00:00.000Z` },
    ]);
    expect(Date.parse(json.data[0].create_time)).toBeGreaterThan(Date.now() - 60_000);
  });

  test('that has expired is there for staff who ask for all, and nobody keeps their answer', async () => {
    const ids = (answer: { json: { data: { id: number }[] } }) => answer.json.data.map(({ id }) => id);
    expect(ids(await call('GET', '/api/announcements', { cookies: author.cookies }))).not.toContain(expired);
    const all = await call('GET', '/api/announcements?all=1', { cookies: author.cookies });
    expect(ids(all)).toContain(expired);
    expect(all.headers.get('cache-control')).toBe('private, no-store');
    expect(all.headers.get('netlify-cdn-cache-control')).toBe(null);
    expect(
      (await call('GET', `/api/announcements/${expired}?all=1`, { cookies: author.cookies })).json.data,
    ).toMatchObject([{ title: 'Dawno' }]);
    expect((await call('GET', `/api/announcements/${expired}`)).status).toBe(404);
  });

  test('of the past is not for guests and clients', async () => {
    const client = await signedIn('client');
    expect((await call('GET', '/api/announcements?all=1')).status).toBe(401);
    expect((await call('GET', '/api/announcements?all=1', { cookies: client.cookies })).status).toBe(403);
    expect((await call('POST', '/api/announcements', { body: notice, cookies: client.cookies })).status).toBe(403);
  });

  const idsIn = (answer: { json: { data: { id: number }[] } }) => answer.json.data.map(({ id }) => id);
  const added = async (of: object): Promise<number> =>
    (await call('POST', '/api/announcements', { body: { ...notice, ...of }, cookies: author.cookies })).json.data.id;
  /** The public's list, its file, and the announcement by its number. */
  const seenByPublic = async (id: number) => {
    const client = await signedIn('client');
    const file = await call('GET', '/api/announcements.csv', { cookies: client.cookies });
    return [
      idsIn(await call('GET', '/api/announcements')).includes(id),
      new RegExp(`^${id};`, 'm').test(file.text),
      (await call('GET', `/api/announcements/${id}`)).status === 200,
    ];
  };

  test('that is a draft is seen by staff alone, until somebody publishes it', async () => {
    const id = await added({ draft: true });
    expect(await seenByPublic(id)).toEqual([false, false, false]);
    expect(idsIn(await call('GET', '/api/announcements?all=1', { cookies: author.cookies }))).toContain(id);
    await call('PATCH', `/api/announcements/${id}`, { body: { draft: false }, cookies: author.cookies });
    expect(await seenByPublic(id)).toEqual([true, true, true]);
  });

  test('for a day to come is not there before it, and is as soon as it has begun', async () => {
    const id = await added({ valid_from: new Date(Date.now() + 3_600_000).toISOString() });
    expect(await seenByPublic(id)).toEqual([false, false, false]);
    await moveClock('61 minutes');
    expect(await seenByPublic(id)).toEqual([true, true, true]);
  });

  test('that was written long before its first day is the newest on that day', async () => {
    const rows = await query<{ id: number }>(
      `insert into announcements (title, content, create_time, valid_from, valid_until)
       values ('Peron drugi', 'x', now() - interval '9 days', now() - interval '1 minute', now() + interval '1 day'),
              ('Peron drugi', 'x', now() - interval '1 hour', null, now() + interval '1 day')
       returning id`,
    );
    const [planned, written] = rows.map(({ id }) => id);
    const listed = async (more = '') => idsIn(await call('GET', `/api/announcements?search=peron+drugi${more}`));
    expect(await listed()).toEqual([planned, written]);
    const sort = encodeURIComponent(JSON.stringify({ by: ['create_time'], order: 'desc' }));
    expect(await listed(`&sort=${sort}`)).toEqual([written, planned]);
  });

  test('begins before it ends', async () => {
    const answer = await call('POST', '/api/announcements', {
      body: { ...notice, valid_from: `${farYear}-06-01 12:00:00` },
      cookies: author.cookies,
    });
    const errors = { valid_until: '„Ważne do” musi być po „Ważne od”' };
    expect([answer.status, answer.json.errors]).toEqual([400, errors]);
    // What a change leaves out stays, and is held against what it says
    const id = await added({ valid_from: '2026-06-01 12:00:00' });
    const earlier = { ...notice, valid_until: '2026-05-01 12:00:00' };
    const changed = await call('PUT', `/api/announcements/${id}`, { body: earlier, cookies: author.cookies });
    expect([changed.status, changed.json.errors]).toEqual([400, errors]);
  });

  test('that a specified call writes is shown at once, and a specified change leaves a draft one', async () => {
    const plain = await added({});
    const [row] = await query('select valid_from, draft from announcements where id = $1', [plain]);
    expect(row).toEqual({ valid_from: null, draft: false });
    const id = await added({ draft: true, valid_from: '2026-01-01 12:00:00' });
    await call('PUT', `/api/announcements/${id}`, { body: notice, cookies: author.cookies });
    const [stored] = await query('select draft, valid_from is null as at_once from announcements where id = $1', [id]);
    expect(stored).toEqual({ draft: true, at_once: false });
  });

  test('that has expired can be taken up again by staff', async () => {
    const answer = await call('PUT', `/api/announcements/${expired}`, {
      body: { ...notice, title: 'Znowu' },
      cookies: author.cookies,
    });
    expect(answer.status).toBe(200);
    expect((await call('GET', `/api/announcements/${expired}`)).json.data).toMatchObject([
      { title: 'Znowu', Employee_id: null },
    ]);
  });
});

describe('equipment', () => {
  test('belongs to whoever added it, also after another has changed it', async () => {
    const [one, other] = [await signedIn('ground_crew'), await signedIn('ground_crew')];
    const machine = {
      serial_no: 'TUG / 1',
      type: 'Holownik',
      name: 'Goldhofer',
      location: 'Hangar',
      Employee_id: other.id,
    };
    expect((await call('POST', '/api/sprzet', { body: machine, cookies: one.cookies })).json.data).toEqual({
      id: 'TUG / 1',
    });
    const at = `/api/sprzet/${encodeURIComponent('TUG / 1')}`;
    expect((await call('PUT', at, { body: { ...machine, location: 'Płyta' }, cookies: other.cookies })).status).toBe(
      200,
    );
    expect((await call('GET', at, { cookies: one.cookies })).json.data).toMatchObject([
      { location: 'Płyta', Employee_id: one.id },
    ]);
    const atc = await signedIn('atc');
    expect((await call('GET', at, { cookies: atc.cookies })).status).toBe(403);
  });
});

describe('a car', () => {
  const yaris = {
    brand: 'Toyota',
    model: 'Yaris',
    production_year: 2024,
    license_plate: 'GSL 1',
    fuel_type: 'HYBRID',
    transmission_type: 'AUTOMATIC',
    price_per_day: 139,
  };

  test('is added with its picture, and gets another', async () => {
    const { cookies } = await signedIn('rental_staff');
    const [first, second] = [await uploadedPicture(cookies), await uploadedPicture(cookies)];
    const added = await call('POST', '/api/cars', { body: { ...yaris, img: first }, cookies });
    expect(added.json).toEqual({ data: { id: expect.any(Number) }, message: 'Auto zostało dodane!' });
    const at = `/api/cars/${added.json.data.id}`;
    const img = async () => (await call('GET', at)).json.data[0].img;
    expect(await img()).toBe(first);
    expect((await call('PATCH', `${at}/img`, { body: { img: second }, cookies })).status).toBe(200);
    expect(await img()).toBe(second);
    for (const img of ['https://example.com/a.jpg', '../a.jpg', 'a.svg', 7, first, `${'0'.repeat(32)}.png`]) {
      expect((await call('PATCH', `${at}/img`, { body: { img: img }, cookies })).status).toBe(400);
    }
    expect((await call('PUT', at, { body: { ...yaris, price_per_day: 99 }, cookies })).status).toBe(200);
    expect((await call('GET', at)).json.data[0]).toMatchObject({ price_per_day: 99, img: second });
    expect((await call('PATCH', `${at}/img`, { body: { img: 'x.jpg' } })).status).toBe(401);
  });

  test('costs at least the 2 zł that the card provider takes', async () => {
    const { cookies } = await signedIn('rental_staff');
    const one = await call('POST', '/api/cars', { body: { ...yaris, price_per_day: 1 }, cookies });
    expect([one.status, Object.keys(one.json.errors)]).toEqual([400, ['price_per_day']]);
  });

  test.each(['POST', 'PATCH'])('shows no picture that was never uploaded: %s', async (method) => {
    const { cookies } = await signedIn('rental_staff');
    const [path, body] =
      method === 'POST'
        ? ['/api/cars', { ...yaris, license_plate: 'GSL 9' }]
        : [`/api/cars/${await seedCar()}/img`, {}];
    const answer = await call(method, path, { body: { ...body, img: 'nigdy-go-nie-bylo.webp' }, cookies });
    const text = 'Wybierz przesłane zdjęcie';
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ message: text, code: 'invalid', errors: { img: text } });
  });

  test('has a body and seats, where they are known', async () => {
    const { cookies } = await signedIn('rental_staff');
    const known = { ...yaris, license_plate: 'GSL 5', body: 'CITY', seats: 5 };
    const { data } = (await call('POST', '/api/cars', { body: known, cookies })).json;
    const at = `/api/cars/${data.id}`;
    expect((await call('PUT', at, { body: { ...yaris, license_plate: 'GSL 5' }, cookies })).status).toBe(200);
    expect((await call('GET', at)).json.data).toMatchObject([{ body: 'CITY', seats: 5, active: true }]);
    expect((await call('PUT', at, { body: { ...known, body: 'TANK', seats: 0 }, cookies })).json.errors).toMatchObject({
      body: expect.any(String),
      seats: expect.any(String),
    });
  });

  describe('that was rented in the past', () => {
    const retired = async () => {
      const { cookies } = await signedIn('rental_staff');
      const id = await seedCar();
      await query(
        `insert into rentals (cars_id, since, until, status)
         values ($1, now() - interval '9 days', now() - interval '7 days', 'RETURNED')`,
        [id],
      );
      return { id, cookies, answer: await call('DELETE', `/api/cars/${id}`, { cookies }) };
    };

    test('is retired: nobody is offered it, its past and staff keep it', async () => {
      const { id, cookies, answer } = await retired();
      expect(answer.status).toBe(200);
      expect(answer.json.data).toEqual({ id, active: false });
      const ids = (them: { id: number }[]) => them.map((it) => it.id);
      expect(ids((await call('GET', '/api/cars?limit=100')).json.data)).not.toContain(id);
      expect(ids((await call('GET', '/api/offer')).json.data.cars)).not.toContain(id);
      expect((await call('GET', `/api/cars/${id}`)).status).toBe(404);
      const car = await call('GET', `/api/cars/${id}?all=1`, { cookies });
      expect(car.json.data[0].active).toBe(false);
      expect(car.headers.get('cache-control')).toBe('private, no-store');
      const [rented] = (await call('GET', '/api/rent?limit=1', { cookies })).json.data;
      expect(rented).toMatchObject({ Cars_id: id, brand: 'Toyota' });
    });

    test('is not rented by staff, and is offered again when they say so', async () => {
      const { id, cookies } = await retired();
      const rent = () =>
        call('POST', '/api/rent', {
          body: {
            Cars_id: id,
            status: 'RENTED',
            since: `${farYear}-01-01 00:00:00`,
            until: `${farYear}-01-02 00:00:00`,
          },
          cookies,
        });
      const refused = await rent();
      expect(refused.status).toBe(400);
      expect(refused.json.errors).toEqual({ Cars_id: 'Wybierz auto z oferty' });
      const { id: _, version: __, ...row } = (await call('GET', `/api/cars/${id}?all=1`, { cookies })).json.data[0];
      expect((await call('PUT', `/api/cars/${id}`, { body: { ...row, active: true }, cookies })).status).toBe(200);
      const rented = await rent();
      expect(rented.status).toBe(201);
      expect(rented.json.message).toBe('Wypożyczenie zostało dodane!');
    });
  });

  test('that somebody has rented is not deleted', async () => {
    const { cookies } = await signedIn('rental_staff');
    const { json } = await call('POST', '/api/cars', { body: { ...yaris, license_plate: 'GSL 2' }, cookies });
    await query("insert into rentals (cars_id, since, until, status) values ($1, now(), now(), 'RENTED')", [
      json.data.id,
    ]);
    const answer = await call('DELETE', `/api/cars/${json.data.id}`, { cookies });
    expect(answer.status).toBe(409);
    expect(answer.json.message).toContain('Wypożyczenia');
  });
});

test('whoever carries the sign-in hint gets a public answer of their own, which nobody keeps', async () => {
  const { headers } = await call('GET', '/api/cars', { cookies: { signed_in: '1' } });
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('netlify-cdn-cache-control')).toBe(null);
  expect(headers.get('netlify-vary')).toBe('cookie=signed_in');
  const guest = await call('GET', '/api/cars', { cookies: { signed_in: '' } });
  expect(guest.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=60');
});
