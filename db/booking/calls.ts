import { type Writer, writeOnce } from '../row/idempotency.ts';
import type { Key } from '../row/write.ts';
import { raw, sql } from '../sql.ts';
import type { Bookable } from './bookings.ts';

/** Notes a call about a booking. */
export async function addCall(
  writer: Writer,
  { table }: Bookable,
  booking: Key,
  employee: number,
  text: string,
): Promise<number> {
  const [created] = await writeOnce<{ id: number }>(
    writer,
    sql`insert into calls (${raw(`${table}_id`)}, employee_id, text) values (${booking}, ${employee}, ${text})
        returning id`,
  );
  if (!created) throw new Error('An insert answers its row');
  return created.id;
}
