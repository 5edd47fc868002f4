import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import { homeAirport } from '../../src/airport/identity.ts';
import { signIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { farYear } from '../support/clock.ts';
import { query } from '../support/database.ts';

type Row = Record<string, unknown>;
let cookies: Record<string, string>;
let flight: string;
let plane: string;
const send = (method: string, path: string, body?: Row) => call(method, `/api/${path}`, { body, cookies });

beforeAll(async () => {
  await seedDemo(process.env.DATABASE_URL ?? '');
  cookies = await signIn({ email: 'atc@lotnisko.example', password: 'demo-atc-2026' });
  const [scheduled] = await query<{ id: string; airplane_serial_no: string }>(
    "select id, airplane_serial_no from flights where status = 'SCHEDULED' order by departure limit 1",
  );
  if (!scheduled) throw new Error('The demo has scheduled flights');
  [flight, plane] = [scheduled.id, scheduled.airplane_serial_no];
});

describe('a flight', () => {
  const good = (id: string) => ({
    id,
    status: 'SCHEDULED',
    airline_name: 'PLL LOT',
    departure: `${farYear}-05-01 08:00:00`,
    arrival: `${farYear}-05-01 09:30:00`,
    destination: 'Oslo (OSL)',
    origin: homeAirport,
    airplane_serial_no: plane,
    is_departure: true,
  });
  const one = async (id: string): Promise<Row> =>
    (await call('GET', `/api/flights?${new URLSearchParams({ filter: JSON.stringify([{ by: 'id', value: id }]) })}`))
      .json.data[0];

  test('is added with the words of the specification, its hours by Warsaw’s clock', async () => {
    const answer = await send('POST', 'flights', good('LO 7001'));
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({ data: { id: 'LO 7001' }, message: 'Lot został dodany' });
    expect(await one('LO 7001')).toMatchObject({
      departure: `${farYear}-05-01T06:00:00.000Z`,
      estimated: null,
      Gates_id: null,
      gate_name: null,
    });
  });

  test('says whom its cancelling concerns, each person once, and nobody who gave a ticket back', async () => {
    const concerned = async () => (await send('GET', 'flights/LO 7011/concerned')).json.data;
    await send('POST', 'flights', good('LO 7011'));
    expect(await concerned()).toEqual({ tickets: 0, luggage: 0, people: 0 });
    const sell = (seat: string, status: string, who: string) =>
      query(
        `insert into tickets (class, seat_number, price, status, users_id, flight_id)
         select 'ECONOMY', $1, 100, $2, id, 'LO 7011' from users where email = $3`,
        [seat, status, who],
      );
    const [one, two] = ['client@lotnisko.example', 'client2@lotnisko.example'] as const;
    await sell('1A', 'PURCHASED', one);
    await sell('1B', 'PURCHASED', one);
    await sell('1C', 'REFUNDED', two);
    await query(
      `insert into luggage (type, size, weight, users_id, flights_id)
       select type, size, weight, users_id, 'LO 7011' from luggage limit 1`,
    );
    const { people } = await concerned();
    expect(await concerned()).toEqual({ tickets: 2, luggage: 1, people });
    expect(people).toBeGreaterThan(0);
    expect((await send('GET', 'flights/LO 7011/dependents')).json.data).toContainEqual({
      table: 'users',
      name: 'Osoby',
      total: people,
    });
  });

  test('stands at its gate between two moments, with all gates as they are', async () => {
    const [gate] = await query<{ id: number; name: string }>('select id, name from gates order by name limit 1');
    await send('POST', 'flights', { ...good('LO 7012'), Gates_id: gate?.id });
    const at = (since: string, until: string) =>
      send('GET', `flights/at/gates?${new URLSearchParams({ since, until })}`);
    const { json } = await at(`${farYear}-05-01 00:00:00`, `${farYear}-05-02 00:00:00`);
    expect(json.data.flights).toMatchObject([{ id: 'LO 7012', Gates_id: gate?.id, is_departure: true }]);
    expect(json.data.gates[0]).toMatchObject({ id: gate?.id, name: gate?.name });
    expect((await at(`${farYear}-05-02 00:00:00`, `${farYear}-05-03 00:00:00`)).json.data.flights).toEqual([]);
    expect((await at(`${farYear}-05-02 00:00:00`, `${farYear}-06-03 00:00:00`)).status).toBe(400);
    expect((await send('GET', 'flights/at/gates')).status).toBe(400);
  });

  test('says what points at it before it is deleted, but for its own parameters', async () => {
    const dependents = async () => (await send('GET', 'flights/LO 7009/dependents')).json.data;
    await send('POST', 'flights', good('LO 7009'));
    const position = { altitude: 1, track: 2, ground_speed: 3, vertical_speed: 4, latitude: 5, longitude: 6 };
    expect((await send('POST', 'flight_data', { ...position, Flight_id: 'LO 7009' })).status).toBe(201);
    expect(await dependents()).toEqual([]);
    await query("update terminals set status = 'FULL', flight_id = 'LO 7009' where id = 3");
    expect(await dependents()).toEqual([{ table: 'terminals', name: 'Terminale', total: 1 }]);
    await query("update terminals set status = 'EMPTY', flight_id = null where id = 3");
    expect((await send('DELETE', 'flights/LO 7009')).status).toBe(204);
  });

  test.each([
    ['departure', { departure: `${farYear}-05-01` }, 'Niepoprawna data i godzina odlotu'],
    ['arrival', { arrival: `${farYear}-02-30 10:00:00` }, 'Niepoprawna data i godzina przylotu'],
    ['arrival', { arrival: `${farYear}-05-01 07:00:00` }, 'Przylot nie może być przed odlotem'],
    ['arrival', { arrival: `${farYear}-05-21 07:00:00` }, 'Lot może trwać najwyżej 48 godzin'],
    ['destination', { destination: homeAirport }, 'Lot zaczyna się i kończy w tym samym miejscu'],
    ['airplane_serial_no', { airplane_serial_no: 'nie ma' }, 'Wybierz istniejący samolot'],
    ['Gates_id', { Gates_id: 999_999 }, 'Wybierz istniejącą bramkę'],
  ])('with a wrong %s is refused in words', async (field, value, text) => {
    const answer = await send('POST', 'flights', { ...good('LO 7002'), ...value });
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ message: text, code: 'invalid', errors: { [field]: text } });
    expect(await one('LO 7002')).toBeUndefined();
  });

  test.each(['data', 'DATA', '', 'LO/1', '12345678901'])("is never called '%s'", async (id) =>
    expect((await send('POST', 'flights', { ...good(id) })).json.errors).toHaveProperty('id'),
  );
  test('is scheduled unless it says otherwise', async () => {
    const { status, ...unsaid } = good('LO 7003');
    expect((await send('POST', 'flights', unsaid)).status).toBe(201);
    expect(await one('LO 7003')).toMatchObject({ status });
    await send('DELETE', 'flights/LO%207003');
  });

  describe('whose number flies on other days', () => {
    const on = (day: string, more: Row = {}) => ({
      ...good('LO 7050'),
      departure: `${day} 08:00:00`,
      arrival: `${day} 09:30:00`,
      ...more,
    });
    const post = async (body: Row) => (await send('POST', 'flights', body)).json;
    const lands = { is_departure: false, origin: 'Oslo (OSL)', destination: homeAirport };

    test('keeps an unused id, then gets one of its day, and one of its direction', async () => {
      const ids = [
        await post(on(`${farYear}-06-21`)),
        await post(on(`${farYear}-06-22`)),
        await post(on(`${farYear}-06-22`, lands)),
      ].map(({ data }) => data?.id);
      expect(ids).toEqual(['LO 7050', `LO 7050-${farYear}0622`, `LO 7050-${farYear}0622A`]);
      expect(await one(`LO 7050-${farYear}0622`)).toMatchObject({ number: 'LO 7050', is_departure: true });
    });

    test('is refused twice on a day in one direction, added or moved there', async () => {
      const taken = { id: 'Ten lot jest już w tym dniu' };
      expect((await post(on(`${farYear}-06-22`))).errors).toEqual(taken);
      expect((await post(on(`${farYear}-06-22`, { id: 'lo7050' }))).errors).toEqual(taken);
      const moved = await send('PUT', 'flights/LO%207050', on(`${farYear}-06-22`));
      expect(moved.status).toBe(409);
      expect(moved.json.errors).toEqual(taken);
    });

    test('is meant by its number where nothing has it for an id, however it is written', async () => {
      const parameters = { altitude: 1, track: 1, ground_speed: 1, vertical_speed: 1, latitude: 1, longitude: 1 };
      const { data } = await post(on(`${farYear}-06-23`, { id: 'XB 9021' }));
      expect(data.id).toBe('XB 9021');
      expect((await one('xb9021')).id).toBe('XB 9021');
      expect((await send('POST', 'flight_data', { ...parameters, Flight_id: 'xb-9021' })).status).toBe(201);
      const [row] = await query("select flight_id from flight_data where flight_id = 'XB 9021'");
      expect(row).toEqual({ flight_id: 'XB 9021' });
    });

    test('of ten posted at once for ten days has ten ids', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) => post(on(`${farYear}-07-${10 + n}`, { id: 'LO 7060' }))),
      );
      expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(10);
      expect(answers.filter(({ data }) => !data?.id.startsWith('LO 7060'))).toEqual([]);
    });
  });

  test.each(['LO7001', 'lo 7001', 'LO-7001'])('is there once a day, so that %s is not another one', async (id) => {
    const answer = await send('POST', 'flights', good(id));
    expect(answer.status).toBe(409);
    expect(answer.json.errors).toEqual({ id: 'Ten lot jest już w tym dniu' });
  });

  test.each(['CANCELLED', 'scheduled', ''])("is never '%s'", async (status) =>
    expect((await send('POST', 'flights', { ...good('LO 7002'), status })).json.errors).toHaveProperty('status'),
  );

  test('keeps its number', async () => {
    const answer = await send('PUT', 'flights/LO%207001', good('LO 7009'));
    expect(answer.status).toBe(400);
    expect(answer.json.errors).toEqual({ id: 'Tego nie można zmienić' });
    expect(await one('LO 7009')).toBeUndefined();
    expect((await send('PUT', 'flights/LO%207001', { ...good(''), id: { toString: 1 } })).status).toBe(400);
    const { id, ...unnamed } = good('');
    const renamed = await send('PUT', 'flights/LO%207001', { ...unnamed, airline_name: 'SAS' });
    expect(renamed.json.message).toBe('Lot został zaktualizowany');
  });

  test('keeps its new hour and its gate where a payload does not know of them', async () => {
    const [gate] = await query<{ id: number; name: string }>('select id, name from gates order by id limit 1');
    await send('PUT', 'flights/LO%207001', {
      ...good('LO 7001'),
      status: 'DELAYED',
      estimated: `${farYear}-05-01 08:40:00`,
      Gates_id: gate?.id,
    });
    await send('PUT', 'flights/LO%207001', { ...good('LO 7001'), status: 'DELAYED' });
    expect(await one('LO 7001')).toMatchObject({
      estimated: `${farYear}-05-01T06:40:00.000Z`,
      Gates_id: gate?.id,
      gate_name: gate?.name,
    });
    await send('PUT', 'flights/LO%207001', { ...good('LO 7001'), estimated: null, Gates_id: null });
    expect(await one('LO 7001')).toMatchObject({ estimated: null, Gates_id: null, gate_name: null });
  });

  test('has one set of parameters, which goes with it', async () => {
    const parameters = {
      Flight_id: 'LO 7001',
      altitude: 31_000,
      track: 360,
      ground_speed: 420,
      vertical_speed: 0,
      latitude: 54.51234,
      longitude: -16.9,
    };
    expect((await send('POST', 'flight_data', parameters)).status).toBe(201);
    const twice = await send('POST', 'flight_data', parameters);
    expect(twice.status).toBe(409);
    expect(twice.json.errors).toEqual({ Flight_id: 'Ta wartość jest już zajęta' });
    const found = await call(
      'GET',
      `/api/flight_data?${new URLSearchParams({ filter: '[{"by":"Flight_id","value":"LO 7001"}]' })}`,
    );
    expect(found.json.data[0]).toMatchObject(parameters);
    expect((await send('DELETE', 'flights/LO%207001')).status).toBe(204);
    expect(await query("select 1 from flight_data where flight_id = 'LO 7001'")).toEqual([]);
  });

  test.each([
    [{ track: 361 }, 'track'],
    [{ track: -1 }, 'track'],
    [{ altitude: -0.5 }, 'altitude'],
    [{ ground_speed: -1 }, 'ground_speed'],
    [{ vertical_speed: -1 }, 'vertical_speed'],
    [{ latitude: 90.1 }, 'latitude'],
    [{ longitude: -180.1 }, 'longitude'],
    [{ latitude: 1.000_001 }, 'latitude'],
    [{ latitude: 0 }, 'latitude'],
    [{ longitude: '0' }, 'longitude'],
  ])('has no parameters such as %j', async (change, field) => {
    const body = {
      Flight_id: flight,
      altitude: 1,
      track: 1,
      ground_speed: 1,
      vertical_speed: 1,
      latitude: 1,
      longitude: 1,
      ...change,
    };
    const answer = await send('POST', 'flight_data', body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json.errors)).toEqual([field]);
    if (Object.values(change).every((it) => Number(it) === 0))
      expect(answer.json.message).toBe('Współrzędne geograficzne nie mogą być puste');
  });

  test('is not deleted from a runway, nor is a flight’s airplane, nor anything by a guest', async () => {
    const [runway] = await query<{ flight_id: string }>(
      'select flight_id from runways where flight_id is not null limit 1',
    );
    const refusal = await send('DELETE', `flights/${runway?.flight_id}`);
    expect(refusal.status).toBe(409);
    expect(refusal.json.message).toContain('Pasy startowe');
    const flown = await send('DELETE', `airplane/${plane}`);
    expect(flown.status).toBe(409);
    expect(flown.json.message).toContain('Harmonogram lotów');
    expect((await call('DELETE', `/api/flights/${flight}`)).status).toBe(401);
  });
});

describe('an airplane', () => {
  const good = {
    serial_no: '007',
    model: 'ATR 72',
    type: 'ATR',
    production_year: 1987,
    num_of_seats: 70,
    fuel_tank: 6200,
    fuel_quant: 0,
    num_of_crew: 4,
    max_cargo: 0,
  };

  test.each([
    ['production_year', 1901],
    ['production_year', new Date().getFullYear() + 1],
    ['num_of_seats', 0],
    ['num_of_seats', 1001],
    ['fuel_tank', 0],
    ['fuel_tank', 320_001],
    ['fuel_quant', -1],
    ['num_of_crew', 31],
    ['max_cargo', 100_001],
    ['serial_no', 'serial_numbers'],
  ])('with %s %s is refused', async (field, value) => {
    const answer = await send('POST', 'airplane', { ...good, [field]: value });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json.errors)).toEqual([field]);
  });

  test('is in the list of serial numbers, which is each once and in order; 007 is not 7', async () => {
    expect((await send('POST', 'airplane', good)).status).toBe(201);
    const { data } = (await send('GET', 'airplane/serial_numbers')).json;
    expect(data).toContain('007');
    expect(data).toEqual([...new Set(data)].sort((a, b) => String(a).localeCompare(String(b), 'pl')));
    const flown = {
      id: 'XY 1',
      status: 'SCHEDULED',
      airline_name: 'X',
      departure: `${farYear}-01-01 10:00:00`,
      arrival: `${farYear}-01-01 11:00:00`,
      destination: 'A',
      origin: 'B',
      is_departure: true,
    };
    expect((await send('POST', 'flights', { ...flown, airplane_serial_no: '7' })).status).toBe(400);
    expect((await send('POST', 'flights', { ...flown, airplane_serial_no: '007' })).status).toBe(201);
  });
});
