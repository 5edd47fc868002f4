import { expect, test } from 'vitest';
import { rentalsDue } from '../../db/booking/desk-day.ts';
import { rentalAgenda } from '../../src/domain/booking/desk-day.ts';
import { today } from '../../src/domain/language/days.ts';
import { seedCar } from '../support/bookings.ts';
import { query } from '../support/database.ts';

/** A rental that ended ten days ago, of 716 zł of which so much came. */
async function returned(paid: number): Promise<number> {
  const car = await seedCar();
  const id = `${car}`.padStart(32, 'a');
  await query(
    `insert into orders (id, kind, state, amount, desk, since, until, cars_id, expires_at, first_name, last_name, terms,
                         session_hash, ip)
     values ('${id}', 'rental', 'CONFIRMED', 71600, true, now() - interval '15 d', now() - interval '12 d', ${car},
             now(), 'Jan', 'Próba', true, 'x', 'x');
     insert into payments (order_id, intent_id, amount, state) values ('${id}', 'pi_${id}', ${paid}, 'PAID');
     set session_replication_role = replica;
     update orders set due = ${71_600 - paid} where id = '${id}';
     insert into rentals (cars_id, since, until, status, price_per_day, order_id, out_at, back_at)
     values (${car}, now() - interval '15 d', now() - interval '12 d', 'RETURNED', 179, '${id}',
             now() - interval '15 d', now() - interval '10 d');
     set session_replication_role = origin`,
  );
  const [row] = await query<{ id: number }>('select id from rentals where cars_id = $1', [car]);
  return row?.id ?? 0;
}

test('late days that nobody has paid stay on the day of the desk until somebody does', async () => {
  const [owing] = [await returned(35_800), await returned(71_600)];
  const rows = await rentalsDue(today());
  expect(rentalAgenda(rows).owed.map(({ id }) => id)).toEqual([owing]);
});

test('money of the desk that goes back stays on its day until it is handed over', async () => {
  const id = await returned(71_600);
  const [payment] = await query<{ id: number }>(
    `update payments set method = 'CASH', intent_id = null
      where order_id = (select order_id from rentals where id = $1) returning id`,
    [id],
  );
  await query("insert into refunds (payment_id, amount, cause) values ($1, 17900, 'CHANGE')", [payment?.id]);
  const waiting = async () => rentalAgenda(await rentalsDue(today())).handBack;
  expect((await waiting()).map((it) => [it.id, it.to_hand_back])).toEqual([[id, 17_900]]);
  await query("update refunds set state = 'DONE', handed_at = now() where payment_id = $1", [payment?.id]);
  expect(await waiting()).toEqual([]);
});
