import { contact } from '../../src/airport/contact.ts';
import { airportCity, airportCode, homeAirport } from '../../src/airport/identity.ts';
import { equipment } from '../../src/domain/airfield/equipment.ts';
import { runway } from '../../src/domain/airfield/runway.ts';
import { taxiway } from '../../src/domain/airfield/taxiway.ts';
import { terminal } from '../../src/domain/airfield/terminal.ts';
import { car } from '../../src/domain/booking/car.ts';
import { parking } from '../../src/domain/booking/parking.ts';
import { rental } from '../../src/domain/booking/rental.ts';
import { rentalTerms } from '../../src/domain/booking/rental-terms.ts';
import { airplane } from '../../src/domain/flight/airplane.ts';
import { flight } from '../../src/domain/flight/flight.ts';
import { gate } from '../../src/domain/flight/gate.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import type { Section, SectionList } from '../../src/domain/kernel/section.ts';
import { addDays, today, wireDay } from '../../src/domain/language/days.ts';
import { editPath, pathOf } from '../../src/domain/office/back-office.ts';
import { sections } from '../../src/domain/office/sections.ts';
import { announcement } from '../../src/domain/site/announcement.ts';
import { contactInfo } from '../../src/domain/site/contact-info.ts';
import { farYear } from '../support/clock.ts';
import type { Site } from '../support/journey.ts';

/** What a journey types in the screens of a list. */
interface Typed {
  /** A new row as its form takes it, in the form's order; `name` is new for every test. */
  row: (name: string) => Record<string, unknown>;
  /** Where a row points at one of its own: that one's key, made for it. The form is given its name. */
  refs?: (site: Site, name: string) => Promise<Record<string, unknown>>;
  /** The parameter of the list's address by which only the row of this name is shown, and others that it needs. */
  found: string;
  /** What is changed in the form, and to what; `refused` cannot be saved, where such a thing can be typed. */
  change: { name: string; to: string; refused?: string };
  /** What somebody else changes meanwhile: another field. */
  other: { name: string; to: (name: string) => unknown };
}

// Cancelled ones, so that each test may have the same days of the same space
const day = wireDay(addDays(today(), 350));
const flown = addDays(today(), 30);

const typed = new Map<Entity, Typed>([
  // The one row that there is: nothing that other journeys read of it is changed
  [
    rentalTerms,
    {
      row: () => ({ opens: '05:00', closes: '24:00', deposit_how: 'gotówką' }),
      found: '',
      change: { name: 'deposit_how', to: 'blokada na karcie tego, kto prowadzi', refused: 'x'.repeat(161) },
      other: { name: 'deposit_back', to: () => 'dzień po zwrocie' },
    },
  ],
  [
    contactInfo,
    {
      row: (name) => ({
        ...{ name, addr_street: 'ul. Wydmowa', addr_number: '1', zip_code: '76-299', city: contact.city },
        ...{ phone_inf: '+48 59 000 00 10', phone_central: '+48 59 000 00 00', email_pr: contact.email_pr },
        ...{ email_marketing: contact.email_marketing, nip: '000-000-00-00', krs: '0000000000' },
      }),
      found: '',
      change: { name: 'krs', to: '0000000001', refused: '12' },
      other: { name: 'nip', to: () => '111-111-11-11' },
    },
  ],
  [
    flight,
    {
      row: (name) => ({
        id: name,
        airline_name: 'Próbne Linie',
        airplane_serial_no: '10460',
        origin: homeAirport,
        is_departure: true,
        destination: 'Oslo (OSL)',
        departure: `${flown} 10:00:00`,
        arrival: `${flown} 12:00:00`,
      }),
      found: 'id',
      change: { name: 'airline_name', to: 'Nowe Linie', refused: '' },
      other: { name: 'origin', to: () => `${airportCity} Północ (${airportCode})` },
    },
  ],
  [
    airplane,
    {
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
      found: 'serial_no',
      change: { name: 'num_of_crew', to: '5', refused: '31' },
      other: { name: 'model', to: () => 'Embraer 190' },
    },
  ],
  [
    terminal,
    {
      row: () => ({ status: 'CLOSED', is_available: false, num_of_stations: 3 }),
      found: '',
      change: { name: 'num_of_stations', to: '4', refused: '0' },
      other: { name: 'is_available', to: () => true },
    },
  ],
  [
    taxiway,
    {
      // Available all the same: what is opened becomes so, which would be a second change
      row: () => ({ status: 'CLOSED', is_available: true }),
      found: '',
      change: { name: 'status', to: 'READY' },
      other: { name: 'is_available', to: () => false },
    },
  ],
  [
    runway,
    {
      row: () => ({ status: 'CLOSED', is_available: false, length: 1200 }),
      found: '',
      change: { name: 'length', to: '1300', refused: '0' },
      other: { name: 'is_available', to: () => true },
    },
  ],
  [
    equipment,
    {
      row: (name) => ({ serial_no: name, type: 'Ciągnik', name: 'Holownik', location: 'Płyta A' }),
      found: 'serial_no',
      change: { name: 'location', to: 'Hangar 2', refused: '' },
      other: { name: 'name', to: () => 'Taśmociąg' },
    },
  ],
  [
    gate,
    {
      row: (name) => ({ name, status: 'READY' }),
      found: 'name',
      change: { name: 'status', to: 'CLOSED' },
      other: { name: 'name', to: (name) => `${name}a` },
    },
  ],
  [
    announcement,
    {
      row: (name) => ({
        title: name,
        content: 'Od jutra wejście B.',
        valid_until: `${farYear}-05-01 12:00:00`,
        travel: false,
      }),
      found: 'title',
      change: { name: 'content', to: 'Od dziś wejście C.', refused: '' },
      other: { name: 'title', to: () => 'Nowe wejście' },
    },
  ],
  [
    rental,
    {
      row: (name) => ({ Cars_id: name, since: day, until: day, status: 'CANCELLED' }),
      refs: async (site, name) => ({ Cars_id: await newCar(site, name) }),
      found: 'license_plate',
      change: { name: 'status', to: 'RENTED' },
      other: { name: 'until', to: () => new Date(`${addDays(today(), 352)}T12:00:00Z`).toISOString() },
    },
  ],
  [
    car,
    {
      row: (name) => ({
        brand: 'Żuk',
        model: 'A 06',
        production_year: 1990,
        license_plate: name,
        fuel_type: 'PETROL',
        transmission_type: 'MANUAL',
        price_per_day: 90,
        active: false,
      }),
      found: 'license_plate',
      change: { name: 'price_per_day', to: '95', refused: '1' },
      other: { name: 'model', to: () => 'A 11' },
    },
  ],
  [
    parking,
    {
      row: (name) => ({
        since: day,
        until: day,
        parking_level: 'B',
        space_id: 90,
        license_plate: name,
        status: 'CANCELLED',
      }),
      found: 'license_plate',
      change: { name: 'space_id', to: '91' },
      other: { name: 'license_plate', to: (name) => `${name.slice(0, -1)}X` },
    },
  ],
]);

/** A car of a rental's own: it is called by its plate. */
async function newCar(site: Site, plate: string): Promise<unknown> {
  const [row] = await site.query<{ id: number }>(
    `insert into cars (brand, model, production_year, license_plate, fuel_type, transmission_type, price_per_day)
     values ('Żuk', 'A 07', 1990, $1, 'PETROL', 'MANUAL', 90) returning id`,
    [plate],
  );
  return row?.id;
}

/** A list of the back-office whose rows are edited, with what a journey types there. */
export interface EditedList extends Omit<Typed, 'found'> {
  section: Section;
  list: SectionList;
  entity: Entity;
  role: Role;
  edit: (key: string | number) => string;
  /** The address of a list that has this row, and few others. */
  address: (name: string) => string;
}

/** Every list whose rows have a form: one that nothing is typed for is an error. */
export const editedLists: readonly EditedList[] = sections.flatMap((section) =>
  section.lists
    .filter((list) => list.edit)
    .map((list) => {
      const { entity } = list;
      const given = typed.get(entity);
      if (!given) throw new Error(`tests/journeys/section-lists.ts says nothing of ${entity.table}`);
      const { found, ...rest } = given;
      const prefix = list.page.replace(/page$/, '');
      return {
        ...rest,
        section,
        list,
        entity,
        role: section.who[0] ?? 'admin',
        edit: (key) => editPath(list, key) ?? '',
        address: (name) => pathOf(section) + (found && `?${prefix}${found}=${name}`),
      };
    }),
);
