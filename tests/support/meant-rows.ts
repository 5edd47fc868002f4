import { columnOf } from '../../db/row/columns.ts';
import { find } from '../../db/row/list.ts';
import { entities } from '../../src/domain/index.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Fields } from '../../src/domain/kernel/field.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import type { Signed } from './accounts.ts';
import { inDays, seedCar } from './bookings.ts';
import { call } from './call.ts';
import { query } from './database.ts';
import { example } from './examples.ts';
import type { MeantCalls } from './meant-calls.ts';

type Row = Record<string, unknown>;
let turn = 0;

/** A row as its form sends it back. */
export async function wholeOf(entity: Entity, id: number | string): Promise<Row> {
  const row = await find<Row>(entity, id);
  if (!row) throw new Error(`${entity.one} ${id} is not there`);
  const sent = Object.entries(entity.fields as Fields).filter(([name, { server }]) => !server && name !== entity.key);
  return { ...Object.fromEntries(sent.map(([name]) => [name, row[name]])), version: row.version };
}

/** One field of a row, another one each time. */
export async function someFieldsOf(entity: Entity, id: number | string): Promise<Row> {
  const { version, ...row } = await wholeOf(entity, id);
  const all = Object.entries(row);
  return { ...Object.fromEntries([all[turn++ % all.length] ?? ['', null]]), version };
}

const gateNamed = async (): Promise<number> => {
  const text = `insert into gates (name, status, zone) values ($1, 'READY', 'both') returning id`;
  const [gate] = await query<{ id: number }>(text, [`Z${++turn}`]);
  return gate?.id ?? 0;
};
/** A day far ahead that nothing else is on. */
const farDay = () => wireDay(inDays(2000 + ++turn));

/** What a new row says so that it meets no other. */
const newRows: Record<string, () => Row | Promise<Row>> = {
  airplane: () => ({ serial_no: `FZ-${++turn}` }),
  bramki: () => ({ name: `Z${++turn}` }),
  cars: () => ({ license_plate: `FZ${10_000 + ++turn}` }),
  sprzet: () => ({ serial_no: `FZ-${++turn}` }),
  announcements: () => ({ valid_from: wireDay(inDays(0)), valid_until: farDay() }),
  'accepted-matters': () => ({ key: `${++turn}#sprawa` }),
  closures: async () => ({ Gates_id: await gateNamed(), until: null }),
  'car-blocks': async () => {
    const since = farDay();
    return { Cars_id: await seedCar(), since, until: since };
  },
  'space-blocks': () => {
    const since = farDay();
    return { parking_level: 'A', space_id: 1, since, until: since };
  },
};

/** Changes of rows that are there, of every entity; new ones deleted, and taken back. */
export function meantRows(admin: Signed, declared: readonly string[]): MeantCalls {
  const by = () => ({ cookies: admin.cookies });
  async function rowOf(entity: Entity, pick: typeof wholeOf) {
    const column = columnOf(entity.key);
    const [found] = await query<{ key: string }>(
      `select ${column}::text as key from ${entity.table} order by md5(${column} || $1::text) limit 1`,
      [++turn],
    );
    if (!found) throw new Error(`There is no row of ${entity.table}`);
    const { key } = found;
    return { to: `/api/${entity.path}/${encodeURIComponent(key)}`, body: await pick(entity, key), ...by() };
  }
  async function made(entity: Entity, more: () => Row | Promise<Row>): Promise<string> {
    const body = example(entity, 1, await more());
    const { status, json, text } = await call('POST', `/api/${entity.path}`, { body, ...by() });
    if (status !== 201) throw new Error(`Adding ${entity.table} answered ${status} ${text}`);
    return `/api/${entity.path}/${encodeURIComponent(json.data.id)}`;
  }
  const calls: MeantCalls = {};
  for (const entity of entities) {
    const path = `/api/${entity.path}`;
    const more = newRows[entity.path];
    calls[`PUT ${path}/:id`] = () => rowOf(entity, wholeOf);
    calls[`PATCH ${path}/:id`] = () => rowOf(entity, someFieldsOf);
    if (!more) continue;
    calls[`POST ${path}`] = async () => ({ to: path, body: example(entity, 1, await more()), ...by() });
    calls[`DELETE ${path}/:id`] = async () => ({ to: await made(entity, more), ...by() });
    calls[`POST ${path}/:id/restore`] = async () => {
      const to = await made(entity, more);
      await call('DELETE', to, by());
      return { to: `${to}/restore`, ...by() };
    };
  }
  return Object.fromEntries(Object.entries(calls).filter(([route]) => declared.includes(route)));
}
