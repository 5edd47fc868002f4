import { beforeAll, expect, test } from 'vitest';
import { parkingDue, rentalsDue } from '../../db/booking/desk-day.ts';
import { seedDemo } from '../../db/demo/demo.ts';
import { parkingAgenda, rentalAgenda } from '../../src/domain/booking/desk-day.ts';
import { addDays, today } from '../../src/domain/language/days.ts';
import { query } from '../support/database.ts';
import type { Ask } from '../support/invariants/books.ts';
import { ledgerAgrees } from '../support/invariants/ledger.ts';

// What the desk of the demo opens with: a day on which every act has somebody whom it can be tried on

beforeAll(() => seedDemo(process.env.DATABASE_URL ?? ''));

test('some cars are free on each of the next days, and one on all of them', async () => {
  const free = (from: number, to: number) =>
    query(
      `select c.id from cars c where not exists (
         select from rentals r where r.cars_id = c.id and r.status in ('PENDING', 'RENTED')
            and (r.taken_days && daterange($1, $2, '[]')))
         and not exists (select from car_blocks b where b.cars_id = c.id and b.during && daterange($1, $2, '[]'))`,
      [addDays(today(), from), addDays(today(), to)],
    );
  for (const day of [0, 1, 2, 3, 4, 5, 6]) expect((await free(day, day)).length, `${day}`).toBeGreaterThanOrEqual(2);
  expect((await free(0, 6)).length).toBeGreaterThanOrEqual(1);
  // From Friday to Monday, whatever today is
  for (const day of [1, 2, 3]) expect((await free(day, day + 3)).length, `${day}`).toBeGreaterThanOrEqual(2);
});

test('the day of rentals has each kind of task, with money taken and not', async () => {
  const { overdue, begin, end, notCome, begun } = rentalAgenda(await rentalsDue(today()));
  expect([overdue.length, notCome.length, begun]).toEqual([1, 1, 1]);
  expect(overdue[0]?.next).toMatchObject({ amount: expect.any(Number), swap: { Cars_id: expect.any(Number) } });
  expect(begin.map(({ order_state }) => order_state).sort()).toEqual(['CONFIRMED', 'UNPAID']);
  expect(end.length).toBeGreaterThanOrEqual(2);
});

test('the day of the car park has cars that come, leave, stay too long and do not come', async () => {
  const { overdue, begin, end, notCome } = parkingAgenda(await parkingDue(today()));
  expect([overdue.length, notCome.length]).toEqual([1, 1]);
  // Days can be added to it, and their price taken
  expect(overdue[0]?.order_number).toMatch(/./);
  expect(begin.length).toBeGreaterThanOrEqual(3);
  expect(end.length).toBeGreaterThanOrEqual(2);
  expect(new Set(begin.map(({ order_state }) => order_state))).toContain('CONFIRMED');
});

test('no car is out for nobody: each rental that stands has a client or a contact', async () => {
  const nobody = await query(
    `select r.id from rentals r left join orders o on o.id = r.order_id
      where r.status = 'RENTED' and r.users_id is null and o.last_name is null`,
  );
  expect(nobody).toEqual([]);
});

test('both desks have taken cash and by terminal in the last hours, and given some back', async () => {
  const taken = await query(
    `select u.role || ' ' || p.method as how, count(*) from payments p join users u on u.id = p.employee_id
      where p.state = 'PAID' and p.paid_at > now() - interval '12 hours' group by 1 order by 1`,
  );
  expect(taken.map(({ how }) => how)).toEqual([
    'parking_staff CASH',
    'parking_staff TERMINAL',
    'rental_staff CASH',
    'rental_staff TERMINAL',
  ]);
  const refunds = await query('select state, handed_at is not null as handed from refunds order by 1');
  expect(refunds).toEqual([
    { state: 'DONE', handed: true },
    { state: 'PENDING', handed: false },
  ]);
});

test('its money agrees, and no mail of it waits to be sent', async () => {
  const ask: Ask = (text, values) => query(text, values) as Promise<never[]>;
  expect(await ledgerAgrees({ ask })).toEqual([]);
  expect(await query('select id from outbox where sent_at is null and order_id is not null')).toEqual([]);
});

test('every day before today is closed, as it was counted', async () => {
  const open = await query(
    `select p.id from payments p, lateral (select (p.paid_at at time zone 'Europe/Warsaw')::date as day) d
      where p.method <> 'CARD' and d.day < $1
        and not exists (select from closings c where c.employee_id = p.employee_id and c.day = d.day)`,
    [today()],
  );
  expect(open).toEqual([]);
  const wrong = await query('select id from closings where counted <> float + cash_in - cash_out');
  expect(wrong).toEqual([]);
  const [{ many } = { many: 0 }] = await query<{ many: number }>(
    'select count(*)::int as many from closings where cash_in > 0',
  );
  expect(many).toBeGreaterThan(2);
});
