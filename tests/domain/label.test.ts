import { describe, expect, test } from 'vitest';
import { user } from '../../src/domain/account/user.ts';
import { equipment } from '../../src/domain/airfield/equipment.ts';
import { terminal } from '../../src/domain/airfield/terminal.ts';
import { car } from '../../src/domain/booking/car.ts';
import { parking } from '../../src/domain/booking/parking.ts';
import { rental } from '../../src/domain/booking/rental.ts';
import { flight } from '../../src/domain/flight/flight.ts';
import { entities } from '../../src/domain/index.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Fields } from '../../src/domain/kernel/field.ts';
import { fieldNamed, joinedBy, labelOfRef, labelOfRow, labelsApart, nameIn } from '../../src/domain/kernel/label.ts';
import { announcement } from '../../src/domain/site/announcement.ts';
import { ticket } from '../../src/domain/travel/ticket.ts';

test.each<[Entity, Record<string, unknown>, string]>([
  [car, { brand: 'Skoda', model: 'Fabia', license_plate: 'GSL 48RK' }, 'Skoda Fabia GSL 48RK'],
  [user, { first_name: 'Jan', last_name: 'Nowak', email: 'jan@example.com' }, 'Jan Nowak (jan@example.com)'],
  [flight, { id: 'LO3844-20260622', number: 'LO3844' }, 'LO 3844'],
  [terminal, { id: 2 }, 'Terminal 2'],
  [ticket, { id: 7, flight_number: 'LO3844', seat_number: '12A' }, 'LO 3844 12A'],
  [
    rental,
    { id: 7, brand: 'Skoda', model: 'Fabia', license_plate: 'GS 1', since: '2026-06-21T22:00:00.000Z' },
    'Skoda Fabia GS 1 (22.06.2026)',
  ],
])('a row of $table is called as people call it', (entity, row, label) => {
  expect(labelOfRow(entity, row)).toBe(label);
});

test('what is empty is left out of a label', () => {
  expect(labelOfRow(user, { first_name: 'Jan', last_name: 'Nowak', email: null })).toBe('Jan Nowak');
});

test('a row that a reference points at is called by the values joined with it', () => {
  const row = { Cars_id: 1, brand: 'Skoda', model: 'Fabia', license_plate: 'GSL 48RK' };
  expect(labelOfRef(rental, 'Cars_id', row)).toBe('Skoda Fabia GSL 48RK');
  expect(labelOfRef(flight, 'airplane_serial_no', { airplane_serial_no: 'SP-LRA', airplane_model: 'B787' })).toBe(
    'SP-LRA B787',
  );
  expect(labelOfRef(ticket, 'Flight_id', { Flight_id: 'LO3844-20260622', flight_number: 'LO3844' })).toBe('LO 3844');
  expect(labelOfRef(terminal, 'Flight_id', { Flight_id: null, flight_number: null })).toBe('');
  const hers = { employee_first_name: 'Ewa', employee_last_name: 'Bąk', employee_email: 'ewa@example.com' };
  expect(labelOfRef(equipment, 'Employee_id', { Employee_id: 3, ...hers })).toBe('Ewa Bąk (ewa@example.com)');
});

describe.each(entities.map((entity) => [entity.table, entity] as const))('%s', (_, entity) => {
  const fields = entity.fields as Fields;

  test('has a label made of fields that its rows answer', () => {
    const unknown = entity.label.map(nameIn).filter((name) => !fieldNamed(entity, name));
    expect(unknown, 'label names fields, joined values or the key').toEqual([]);
    expect(entity.label.length).toBeGreaterThan(0);
  });

  test('lists references with the values by which their rows are called', () => {
    const missing = entity.list.flatMap((name) => {
      const target = fields[name]?.to?.();
      const known = joinedBy(entity, name);
      const missingColumns = target?.label.map(nameIn).filter((column) => !known.has(column)) ?? [];
      return missingColumns.map(
        (column) => `joined: { …: joined('${name}', '${column}', ${target?.one}.fields.${column}) }`,
      );
    });
    expect(missing, 'a list shows what a reference points at by its label').toEqual([]);
  });
});

test('rows of a list that are called the same are told apart by what the list shows of them', () => {
  const flown = (departure: string) => ({
    id: `LO3844-${departure}`,
    number: 'LO3844',
    airline_name: 'LOT',
    departure,
  });
  const other = { ...flown('2026-06-22T10:00:00Z'), number: 'FR1' };
  expect(labelsApart(flight, [flown('2026-06-22T10:00:00Z'), other, flown('2026-06-23T10:00:00Z')])).toEqual([
    'LO 3844, 22.06.2026',
    'FR 1',
    'LO 3844, 23.06.2026',
  ]);
  const since = '2026-06-21T22:00:00.000Z';
  const rented = (id: number, license_plate: string) => ({
    id,
    Cars_id: id,
    brand: 'Kia',
    model: 'Rio',
    license_plate,
    since,
  });
  expect(labelsApart(rental, [rented(1, 'GA 1'), rented(2, 'GA 2')])).toEqual([
    'Kia Rio GA 1 (22.06.2026)',
    'Kia Rio GA 2 (22.06.2026)',
  ]);
  const parked = (id: number, status: string) => ({
    id,
    license_plate: 'GA1',
    since,
    parking_level: 'A',
    space_id: 3,
    status,
  });
  expect(labelsApart(parking, [parked(1, 'CANCELLED'), parked(2, 'RESERVED')])).toEqual([
    'GA1 (22.06.2026), Anulowano',
    'GA1 (22.06.2026), Zarezerwowano',
  ]);
});

test('rows that a list shows as the same are told apart by their numbers', () => {
  const said = { title: 'Remont', content: 'Wejście B.', valid_until: '2026-06-22T10:00:00Z' };
  expect(
    labelsApart(announcement, [
      { ...said, id: 3 },
      { ...said, id: 4 },
    ]),
  ).toEqual(['Remont, 3', 'Remont, 4']);
});
