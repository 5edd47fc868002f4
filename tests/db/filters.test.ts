import { beforeAll, describe, expect, test } from 'vitest';
import { list } from '../../db/row/list.ts';
import { airportCode } from '../../src/airport/identity.ts';
import { user } from '../../src/domain/account/user.ts';
import { terminal } from '../../src/domain/airfield/terminal.ts';
import { parking } from '../../src/domain/booking/parking.ts';
import { rental } from '../../src/domain/booking/rental.ts';
import { flight } from '../../src/domain/flight/flight.ts';
import { gate } from '../../src/domain/flight/gate.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Filter, Sort } from '../../src/domain/kernel/query.ts';
import { eventLog } from '../../src/domain/office/event-log.ts';
import { ticket } from '../../src/domain/travel/ticket.ts';
import { person } from '../support/accounts.ts';
import { query } from '../support/database.ts';
import { seedFlight, seedParking, seedTicket } from '../support/travel.ts';

type Row = Record<string, unknown>;
const found = async (entity: Entity, filter: Filter[], show: string, sort?: Sort) =>
  (await list<Row>(entity, { page: 1, limit: 100, filter, ...(sort && { sort }) })).data.map((row) => row[show]);

let passenger: Awaited<ReturnType<typeof person>>;
const gates: Record<string, number> = {};
let flights: string[];

beforeAll(async () => {
  passenger = await person();
  await query(`update users set first_name = 'Żaneta', last_name = 'Bąk-Łęcka' where id = $1`, [passenger.id]);
  for (const [name, status] of Object.entries({ A1: 'READY', A2: 'BUSY', 'B 10': 'CLOSED', '100%': 'READY' })) {
    const [row] = await query<{ id: number }>('insert into gates (name, status) values ($1, $2) returning id', [
      name,
      status,
    ]);
    gates[name] = row?.id ?? 0;
  }
  flights = [await seedFlight('LO3844'), await seedFlight('BT 9021'), await seedFlight('FR1')];
  await query('update flights set gates_id = $1 where id = $2', [gates.A1, flights[0]]);
  await query('update flights set gates_id = $1 where id = $2', [gates.A2, flights[1]]);
  await query(
    `insert into terminals (status, is_available, flight_id)
     values ('FULL', true, $1), ('EMPTY', true, null)`,
    [flights[0]],
  );
  await query(
    `insert into cars (brand, model, production_year, license_plate, fuel_type, transmission_type, price_per_day)
     values ('Škoda', 'Fabia', 2020, 'GSL 48RK', 'PETROL', 'MANUAL', 100),
            ('Łada', 'Niva', 2020, 'WZ 1', 'PETROL', 'MANUAL', 100),
            ('Zastava', '750', 2020, 'ZS 2', 'PETROL', 'MANUAL', 100)`,
  );
  await query(
    `insert into rentals (cars_id, since, until, status)
     select id, now(), now(), 'RENTED' from cars order by brand desc`,
  );
});

describe('a filter', () => {
  test.each<[Filter, string[]]>([
    [{ by: 'status', operator: 'IN', value: ['BUSY', 'CLOSED'] }, ['A2', 'B 10']],
    [{ by: 'status', operator: 'NOT', value: 'READY' }, ['A2', 'B 10']],
    [{ by: 'name', operator: 'CONTAINS', value: 'a' }, ['A1', 'A2']],
    [{ by: 'name', operator: 'CONTAINS', value: 'b-1' }, ['B 10']],
    [{ by: 'name', operator: 'CONTAINS', value: '0%' }, ['100%']],
    [{ by: 'name', operator: 'CONTAINS', value: '_' }, []],
    [{ by: 'name', operator: 'CONTAINS', value: "' or true --" }, []],
    [{ by: 'name', operator: 'BETWEEN', value: ['A1', 'A2'] }, ['A1', 'A2']],
  ])('%j', async (filter, names) => {
    expect((await found(gate, [filter], 'name')).sort()).toEqual(names.sort());
  });

  test('for anything but one value finds empty values too', async () => {
    const notThere: Filter = { by: 'Gates_id', operator: 'NOT', value: gates.A1 };
    expect((await found(flight, [notThere], 'number')).sort()).toEqual(['BT 9021', 'FR1']);
  });

  test('by several flights understands their numbers', async () => {
    const several: Filter = { by: 'id', operator: 'IN', value: ['lo 3844', flights[2]] };
    expect((await found(flight, [several], 'number')).sort()).toEqual(['FR1', 'LO3844']);
  });

  test('of a piece of a name minds neither marks nor blanks', async () => {
    for (const piece of ['zan', 'ŻANETA'])
      expect(await found(user, [{ by: 'first_name', operator: 'CONTAINS', value: piece }], 'id')).toEqual([
        passenger.id,
      ]);
    for (const piece of ['bak lec', 'łęcka', 'kłę'])
      expect(await found(user, [{ by: 'last_name', operator: 'CONTAINS', value: piece }], 'id')).toEqual([
        passenger.id,
      ]);
  });

  test('by a joined value looks into the row that is pointed at', async () => {
    const plate: Filter = { by: 'license_plate', operator: 'CONTAINS', value: 'sl48' };
    expect(await found(rental, [plate], 'brand')).toEqual(['Škoda']);
    const other: Filter = { by: 'license_plate', operator: 'NOT', value: 'GSL 48RK' };
    expect(await found(rental, [other], 'brand', { by: ['brand'], order: 'asc' })).toEqual(['Łada', 'Zastava']);
    await seedTicket(passenger.id, flights[0] ?? '');
    for (const value of [passenger.email, 'nobody@example.com'])
      expect(await found(ticket, [{ by: 'email', value }], 'email')).toEqual(value === passenger.email ? [value] : []);
  });

  test('by an order finds the booking of its number and of its buyer', async () => {
    const [booking, another] = [await seedParking(null, 1), await seedParking(null, 2)];
    await query(
      `insert into orders (id, order_number, kind, state, amount, since, until, expires_at,
                           parking_level, space_id, license_plate,
                           first_name, last_name, email,
                           phone, terms, session_hash, ip)
       values (repeat('a', 32), '${airportCode}-7F3K9Q', 'parking', 'CONFIRMED', 5000, now(), now(), now(),
               'A', 1, 'GSL48RK', 'Ewa', 'Bąk',
               'ewa@example.com', '600700800', true, '', '')`,
    );
    await query(`update parking set order_id = repeat('a', 32) where id = $1`, [booking]);
    expect(await found(parking, [{ by: 'order_number', value: `${airportCode}-7F3K9Q` }], 'id')).toEqual([booking]);
    expect(await found(parking, [{ by: 'order_email', operator: 'CONTAINS', value: 'ewa@' }], 'id')).toEqual([booking]);
    expect(
      await found(parking, [{ by: 'order_number', operator: 'NOT', value: `${airportCode}-7F3K9Q` }], 'id'),
    ).toEqual([another]);
  });

  test('by a record and by whoever did it narrows the event log', async () => {
    const line: Filter[] = [
      { by: 'table_name', operator: 'IN', value: ['gates', 'runways'] },
      { by: 'record_id', value: String(gates.A1) },
      { by: 'action', operator: 'IN', value: ['INSERT'] },
    ];
    expect(await found(eventLog, line, 'record_id')).toEqual([String(gates.A1)]);
    await query(`select set_config('app.user', $1, false), log_read('users', '{"search": "x"}')`, [
      String(passenger.id),
    ]);
    for (const value of [String(passenger.id), passenger.email])
      expect(await found(eventLog, [{ by: 'by_user', operator: 'IN', value: [value] }], 'record_id')).toEqual([null]);
  });
});

describe('a list sorted by a joined value', () => {
  test('is in Polish order, both ways', async () => {
    const sorted = (order: Sort['order']) => found(rental, [], 'brand', { by: ['brand', 'since'], order });
    expect(await sorted('asc')).toEqual(['Łada', 'Škoda', 'Zastava']);
    expect(await sorted('desc')).toEqual(['Zastava', 'Škoda', 'Łada']);
  });

  test('has rows that point at nothing last, and loses none', async () => {
    const byFlight = { ...terminal, sort: ['flight_number'] } as Entity;
    for (const order of ['asc', 'desc'] as const)
      expect(await found(byFlight, [], 'flight_number', { by: ['flight_number'], order })).toEqual(['LO3844', null]);
  });
});
