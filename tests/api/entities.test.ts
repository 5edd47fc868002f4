import { beforeAll, describe, expect, test } from 'vitest';
import { homeAirport } from '../../src/airport/identity.ts';
import { equipment } from '../../src/domain/airfield/equipment.ts';
import { carBlock, spaceBlock } from '../../src/domain/booking/block.ts';
import { car } from '../../src/domain/booking/car.ts';
import { acceptedMatter } from '../../src/domain/flight/accepted-matter.ts';
import { airplane } from '../../src/domain/flight/airplane.ts';
import { closure } from '../../src/domain/flight/closure.ts';
import { flight } from '../../src/domain/flight/flight.ts';
import { flightData } from '../../src/domain/flight/flight-data.ts';
import { gate } from '../../src/domain/flight/gate.ts';
import { entities } from '../../src/domain/index.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Fields } from '../../src/domain/kernel/field.ts';
import { announcement } from '../../src/domain/site/announcement.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { farYear } from '../support/clock.ts';
import { lastLine, query } from '../support/database.ts';
import { example, pointedAt } from '../support/examples.ts';

type Row = Record<string, unknown>;

/** Values that an entity's rules and references need in the n-th row; most need none. */
const examples = new Map<Entity, (n: number) => Row>([
  [airplane, (n) => ({ serial_no: `SN-${n}`, fuel_tank: 1000 + n, fuel_quant: n })],
  [gate, (n) => ({ name: `G${n}` })],
  [equipment, (n) => ({ serial_no: `EQ-${n}` })],
  [car, (n) => ({ license_plate: `GSL ${n}`, active: true })],
  [
    flight,
    (n) => ({
      id: `LO 10${n}`,
      airplane_serial_no: 'REF-1',
      origin: `Skądś ${n}`,
      destination: `Dokądś ${n}`,
      departure: `${farYear}-05-0${n}T08:00:00.000Z`,
      arrival: `${farYear}-05-0${n}T10:00:00.000Z`,
    }),
  ],
  // Shown by now: the generic calls read as the public does
  [announcement, (n) => ({ valid_from: `2026-01-0${n}T10:00:00.000Z`, draft: false })],
  [acceptedMatter, (n) => ({ key: `gap:1:LO${n}+LO${n + 1}` })],
  [closure, (n) => ({ since: `${farYear}-05-0${n}T10:00:00.000Z`, until: `${farYear}-05-0${n}T12:00:00.000Z` })],
  [carBlock, (n) => ({ since: `${farYear}-05-0${n}T10:00:00.000Z`, until: `${farYear}-05-0${n}T10:00:00.000Z` })],
  [
    spaceBlock,
    (n) => ({
      parking_level: 'A',
      space_id: n,
      since: `${farYear}-05-0${n}T10:00:00.000Z`,
      until: `${farYear}-05-0${n}T10:00:00.000Z`,
    }),
  ],
  [flightData, (n) => ({ Flight_id: `REF ${n}`, latitude: 50 + n, longitude: 16 + n })],
]);
// Tables that the generic calls do not write, or whose rules fill a test of their own
const elsewhere = [
  'terminals',
  'taxiways',
  'runways',
  'rentals',
  'parking',
  'parking_info',
  'contact_info',
  'rental_terms',
  'users',
  'tickets',
  'luggage',
  'event_log',
  'login_log',
  'orders',
  'payments',
  'refunds',
  'hand_overs',
  'passages',
  'milestones',
  'flight_delays',
  'calls',
  'closings',
];
const here = entities.filter(({ table }) => !elsewhere.includes(table));

/** What a list is narrowed by, equal and between: other operators are told by operators.test.ts. */
const columnsOf = ({ filter, fields }: Entity): string[] =>
  Object.keys(filter).filter((by) => filter[by]?.includes('=') && filter[by].includes('BETWEEN') && by in fields);

let admin: Signed;
const send = (method: string, path: string, body?: Row) =>
  call(method, `/api/${path}`, { body, cookies: admin.cookies });

beforeAll(async () => {
  admin = await signedIn('admin');
  await query(`insert into airplanes values ('REF-1', 'A', 'B', 2000, 100, 1000, 500, 5, 1000)`);
  await query(`insert into gates (name, status) values ('REF', 'READY')`);
  for (const n of [1, 2, 3, 4, 5]) {
    await query(
      `insert into flights (id, airline_name, departure, arrival, destination, origin, airplane_serial_no, is_departure)
       values ($1, 'LOT', '${farYear}-06-01', '${farYear}-06-02', 'Oslo (OSL)', '${homeAirport}', 'REF-1', true)`,
      [`REF ${n}`],
    );
  }
});

describe.each(here.map((it) => [it.path, it] as const))('%s', (path, entity) => {
  const more = examples.get(entity) ?? (() => ({}));
  const fields = entity.fields as Fields;
  let there: Row = {};
  const good = (n: number) => example(entity, n, { ...there, ...more(n) });
  let rows: Row[] = [];
  beforeAll(async () => {
    there = await pointedAt(entity);
    rows = [1, 2, 3].map(good);
  });
  const keys: (string | number)[] = [];
  const at = (key: string | number | undefined) => `${path}/${encodeURIComponent(String(key))}`;
  const one = async (key: string | number | undefined): Promise<Row> => {
    const filter = JSON.stringify([{ by: entity.key, value: key }]);
    return (await send('GET', `${path}?${new URLSearchParams({ filter })}`)).json.data[0];
  };

  test('is created as it was sent, and the log says who did it', async () => {
    for (const row of rows) {
      const answer = await send('POST', path, row);
      expect(answer.status).toBe(201);
      expect(answer.json.message).toEqual(entity.messages.added);
      expect(answer.json.errors).toBeUndefined();
      keys.push(answer.json.data.id);
      expect(await one(answer.json.data.id)).toMatchObject({ ...row, version: 1 });
      expect(await lastLine(entity.table)).toMatchObject({
        by_user: admin.email,
        action: 'INSERT',
        log_details: { id: answer.json.data.id },
      });
    }
  });

  test('is read alone by its key', async () => {
    const answer = await send('GET', at(keys[0]));
    expect(answer.json.data).toContainEqual(expect.objectContaining(rows[0] ?? {}));
  });

  test('is paged to the end', async () => {
    const seen: unknown[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { data, meta } = (await send('GET', `${path}?page=${page}&limit=2`)).json;
      pages = meta.pages;
      seen.push(...data.map((row: Row) => row[entity.key]));
    }
    expect(seen).toEqual(expect.arrayContaining(keys));
    expect(seen).toHaveLength(new Set(seen).size);
  });

  test.each(columnsOf(entity))('is found by %s, equal and between', async (by) => {
    const [, middle] = await Promise.all(keys.map(one));
    const value = middle?.[by];
    expect(value ?? undefined, `give ${entity.one} a value of ${by} in examples of this test`).toBeDefined();
    const range = typeof value === 'boolean' ? [false, true] : [value, value];
    for (const filter of [
      { by, value },
      { by, operator: 'BETWEEN', value: range },
    ]) {
      const { data } = (
        await send('GET', `${path}?${new URLSearchParams({ limit: '100', filter: JSON.stringify([filter]) })}`)
      ).json;
      expect(data.map((row: Row) => row[entity.key])).toContain(keys[1]);
      if (!('operator' in filter)) expect(data.filter((row: Row) => row[by] !== value)).toEqual([]);
    }
  });

  test.each(entity.sort.flatMap((by) => [[by, 'asc'] as const, [by, 'desc'] as const]))(
    'is sorted by %s %s',
    async (by, order) => {
      const sort = JSON.stringify({ by: [by], order });
      const { data } = (await send('GET', `${path}?${new URLSearchParams({ limit: '100', sort })}`)).json;
      const values = data.map((row: Row) => row[by]);
      const isText = ['text', 'area'].includes(fields[by]?.kind ?? '');
      const compare = (a: string, b: string) => (isText ? a.localeCompare(b, 'pl') : a < b ? -1 : Number(a > b));
      const sorted = [...values].sort(compare);
      expect(values).toEqual(order === 'asc' ? sorted : sorted.reverse());
      expect(values.length).toBeGreaterThanOrEqual(3);
    },
  );

  test('is sorted by several columns, and what is not offered is refused', async () => {
    const sort = JSON.stringify({ by: entity.sort.slice(0, 2), order: 'desc' });
    expect((await send('GET', `${path}?${new URLSearchParams({ sort })}`)).status).toBe(200);
    const refused = await send('GET', `${path}?${new URLSearchParams({ sort: '{"by":["version"]}' })}`);
    expect(refused.status).toBe(400);
    expect(refused.json.message).toBe('Invalid sort');
  });

  test('is changed once a version, and the log says from what to what', async () => {
    const key = keys[0];
    const changed = { ...good(4), ...(entity.key in fields && { [entity.key]: key }) };
    const answer = await send('PUT', at(key), { ...changed, version: 1 });
    expect(answer.status, `may a row of \`examples\` become this? ${answer.text}`).toBe(200);
    expect(answer.json).toEqual({ data: { id: key, version: 2 }, message: entity.messages.changed });
    expect(await one(key)).toMatchObject({ ...changed, version: 2 });
    const line = await lastLine(entity.table);
    expect(line).toMatchObject({ by_user: admin.email, action: 'UPDATE', log_details: { id: key } });

    const stale = await send('PUT', at(key), {
      ...changed,
      ...more(1),
      ...(entity.key in fields && { [entity.key]: key }),
      version: 1,
    });
    expect(stale.status).toBe(409);
    expect(await one(key)).toMatchObject(changed);
    expect(await lastLine(entity.table)).toEqual(line);
  });

  test('is changed a field at a time, and a write of the same changes nothing', async () => {
    const key = keys[1];
    const before = await one(key);
    const changed = good(5);
    for (const [name, { kind }] of Object.entries(fields)) {
      // A range is moved by both of its ends: they are sent together, in the test of its own rules
      if (!(name in changed) || name === entity.key || kind === 'instant') continue;
      const { version, ...whole } = await one(key);
      const rest = Object.fromEntries(Object.entries(whole).filter(([field]) => field in fields));
      const answer = await send('PATCH', at(key), { [name]: changed[name], version });
      expect([name, answer.status, answer.json.errors]).toEqual([name, 200, undefined]);
      expect(await one(key), name).toMatchObject({ ...rest, [name]: changed[name] });
    }
    const after = await one(key);
    expect(after.version).toBeGreaterThan(Number(before.version));
    const same = Object.fromEntries(Object.entries(after).filter(([name]) => name in changed && name !== entity.key));
    const line = await lastLine(entity.table);
    const answer = await send('PATCH', at(key), { ...same, version: after.version });
    expect(answer.json).toEqual({ data: { id: key, version: after.version }, message: entity.messages.unchanged });
    expect(await lastLine(entity.table)).toEqual(line);
    expect((await send('PATCH', at(key), { ...same, version: before.version })).json).toMatchObject({
      code: 'stale',
      current: { version: after.version },
    });
  });

  test('is not created without what it needs', async () => {
    const answer = await send('POST', path, { status: '' });
    const needed = Object.entries(fields).filter(([, { server, optional, stays }]) => !server && !optional && !stays);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json.errors).sort()).toEqual(needed.map(([name]) => name).sort());
  });

  test('is deleted once', async () => {
    expect((await send('DELETE', at(keys[2]))).status).toBe(204);
    expect(await lastLine(entity.table)).toMatchObject({
      by_user: admin.email,
      action: 'DELETE',
      log_details: { id: keys[2] },
    });
    expect(await one(keys[2])).toBeUndefined();
    const again = await send('DELETE', at(keys[2]));
    expect(again.status).toBe(404);
    expect(again.json.message).toBe(`Nie znaleziono: ${entity.one}`);
  });

  test.runIf(entity.restorable)('comes back as it was to who deleted it, within seconds and once', async () => {
    const key = keys[1];
    const before = await one(key);
    expect((await send('DELETE', at(key))).status).toBe(204);
    const restored = await send('POST', `${at(key)}/restore`, {});
    expect(restored.status).toBe(200);
    expect(restored.json).toEqual({ data: { id: key }, message: entity.messages.restored });
    expect(await one(key)).toEqual(before);
    const { data } = (await send('GET', `${at(key)}/history`)).json;
    expect(data.slice(0, 2).map(({ action }: Row) => action)).toEqual(['INSERT', 'DELETE']);
    expect((await send('POST', `${at(key)}/restore`, {})).status).toBe(404);
  });

  test('tells its history under the names of its fields, also once it is gone', async () => {
    const { status, json } = await send('GET', `${at(keys[2])}/history`);
    expect(status).toBe(200);
    expect(json.data.map(({ action }: Row) => action)).toEqual(['DELETE', 'INSERT']);
    const added = json.data[1];
    expect(added).toMatchObject({ by: 'Jan Próbny', at: expect.stringMatching(/Z$/) });
    for (const [name, value] of Object.entries(rows[2] ?? {}))
      if (value !== null) expect(added.changes[name], name).toEqual([null, value]);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(added.changes)));
    const events: Row[] = (await send('GET', `${at(keys[1])}/history`)).json.data;
    const update = events.find(({ action }) => action === 'UPDATE');
    expect(Object.keys(update?.changes as Row)).toHaveLength(1);
  });

  test('is taken along as a file: what the list shows, in its order', async () => {
    const sort = JSON.stringify({ by: entity.sort.slice(0, 1), order: 'desc' });
    const { data } = (await send('GET', `${path}?${new URLSearchParams({ limit: '100', sort })}`)).json;
    // Nobody takes along so many files an hour as there are lists
    const { cookies } = await signedIn('admin');
    const file = await call('GET', `/api/${path}.csv?${new URLSearchParams({ sort })}`, { cookies });
    expect(file.status).toBe(200);
    const [headings, ...lines] = file.text.trimEnd().split('\r\n');
    expect(headings).toContain(Object.values(fields)[0]?.label);
    expect(lines.map((line) => line.split(';')[0])).toEqual(
      data.map((row: Row) => String(row[entity.key in fields ? (Object.keys(fields)[0] ?? '') : entity.key])),
    );
  });
});
