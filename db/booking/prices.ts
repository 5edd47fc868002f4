import { row, sql } from '../sql.ts';

/** What a day of it costs, in grosze; undefined when there is no such thing. */
export async function pricePerDay(
  thing: { kind: 'parking' } | { kind: 'rental'; Cars_id: number },
): Promise<number | undefined> {
  const found = await row<{ price: number }>(
    thing.kind === 'parking'
      ? sql`select price_per_day * 100 as price from parking_info order by id limit 1`
      : sql`select price_per_day * 100 as price from cars where id = ${thing.Cars_id} and active`,
  );
  return found?.price;
}
