import { type User, user } from '../../src/domain/account/user.ts';
import { entities } from '../../src/domain/index.ts';
import type { Fields } from '../../src/domain/kernel/field.ts';
import { columnOf, selectList } from '../row/columns.ts';
import { type Query, type ResultRow, raw, rows, sql } from '../sql.ts';

/** The rows that are somebody's: a personal reference says whose. */
const ownRowsOf = (id: number): [table: string, rows: Query][] =>
  entities.flatMap((entity) =>
    Object.entries(entity.fields as Fields)
      .filter(([, { personal, to }]) => personal && to?.() === user)
      .map(([name]): [string, Query] => [
        entity.table,
        sql`select ${raw(selectList(entity))} from ${raw(entity.table)} t
             where t.${raw(columnOf(name))} = ${id} order by t.${raw(columnOf(entity.key))}`,
      ]),
  );

/** Everything that is kept about somebody, by what it is. */
export async function dataOf({ id }: Pick<User, 'id'>): Promise<Record<string, ResultRow[]>> {
  const queries = [
    ...ownRowsOf(id),
    [
      'passkeys',
      sql`select name, create_time, last_used from passkeys where users_id = ${id} order by create_time, id`,
    ] as const,
    [
      'sessions',
      sql`select device, create_time, last_used from sessions where users_id = ${id} order by create_time`,
    ] as const,
    [
      'hand_overs',
      sql`select h.rentals_id as "Rentals_id", h.kind, h.at, h.mileage, h.fuel, h.marks, h.photos, h.signature, h.note
            from hand_overs h join rentals r on r.id = h.rentals_id where r.users_id = ${id} order by h.id`,
    ] as const,
    [
      'calls',
      sql`select c.at, c.text from calls c
            left join rentals r on r.id = c.rentals_id left join parking p on p.id = c.parking_id
           where coalesce(r.users_id, p.users_id) = ${id} order by c.id`,
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
