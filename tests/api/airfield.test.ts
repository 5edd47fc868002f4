import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import { signIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { lastLine, query } from '../support/database.ts';

type Row = Record<string, unknown>;
let cookies: Record<string, string>;
let flight: string;
const send = (method: string, path: string, body?: Row) => call(method, `/api/${path}`, { body, cookies });

beforeAll(async () => {
  await seedDemo(process.env.DATABASE_URL ?? '');
  cookies = await signIn({ email: 'atc@lotnisko.example', password: 'demo-atc-2026' });
  const [scheduled] = await query<{ id: string }>(
    "select id from flights where status = 'SCHEDULED' order by departure limit 1",
  );
  if (!scheduled) throw new Error('The demo has scheduled flights');
  flight = scheduled.id;
});

describe('the airfield', () => {
  test('answers its three lists, each with every status and pages of its own', async () => {
    const { json } = await send('GET', 'airfield?page=1&limit=3&taxiways_page=2');
    expect(json.data.terminals).toHaveLength(3);
    expect(json.meta).toMatchObject({
      page: 2,
      pages: 2,
      total: 6,
      terminals: { page: 1, pages: 2, total: 4 },
      taxiways: { page: 2 },
      runways: { page: 1 },
    });
    const all = await send('GET', 'airfield?limit=100');
    const statuses = (rows: Row[]) => new Set(rows.map(({ status }) => status));
    expect(statuses(all.json.data.terminals)).toEqual(new Set(['EMPTY', 'OCCUPIED', 'CLOSED', 'FULL']));
    expect(statuses(all.json.data.taxiways)).toEqual(new Set(['READY', 'OCCUPIED', 'CLOSED']));
    expect(statuses(all.json.data.runways)).toEqual(new Set(['READY', 'OCCUPIED', 'CLOSED']));
  });

  test.each(['Terminals', 'Taxiways', 'Runways'])('answers %s alone, filtered by id', async (table) => {
    const filter = JSON.stringify([{ by: 'id', value: 2 }]);
    const { json } = await send('GET', `airfield?${new URLSearchParams({ table_name: table, page: '1', filter })}`);
    expect(json.data.map(({ id }: Row) => id)).toEqual([2]);
    expect(json.meta).toEqual({ page: 1, pages: 1, total: 1 });
  });

  test.each(['', 'users', 'constructor', 'terminals'])("has no table '%s'", async (table) => {
    expect((await send('GET', `airfield?table_name=${table}`)).status).toBe(400);
    expect(
      (await send('PUT', `airfield/1?table_name=${table}`, { status: 'CLOSED', is_available: false })).status,
    ).toBe(400);
  });

  const put = (table: string, id: number, body: Row) => send('PUT', `airfield/${id}?table_name=${table}`, body);
  const row = async (table: string, id: number) =>
    (await query(`select * from ${table.toLowerCase()} where id = $1`, [id]))[0];

  test.each([
    ['Terminals', 'FULL'],
    ['Taxiways', 'OCCUPIED'],
    ['Runways', 'OCCUPIED'],
  ])('%s that are %s need an existing flight', async (table, status) => {
    const before = await row(table, 3);
    for (const Flight_id of [undefined, null, '', 'XX 0000']) {
      const { status: code, json } = await put(table, 3, { status, is_available: false, Flight_id });
      expect(code).toBe(400);
      expect(json).toEqual({
        message: 'Wprowadź istniejący numer lotu',
        code: 'invalid',
        errors: { Flight_id: 'Wprowadź istniejący numer lotu' },
      });
    }
    expect(await row(table, 3)).toEqual(before);
    expect((await put(table, 3, { status, is_available: false, Flight_id: flight })).status).toBe(200);
    expect(await row(table, 3)).toMatchObject({ status, flight_id: flight });
  });

  test('a place that is free or closed lets its flight go', async () => {
    for (const [table, status] of [
      ['Terminals', 'EMPTY'],
      ['Taxiways', 'READY'],
      ['Runways', 'CLOSED'],
    ] as const) {
      expect((await put(table, 3, { status, is_available: true, Flight_id: flight })).status).toBe(200);
      expect(await row(table, 3)).toMatchObject({ status, flight_id: null });
    }
  });

  test('a length and a number of stations count only above 0', async () => {
    await put('Runways', 4, { status: 'READY', is_available: true, length: 1200 });
    for (const length of [0, -5, '0', '', null, undefined])
      expect((await put('Runways', 4, { status: 'READY', is_available: true, length })).status).toBe(200);
    expect(await row('Runways', 4)).toMatchObject({ length: 1200 });
    await put('Terminals', 4, { status: 'CLOSED', is_available: false, num_of_stations: 7 });
    await put('Terminals', 4, { status: 'CLOSED', is_available: false, num_of_stations: 0 });
    expect(await row('Terminals', 4)).toMatchObject({ num_of_stations: 7 });
    expect(
      (await put('Runways', 4, { status: 'READY', is_available: true, length: 'długi' })).json.errors,
    ).toHaveProperty('length');
  });

  test.each([{ length: { valueOf: 1 } }, { length: [0] }, { Flight_id: { toString: 1 } }, { status: ['OCCUPIED'] }])(
    'refuses %j',
    async (change) =>
      expect(
        (await put('Runways', 4, { status: 'OCCUPIED', is_available: true, Flight_id: flight, ...change })).status,
      ).toBe(400),
  );

  test('rows that are built are neither added nor deleted, and none is invented by a write', async () => {
    expect((await send('POST', 'airfield?table_name=Runways', { status: 'READY', is_available: true })).status).toBe(
      405,
    );
    expect((await send('DELETE', 'airfield/1?table_name=Runways')).status).toBe(405);
    expect((await put('Runways', 99, { status: 'READY', is_available: true })).json.message).toBe(
      'Nie znaleziono: Pas startowy',
    );
  });

  test('a write over a newer one is refused, and each is logged', async () => {
    const { version } = (await row('Taxiways', 6)) as { version: number };
    expect((await put('Taxiways', 6, { status: 'CLOSED', is_available: false, version })).status).toBe(200);
    expect((await put('Taxiways', 6, { status: 'READY', is_available: true, version })).status).toBe(409);
    expect(await lastLine('taxiways')).toMatchObject({
      by_user: 'atc@lotnisko.example',
      log_details: { id: 6, changes: { status: ['READY', 'CLOSED'] } },
    });
  });
});
