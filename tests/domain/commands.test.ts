import { expect, test } from 'vitest';
import { addingTo, commandsOf, mayRemove, openedBy, orderedBy } from '../../src/domain/office/commands.ts';
import { sections } from '../../src/domain/office/sections.ts';

type Role = Parameters<typeof commandsOf>[0];

/** What these sections offer a role to do: those that are added to the menu later offer more. */
const words = (role: Role, ...slugs: string[]) =>
  commandsOf(
    role,
    sections.filter(({ slug }) => slugs.includes(slug)),
  ).map((it) => it.words);

test('a role may add what it writes, where its sections list it', () => {
  const slugs = ['samoloty', 'lotnisko', 'bramki', 'ogloszenia', 'bilety', 'bagaze'];
  const ofStaff = ['Dodaj bramkę', 'Dodaj ogłoszenie', 'Dodaj bilet', 'Dodaj bagaż'];
  expect(words('airport_staff', ...slugs)).toEqual(ofStaff);
  expect(words('client', ...slugs)).toEqual(['Dodaj bagaż']);
});

test('a form that only needs a row of another list leads to where it is added, for whoever may', () => {
  expect(addingTo('airport_staff', 'gates')?.href).toBe('/zarzadzanie/bramki?dodaj=gates');
  expect(addingTo('atc', 'gates')).toBeUndefined();
});

test('terminals, taxiways and runways are built, and nobody deletes them', () => {
  const of = (table: string) => openedBy('admin').find(({ list }) => list.entity.table === table)?.list;
  const gates = of('gates');
  expect(gates && mayRemove('airport_staff', gates)).toBe(true);
  expect(gates && mayRemove('atc', gates)).toBe(false);
  const airfield = sections.find(({ slug }) => slug === 'lotnisko')?.lists ?? [];
  expect(airfield.map((it) => mayRemove('admin', it))).toEqual([false, false, false]);
});

test('orders are found by number in the lists of those who see whole bookings', () => {
  const tables = (role: Role) => orderedBy(role).map(({ list }) => list.entity.table);
  expect(tables('admin')).toEqual(['rentals', 'parking']);
  expect(tables('parking_staff')).toEqual(['parking']);
  expect(tables('atc')).toEqual([]);
});

test('a form is opened by an address of its section', () => {
  expect(commandsOf('ground_crew')[0]?.href).toBe('/zarzadzanie/sprzet?dodaj=equipment');
});

test('only rows of sections that a role may open are found', () => {
  const tables = (role: Role) => openedBy(role).map(({ list }) => list.entity.table);
  expect(tables('airport_staff')).toContain('gates');
  expect(tables('atc')).toEqual(expect.arrayContaining(['flights', 'airplanes']));
  // They may look gates up for their forms, and open none
  expect(tables('atc')).not.toContain('gates');
});
