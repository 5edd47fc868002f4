import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { MilestoneKind } from '../../src/domain/flight/milestone-kinds.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { moveClock } from '../support/move-clock.ts';
import { seedFlight, seedLuggage } from '../support/travel.ts';

const minute = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();

let gateAgent: Signed;
let tower: Signed;
let ramp: Signed;
let flight: string;
let count = 0;

beforeAll(async () => {
  gateAgent = await signedIn('airport_staff');
  tower = await signedIn('atc');
  ramp = await signedIn('ground_crew');
});
beforeEach(async () => {
  count += 1;
  flight = await leavesSoon(`MS${count}`);
});

async function leavesSoon(id: string): Promise<string> {
  const seeded = await seedFlight(id);
  const soon = "departure = clock() + interval '20 minutes', arrival = clock() + interval '2 hours'";
  await query(`update flights set ${soon} where id = $1`, [seeded]);
  return seeded;
}
const press = (kind: MilestoneKind, { cookies }: Signed, body: object = {}) =>
  call('POST', `/api/flights/${flight}/milestones`, { cookies, body: { kind, at: ago(0), ...body } });
const undo = (id: number, { cookies }: Signed) =>
  call('DELETE', `/api/flights/${flight}/milestones/${id}`, { cookies });
const correct = (id: number, at: string, { cookies }: Signed) =>
  call('PATCH', `/api/flights/${flight}/milestones/${id}`, { cookies, body: { at } });
const read = async () =>
  (await call('GET', `/api/flights/${flight}/milestones`, { cookies: gateAgent.cookies })).json.data;
const flightNow = async () => (await query('select * from flights where id = $1', [flight]))[0];
const arrives = () => query("update flights set is_departure = false, status = 'AIRBORNE' where id = $1", [flight]);

test('a step is noted with its minute and its presser, and the status follows', async () => {
  const at = ago(3);
  const { status, json } = await press('boarding', gateAgent, { at });
  expect([status, json.message]).toEqual([201, 'Zapisano krok']);
  expect(await read()).toMatchObject([{ id: json.data.id, kind: 'boarding', at, corrects: null, undone_at: null }]);
  expect((await read())[0].last_name).toBeTruthy();
  expect(await flightNow()).toMatchObject({ status: 'WAITING', milestone: 'boarding' });
  const [logged] = await query(
    "select by_user from event_log where table_name = 'milestones' order by id desc limit 1",
  );
  expect(logged?.by_user).toBe(String(gateAgent.id));
});

test('each step is pressed by those whose it is', async () => {
  expect((await press('airborne', gateAgent)).status).toBe(403);
  expect((await press('boarding', tower)).status).toBe(403);
  expect((await press('off_block', ramp)).status).toBe(201);
  expect((await press('airborne', tower)).status).toBe(201);
  expect(await flightNow()).toMatchObject({ status: 'AIRBORNE', milestone: 'airborne' });
});

test('a step of an arrival is none of a departure', async () => {
  const { status, json } = await press('landed', tower);
  expect([status, json.errors.kind]).toEqual([400, '„Wylądował”: nie ma takiego kroku w tym locie']);
  expect(await read()).toEqual([]);
});

test('a cancelled flight has no more steps', async () => {
  await query("update flights set status = 'CANCELED' where id = $1", [flight]);
  expect((await press('boarding', gateAgent)).json).toMatchObject({ code: 'off', message: 'Ten lot jest anulowany' });
});

test.each([
  [{ at: ago(31) }, 'at', 'Godzina kroku może być najwyżej 30 minut wcześniejsza'],
  [{ at: ago(-10) }, 'at', 'Godzina kroku nie może być późniejsza niż teraz'],
  [{ at: ago(0), pressed_at: ago(-10) }, 'pressed_at', 'Ta chwila jeszcze nie nadeszła'],
  [{ at: ago(0), pressed_at: ago(60 * 13) }, 'pressed_at', 'Naciśnięto za dawno temu'],
])('the minute of a press lies before it, and not long: %j', async (body, name, words) => {
  const { status, json } = await press('boarding', gateAgent, body);
  expect([status, json.errors]).toEqual([400, { [name]: words }]);
});

test('a press that waited without a network keeps its minute', async () => {
  const pressed = ago(100);
  expect((await press('boarding', gateAgent, { at: ago(110), pressed_at: pressed })).status).toBe(201);
  expect(await read()).toMatchObject([{ pressed_at: pressed }]);
});

test('by a clock that is a minute ahead a step is pressed now, and is not after its press', async () => {
  for (const [kind, body] of [
    ['check_in_open', { at: ago(-1) }],
    ['check_in_closed', { at: ago(-1), pressed_at: ago(-1) }],
  ] as const) {
    expect((await press(kind, gateAgent, body)).status, kind).toBe(201);
    const noted = (await read()).find((it: { kind: string }) => it.kind === kind);
    const [at, pressed] = [Date.parse(noted.at), Date.parse(noted.pressed_at)];
    expect([at <= pressed, pressed <= Date.now()], kind).toEqual([true, true]);
  }
});

test('steps may be skipped; a time that another step makes impossible is refused', async () => {
  await press('doors_closed', ramp, { at: ago(5) });
  const { status, json } = await press('off_block', tower, { at: ago(6) });
  expect([status, json.code, json.kind]).toEqual([409, 'crossed', 'doors_closed']);
  const told = json.message.replaceAll(/\d\d:\d\d/g, '…').replace(/^[^:]*/, '');
  expect(told).toBe(': „Drzwi zamknięte” o …. „Odblokowany” o … nie może być wcześniej');
  const late = await press('boarding', gateAgent, { at: ago(4) });
  expect(late.json.message).toMatch(/„Wejście na pokład” o \d\d:\d\d nie może być później$/);
  expect((await press('boarding', gateAgent, { at: ago(5) })).status).toBe(201);
  // The aircraft comes to its stand while passengers check in
  await press('check_in_closed', gateAgent, { at: ago(9) });
  expect((await press('on_stand', ramp, { at: ago(8) })).status).toBe(201);
});

test('of two who press one step the second is told of the first; a repetition is answered again', async () => {
  const [first, second] = await Promise.all([press('off_block', ramp), press('off_block', tower)]);
  expect([first.status, second.status].sort()).toEqual([201, 409]);
  const refused = first.status === 409 ? first : second;
  expect(refused.json).toMatchObject({ code: 'before', kind: 'off_block' });
  const again = () =>
    call('POST', `/api/flights/${flight}/milestones`, {
      cookies: tower.cookies,
      body: { kind: 'airborne', at },
      headers: { 'idempotency-key': `press-${flight}` },
    });
  const at = ago(0);
  const answers = [await again(), await again()];
  expect(answers.map(({ status, json }) => [status, json.data.id])).toEqual(
    Array(2).fill([201, answers[0]?.json.data.id]),
  );
});

test('whoever pressed takes it back within ten seconds, with the status that it set', async () => {
  const { data } = (await press('boarding', gateAgent)).json;
  expect((await undo(data.id, ramp)).status).toBe(403);
  const other = await signedIn('airport_staff');
  expect((await undo(data.id, other)).json.message).toBe('Ten krok zapisał ktoś inny');
  expect((await undo(data.id, gateAgent)).status).toBe(204);
  expect((await undo(data.id, gateAgent)).status, 'asked again after a lost answer').toBe(204);
  expect((await undo(data.id, other)).status).toBe(404);
  expect(await flightNow()).toMatchObject({ status: 'SCHEDULED', milestone: null });
  expect(await read()).toMatchObject([{ undone_at: expect.any(String) }]);
  // It may be pressed anew, and somebody's own status stays when that is taken back
  const anew = (await press('boarding', gateAgent)).json.data.id;
  await query("update flights set status = 'DELAYED' where id = $1", [flight]);
  expect((await undo(anew, gateAgent)).status).toBe(204);
  expect(await flightNow()).toMatchObject({ status: 'DELAYED' });
});

test('later than ten seconds its time is corrected, and the old one is kept', async () => {
  const { data } = (await press('off_block', ramp, { at: ago(2) })).json;
  await moveClock('11 seconds');
  const tooLate = 'Krok można cofnąć w ciągu 10 sekund. Popraw jego godzinę';
  expect((await undo(data.id, ramp)).json.message).toBe(tooLate);
  const at = ago(12);
  const corrected = await correct(data.id, at, ramp);
  expect(corrected.json.message).toBe('Poprawiono godzinę kroku');
  expect(await read()).toHaveLength(2);
  expect((await flightNow())?.actual_departure).toEqual(new Date(at));
  expect((await correct(data.id, ago(20), ramp)).json.code).toBe('before');
});

test('a correction that was undone makes room for another', async () => {
  const { data } = (await press('off_block', ramp, { at: ago(2) })).json;
  const corrected = (await correct(data.id, ago(12), ramp)).json.data.id;
  expect((await undo(corrected, ramp)).status).toBe(204);
  expect((await correct(data.id, ago(5), ramp)).status).toBe(200);
});

test('a step is of the flight’s day, also where it is corrected', async () => {
  const { data } = (await press('check_in_open', gateAgent)).json;
  const wrong = await correct(data.id, '1926-01-01T00:00:00.000Z', gateAgent);
  expect([wrong.status, wrong.json.errors.at]).toEqual([400, expect.stringContaining('najwyżej 24 godziny')]);
  for (const days of [-2, 2]) {
    await query(
      'update flights set departure = departure + $2::interval, arrival = arrival + $2::interval where id = $1',
      [flight, `${days * 24} hours`],
    );
    expect((await press('boarding', gateAgent)).status).toBe(400);
    await query(
      'update flights set departure = departure - $2::interval, arrival = arrival - $2::interval where id = $1',
      [flight, `${days * 24} hours`],
    );
  }
  expect((await press('boarding', gateAgent)).status).toBe(201);
});

test('a flight that is deleted and restored has its steps again', async () => {
  await press('check_in_open', gateAgent);
  await press('boarding', gateAgent);
  const { cookies } = tower;
  expect((await call('GET', `/api/flights/${flight}/dependents`, { cookies })).json.data).toEqual([]);
  expect((await call('DELETE', `/api/flights/${flight}`, { cookies })).status).toBe(204);
  expect((await call('POST', `/api/flights/${flight}/restore`, { cookies })).status).toBe(200);
  expect(await read()).toMatchObject([{ kind: 'check_in_open' }, { kind: 'boarding' }]);
  expect(await flightNow()).toMatchObject({ milestone: 'boarding' });
});

test('a step that comes after a later one leaves what that says', async () => {
  await press('doors_closed', ramp, { at: ago(5) });
  const { data } = (await press('boarding', gateAgent, { at: ago(10) })).json;
  expect(await flightNow()).toMatchObject({ status: 'WAITING', milestone: 'doors_closed' });
  await undo(data.id, gateAgent);
  expect(await flightNow()).toMatchObject({ status: 'SCHEDULED', milestone: 'doors_closed' });
});

test('an actual time that somebody wrote stays through steps that do not tell it', async () => {
  await arrives();
  const at = new Date(ago(4));
  await query('update flights set actual_arrival = $2 where id = $1', [flight, at]);
  await press('first_bag', ramp);
  expect((await flightNow())?.actual_arrival).toEqual(at);
  await press('landed', tower, { at: ago(6) });
  expect((await flightNow())?.actual_arrival).not.toEqual(at);
});

test('the actual time follows from the steps, and is gone with them', async () => {
  const at = ago(2);
  const { data } = (await press('off_block', ramp, { at })).json;
  expect((await flightNow())?.actual_departure).toEqual(new Date(at));
  await undo(data.id, ramp);
  expect((await flightNow())?.actual_departure).toBeNull();
});

test('an actual time that somebody wrote is there again when its steps are taken back', async () => {
  const written = new Date(ago(9));
  const actual = async () => (await flightNow())?.actual_departure;
  await query('update flights set actual_departure = $2 where id = $1', [flight, written]);
  const [left, air] = [ago(5), ago(2)];
  const airborne = (await press('airborne', tower, { at: air })).json.data;
  const offBlock = (await press('off_block', tower, { at: left })).json.data;
  expect(await actual()).toEqual(new Date(left));
  await undo(offBlock.id, tower);
  expect(await actual()).toEqual(new Date(air));
  await undo(airborne.id, tower);
  expect(await actual()).toEqual(written);
});

test('an arrival is over on its stand where no bags are due, else with the last bag', async () => {
  await arrives();
  await press('in_block', ramp);
  expect(await flightNow()).toMatchObject({ status: 'FINISHED', milestone: 'in_block' });
  flight = await leavesSoon('MSBAGS');
  await arrives();
  await seedLuggage(gateAgent.id, flight);
  await press('in_block', ramp);
  expect(await flightNow()).toMatchObject({ status: 'AIRBORNE', milestone: 'in_block' });
  await press('last_bag', ramp);
  expect(await flightNow()).toMatchObject({ status: 'FINISHED', milestone: 'last_bag' });
});

test('a status that is set by hand is newer than the last step, and no step moves a flight back', async () => {
  await press('boarding', gateAgent);
  await query("update flights set status = 'AIRBORNE' where id = $1", [flight]);
  expect(await flightNow()).toMatchObject({ milestone: null });
  await press('last_call', gateAgent);
  expect(await flightNow()).toMatchObject({ status: 'AIRBORNE', milestone: 'last_call' });
  await press('off_block', ramp);
  expect(await flightNow()).toMatchObject({ status: 'AIRBORNE' });
});

test('steps, delays and gate of a flight are found by its number as well', async () => {
  const [named] = await query<{ version: number }>(
    "update flights set number = 'QQ 701' where id = $1 returning version",
    [flight],
  );
  await press('boarding', gateAgent);
  flight = 'QQ701';
  const asked = (method: 'GET' | 'PUT' | 'POST', what: string, body?: object) =>
    call(method, `/api/flights/${flight}/${what}`, { cookies: gateAgent.cookies, ...(body && { body }) });
  expect((await asked('GET', 'milestones')).json.data).toHaveLength(1);
  expect((await asked('PUT', 'delays', { delays: [] })).status).toBe(200);
  expect((await asked('GET', 'delays')).json.data).toEqual([]);
  expect((await asked('POST', 'gate', { Gates_id: null, version: (named?.version ?? 0) + 1 })).status).toBe(200);
});

test('nobody else reads or writes steps, and of a flight that is not there there are none', async () => {
  const client = await signedIn();
  expect((await call('GET', `/api/flights/${flight}/milestones`, { cookies: client.cookies })).status).toBe(403);
  expect((await call('GET', `/api/flights/${flight}/milestones`)).status).toBe(401);
  flight = 'NIE-MA';
  expect((await press('boarding', gateAgent)).status).toBe(404);
  expect((await call('GET', `/api/flights/${flight}/milestones`, { cookies: ramp.cookies })).status).toBe(404);
});

test('the public reads the step in the list and the calendar; the specified status stays', async () => {
  await press('boarding', gateAgent);
  const filter = JSON.stringify([{ by: 'id', value: flight }]);
  const { data } = (await call('GET', `/api/flights?filter=${encodeURIComponent(filter)}`)).json;
  expect(data).toMatchObject([{ status: 'WAITING', told: { label: 'Wejście na pokład' } }]);
  expect((await call('GET', `/lot/${flight}.ics`)).text.replaceAll('\r\n ', '')).toContain(
    'Status: Wejście na pokład.',
  );
});
