import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Signed, signedIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { seedFlight } from '../support/travel.ts';

let tower: Signed;
let gateAgent: Signed;
let ramp: Signed;
let flight: string;
let count = 0;

beforeAll(async () => {
  tower = await signedIn('atc');
  gateAgent = await signedIn('airport_staff');
  ramp = await signedIn('ground_crew');
});
beforeEach(async () => {
  count += 1;
  flight = await seedFlight(`DL${count}`);
});

const path = () => `/api/flights/${flight}/delays`;
const put = (body: object, { cookies }: Signed = tower) => call('PUT', path(), { cookies, body });
const read = async (who: Signed = ramp) => (await call('GET', path(), { cookies: who.cookies })).json;
const row = async () => (await query('select * from flights where id = $1', [flight]))[0];
const loading = { scheme: 'AHM730', code: '33', minutes: 22, note: 'taśmociąg', equipment: 'LDR-3350' };
const boarding = { scheme: 'AHM730', code: '15', minutes: 8, note: null, equipment: null };
const laterBy = async (minutes: number) =>
  new Date(Date.parse(String((await row())?.departure)) + minutes * 60_000).toISOString();

test('a new time, its reasons and the words for passengers are saved in one go', async () => {
  const estimated = await laterBy(30);
  const { status, json } = await put({
    ...{ delays: [boarding, loading], estimated, public_reason: 'Dłuższa obsługa samolotu.' },
  });
  expect([status, json]).toEqual([200, { message: 'Zapisano opóźnienie' }]);
  expect((await read()).data).toMatchObject([loading, boarding]);
  const late = await row();
  expect(late).toMatchObject({ status: 'DELAYED', public_reason: 'Dłuższa obsługa samolotu.' });
  expect(new Date(String(late?.estimated)).toISOString()).toBe(estimated);
  const [told] = (await call('GET', `/api/flights/${flight}`, {})).json.data;
  expect(told.public_reason).toBe('Dłuższa obsługa samolotu.');
  expect(JSON.stringify(told)).not.toMatch(/taśmociąg|AHM730/);
});

test('the sent reasons replace those before, and what stays the same keeps its row', async () => {
  await put({ delays: [loading, boarding] });
  const kept = (await read()).data[0].id;
  await put({ delays: [loading, { ...boarding, code: '81' }] });
  const { data } = await read();
  expect(data.map(({ code }: { code: string }) => code)).toEqual(['33', '81']);
  expect(data[0]).toMatchObject({ id: kept, version: 1, last_name: expect.any(String) });
  const { json } = await call('GET', `/api/delays/${kept}/history`, { cookies: tower.cookies });
  expect(json.data).toHaveLength(1);
  await put({ delays: [] });
  expect((await read()).data).toEqual([]);
});

test('codes of both schemes are taken, and no others', async () => {
  const letters = { ...boarding, scheme: 'AHM732', code: 'RAT' };
  expect((await put({ delays: [letters] })).status).toBe(200);
  const wrong = [
    { ...letters, code: 'RA' },
    { ...boarding, code: '50' },
    { ...boarding, minutes: 0 },
  ];
  const { status, json } = await put({ delays: wrong });
  expect(status).toBe(400);
  expect(json.errors).toMatchObject({
    'delays.0.code': 'Kod AHM 732 to trzy wielkie litery',
    'delays.1.code': 'Nie ma takiego kodu w AHM 730',
    'delays.2.minutes': expect.any(String),
  });
  expect((await put({ delays: [boarding, boarding] })).json.errors).toEqual({
    'delays.1.code': 'Ta przyczyna jest już podana',
  });
  expect((await put({ delays: 'x' })).json.errors).toHaveProperty('delays');
  expect((await put({ delays: [], public_reason: 'a'.repeat(121) })).json.errors).toHaveProperty('public_reason');
  expect((await read()).data).toMatchObject([letters]);
});

test('the gate gives reasons and words; times of flights stay with the tower', async () => {
  expect((await put({ delays: [boarding], public_reason: 'Czekamy na pasażerów.' }, gateAgent)).status).toBe(200);
  expect((await put({ delays: [], estimated: await laterBy(30) }, gateAgent)).status).toBe(403);
  expect((await read()).data).toHaveLength(1);
  expect((await row())?.estimated).toBeNull();
});

test('of two who write one delay the second is told, and overwrites nothing', async () => {
  const { print } = await read();
  expect((await put({ delays: [loading], print }, gateAgent)).status).toBe(200);
  const second = await put({ delays: [boarding], print });
  expect([second.status, second.json.code]).toEqual([409, 'stale']);
  expect((await read()).data).toMatchObject([loading]);
  await query("update flights set estimated = departure + interval '5 minutes' where id = $1", [flight]);
  expect((await put({ delays: [], print: (await read()).print })).status).toBe(200);
});

test('a status that somebody else set meanwhile is not overwritten by that of a new time', async () => {
  const set = (from: string) =>
    query(`select set_delays($1, null, '[]', null, $2) as outcome`, [
      ...[flight, JSON.stringify({ from, status: 'DELAYED', estimated: '2031-05-05T12:00:00Z' })],
    ]);
  await query(`update flights set status = 'AIRBORNE' where id = $1`, [flight]);
  expect(await set('SCHEDULED')).toEqual([{ outcome: 'DONE' }]);
  expect(await query('select status from flights where id = $1', [flight])).toEqual([{ status: 'AIRBORNE' }]);
  await query(`update flights set status = 'CANCELED' where id = $1`, [flight]);
  expect(await set('SCHEDULED')).toEqual([{ outcome: 'STALE' }]);
});

test('as planned again it is late no more; one in the air keeps its status', async () => {
  await put({ delays: [], estimated: await laterBy(40) });
  await put({ delays: [], estimated: null });
  expect(await row()).toMatchObject({ status: 'SCHEDULED', estimated: null });
  await query("update flights set status = 'AIRBORNE' where id = $1", [flight]);
  await put({ delays: [], estimated: await laterBy(40) });
  expect(await row()).toMatchObject({ status: 'AIRBORNE' });
});

test('a new time more than a week away is a slip, told at its field, however it is written', async () => {
  const words = 'To dalej niż 7 dni od godzin lotu. Sprawdź datę';
  const far = await laterBy(8 * 24 * 60 + 10 * 60);
  const { status, json } = await put({ delays: [loading], estimated: far });
  expect([status, json.errors]).toEqual([400, { estimated: words }]);
  expect((await read()).data).toEqual([]);
  for (const name of ['estimated', 'estimated_there', 'actual_departure', 'actual_arrival']) {
    const patch = { [name]: far, version: (await row())?.version };
    const sent = await call('PATCH', `/api/flights/${flight}`, { cookies: tower.cookies, body: patch });
    expect([sent.status, sent.json.errors]).toEqual([400, { [name]: words }]);
  }
  expect((await put({ delays: [], estimated: await laterBy(6 * 24 * 60) })).status).toBe(200);
});

test('late once passengers board, a flight reads as boarding; late before, as late', async () => {
  const step = (kind: string) =>
    query(
      `update flights set departure = clock() + interval '20 minutes', arrival = clock() + interval '2 hours'
        where id = $1`,
      [flight],
    ).then(() =>
      call('POST', `/api/flights/${flight}/milestones`, {
        cookies: gateAgent.cookies,
        body: { kind, at: new Date().toISOString() },
      }),
    );
  const filter = encodeURIComponent(JSON.stringify([{ by: 'id', value: flight }]));
  const told = async () => (await call('GET', `/api/flights?filter=${filter}`)).json.data[0].told?.label;
  expect((await step('check_in_open')).status).toBe(201);
  await put({ delays: [], estimated: await laterBy(40) });
  expect([(await row())?.status, await told()]).toEqual(['DELAYED', undefined]);
  await put({ delays: [], estimated: null });
  expect([(await row())?.status, await told()]).toEqual(['SCHEDULED', 'Odprawa otwarta']);
  expect((await step('boarding')).status).toBe(201);
  await put({ delays: [], estimated: await laterBy(40) });
  expect([(await row())?.status, await told()]).toEqual(['DELAYED', 'Wejście na pokład']);
  await query("update flights set status = 'CANCELED' where id = $1", [flight]);
  expect(await told()).toBeUndefined();
});

test('a cancelled flight is not late; one that is not there has no reasons', async () => {
  await query("update flights set status = 'CANCELED' where id = $1", [flight]);
  expect((await put({ delays: [boarding] })).json).toMatchObject({ code: 'off' });
  flight = 'NOT-THERE';
  expect((await put({ delays: [] })).status).toBe(404);
  expect((await call('GET', path(), { cookies: ramp.cookies })).status).toBe(404);
});

test('a flight that is deleted and taken back has its reasons again', async () => {
  await put({ delays: [loading] });
  expect((await call('DELETE', `/api/flights/${flight}`, { cookies: tower.cookies })).status).toBe(204);
  expect((await call('POST', `/api/flights/${flight}/restore`, { cookies: tower.cookies })).status).toBe(200);
  expect((await read()).data).toMatchObject([loading]);
});
