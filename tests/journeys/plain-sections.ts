import { airplane } from '../../src/domain/airplane.ts';
import { announcement } from '../../src/domain/announcement.ts';
import { equipment } from '../../src/domain/equipment.ts';
import { gate } from '../../src/domain/gate.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Role } from '../../src/domain/roles.ts';

/** A section whose screens are the generic ones, with what a journey types there. */
export interface PlainSection {
  slug: string;
  entity: Entity;
  role: Role;
  /** Where a row is edited. */
  edit: (key: string | number) => string;
  /** A new row as the API takes it; `name` is what it is called, new for every test. */
  row: (name: string) => Record<string, unknown>;
  /** The address of a list that has this row, and few others. */
  list: (name: string) => string;
  /** What is changed in the form, and to what; `wrong` cannot be saved. */
  change: { name: string; to: string; wrong: string };
  /** What somebody else changes meanwhile in the row of this name: another field. */
  other: { name: string; to: (name: string) => unknown };
  /** A failed reading of the list is told by a message as well. */
  alerts?: true;
}

const at = '/zarzadzanie';

export const plainSections: readonly PlainSection[] = [
  {
    slug: 'samoloty',
    entity: airplane,
    role: 'atc',
    edit: (key) => `${at}/samoloty/${key}/edytuj`,
    row: (name) => ({
      serial_no: name,
      model: 'Embraer 175',
      type: 'Pasażerski',
      production_year: 2008,
      num_of_seats: 82,
      fuel_tank: 11625,
      fuel_quant: 8370,
      num_of_crew: 4,
      max_cargo: 10100,
    }),
    list: (name) => `${at}/samoloty?serial_no=${name}`,
    change: { name: 'num_of_crew', to: '5', wrong: '31' },
    other: { name: 'model', to: () => 'Embraer 190' },
  },
  {
    slug: 'sprzet',
    entity: equipment,
    role: 'ground_crew',
    edit: (key) => `${at}/edit-sprzet/${key}`,
    row: (name) => ({ serial_no: name, type: 'Ciągnik', name: 'Holownik', location: 'Płyta A' }),
    list: (name) => `${at}/sprzet?serial_no=${name}`,
    change: { name: 'location', to: 'Hangar 2', wrong: '' },
    other: { name: 'name', to: () => 'Taśmociąg' },
    alerts: true,
  },
  {
    slug: 'bramki',
    entity: gate,
    role: 'airport_staff',
    edit: (key) => `${at}/edit-bramka/${key}`,
    row: (name) => ({ name, status: 'READY' }),
    list: (name) => `${at}/bramki?name=${name}`,
    change: { name: 'status', to: 'CLOSED', wrong: '' },
    other: { name: 'name', to: (name) => `${name}a` },
    alerts: true,
  },
  {
    slug: 'ogloszenia',
    entity: announcement,
    role: 'parking_staff',
    edit: (key) => `${at}/edit-ogloszenia/${key}`,
    row: (name) => ({
      title: name,
      content: 'Od jutra wejście B.',
      valid_until: '2031-05-01 12:00:00',
      travel: false,
    }),
    list: (name) => `${at}/ogloszenia?title=${name}`,
    change: { name: 'content', to: 'Od dziś wejście C.', wrong: '' },
    other: { name: 'title', to: () => 'Nowe wejście' },
  },
];
