import { beforeAll, beforeEach, expect, test } from 'vitest';
import { homeAirport } from '../../src/airport/identity.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { inDays } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';

let clerk: Signed;
let tower: Signed;
let gates: number[];
let count = 0;

beforeAll(async () => {
  [clerk, tower] = [await signedIn('airport_staff'), await signedIn('atc')];
  await query(
    `insert into airplanes values ('SN-1', 'A320', 'Airbus', 2015, 180, 27000, 9000, 6, 20000),
                                  ('SN-2', 'A320', 'Airbus', 2015, 180, 27000, 9000, 6, 20000) on conflict do nothing`,
  );
});
beforeEach(async () => {
  await query('delete from flights');
  await query('delete from gate_closures');
  await query('delete from gates');
  const added = await query<{ id: number }>(
    `insert into gates (name, status, zone) values ('A1', 'READY', 'both'), ('A2', 'READY', 'both'),
                                                  ('B1', 'READY', 'non_schengen') returning id`,
  );
  gates = added.map(({ id }) => id);
});

const day = inDays(1);
interface Seed {
  gate?: number | undefined;
  departs?: boolean;
  plane?: string;
  to?: string;
}
async function seed(time: string, { gate, departs = true, plane = `P-${++count}`, to = 'Oslo (OSL)' }: Seed = {}) {
  await query(
    `insert into airplanes select $1, model, type, production_year, num_of_seats, fuel_tank, fuel_quant, num_of_crew,
                                  max_cargo from airplanes where serial_no = 'SN-1' on conflict do nothing`,
    [plane],
  );
  const here = `${day} ${time} Europe/Warsaw`;
  const [row] = await query<{ id: string }>(
    `insert into flights (id, status, airline_name, departure, arrival, destination, origin, airplane_serial_no,
                          is_departure, gates_id)
     values ($1, 'SCHEDULED', 'LOT', $2::timestamptz - $3::interval, $2::timestamptz + $4::interval, $5,
             '${homeAirport}', $6, $7, $8) returning id`,
    [`LO${++count}`, here, departs ? '0' : '1 hour', departs ? '1 hour' : '0', to, plane, departs, gate ?? null],
  );
  return row?.id ?? '';
}
const assign = (id: string, body: object, { cookies }: Signed = clerk) =>
  call('POST', `/api/flights/${id}/gate`, { cookies, body: { version: 1, ...body } });
const gateOf = async (id: string) => (await query('select gates_id from flights where id = $1', [id]))[0]?.gates_id;

test('a flight gets a gate that is free, and none again', async () => {
  const id = await seed('12:00');
  expect((await assign(id, { Gates_id: gates[0] })).json).toMatchObject({ data: { ids: [id], version: 2 } });
  expect(await gateOf(id)).toBe(gates[0]);
  expect((await assign(id, { Gates_id: null, version: 2 })).status).toBe(200);
  expect(await gateOf(id)).toBeNull();
});

test('a flight that really left half a day from its time is given a gate like any other', async () => {
  const id = await seed('18:00');
  await query("update flights set actual_departure = departure - interval '13 hours' where id = $1", [id]);
  expect((await assign(id, { Gates_id: gates[0], version: 2 })).json).toMatchObject({ data: { ids: [id] } });
});

test('a gate that is taken then is refused, with what it meets and which gates fit', async () => {
  const there = await seed('12:00', { gate: gates[0] });
  const id = await seed('12:30');
  const { status, json } = await assign(id, { Gates_id: gates[0] });
  expect([status, json.code]).toEqual([409, 'gate']);
  expect(json.message).toMatch(/^Bramka A1: nakłada się o 30\u00a0min z LO/);
  expect(json.meets).toMatchObject([{ kind: 'overlap', hard: true, flights: [{ id: there }] }]);
  expect(json.free).toEqual([
    { id: gates[1], name: 'A2', fits: true, why: [] },
    { id: gates[2], name: 'B1', fits: false, why: ['tylko loty spoza strefy Schengen'] },
  ]);
  expect(await gateOf(id)).toBeNull();
});

test('a gate that is closed then is refused with why and until when; one too close is not', async () => {
  await query(
    `insert into gate_closures (gates_id, since, until, reason)
     values ($1, ($2 || ' 11:00 Europe/Warsaw')::timestamptz, ($2 || ' 11:30 Europe/Warsaw')::timestamptz,
             'sprzątanie')`,
    [gates[0], day],
  );
  const id = await seed('12:00');
  expect((await assign(id, { Gates_id: gates[0] })).json.message).toBe('Bramka A1: zamknięta do 11:30 (sprzątanie)');
  await seed('10:50', { gate: gates[1] });
  expect((await assign(id, { Gates_id: gates[1] })).status).toBe(200);
});

test('the arrival and the departure of one aircraft move as one', async () => {
  const arrival = await seed('11:00', { departs: false, plane: 'SN-2', gate: gates[0] });
  const departure = await seed('12:00', { plane: 'SN-2', gate: gates[0] });
  expect((await assign(departure, { Gates_id: gates[1] })).json.data.ids).toEqual([departure, arrival]);
  expect([await gateOf(arrival), await gateOf(departure)]).toEqual([gates[1], gates[1]]);
});

test('who moves a flight from where it may not stand is told that there is no way back', async () => {
  await seed('12:00', { gate: gates[0] });
  const met = await seed('12:20', { gate: gates[0] });
  const { data } = (await assign(met, { Gates_id: gates[1] })).json;
  expect(data.back).toBe(false);
  const again = (await assign(met, { Gates_id: null, version: data.version })).json.data;
  expect(again.back).toBe(true);
  expect((await assign(met, { Gates_id: gates[1], version: again.version })).json.data.back).toBe(true);
});

test('what is taken back leaves where it is what did not go along', async () => {
  const arrival = await seed('11:00', { departs: false, plane: 'SN-2', gate: gates[0] });
  const departure = await seed('12:00', { plane: 'SN-2', gate: gates[1] });
  const { ids, version } = (await assign(departure, { Gates_id: gates[0] })).json.data;
  expect(ids).toEqual([departure]);
  await assign(departure, { Gates_id: gates[1], version, along: ids.slice(1) });
  expect([await gateOf(arrival), await gateOf(departure)]).toEqual([gates[0], gates[1]]);
});

test('a change of time is never refused, and only the tower makes one', async () => {
  await seed('12:00', { gate: gates[0] });
  const id = await seed('14:00', { gate: gates[0] });
  const estimated = `${day} 12:30:00`;
  expect((await assign(id, { estimated })).status).toBe(403);
  expect((await assign(id, { estimated }, tower)).status).toBe(200);
  const [row] = await query<{ at: string }>(
    `select to_char(estimated at time zone 'Europe/Warsaw', 'HH24:MI') as at from flights where id = $1`,
    [id],
  );
  expect(row?.at).toBe('12:30');
  const statusNow = async () => (await query('select status from flights where id = $1', [id]))[0]?.status;
  expect(await statusNow(), 'sooner than planned').toBe('SCHEDULED');
  // With a gate the new time counts
  expect((await assign(id, { Gates_id: gates[0], estimated, version: 2 }, tower)).status).toBe(409);
  expect((await assign(id, { Gates_id: gates[0], estimated: `${day} 15:00:00`, version: 2 }, tower)).status).toBe(200);
  expect(await statusNow(), 'later').toBe('DELAYED');
  expect((await assign(id, { estimated: null, version: 3 }, tower)).status).toBe(200);
  expect(await statusNow(), 'as planned again').toBe('SCHEDULED');
});

test('whoever saw an older flight is told; a gate or a flight that is not there is none', async () => {
  const id = await seed('12:00');
  await query("update flights set airline_name = 'Inna' where id = $1", [id]);
  const { status, json } = await assign(id, { Gates_id: gates[0] });
  expect([status, json.code, json.current.airline_name]).toEqual([409, 'stale', 'Inna']);
  const noGate = (await assign(id, { Gates_id: 999_999, version: 2 })).json;
  expect(noGate.errors.Gates_id).toBe('Wybierz istniejącą bramkę');
  expect((await assign('NIEMA', { Gates_id: gates[0] })).status).toBe(404);
  expect((await assign(id, { version: 2 })).json.errors.Gates_id).toBe('Wybierz bramkę albo godzinę');
  expect((await call('POST', `/api/flights/${id}/gate`, { cookies: clerk.cookies, body: {} })).status).toBe(400);
});

test('of ten who give one gate to flights of the same time one does', async () => {
  const ids = [];
  for (let nth = 0; nth < 10; nth += 1) ids.push(await seed('12:00'));
  const statuses = (await Promise.all(ids.map((id) => assign(id, { Gates_id: gates[0] })))).map((it) => it.status);
  expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(409)]);
});

test('the plan of a day has its flights, gates, closures and what stays as it is', async () => {
  const id = await seed('12:00', { gate: gates[0] });
  await call('POST', '/api/accepted-matters', {
    cookies: clerk.cookies,
    body: { key: `gap:1:${id}`, reason: 'wąsko' },
  });
  const { json } = await call('GET', `/api/plan?day=${day}`, { cookies: clerk.cookies });
  expect(json.data).toMatchObject([
    {
      ...{ day, flights: [{ id, Gates_id: gates[0] }], gates: [{ name: 'A1' }, { name: 'A2' }, { name: 'B1' }] },
      ...{ closures: [], accepted: [{ key: `gap:1:${id}`, reason: 'wąsko' }] },
    },
  ]);
  for (const wrong of ['wczoraj', '0000-01-01', '0001-01-01', '9999-12-31'])
    expect((await call('GET', `/api/plan?day=${wrong}`, { cookies: clerk.cookies })).status, wrong).toBe(400);
  // However many others there are since
  await query(`insert into accepted_matters (key, reason) select 'gap:1:X' || n, 'x' from generate_series(1, 120) n`);
  const again = await call('GET', `/api/plan?day=${day}`, { cookies: clerk.cookies });
  expect(again.json.data[0].accepted).toHaveLength(1);
  expect((await call('GET', '/api/plan?day=2031-01-01', { cookies: clerk.cookies })).json.data[0].flights).toEqual([]);
});

test('one flight of a turn that is moved alone is judged alone', async () => {
  const [arrival, departure] = [
    await seed('12:00', { gate: gates[0], plane: 'SN-1', departs: false }),
    await seed('13:30', { gate: gates[0], plane: 'SN-1' }),
  ];
  // Closed while the departure alone would stand there, open again for the turn as a whole before that
  await query(
    `insert into gate_closures (gates_id, since, until, reason)
     values ($1, ($2 || ' 11:40 Europe/Warsaw')::timestamptz, ($2 || ' 12:20 Europe/Warsaw')::timestamptz, 'drzwi')`,
    [gates[1], day],
  );
  expect((await assign(arrival, { Gates_id: gates[1], along: [] })).status).toBe(409);
  expect((await assign(departure, { Gates_id: gates[1] })).status).toBe(409);
  expect((await assign(departure, { Gates_id: gates[1], along: [] })).json).toMatchObject({
    data: { ids: [departure] },
  });
  for (const along of ['x', {}, 5, true, [1]])
    expect((await assign(arrival, { Gates_id: gates[0], along })).json.errors, String(along)).toHaveProperty('along');
});

test('a new time of another year is a slip, told at its field', async () => {
  const id = await seed('12:00');
  const { status, json } = await assign(id, { estimated: '2099-01-01T10:00:00.000Z' }, tower);
  expect([status, json.errors.estimated]).toEqual([400, 'To dalej niż 7 dni od godzin lotu. Sprawdź datę']);
  expect((await gateOf(id)) ?? null).toBeNull();
});
