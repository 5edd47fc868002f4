import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { addDays, today } from '../../src/domain/language/days.ts';
import { noted } from '../booking/current-first.ts';
import { startOf } from '../sql.ts';
import { plannedRentals } from './desk.ts';

type Table = 'rentals' | 'parking';

/** A booking that somebody made at the desk: for whom, when, and how they paid; null: it waits for its money. */
interface Sale {
  table: Table;
  id: number;
  buyer: { first_name: string; last_name: string; phone: string; email?: string; users_id?: number };
  at: Date;
  method: 'CASH' | 'TERMINAL' | null;
  /** Cancelled since: by then the money was given back, or waits for whoever comes for it. */
  returned?: { at: Date; handed: boolean };
}

const minute = 60_000;
const day = 1440;

/**
 * The orders of what is booked from today on, with the money that the clerks took for it in the last days: sold at the
 * desk, because the card provider knows of no payment that it has not made itself. Each is logged at its time, and its
 * mails have gone.
 */
export async function takeMoney(client: pg.Client, now: Date): Promise<void> {
  const clerks = {
    rentals: await clerk(client, 'rental_staff'),
    parking: await clerk(client, 'parking_staff'),
  };
  const sales = [...(await rentalSales(client, now)), ...(await parkingSales(client, now))];
  for (const sale of sales.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    await sell(client, sale, clerks[sale.table]);
  for (const it of Object.values(clerks)) await closeDays(client, now, it);
  await client.query('update outbox set sent_at = clock() where order_id is not null');
}

const clerk = async (client: pg.Client, role: string): Promise<number> =>
  (await client.query('select id from users where role = $1 order by id limit 1', [role])).rows[0].id;

/** Bookings of the customers that are not over, or whose car is still away, or still there; the soonest first. */
const booked = async (client: pg.Client, table: Table, now: Date) => {
  const [began, ended] = noted[table];
  return (
    await client.query(
      `select t.id, t.status, t.users_id, u.first_name, u.last_name, u.email, u.phone_number as phone,
              ${table === 'rentals' ? 't.cars_id' : 't.space_id'} as place,
              lower(t.during) - $2::date as start
         from ${table} t left join users u on u.id = t.users_id
        where t.status in ('PENDING', 'RENTED', 'RESERVED') and (u.email is null or u.email like '%@klienci.example')
          and (t.until >= $1 or ${began} is not null and ${ended} is null) order by t.since, t.id`,
      [startOf(today(now)), today(now)],
    )
  ).rows;
};

async function rentalSales(client: pg.Client, now: Date): Promise<Sale[]> {
  const cars = (await client.query('select id from cars order by id')).rows.map(({ id }) => id);
  const found = await booked(client, 'rentals', now);
  return found.flatMap(({ id, place, start, status, users_id, ...person }, i): Sale[] => {
    const plan = plannedRentals.find((it) => cars[it.car] === place && it.start === start);
    const buyer = plan && typeof plan.customer !== 'number' ? plan.customer : { ...person, users_id };
    if (!buyer.first_name) return [];
    const method = plan ? (plan.sold?.method ?? null) : status === 'PENDING' ? null : i % 2 ? 'CASH' : 'TERMINAL';
    return [{ table: 'rentals', id, buyer, at: before(now, plan?.sold?.ago ?? day * (2 + (i % 7))), method }];
  });
}

/** Of those who come today some have just paid; two of later days have cancelled, and one has the money back. */
async function parkingSales(client: pg.Client, now: Date): Promise<Sale[]> {
  const found = await booked(client, 'parking', now);
  const today = found.filter(({ start, status }) => start === 0 && status === 'RESERVED').map(({ id }) => id);
  const later = found.filter(({ start, status }) => start > 6 && status === 'RESERVED').map(({ id }) => id);
  return found
    .filter(({ first_name }) => first_name)
    .map(({ id, start: _, status, place: _place, ...buyer }, i): Sale => {
      const ago = today.includes(id) ? 175 + 65 * today.indexOf(id) : day * (2 + (i % 7));
      const method = status === 'PENDING' ? null : i % 3 ? 'TERMINAL' : 'CASH';
      const sale: Sale = { table: 'parking', id, buyer, at: before(now, ago), method };
      if (id === later[0]) return { ...sale, method: 'CASH', returned: { at: before(now, 240), handed: true } };
      if (id === later[1]) return { ...sale, method: 'TERMINAL', returned: { at: before(now, 330), handed: false } };
      return sale;
    });
}

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * minute);

async function sell(client: pg.Client, { table, id, buyer, at, method, returned }: Sale, clerk: number) {
  const order = randomBytes(16).toString('hex');
  const kind = table === 'rentals' ? 'rental' : 'parking';
  await deed(client, clerk, at, async () => {
    await client.query(`update ${table} set order_id = $1 where id = $2`, [order, id]);
    await client.query(`select order_at_desk(to_jsonb(t), $1::jsonb) from ${table} t where id = $2`, [
      JSON.stringify({ ...buyer, id: order, kind, employee_id: clerk }),
      id,
    ]);
    if (method) {
      await client.query('select take_at_desk($1, $2, due, $3) from orders where id = $1', [order, method, clerk]);
      await client.query('update payments set create_time = $2, paid_at = $2 where order_id = $1', [order, at]);
    }
    await client.query('update orders set create_time = $2 where id = $1', [order, at]);
  });
  if (!returned) return;
  await deed(client, clerk, returned.at, async () => {
    await client.query(`update ${table} set status = 'CANCELLED' where id = $1`, [id]);
    if (returned.handed)
      await client.query(
        `select hand_back(p.order_id, r.id, r.amount, $2)
           from refunds r join payments p on p.id = r.payment_id where p.order_id = $1`,
        [order, clerk],
      );
    await client.query(
      `update refunds r set create_time = $2, handed_at = case when handed_at is not null then $2::timestamptz end
         from payments p where p.id = r.payment_id and p.order_id = $1`,
      [order, returned.at],
    );
  });
}

/** Every day before today is counted and closed, whatever came on it. */
async function closeDays(client: pg.Client, now: Date, clerk: number): Promise<void> {
  for (let before = 10; before > 0; before--) {
    const day = addDays(today(now), -before);
    const at = new Date(`${day}T22:50:00Z`);
    await deed(client, clerk, at < now ? at : now, () =>
      client.query(
        `insert into closings (employee_id, day, float, counted, terminal_total, cash_in, cash_out, terminal_in,
                               terminal_out, closed_at)
         select $1, $2, 30000, 30000 + cash_in - cash_out, terminal_in - terminal_out, s.*, $3
           from desk_sums($1, $2) s`,
        [clerk, day, at < now ? at : now],
      ),
    );
  }
}

/** What a clerk did at a time: the event log says so. */
async function deed(client: pg.Client, clerk: number, at: Date, run: () => Promise<unknown>): Promise<void> {
  const [{ last }] = (await client.query('select max(id) as last from event_log')).rows;
  await client.query("select set_config('app.user', $1, true)", [String(clerk)]);
  await run();
  await client.query('update event_log set timestamp_log = $2 where id > $1', [last, at]);
}
