import { beforeAll, describe, expect, test, vi } from 'vitest';
import { wireDay } from '../../src/domain/language/days.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { buy, inDays, rentalBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop } from '../support/card-shop.ts';
import { lastLine, query } from '../support/database.ts';
import { at, handOver, protocol, rented } from '../support/hand-overs.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { change, days, managedBookings } from '../support/managed-bookings.ts';
import { moveClock } from '../support/move-clock.ts';

blobStore();
const shop = cardShop();
const post = mailCatcher();
const { booked } = managedBookings(shop, post);
let clerk: Signed;
let other: Signed;

beforeAll(async () => {
  await seedPrices();
  for (let n = 0; n < 12; n++) await seedCar();
  [clerk, other] = [await signedIn('rental_staff'), await signedIn('rental_staff')];
});

const rowOf = async (id: number) => (await query('select * from rentals where id = $1', [id]))[0];
/** A rental that was handed over and should have come back two days ago. */
async function overdue() {
  const it = await rented(-5, -2);
  expect((await hand(it.id, protocol('OUT', -5))).status).toBe(201);
  return it;
}

const hand = (id: number, body: object, by = clerk, headers = {}) => handOver(id, body, by, headers);

describe('a hand-over', () => {
  test('is kept as it was signed, with who noted it, and makes a reserved car a rented one', async () => {
    const { id } = await rented(0, 2, 'PENDING');
    const marks = [{ kind: 'DENT', part: 'BOOT', x: 336, y: 147, since: inDays(0) }];
    const { status, json } = await hand(id, protocol('OUT', 0, { marks, mileage: 41_208 }));
    expect({ status, message: json.message }).toEqual({ status: 201, message: 'Protokół zapisany' });
    expect(await rowOf(id)).toMatchObject({ status: 'RENTED', back_at: null, out_at: expect.any(Date) });
    const read = await call('GET', `/api/desk/rentals/${id}/hand-overs`, { cookies: clerk.cookies });
    expect(read.json.data[0].facts).toMatchObject([
      { kind: 'OUT', mileage: 41_208, fuel: 8, marks, first_name: 'Jan', Employee_id: clerk.id },
    ]);
    expect(read.json.data[0].last).toMatchObject({ mileage: 41_208, fuel: 8 });
    expect(await lastLine('hand_overs')).toMatchObject({ by_user: clerk.email, action: 'INSERT' });
  });

  test('of two phones at once is one: the other hears who was first and when', async () => {
    const { id } = await rented(0, 2);
    const answers = await Promise.all([hand(id, protocol('OUT', 0)), hand(id, protocol('OUT', 0), other)]);
    expect(answers.map((it) => it.status).sort()).toEqual([201, 409]);
    const second = answers.find((it) => it.status === 409)?.json;
    expect(second).toMatchObject({ code: 'before', by: 'Jan Próbny', message: '00:01 Jan Próbny: auto już wydane' });
    expect(await query('select 1 from hand_overs where rentals_id = $1', [id])).toHaveLength(1);
  });

  test('that a phone sends again, for its answer was lost, is done once', async () => {
    const { id } = await rented(0, 2);
    const key = { 'idempotency-key': `again-${id}` };
    const answers = [await hand(id, protocol('OUT', 0), clerk, key), await hand(id, protocol('OUT', 0), clerk, key)];
    expect(answers.map((it) => it.status)).toEqual([201, 201]);
    expect(answers[0]?.json.data).toEqual(answers[1]?.json.data);
  });

  test.each([
    ['what is cancelled', -1, 2, 'CANCELLED', -1, 'Ta rezerwacja jest anulowana'],
    ['what has not begun', 2, 3, 'RENTED', 0, 'Ta rezerwacja jeszcze się nie zaczęła. Zmień najpierw jej termin'],
    ['what is over', -5, -2, 'RENTED', -1, 'Termin tej rezerwacji minął. Zmień najpierw jej termin'],
    ['what came back', -5, 2, 'RETURNED', -1, 'Termin tej rezerwacji minął. Zmień najpierw jej termin'],
  ])('is refused of %s', async (_, from, to, status, day, message) => {
    const { id } = await rented(from, to, status);
    const answer = await hand(id, protocol('OUT', day));
    expect({ status: answer.status, message: answer.json.message }).toEqual({ status: 409, message });
  });

  test('is refused of what somebody is still paying for, and of a car that another has', async () => {
    const { json } = await buy(rentalBooking(await seedCar(), { since: wireDay(inDays(0)) }), 41_700);
    expect((await hand(json.booking_id, protocol('OUT', 0))).json.message).toContain('Ktoś właśnie płaci');
    const late = await rented(-5, -2);
    const next = await rented(0, 2, 'RENTED', late.car);
    await hand(late.id, protocol('OUT', -5));
    const answer = await hand(next.id, protocol('OUT', 0));
    expect(answer.json.message).toBe('To auto jest jeszcze u poprzedniego klienta. Odbierz je najpierw');
  });

  test('lies not in the future, has a licence that was seen and a signature', async () => {
    const { id } = await rented(0, 2);
    const future = await hand(id, protocol('OUT', 1));
    expect(future.json.errors).toEqual({ at: 'Ta chwila jeszcze nie nadeszła' });
    const bare = await hand(id, protocol('OUT', 0, { licence_seen: false, on_paper: false }));
    expect(bare.json.errors).toEqual({
      licence_seen: 'Obejrzyj prawo jazdy',
      signature: 'Brakuje podpisu klienta',
    });
  });

  test('with fewer kilometres than last, or more than a car is driven, wants a reason', async () => {
    const first = await rented(-9, -7);
    await hand(first.id, protocol('OUT', -9, { mileage: 5000 }));
    await hand(first.id, protocol('BACK', -7, { mileage: 5400 }));
    const { id } = await rented(0, 1, 'RENTED', first.car);
    for (const mileage of [5399, 90_000]) {
      const answer = await hand(id, protocol('OUT', 0, { mileage }));
      expect(answer.status, String(mileage)).toBe(400);
      expect(answer.json.errors.mileage).toContain('Sprawdź licznik');
    }
    for (const mileage of [-1, 2_000_001, 1.5, 'wiele'])
      expect((await hand(id, protocol('OUT', 0, { mileage }))).status, String(mileage)).toBe(400);
    expect((await hand(id, protocol('OUT', 0, { mileage: 5399, note: 'Licznik wymieniono' }))).status).toBe(201);
  });

  test('is corrected by another entry and never written over', async () => {
    const { id } = await rented(0, 2);
    const first = (await hand(id, protocol('OUT', 0))).json.data.id;
    const silent = await hand(id, protocol('OUT', 0, { corrects: first, mileage: 1200 }));
    expect(silent.json.errors).toEqual({ note: 'Napisz, co poprawiasz' });
    const corrected = await hand(id, protocol('OUT', 0, { corrects: first, mileage: 1200, note: 'Literówka' }), other);
    expect(corrected.status).toBe(201);
    // Of two corrections of one entry one is late
    expect((await hand(id, protocol('OUT', 0, { corrects: first, note: 'Inna' }))).status).toBe(409);
    const [kept] = await query('select mileage from hand_overs where id = $1', [first]);
    expect(kept).toEqual({ mileage: 1000 });
    await expect(query('update hand_overs set mileage = 1 where id = $1', [first])).rejects.toThrow('corrected');
  });

  test('that is withdrawn did not happen, and may happen anew', async () => {
    const { id } = await rented(0, 2);
    const first = (await hand(id, protocol('OUT', 0))).json.data.id;
    const withdrawn = { corrects: first, withdrawn: true, note: 'Nie to auto' };
    expect((await hand(id, protocol('OUT', 0, withdrawn))).status).toBe(201);
    expect((await rowOf(id))?.out_at).toBeNull();
    expect((await hand(id, protocol('BACK', 0))).json.message).toContain('nie wydano');
    expect((await hand(id, protocol('OUT', 0))).status).toBe(201);
  });
});

describe('a return', () => {
  test('makes the rental a returned one, at the moment that was noted', async () => {
    const { id } = await rented(-2, 0);
    await hand(id, protocol('OUT', -2));
    expect((await hand(id, protocol('BACK', 0, { mileage: 1500 }))).status).toBe(201);
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'RETURNED' });
    expect(row?.return_time).toEqual(row?.back_at);
    expect((await hand(id, protocol('BACK', 0, { mileage: 1500 }))).json).toMatchObject({ code: 'before' });
  });

  test('before its hand-over is refused', async () => {
    const { id } = await rented(-2, 0);
    await hand(id, { ...protocol('OUT', -2), at: at(-1, '12:00:00') });
    expect((await hand(id, protocol('BACK', -2))).json.message).toBe('Zwrot nie może być przed wydaniem');
  });

  test('a day early gives back what was said, in the same act, or nothing', async () => {
    const early = async (more: object) => {
      const since = wireDay(inDays(0));
      const it = await booked(rentalBooking(await seedCar(100), { since, until: wireDay(inDays(1)) }), 20_000, 'rent');
      expect((await hand(it.id, protocol('OUT', 0))).status).toBe(201);
      return { ...it, answer: await hand(it.id, { ...protocol('BACK', 0), ...more }) };
    };
    const wrong = await early({ until: inDays(0), amount: 9_999 });
    expect(wrong.answer.status).toBe(409);
    expect(wrong.answer.json.amount).toBe(10_000);
    expect(await query('select 1 from hand_overs where rentals_id = $1 and kind = $2', [wrong.id, 'BACK'])).toEqual([]);
    const right = await early({ until: inDays(0), amount: 10_000 });
    expect(right.answer.status).toBe(201);
    const refunds = (order: string) =>
      query('select r.amount from refunds r join payments p on p.id = r.payment_id where p.order_id = $1', [order]);
    expect(await refunds(right.order)).toEqual([{ amount: 10_000 }]);
    const none = await early({});
    expect(none.answer.status).toBe(201);
    expect(await refunds(none.order)).toEqual([]);
  });

  test('a day early owes nothing for a day that was not paid and not used', async () => {
    const it = await booked(rentalBooking(await seedCar(100), days(0, 0)), 10_000, 'rent');
    await query('update orders set amount = 20000, due = 10000, until = $2 where id = $1', [
      it.order,
      wireDay(inDays(1)),
    ]);
    await query('alter table rentals disable trigger user');
    await query('update rentals set until = $2 where id = $1', [it.id, wireDay(inDays(1))]);
    await query('alter table rentals enable trigger user');
    await hand(it.id, protocol('OUT', 0));
    expect((await hand(it.id, { ...protocol('BACK', 0), until: inDays(0), amount: 0 })).status).toBe(201);
    expect(await query('select amount, due from orders where id = $1', [it.order])).toEqual([
      { amount: 10_000, due: 0 },
    ]);
  });

  test('days late asks for them in the same act, and the desk takes them', async () => {
    const since = wireDay(inDays(0));
    const out = async () => {
      const { id } = await booked(rentalBooking(await seedCar(179), { since, until: since }), 17_900, 'rent');
      expect((await hand(id, protocol('OUT', 0))).status).toBe(201);
      return id;
    };
    const [charged, free] = [await out(), await out()];
    await moveClock('48 hours');
    const by = await signedIn('rental_staff');
    const back = async (id: number, more: object) => {
      const answer = await hand(id, { ...protocol('BACK', 0), until: inDays(0), refund: false, ...more }, by);
      expect(answer.status, answer.text).toBe(201);
      return (await call('GET', `/api/rent/${id}/payments`, { cookies: by.cookies })).json.data[0].due;
    };
    expect(await back(charged, { charge: true })).toBe(35_800);
    expect(await back(free, {})).toBe(0);
    const body = { method: 'TERMINAL', amount: 35_800 };
    expect((await call('POST', `/api/rent/${charged}/payments`, { body, cookies: by.cookies })).status).toBe(201);
  });
});

describe('a car that is overdue', () => {
  const guest = (car: number, from = 20) =>
    buy(rentalBooking(car, { since: wireDay(inDays(from)), until: wireDay(inDays(from + 1)) }), 27_800);
  const taken = async (car: number) => {
    const { json } = await call('GET', '/api/cars/taken');
    return json.data.filter((it: { Cars_id: number }) => it.Cars_id === car);
  };

  test('is taken every day for guests and staff, until it is back', async () => {
    const { id, car } = await overdue();
    expect(await taken(car)).toEqual([{ Cars_id: car, since: inDays(0), until: inDays(365), open: true }]);
    expect((await guest(car)).status).toBe(409);
    const stay = { since: at(9), until: at(11) };
    const body = { id: 0, Cars_id: car, Users_id: null, status: 'PENDING', ...stay };
    const added = await call('POST', '/api/rent', { body, cookies: clerk.cookies });
    expect({ status: added.status, message: added.json.message }).toEqual({
      status: 409,
      message: 'Termin jest już zajęty',
    });
    const elsewhere = await rented(9, 11);
    const moved = { body: { Cars_id: car }, cookies: clerk.cookies };
    expect((await call('PATCH', `/api/rent/${elsewhere.id}`, moved)).status).toBe(409);
    expect((await hand(id, protocol('BACK', 0))).status).toBe(201);
    expect(await taken(car)).toEqual([]);
    expect((await guest(car)).status).toBe(201);
    expect((await call('PATCH', `/api/rent/${elsewhere.id}`, moved)).status).toBe(200);
  });

  test('one without a recorded hand-over blocks nothing after its last day', async () => {
    const { car } = await rented(-5, -2);
    expect(await taken(car)).toEqual([]);
    expect((await guest(car)).status).toBe(201);
  });

  test('keeps whoever had booked it before, who may also take fewer days of it', async () => {
    const { car, id } = await rented(-5, -2);
    const next = await rented(3, 6, 'RENTED', car);
    await hand(id, protocol('OUT', -5));
    const patch = (body: object) => call('PATCH', `/api/rent/${next.id}`, { body, cookies: clerk.cookies });
    expect((await patch({ until: at(5) })).status).toBe(200);
    expect((await patch({ until: at(8) })).status).toBe(409);
    expect((await patch({ Cars_id: await seedCar() })).status).toBe(200);
  });

  test('stays that of its rental once it was handed over, also when it is back', async () => {
    const [{ id }, spare] = [await rented(-1, 3), await seedCar()];
    const move = () => call('PATCH', `/api/rent/${id}`, { body: { Cars_id: spare }, cookies: clerk.cookies });
    await hand(id, protocol('OUT', -1));
    for (const kind of ['out', 'back'] as const) {
      if (kind === 'back') await hand(id, protocol('BACK', 0));
      const { status, json } = await move();
      expect([status, json.message], kind).toEqual([409, expect.stringContaining('Auto już wydano')]);
    }
  });

  test('is at its customer: its rental cannot be cancelled until it is back', async () => {
    const { id } = await rented(-1, 3);
    await hand(id, protocol('OUT', -1));
    const end = () => call('PATCH', `/api/rent/${id}`, { body: { status: 'CANCELLED' }, cookies: clerk.cookies });
    expect(await end()).toMatchObject({
      status: 409,
      json: { message: 'Auto jest u klienta. Najpierw zapisz jego zwrot' },
    });
    await hand(id, protocol('BACK', 0));
    expect((await end()).json.message).not.toBe('Auto jest u klienta. Najpierw zapisz jego zwrot');
  });

  test('comes back while its customer pays for more days on their link', async () => {
    const { id, token } = await booked(rentalBooking(await seedCar(), days(0, 1)), 27_800, 'rent');
    await hand(id, protocol('OUT', 0));
    expect((await change(token, 0, 2, 13_900)).status).toBe(201);
    expect((await hand(id, protocol('BACK', 0))).status).toBe(201);
  });

  test('goes to one of two who are handed it at once, under its lock', async () => {
    for (let n = 0; n < 8; n++) {
      const late = await rented(-5, -2);
      const next = await rented(0, 2, 'RENTED', late.car);
      const answers = await Promise.all([hand(late.id, protocol('OUT', -5)), hand(next.id, protocol('OUT', 0), other)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  });

  test('cannot be retired', async () => {
    const { car } = await overdue();
    expect((await call('DELETE', `/api/cars/${car}`, { cookies: clerk.cookies })).status).toBe(409);
  });

  test('stands first in the day, with who booked it next and a car for them', async () => {
    const [body] = await query<{ id: number }>(`update cars set body = 'VAN' where id = $1 returning id`, [
      await seedCar(),
    ]);
    const spare = await seedCar();
    await query(`update cars set body = 'VAN' where id = $1`, [spare]);
    const { id } = await rented(-5, -2, 'RENTED', body?.id);
    const next = await rented(1, 2, 'RENTED', body?.id);
    await hand(id, protocol('OUT', -5));
    const { status } = await call('POST', `/api/desk/rentals/${id}/calls`, {
      body: { text: 'Będę koło 14.' },
      cookies: clerk.cookies,
    });
    expect(status).toBe(201);
    const { json } = await call('GET', '/api/desk/rentals', { cookies: clerk.cookies });
    const row = json.data[0].rows.find((it: { id: number }) => it.id === id);
    expect(row).toMatchObject({
      call: { text: 'Będę koło 14.', by: 'Jan Próbny' },
      next: { id: next.id, swap: { Cars_id: spare } },
    });
  });
});

describe('the mail about a hand-over', () => {
  const today = wireDay(inDays(0));
  const lettersOf = (number: string) =>
    post.mails.flatMap(({ subject, text }) =>
      subject?.endsWith(number) && /[Pp]rotok/.test(text ?? '') ? [{ subject, text: text ?? '' }] : [],
    );

  test('leads whoever rents to their protocol, without an account', async () => {
    const it = await booked(rentalBooking(await seedCar(100), { since: today, until: today }), 10_000, 'rent');
    expect((await hand(it.id, protocol('OUT', 0, { mileage: 41_208, fuel: 7 }))).status).toBe(201);
    const [letter] = await vi.waitUntil(() => (lettersOf(it.number).length ? lettersOf(it.number) : undefined));
    expect(letter?.subject).toBe(`Auto wydane: rezerwacja ${it.number}`);
    expect(letter?.text.replaceAll('\u00a0', ' ')).toMatch(/Licznik: 41 208 km\s+Paliwo: 7\/8/);
    expect(letter?.text).toContain('Auto jest u\u00a0Ciebie.');
    const token = letter?.text.match(/\/rezerwacja\/([0-9a-f]{64})#protokoly/)?.[1];
    const { json } = await call('GET', `/api/rezerwacja/${token}/hand-overs`);
    expect(json.data[0].facts).toMatchObject([{ kind: 'OUT', mileage: 41_208 }]);
  });

  test('follows each correction, and says so when it did not happen', async () => {
    const it = await booked(rentalBooking(await seedCar(100), { since: today, until: today }), 10_000, 'rent');
    const first = (await hand(it.id, protocol('OUT', 0))).json.data.id;
    const second = await hand(it.id, protocol('OUT', 0, { corrects: first, mileage: 1100, note: 'Źle spisano' }));
    await hand(it.id, protocol('OUT', 0, { corrects: second.json.data.id, withdrawn: true, note: 'Nie to auto' }));
    await vi.waitUntil(() => lettersOf(it.number).length === 3);
    expect(lettersOf(it.number).map(({ subject }) => subject)).toEqual([
      `Auto wydane: rezerwacja ${it.number}`,
      `Poprawiony protokół wydania: rezerwacja ${it.number}`,
      `Protokół wydania wycofany: rezerwacja ${it.number}`,
    ]);
  });
});
