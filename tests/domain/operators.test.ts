import { describe, expect, test } from 'vitest';
import { gate } from '../../src/domain/flight/gate.ts';
import { entities } from '../../src/domain/index.ts';
import { choices } from '../../src/domain/kernel/choices.ts';
import { entity } from '../../src/domain/kernel/entity.ts';
import {
  area,
  choice,
  day,
  decimal,
  email,
  flag,
  instant,
  int,
  joined,
  type Kind,
  money,
  phone,
  picture,
  ref,
  text,
} from '../../src/domain/kernel/field.ts';
import { fieldNamed } from '../../src/domain/kernel/label.ts';
import type { Operator } from '../../src/domain/kernel/operators.ts';
import { readQuery } from '../../src/domain/kernel/query.ts';

const operators = ['=', 'IN', 'NOT', 'CONTAINS', 'BETWEEN'] as const;
const fields = {
  text: text('Nazwa', { max: 8 }),
  area: area('Opis'),
  picture: picture('Zdjęcie', { max: 8 }),
  email: email('E-mail'),
  phone: phone('Telefon'),
  int: int('Liczba', { min: 0, max: 100 }),
  decimal: decimal('Waga', { min: 0, max: 100, step: 0.25 }),
  money: money('Kwota', { min: 0 }),
  flag: flag('Zgoda'),
  instant: instant('Kiedy'),
  day: day('Dzień'),
  choice: choice('Stan', choices({ ON: { label: 'tak' }, OFF: { label: 'nie' } })),
  ref: ref('Bramka', () => gate),
} satisfies Record<Kind, unknown>;
const all = entity({
  table: 'all',
  path: 'all',
  one: 'Coś',
  many: 'Cosie',
  label: ['text'],
  read: [],
  write: [],
  fields,
  joined: { gate_name: joined('ref', 'name', gate.fields.name) },
  list: ['text'],
  filter: { ...Object.fromEntries(Object.keys(fields).map((name) => [name, operators])), gate_name: ['=', 'CONTAINS'] },
  pageSize: 5,
});
const read = (by: string, operator: unknown, value: unknown) =>
  readQuery(all, new URLSearchParams({ filter: JSON.stringify([{ by, operator, value }]) })).filter[0];

/** Of each kind a value as it is sent and as it is compared, and one that is none. */
const values: Record<Kind, [sent: unknown, read: unknown, none: unknown]> = {
  text: [' Łódź ', 'Łódź', 'za długie na to'],
  area: ['a\nb', 'a\nb', '\u0000'],
  picture: ['a.webp', 'a.webp', 'za-długie.webp'],
  email: ['a@b.pl', 'a@b.pl', 'poczta'],
  phone: ['600 700 800', '600 700 800', 'telefon'],
  int: ['7', 7, 1.5],
  decimal: ['12,25', 12.25, 0.1],
  money: ['150,00', 15_000, '150,005'],
  flag: [true, true, 'tak'],
  instant: ['2026-06-19 12:00:00', '2026-06-19T10:00:00.000Z', 'jutro'],
  day: ['2026-06-19', '2026-06-19', '2026-02-30'],
  choice: ['ON', 'ON', 'constructor'],
  ref: ['7', 7, 'SN-1'],
};

describe.each(Object.entries(values))('%s', (by, [json, value, none]) => {
  test('is read by each operator as its field stores it', () => {
    expect(read(by, undefined, json)).toEqual({ by, value });
    expect(read(by, '=', json)).toEqual({ by, value });
    expect(read(by, 'NOT', json)).toEqual({ by, operator: 'NOT', value });
    expect(read(by, 'IN', [json, json])).toEqual({ by, operator: 'IN', value: [value, value] });
    expect(read(by, 'BETWEEN', [json, json])).toEqual({ by, operator: 'BETWEEN', value: [value, value] });
  });

  test('of the wrong kind is refused by each operator, also among right ones', () => {
    for (const [operator, value] of [
      ...[none, null, '', [], {}, [json]].flatMap((it) => [['=', it] as const, ['NOT', it] as const]),
      ...[[none], [json, none], [null], [], json, {}, Array(51).fill(json)].map((it) => ['IN', it] as const),
      ...[[none, json], [json], [json, json, json], json, null].map((it) => ['BETWEEN', it] as const),
    ])
      expect(() => read(by, operator, value), `${operator} ${JSON.stringify(value)}`).toThrow('Invalid filter');
  });
});

test('less than a field’s least is compared like any other value', () => {
  expect(read('int', '=', -7)).toEqual({ by: 'int', value: -7 });
  expect(read('decimal', 'BETWEEN', [-0.5, 12])).toMatchObject({ value: [-0.5, 12] });
});

test('as many as fifty values may be asked for at once', () => {
  expect(read('int', 'IN', Array(50).fill(1))).toMatchObject({ operator: 'IN' });
});

test('a piece to look for in a text need not be a whole value of its field', () => {
  expect(read('email', 'CONTAINS', ' @b ')).toEqual({ by: 'email', operator: 'CONTAINS', value: '@b' });
  expect(read('gate_name', 'CONTAINS', 'A')).toEqual({ by: 'gate_name', operator: 'CONTAINS', value: 'A' });
  for (const value of ['', ' ', 'a\u0000', 'x'.repeat(61), ['a'], 7, null, {}])
    expect(() => read('email', 'CONTAINS', value), JSON.stringify(value)).toThrow('Invalid filter');
});

test.each(['LIKE', 'in', 'constructor', '__proto__', 'toString', '', 0, {}, ['=']])('%j is no operator', (operator) => {
  expect(() => read('text', operator, ['a', 'b'])).toThrow('Invalid filter');
});

test.each(['gate_name', 'constructor', '__proto__', 'hasOwnProperty'])('%s takes only what the entity offers', (by) => {
  expect(() => read(by, 'IN', ['a'])).toThrow('Invalid filter');
});

const ofText: readonly Kind[] = ['text', 'area', 'email', 'phone'];
const ofOrder: readonly Kind[] = ['text', 'email', 'phone', 'int', 'decimal', 'money', 'flag', 'day', 'choice', 'ref'];
/** What an operator can be offered of: a moment is hardly ever equal to another. */
const kindsOf: Partial<Record<Operator, readonly Kind[]>> = { CONTAINS: ofText, IN: ofOrder, NOT: ofOrder };

test.each(entities.map((it) => [it.table, it] as const))('%s offers what its fields can be asked', (_table, entity) => {
  for (const [by, offered] of Object.entries(entity.filter))
    for (const operator of offered) {
      const { kind } = fieldNamed(entity, by) ?? {};
      if (kind) expect(kindsOf[operator] ?? [kind], `${operator} of ${by}`).toContain(kind);
      else expect.fail(`${by} is no field`);
    }
});
