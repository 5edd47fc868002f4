import { expect, test } from 'vitest';
import { flight } from '../../src/domain/flight/flight.ts';
import { flightStatus } from '../../src/domain/flight/flight-status.ts';
import { entities } from '../../src/domain/index.ts';
import { shape } from '../../src/domain/kernel/entity.ts';
import { area, choice, decimal, email, type Fields, flag, instant, int, text } from '../../src/domain/kernel/field.ts';
import { fillInCorrectly } from '../../src/domain/kernel/fill-in.ts';
import { parse, parseField } from '../../src/domain/kernel/schema.ts';

const row = shape({
  fields: {
    name: text('Nazwa', { max: 5 }),
    pair: text('Para', { min: 2, max: 5 }),
    note: text('Uwaga', { max: 200, optional: true }),
    story: area('Opis', { optional: true }),
    seats: int('Miejsca', { min: 1, max: 1000 }),
    weight: decimal('Waga', { min: 0, max: 100, step: 0.25 }),
    status: choice('Status', flightStatus),
    email: email('E-mail'),
    at: instant('Kiedy'),
    yes: flag('Zgoda'),
  },
});
const good = {
  name: 'Łódź',
  pair: '🚀🚀🚀🚀🚀',
  seats: '189',
  weight: '12,25',
  status: 'TAKE OFF',
  email: 'a@b.pl',
  at: '2026-06-19 12:00:00',
  yes: true,
};
const errorOf = (field: string, value: unknown) => {
  const result = parse(row, { ...good, [field]: value });
  return result.ok ? undefined : result.errors[field as keyof typeof row.fields];
};

test('what people type becomes what is stored', () => {
  expect(parse(row, good)).toEqual({
    ok: true,
    row: { ...good, note: null, story: null, seats: 189, weight: 12.25, at: '2026-06-19T10:00:00.000Z' },
  });
});

test.each([
  ['name', '', 'Poprawnie wypełnij to pole: jest puste'],
  ['name', 'za długie', 'Najwyżej 5\u00a0znaków'],
  ['name', '🚀🚀🚀🚀🚀🚀', 'Najwyżej 5\u00a0znaków'],
  ['pair', '🚀', 'Wpisz co najmniej 2\u00a0znaki'],
  ['name', 'a\u0000', 'Poprawnie wypełnij to pole: usuń znaki sterujące'],
  ['name', 'a\nb', 'Poprawnie wypełnij to pole: usuń znaki sterujące'],
  ['name', 'a\u202eb', 'Poprawnie wypełnij to pole: usuń znaki sterujące'],
  ['name', 'a\u2066b', 'Poprawnie wypełnij to pole: usuń znaki sterujące'],
  ['story', 'a\n\u202eb', 'Poprawnie wypełnij to pole: usuń znaki sterujące'],
  ['story', 'a\u2069b', 'Poprawnie wypełnij to pole: usuń znaki sterujące'],
  ['name', 7, 'Poprawnie wypełnij to pole: jest puste'],
  ['seats', 0, 'Wpisz liczbę całkowitą od 1 do 1000'],
  ['seats', 1.5, 'Wpisz liczbę całkowitą od 1 do 1000'],
  ['seats', '1e3', 'Wpisz liczbę całkowitą od 1 do 1000'],
  ['seats', Number.NaN, 'Wpisz liczbę całkowitą od 1 do 1000'],
  ['weight', '12,3', 'Wpisz wielokrotność 0,25'],
  ['status', 'LOST', 'Poprawnie wypełnij to pole: wybierz z podanych'],
  ['status', 'constructor', 'Poprawnie wypełnij to pole: wybierz z podanych'],
  // Of an address the form is told, not that two characters are too few: with a third it is none either
  ['email', 'x@', 'Poprawnie wypełnij to pole: adres jak anna@poczta.pl'],
  ['email', 'anna@', 'Poprawnie wypełnij to pole: adres jak anna@poczta.pl'],
  ['email', '', 'Poprawnie wypełnij to pole: jest puste'],
  ['yes', undefined, 'Poprawnie wypełnij to pole: wybierz z podanych'],
  ['status', '', 'Poprawnie wypełnij to pole: wybierz z podanych'],
  ['email', 'anna.poczta.example', 'Poprawnie wypełnij to pole: brakuje znaku @'],
  ['at', '2026-02-30 10:00:00', 'Poprawnie wypełnij to pole: podaj datę i\u00a0godzinę'],
  ['yes', 'tak', 'Poprawnie wypełnij to pole: wybierz z podanych'],
])('%s cannot be %j', (field, value, message) => expect(errorOf(field, value)).toBe(message));

test.each([
  ['od 0 do 320\u00a0000', decimal('Paliwo', { min: 0, max: 320_000 })],
  ['od −90 do 90', decimal('Szerokość', { min: -90, max: 90 })],
  ['od 0,25 do 99\u00a0999,99', decimal('Cena', { min: 0.25, max: 99_999.99 })],
  ['co najmniej 2000', decimal('Rok', { min: 2000 })],
])('the error of a number writes its bounds in Polish notation: %s', (bounds, field) =>
  expect(parseField(field, -1e6)).toEqual({ error: `Wpisz liczbę ${bounds}` }),
);

test.each(['-17,03', '−17,03', ' -17.03 '])('a typed %j is read as a number below zero', (typed) =>
  expect(parseField(decimal('Długość', { min: -180, max: 180 }), typed)).toEqual({ value: -17.03 }),
);

test.each([
  ['100 000', 100_000],
  ['100\u00a0000', 100_000],
  ['1 234 567,5', 1_234_567.5],
  ['−10\u202f000', -10_000],
])('a typed %j, grouped as screens show it, is read as %d', (typed, value) =>
  expect(parseField(decimal('Wysokość'), typed)).toEqual({ value }),
);
test.each(['1 5', '10 00', '1 2345', '10 000 0', '1,5,5', '100 000,'])('a typed %j is no number', (typed) =>
  expect(parseField(decimal('Wysokość'), typed)).toHaveProperty('error'),
);

test('marks that only say which way a word is read may stay', () =>
  expect(errorOf('story', 'a\u200e\u200f\nb')).toBeUndefined());

test('what is wrong across fields is said together with what is wrong in others', () => {
  const flown = { status: 'SCHEDULED', departure: '2026-06-18 12:00:00', arrival: '2026-06-18 11:00:00' };
  const parsed = parse(flight, flown);
  expect(!parsed.ok && parsed.errors).toMatchObject({
    arrival: 'Przylot nie może być przed odlotem',
    airline_name: 'Poprawnie wypełnij to pole: jest puste',
  });
  const late = parse(flight, { ...flown, departure: 'wczoraj' });
  expect(!late.ok && late.errors).toMatchObject({ departure: 'Niepoprawna data i godzina odlotu' });
  expect(!late.ok && late.errors).not.toHaveProperty('arrival');
});

test.each([null, 'text', 7, [], undefined])('%j is no row', (input) => expect(parse(row, input).ok).toBe(false));

test.each(entities.map((entity) => [entity.table, entity] as const))(
  '%s lists, searches and sorts only by columns it has',
  (_, entity) => {
    const own = new Set([entity.key, ...Object.keys(entity.fields)]);
    const answered = new Set([...own, ...Object.keys(entity.joined ?? {})]);
    for (const name of [...entity.list, ...Object.keys(entity.filter), ...entity.sort, ...(entity.search ?? [])])
      expect(answered).toContain(name);
    expect(own).toContain(entity.order);
  },
);

test('a text without its pattern is told what is expected, in every field that people fill in', () => {
  const patterned = entities.flatMap(({ table, fields }) =>
    Object.entries(fields as Fields)
      .filter(([, { pattern, server }]) => pattern && !server)
      .map(([name, field]) => ({ name: `${table}.${name}`, told: parseField(field, '!!') })),
  );
  expect(patterned.map(({ name }) => name)).toEqual(expect.arrayContaining(['flights.id', 'equipment.serial_no']));
  const silent = { error: fillInCorrectly };
  for (const { name, told } of patterned) {
    expect(told, name).toEqual({ error: expect.any(String) });
    expect(told, name).not.toEqual(silent);
  }
});
