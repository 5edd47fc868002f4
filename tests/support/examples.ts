import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Field, Fields, Kind } from '../../src/domain/kernel/field.ts';

type Row = Record<string, unknown>;

const limit = (it: Field['min']): number | undefined => (typeof it === 'function' ? it() : it);
const within = (f: Field, n: number, step = 1) =>
  Math.min((limit(f.min) ?? 0) + n * (f.step ?? step), limit(f.max) ?? Number.POSITIVE_INFINITY);

/** The n-th good value of a kind; greater n, greater value. */
const examples: Record<Kind, (f: Field, n: number) => unknown> = {
  text: (_, n) => `Wpis ${n}`,
  area: (_, n) => `Treść ${n}`,
  email: (_, n) => `osoba${n}@example.com`,
  phone: (_, n) => `+48 600 000 00${n}`,
  int: (f, n) => within(f, n),
  decimal: (f, n) => Number(within(f, n, 0.5).toFixed(5)),
  flag: (_, n) => n % 2 === 0,
  instant: (_, n) => `2031-05-0${n}T10:00:00.000Z`,
  day: (_, n) => `1990-01-0${n}`,
  choice: (f, n) => Object.keys(f.choices ?? {})[n % Object.keys(f.choices ?? {}).length],
  ref: (f) => {
    throw new Error(`${f.label} points at another row: name it`);
  },
};

/** A good row, as a form sends it; `given` says what its rules and references ask for. */
export function example(entity: Entity, n: number, given: Row = {}): Row {
  const fields = Object.entries(entity.fields as Fields).filter(
    ([name, field]) => !field.server && !(name in given) && !(field.kind === 'ref' && field.optional),
  );
  return { ...Object.fromEntries(fields.map(([name, field]) => [name, examples[field.kind](field, n)])), ...given };
}
