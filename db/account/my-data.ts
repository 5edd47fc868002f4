import type { User } from '../../src/domain/account/user.ts';
import { order } from '../../src/domain/booking/order.ts';
import { parking } from '../../src/domain/booking/parking.ts';
import { rental } from '../../src/domain/booking/rental.ts';
import { luggage } from '../../src/domain/travel/luggage.ts';
import { ticket } from '../../src/domain/travel/ticket.ts';
import { selectList } from '../row/columns.ts';
import { type ResultRow, raw, rows, sql } from '../sql.ts';

const entitiesOfUsers = { tickets: ticket, luggage, parking, rentals: rental, orders: order };

/** Everything that is kept about somebody, by what it is. */
export async function dataOf({ id }: Pick<User, 'id'>): Promise<Record<string, ResultRow[]>> {
  const ownRows = Object.entries(entitiesOfUsers).map(
    ([name, entity]) =>
      [
        name,
        sql`select ${raw(selectList(entity))} from ${raw(entity.table)} t where t.users_id = ${id} order by t.id`,
      ] as const,
  );
  const queries = [
    ...ownRows,
    [
      'passkeys',
      sql`select name, create_time, last_used from passkeys where users_id = ${id} order by create_time, id`,
    ] as const,
    [
      'sessions',
      sql`select device, create_time, last_used from sessions where users_id = ${id} order by create_time`,
    ] as const,
    [
      'login_log',
      // Who tried an address before it was proven may be somebody else
      sql`select login_date, login_details from login_log join users u on u.id = login_log.users_id
           where u.id = ${id} and u.proven order by login_date`,
    ] as const,
    [
      'event_log',
      sql`select timestamp_log, table_name, action from event_log where by_user = ${String(id)} order by id`,
    ] as const,
  ];
  // Awaited all at once: a query that fails before anybody awaits it would end the process
  return Object.fromEntries(await Promise.all(queries.map(async ([name, query]) => [name, await rows(query)])));
}
