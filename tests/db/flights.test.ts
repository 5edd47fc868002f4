import { beforeAll, describe, expect, test } from 'vitest';
import { listFlights } from '../../db/flights.ts';
import type { Filter } from '../../src/domain/query.ts';
import { query } from '../support/database.ts';

/** How far a part of the schedule is counted. */
const counted = 1000;
const request = { page: 1, limit: 5, filter: [] };

/** Adds flights that leave here an hour apart and fly as long as `minutes` says, of each one's number. */
const add = (from: number, to: number, minutes: string) =>
  query(
    `insert into flights (id, airline_name, departure, arrival, destination, origin, airplane_serial_no, is_departure)
     select 'QX' || i, 'Loty Testowe', at, at + make_interval(mins => (${minutes})::int), 'Łódź (LCJ)', 'Bursztyn (BZT)', 'T1', i % 2 = 0
       from generate_series($1::int, $2::int) i, lateral (select timestamptz '2030-01-01T00:00:00Z' + make_interval(hours => i) as at) times`,
    [from, to],
  );

beforeAll(async () => {
  await query(`insert into airplanes (serial_no, model, type, production_year, num_of_seats, fuel_tank, fuel_quant, num_of_crew, max_cargo)
               values ('T1', 'Embraer 195', 'odrzutowy', 2015, 112, 16000, 12000, 5, 9000)`);
  // Of a day and a half, and of none, among the usual
  await add(1, counted, 'case when i % 50 = 0 then 2160 when i % 50 = 1 then 0 else i % 300 end');
});

describe('a range of one end in the order of the other', () => {
  const byHand = (column: string, from: string, until: string, order: string, where: string) =>
    query(`select id from flights where ${column} between $1 and $2 and ${where} order by ${order}, id collate "pl-x-icu"`, [from, until]);
  const [from, until] = ['2030-01-11T02:30:00.000Z', '2030-01-13T11:07:00.000Z'];

  test.each([
    ['arrival', undefined, 'departure', 'true'],
    ['arrival', 'departure', 'departure', 'is_departure'],
    ['departure', 'arrival', 'arrival', 'not is_departure'],
  ] as const)('of %s, in the tab %s, finds what reading every flight finds', async (by, direction, order, where) => {
    const filter: Filter[] = [{ by, operator: 'BETWEEN', value: [from, until] }];
    const { data } = await listFlights({ ...request, limit: 100, filter, ...(direction && { direction }) });
    const wanted = await byHand(by, from, until, order, where);
    expect(wanted.length).toBeGreaterThan(20);
    expect(data.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  });

  test.each(['departure', 'arrival'] as const)('finds the one flight whose %s is a moment', async (by) => {
    const [{ id, at }] = (await query(`select id, ${by} as at from flights where id = 'QX150'`)) as [{ id: string; at: Date }];
    const sort = { by: [by === 'arrival' ? 'departure' : 'arrival'], order: 'asc' } as const;
    const { data } = await listFlights({ ...request, sort: { ...sort, by: [...sort.by] }, filter: [{ by, value: at.toISOString() }] });
    expect(data.map((it) => it.id)).toContain(id);
  });
});

describe('a term of two characters', () => {
  const found = async (term: string) => (await listFlights({ ...request, term })).meta.total;

  test('is the start of a number or of a code, and no other word', async () => {
    expect(await found('qx')).toBe(counted);
    expect(await found('lc')).toBe(counted);
    expect(await found('BZ')).toBe(counted);
    for (const term of ['Lo', 'te', 'Bu', 'T1', '_x', '%']) expect(await found(term), term).toBe(0);
  });
});

describe('the count', () => {
  test('of a part of the schedule is exact as long as it is said to be', async () => {
    expect((await listFlights({ ...request, term: 'Loty Testowe' })).meta).toEqual({ page: 1, pages: 200, total: counted });
  });

  test('of a larger part ends at a thousand, says that there is more, and its last page is full', async () => {
    await add(counted + 1, counted + 3, '90');
    const { data, meta } = await listFlights({ ...request, page: 999, term: 'Loty Testowe' });
    expect(meta).toEqual({ page: 200, pages: 200, total: counted, more: true });
    expect(data).toHaveLength(5);
  });

  test('of the whole schedule goes on', async () => {
    expect((await listFlights(request)).meta).toEqual({ page: 1, pages: 201, total: counted + 3 });
  });
});
