import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hashedCode, signList } from '../../functions/lib/travel/gate-proof.ts';
import { ticketCode } from '../../functions/lib/travel/ticket-code.ts';
import type { GateList } from '../../src/domain/travel/gate-list.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { inDays } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { seedFlight, seedTicket } from '../support/travel.ts';

let [one, other, passenger]: Signed[] = [];
let flight: string;
let flights = 0;

beforeAll(async () => {
  [one, other, passenger] = [await signedIn('airport_staff'), await signedIn('airport_staff'), await signedIn()];
});
beforeEach(async () => {
  flights += 1;
  flight = await seedFlight(`LO45${String(flights).padStart(2, '0')}`, inDays(0));
  await leaves('1 hour');
});
const leaves = (later: string) =>
  query(
    `update flights set departure = clock() + $2::interval, arrival = clock() + $2::interval + interval '2 hours'
      where id = $1`,
    [flight, later],
  );
const sold = () => seedTicket(passenger?.id ?? 0, flight);
const readList = async (who = one, of = flight) => call('GET', `/api/gate-list?flight=${of}`, asked(who));
const asked = (who: Signed | undefined) => ({ cookies: who?.cookies ?? {} });
const listOf = async (who = one): Promise<GateList> => (await readList(who)).json.data[0];
interface Kept {
  code: string;
  flight: string;
  at: string;
  proof: string;
  taken_back_at?: string;
}
const kept = (ticket: number, list: GateList, more: Partial<Kept> = {}): Kept => ({
  ...{ code: ticketCode(ticket), flight, at: new Date().toISOString(), proof: list.proof },
  ...more,
});
const send = (body: Kept, who = one, key?: string) =>
  call('POST', '/api/gate-list', { body, ...asked(who), ...(key && { headers: { 'idempotency-key': key } }) });
const differences = async (who = one) => (await call('GET', '/api/gate-list/differences', asked(who))).json.data;
const statusOf = async (id: number) => (await query('select status from tickets where id = $1', [id]))[0]?.status;

test('a list has hashes of codes, seats and statuses, and names nobody', async () => {
  const id = await sold();
  const list = await listOf();
  expect(list.tickets).toEqual([
    { hash: hashedCode(list.salt, ticketCode(id)), seat: expect.any(String), status: 'PURCHASED' },
  ]);
  const said = JSON.stringify(list);
  expect(said).not.toContain(ticketCode(id).slice(-20));
  expect(said).not.toMatch(/first_name|email|@/);
  // Salted anew each time: two lists cannot be held against each other
  expect((await listOf()).tickets[0]?.hash).not.toBe(list.tickets[0]?.hash);
});

test('there is a list only of a departure that is boarded about now', async () => {
  await leaves('19 hours');
  expect((await readList()).status).toBe(404);
  await leaves('1 hour');
  await query(`update flights set status = 'CANCELED' where id = $1`, [flight]);
  expect((await readList()).status).toBe(404);
  const arrival = await seedFlight(`LO46${String(flights).padStart(2, '0')}`, inDays(0), false);
  expect((await readList(one, arrival)).status).toBe(404);
});

test('a gate holds lists of all departures it boards about now, each signed for its flight', async () => {
  const [gate] = await query(`insert into gates (name, status) values ('Listy', 'READY') returning id`);
  const at = async (name: string, later: string, isDeparture = true) => {
    const id = await seedFlight(`${name}${String(flights).padStart(2, '0')}`, inDays(0), isDeparture);
    await query(
      `update flights set gates_id = $2, departure = clock() + $3::interval,
              arrival = clock() + $3::interval + interval '1 hour'
        where id = $1`,
      [id, gate?.id, later],
    );
    return id;
  };
  const next = await at('LO47', '4 hours');
  const left = await at('LO48', '2 hours');
  await query(`update flights set status = 'AIRBORNE' where id = $1`, [left]);
  await at('LO49', '20 hours');
  await at('LO43', '3 hours', false);
  await query('update flights set gates_id = $2 where id = $1', [flight, gate?.id]);
  const ticket = await seedTicket(passenger?.id ?? 0, next);
  const lists = (await readList()).json.data;
  expect(lists.map((it: GateList) => it.flight)).toEqual([flight, next]);
  expect(lists[1]).toMatchObject({ number: next, destination: expect.any(String), leaves_at: expect.any(String) });
  const body = { ...kept(ticket, lists[1]), flight: next };
  expect((await send({ ...body, proof: lists[0].proof })).status).toBe(400);
  expect((await send(body)).json.data.outcome).toBe('DONE');
});

test('who was let in without a network is in since then, once, whatever is repeated', async () => {
  const id = await sold();
  const body = kept(id, await listOf());
  for (let turn = 0; turn < 2; turn += 1)
    expect((await send(body, one, `key-${id}`)).json.data).toEqual({ id, outcome: 'DONE' });
  const [row] = await query('select status, update_time from tickets where id = $1', [id]);
  expect(row).toEqual({ status: 'USED', update_time: new Date(body.at) });
  expect(await differences()).toEqual([]);
});

test('of two gates that let the same ticket in both are told, each until they have seen it', async () => {
  const id = await sold();
  const [mine, theirs] = [await listOf(one), await listOf(other)];
  await send(kept(id, mine), one);
  expect((await send(kept(id, theirs), other)).json.data.outcome).toBe('TWICE');
  const [told] = await differences(one);
  expect(told).toMatchObject({ ticket: id, outcome: 'TWICE', status: 'USED' });
  expect(await differences(other)).toEqual([told]);
  const stranger = await signedIn('airport_staff');
  const see = (who: Signed | undefined) => call('POST', `/api/gate-list/differences/${told.id}`, asked(who));
  expect((await see(stranger)).status).toBe(404);
  expect((await see(one)).status).toBe(200);
  expect(await differences(one)).toEqual([]);
  expect(await differences(other)).toHaveLength(1);
  await see(other);
  expect(await differences(other)).toEqual([]);
});

test('a ticket given back since, a flight cancelled or gone is told, and changes nothing', async () => {
  const [void_, off, left] = [await sold(), await sold(), await sold()];
  const list = await listOf();
  await query(`update tickets set status = 'EXPIRED' where id = $1`, [void_]);
  expect((await send(kept(void_, list))).json.data.outcome).toBe('VOID');
  await query(`update flights set status = 'TAKE OFF' where id = $1`, [flight]);
  expect((await send(kept(left, list))).json.data.outcome).toBe('LEFT');
  // It left after the passenger was let in: they are aboard
  await query(`update flights set actual_departure = clock() + interval '1 minute' where id = $1`, [flight]);
  expect((await send(kept(left, list))).json.data.outcome).toBe('DONE');
  await query(`update flights set status = 'CANCELED' where id = $1`, [flight]);
  expect((await send(kept(off, list))).json.data.outcome).toBe('OFF');
  expect([await statusOf(void_), await statusOf(off)]).toEqual(['EXPIRED', 'PURCHASED']);
  const outcomes = (await differences()).map((it: { outcome: string }) => it.outcome);
  expect(outcomes).toEqual(['VOID', 'LEFT', 'OFF']);
});

test('who was let in before somebody set the flight as gone by hand is in', async () => {
  const [early, late] = [await sold(), await sold()];
  const list = await listOf();
  const at = new Date(Date.now() - 60_000).toISOString();
  await query(`update flights set status = 'TAKE OFF' where id = $1`, [flight]);
  expect((await send(kept(early, list, { at }))).json.data.outcome).toBe('DONE');
  expect((await send(kept(late, list))).json.data.outcome).toBe('LEFT');
});

test('a forged list, one of another desk, flight or day, a strange code: nobody is let in', async () => {
  const id = await sold();
  const list = await listOf();
  const [said = '', seal = ''] = list.proof.split('.');
  const anotherFlight = Buffer.from(JSON.stringify(['LO1', one?.id, list.made_at])).toString('base64url');
  const old = new Date(Date.now() - 13 * 3_600_000).toISOString();
  const refused = [
    kept(id, list, { proof: '' }),
    kept(id, list, { proof: `${said}.${seal.replace(/^./, (it) => (it === '0' ? '1' : '0'))}` }),
    kept(id, list, { proof: `${anotherFlight}.${seal}`, flight: 'LO1' }),
    kept(id, list, { flight: 'LO1' }),
    kept(id, await listOf(other)),
    kept(id, list, { proof: signList({ flight, user: one?.id ?? 0, at: old }) }),
    kept(id, list, { at: old }),
    kept(id, list, { at: new Date(Date.now() + 600_000).toISOString() }),
    kept(id, list, { at: 'wczoraj' }),
    kept(id, list, { code: String(id) }),
    kept(id, list, { code: `${id}T${'0'.repeat(20)}` }),
  ];
  for (const body of refused) expect((await send(body)).status, JSON.stringify(body)).toBe(400);
  expect((await send(kept(id, list), passenger)).status).toBe(403);
  expect(await statusOf(id)).toBe('PURCHASED');
});

/** What sends that somebody was let in, and what sends that it was taken back. */
async function twoActs(ticket: number, who = one) {
  const letIn = kept(ticket, await listOf(who));
  return { letIn, back: { ...letIn, taken_back_at: new Date(Date.parse(letIn.at) + 5).toISOString() } };
}
const changesOf = async (id: number) =>
  (await call('GET', `/api/tickets/${id}/history`, asked(one))).json.data.map(
    (it: { changes: { status?: unknown } }) => it.changes.status,
  );
const toAndFro = [
  ['USED', 'PURCHASED'],
  ['PURCHASED', 'USED'],
];
const toldOf = async (id: number, who = one) =>
  (await differences(who)).filter((it: { ticket: number }) => it.ticket === id);

test.each([
  ['after it was let in', ['letIn', 'back']],
  ['alone', ['back']],
  ['before what let it in has come', ['back', 'letIn', 'back']],
] as const)('who is taken back without a network has not gone in: %s', async (_, order) => {
  const id = await sold();
  const acts = await twoActs(id);
  for (const act of order) expect((await send(acts[act])).status, act).toBe(200);
  expect(await statusOf(id)).toBe('PURCHASED');
  expect((await changesOf(id)).slice(0, -1)).toEqual(toAndFro);
  expect(await toldOf(id)).toEqual([]);
  // And may go in after all
  expect((await send(kept(id, await listOf()))).json.data.outcome).toBe('DONE');
});

test('what is taken back leaves whom another gate let in, and is no difference any more', async () => {
  const id = await sold();
  await send(kept(id, await listOf(other)), other);
  const { letIn, back } = await twoActs(id);
  expect((await send(letIn)).json.data.outcome).toBe('TWICE');
  expect(await toldOf(id, other)).toHaveLength(1);
  expect((await send(back)).json.data).toEqual({ id, outcome: 'BACK' });
  expect(await statusOf(id)).toBe('USED');
  expect([await toldOf(id), await toldOf(id, other)]).toEqual([[], []]);
});

test('nobody is taken back before they were let in, or long after', async () => {
  const id = await sold();
  const { letIn } = await twoActs(id);
  await send(letIn);
  for (const later of [-1, 12_000, Number.NaN]) {
    const taken_back_at = Number.isNaN(later) ? 'zaraz' : new Date(Date.parse(letIn.at) + later).toISOString();
    expect((await send({ ...letIn, taken_back_at })).status).toBe(400);
  }
  expect(await statusOf(id)).toBe('USED');
});

test('a ticket of another flight is told, be the list ever so true', async () => {
  const list = await listOf();
  const elsewhere = await seedTicket(passenger?.id ?? 0, await seedFlight(`LO47${String(flights).padStart(2, '0')}`));
  expect((await send(kept(elsewhere, list))).json.data.outcome).toBe('MOVED');
  expect(await statusOf(elsewhere)).toBe('PURCHASED');
});
