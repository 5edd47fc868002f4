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
  ['gender', 'X', 'wybierz z podanych'],
  ['gender', '', 'wybierz z podanych'],
  ['birth_date', '', 'podaj datę'],
  ['birth_date', '1899-12-31', 'rok od 1900'],
  ['email', 'anna', 'brakuje znaku @'],
] as const)('%s may not be %j', (name, typed, reason) => {
  expect(parseField(profileFields[name], typed)).toEqual({ error: `Poprawnie wypełnij to pole: ${reason}` });
});

test.each([
  ['2024-02-30', 'W kalendarzu nie ma dnia 2024-02-30'],
  ['31.04.1991', 'W kalendarzu nie ma dnia 31.04.1991'],
  ['12.05.999', 'Podaj rok czterema cyframi: 12.05.1999'],
  ['wczoraj', 'Wpisz datę jak 19.06.1990'],
])('of a birth date %j is told what is wrong with it', (typed, error) => {
  expect(parseField(profileFields.birth_date, typed)).toEqual({ error });
});
