import { expect, test } from 'vitest';
import { flight } from '../../src/domain/flight/flight.ts';
import { type ListQuery, readQuery } from '../../src/domain/kernel/query.ts';
import { toParams } from '../../src/domain/kernel/to-params.ts';

const read = (params: Record<string, string>) => readQuery(flight, new URLSearchParams(params));
const filter = (...items: unknown[]) => ({ filter: JSON.stringify(items) });

test.each([
  [{}, 1, 5],
  [{ page: '-1' }, 1, 5],
  [{ page: 'x', limit: 'x' }, 1, 5],
  [{ page: '3', limit: '1e9' }, 3, 5],
  [{ page: '1.5', limit: '1000000000' }, 1, 100],
  [{ page: '2', limit: '0' }, 2, 1],
  [{ page: '2', size: '20' }, 2, 20],
] as [Record<string, string>, number, number][])('%j is page %i of %i rows', (params, page, limit) =>
  expect(read(params)).toMatchObject({ page, limit }),
);

test('a day as a bound is its first moment in Warsaw, as the upper bound its last', () => {
  const { filter: items } = read(filter({ by: 'departure', operator: 'BETWEEN', value: ['2026-06-19', '2026-06-19'] }));
  expect(items).toEqual([
    { by: 'departure', operator: 'BETWEEN', value: ['2026-06-18T22:00:00.000Z', '2026-06-19T21:59:59.999Z'] },
  ]);
});

test.each([
  ['broken JSON', { filter: '[' }],
  ['no list', { filter: '{}' }],
  ['an unknown column', filter({ by: 'search', value: 'x' })],
  ['a column of the prototype', filter({ by: 'constructor', value: 'x' })],
  ['no value', filter({ by: 'id' })],
  ['no column', filter({ value: 'x' })],
  ['an unknown operator', filter({ by: 'id', operator: 'LIKE', value: 'x' })],
  ['a range of one', filter({ by: 'departure', operator: 'BETWEEN', value: ['2026-06-19'] })],
  ['a date that is none', filter({ by: 'departure', value: 'jutro' })],
  ['a status that is none', filter({ by: 'status', value: 'LOST' })],
] as [string, Record<string, string>][])('a filter with %s is refused', (_, params) =>
  expect(() => read(params)).toThrow('Invalid filter'),
);

test.each([
  ['broken JSON', '{'],
  ['no column', '{}'],
  ['an empty list', '{"by":[]}'],
  ['an unknown column', '{"by":["search"]}'],
  ['an unknown order', '{"by":["id"],"order":"drop"}'],
])('a sort with %s is refused', (_, sort) => expect(() => read({ sort })).toThrow('Invalid sort'));

test('the query of a list reads back as it was sent', () => {
  const query: ListQuery = {
    page: 2,
    limit: 5,
    filter: [{ by: 'status', value: 'DELAYED' }],
    sort: { by: ['airline_name', 'departure'], order: 'desc' },
  };
  expect(readQuery(flight, toParams(query))).toEqual(query);
});
