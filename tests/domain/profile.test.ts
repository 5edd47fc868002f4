import { expect, test } from 'vitest';
import { partsOf, profileFields } from '../../src/domain/account/profile.ts';
import { parseField } from '../../src/domain/kernel/schema.ts';

test.each([
  ['Anna Nowak', { first_name: 'Anna', last_name: 'Nowak' }],
  ['  Anna   Maria Nowak ', { first_name: 'Anna', last_name: 'Maria Nowak' }],
])('a name %j is parted at its first space', (typed, parts) => {
  const parsed = parseField(profileFields.name, typed);
  expect('value' in parsed && partsOf(String(parsed.value))).toEqual(parts);
});

test.each(['Anna', 'A Nowak', 'Anna N', ''])('%j is not two names', (typed) => {
  expect(parseField(profileFields.name, typed)).toEqual({ error: 'Wpisz imię i nazwisko, oddzielone spacją' });
});

test.each([
  ['gender', 'X'],
  ['gender', ''],
  ['birth_date', ''],
  ['birth_date', '2024-02-30'],
] as const)('%s may not be %j', (name, typed) => {
  expect(parseField(profileFields[name], typed)).toEqual({ error: 'Poprawnie wypełnij to pole' });
});
