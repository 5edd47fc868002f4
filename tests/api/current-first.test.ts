import { beforeAll, expect, test } from 'vitest';
import { wireDay } from '../../src/domain/language/days.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { inDays, seedCar } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';

let renter: Signed;
let parker: Signed;
beforeAll(async () => {
  renter = await signedIn('rental_staff');
  parker = await signedIn('parking_staff');
});

type Stays = Record<string, [from: number, to: number, status: string, out?: 'out']>;
const stays: Stays = {
  longOver: [-20, -12, 'RETURNED'],
  over: [-9, -8, 'RETURNED'],
  overdue: [-5, -2, 'RENTED', 'out'],
  here: [-6, 1, 'RENTED', 'out'],
  today: [0, 2, 'PENDING'],
  cancelled: [3, 4, 'CANCELLED'],
  next: [40, 42, 'PENDING'],
};
const ends = (from: number, to: number) => [wireDay(inDays(from)), wireDay(inDays(to))];

/** The names of these bookings in the order of a list, page by page. */
async function listed(path: string, by: Signed, ids: Record<string, number>, more = ''): Promise<string[]> {
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  const found: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await call('GET', `/api/${path}?page=${page}&limit=3${more}`, { cookies: by.cookies });
    expect(answer.status, answer.text).toBe(200);
    pages = answer.json.meta.pages;
    for (const { id } of answer.json.data) found.push(names.get(id) ?? '');
  }
  return found.filter(Boolean);
}
const fromToday = ['overdue', 'here', 'today', 'cancelled', 'next', 'over', 'longOver'];

test('the staff’s rentals begin with what is overdue and with today, and end with what is over', async () => {
  const ids: Record<string, number> = {};
  for (const [name, [from, to, status, out]] of Object.entries(stays)) {
    const [row] = await query<{ id: number }>(
      `insert into rentals (cars_id, since, until, status, out_at) values ($1, $2, $3, $4, $5) returning id`,
      [await seedCar(), ...ends(from, to), status, out ? inDays(from) : null],
    );
    ids[name] = row?.id ?? 0;
  }
  expect(await listed('rent', renter, ids, '&current=1')).toEqual(fromToday);
  expect(await listed('rent', renter, ids)).toEqual(
    Object.keys(stays).toSorted((a, b) => (stays[b]?.[0] ?? 0) - (stays[a]?.[0] ?? 0)),
  );
  expect((await listed('rent', renter, ids, '&current=1&sort={"by":["since"],"order":"asc"}'))[0]).toBe('longOver');
});

test('so do the reservations of the car park', async () => {
  const ids: Record<string, number> = {};
  let space = 20;
  for (const [name, [from, to, status, out]] of Object.entries(stays)) {
    const [row] = await query<{ id: number }>(
      `insert into parking (parking_level, space_id, license_plate, since, until, status, entered_at, left_at)
       values ('A', $1, 'GS1', $2, $3, $4, $5, $6) returning id`,
      [
        ...[space++, ...ends(from, to), status === 'CANCELLED' ? status : 'RESERVED', out ? inDays(from) : null],
        status === 'RETURNED' ? inDays(to) : null,
      ],
    );
    ids[name] = row?.id ?? 0;
  }
  expect(await listed('parking', parker, ids, '&current=1')).toEqual(fromToday);
});

/** A rental from this day on for somebody of this surname, who has no account. */
async function bookedBy(last_name: string, from: number): Promise<number> {
  const body = {
    Cars_id: await seedCar(),
    status: 'PENDING',
    since: wireDay(inDays(from)),
    until: wireDay(inDays(from)),
  };
  const contact = { first_name: 'Ewa', last_name, phone: '601 884 207' };
  const { json, text } = await call('POST', '/api/rent', { body: { ...body, ...contact }, cookies: renter.cookies });
  expect(json.data?.id, text).toBeTypeOf('number');
  return json.data.id;
}

test('whose surname begins with what was typed comes before who has it inside', async () => {
  const inside = await bookedBy('Jankowalska', 1);
  const begins = await bookedBy('Kowalczyk', 30);
  const ids = { inside, begins };
  for (const term of ['kow', 'Kowal', 'ewa kow'])
    expect(await listed('rent', renter, ids, `&current=1&search=${term}`), term).toEqual(['begins', 'inside']);
  expect(await listed('rent', renter, ids, '&current=1')).toEqual(['inside', 'begins']);
});
