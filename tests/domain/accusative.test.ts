import { expect, test } from 'vitest';
import { entities } from '../../src/domain/index.ts';
import { entity } from '../../src/domain/kernel/entity.ts';
import { text } from '../../src/domain/kernel/field.ts';

const words = {
  table: 'things',
  path: 'things',
  many: 'Rzeczy',
  label: ['name'],
  list: ['name'],
  pageSize: 5,
  read: [],
  write: [],
  fields: { name: text('Nazwa', { max: 9 }) },
} as const;

test('a name of several words gives its accusative: its adjective is not declined as a noun', () => {
  expect(entity({ ...words, one: 'Znaleziona rzecz', accusative: 'znalezioną rzecz' }).accusative).toBe(
    'znalezioną rzecz',
  );
  // @ts-expect-error the type checker asks for it
  entity({ ...words, one: 'Znaleziona rzecz' });
  expect(entity({ ...words, one: 'Walizka' }).accusative).toBe('walizkę');
});

test('what is edited is told in the accusative', () => {
  const told = Object.fromEntries(entities.map(({ table, accusative }) => [table, accusative]));
  expect(told).toMatchObject({
    ...{ gates: 'bramkę', flights: 'lot', users: 'użytkownika', taxiways: 'drogę kołowania' },
    ...{ parking: 'rezerwację parkingu', payments: 'płatność', equipment: 'sprzęt' },
  });
});
