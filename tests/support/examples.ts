import { columnOf } from '../../db/row/columns.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Field, Fields, Kind } from '../../src/domain/kernel/field.ts';
import { farYear } from './clock.ts';
import { query } from './database.ts';

type Row = Record<string, unknown>;

const limit = (it: Field['min']): number | undefined => (typeof it === 'function' ? it() : it);
const within = (f: Field, n: number, step = 1) =>
  Math.min((limit(f.min) ?? 0) + n * (f.step ?? step), limit(f.max) ?? Number.POSITIVE_INFINITY);

/** The n-th good value of a kind; greater n, greater value. */
const examples: Record<Kind, (f: Field, n: number) => unknown> = {
  text: (_, n) => `Wpis ${n}`,
  picture: (_, n) => `${n}.webp`,
  area: (_, n) => `Treść ${n}`,
  email: (_, n) => `osoba${n}@example.com`,
  phone: (_, n) => `+48 600 000 00${n}`,
  int: (f, n) => within(f, n),
  decimal: (f, n) => Number(within(f, n, 0.5).toFixed(5)),
  money: (f, n) => within(f, n),
  flag: (_, n) => n % 2 === 0,
  instant: (_, n) => `${farYear}-05-0${n}T10:00:00.000Z`,
  day: (_, n) => `1990-01-0${n}`,
  choice: (f, n) => Object.keys(f.choices ?? {})[n % Object.keys(f.choices ?? {}).length],
  ref: (f) => {
    throw new Error(`${f.label} points at another row: give it, or what pointedAt finds`);
  },
};

/** A good row, as a form sends it; `given` says what its rules and references ask for. */
export function example(entity: Entity, n: number, values: Row = {}): Row {
  const fields = Object.entries(entity.fields as Fields).filter(
    ([name, field]) => !field.server && !(name in values) && !(field.kind === 'ref' && field.optional),
  );
  return { ...Object.fromEntries(fields.map(([name, field]) => [name, examples[field.kind](field, n)])), ...values };
}

/** For each reference that must point at something, or that a list is narrowed by, the first row that is there. */
export async function pointedAt(entity: Entity): Promise<Row> {
  const needed = Object.entries(entity.fields as Fields).filter(
    ([name, { kind, optional, server }]) =>
      kind === 'ref' && !server && (!optional || entity.filter[name]?.includes('BETWEEN')),
  );
  const found = needed.map(async ([name, { to }]) => {
    const { table = '', key = '' } = to?.() ?? {};
    const [row] = await query(`select ${columnOf(key)} as key from ${table} order by 1 limit 1`);
    if (!row) throw new Error(`${entity.one} needs a row of ${table} for ${name}: insert one before`);
    return [name, row.key];
  });
  return Object.fromEntries(await Promise.all(found));
}
