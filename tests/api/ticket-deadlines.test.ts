import { beforeAll, describe, expect, test } from 'vitest';
import type { Ticket } from '../../src/domain/travel/ticket.ts';
import { cancelUntil, refundUntil } from '../../src/domain/travel/ticket-deadlines.ts';
import { type Signed, signedIn, signIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { lastLine, query } from '../support/database.ts';
import { moveClock } from '../support/move-clock.ts';
import { seedFlight, seedTicket } from '../support/travel.ts';

let passenger: Signed;
beforeAll(async () => {
  passenger = await signedIn();
});

let flights = 4100;
function newFlight(): Promise<string> {
  flights += 1;
  return seedFlight(`LO ${flights}`);
}
/** A departure in so long, as an interval; `more` is SQL that sets what else is known of it. */
async function flightIn(interval: string, more = 'status = status'): Promise<string> {
  const id = await newFlight();
  await query(
    `update flights set departure = now() + $2::interval, arrival = now() + $2::interval + interval '2 hours', ${more}
      where id = $1`,
    [id, interval],
  );
  return id;
}
const sold = async (flight: string, bought: string) => seedTicket(passenger.id, flight, bought);
const set = (id: number, status: string) =>
  call('PATCH', `/api/tickets/${id}`, { cookies: passenger.cookies, body: { status } });
const statusOf = async (id: number) => (await query('select status from tickets where id = $1', [id]))[0]?.status;

test('a ticket is given back until the planned departure, if that is before its 24 hours end', async () => {
  const fresh = await sold(await flightIn('1 minute'), '1 hour');
  expect((await set(fresh, 'REFUNDED')).status).toBe(200);
  const gone = await sold(await flightIn('0'), '1 hour');
  const late = await set(gone, 'REFUNDED');
  expect([late.status, late.json.message]).toEqual([409, expect.stringContaining('refund after 24')]);
  expect(await statusOf(gone)).toBe('PURCHASED');
});

test.each([
  ['in the air', '-6 minutes', `status = 'AIRBORNE'`],
  ['late, and still here', '-6 minutes', `status = 'DELAYED', estimated = departure + interval '2 hours'`],
])('the planned departure counts for a flight that is %s', async (_, departs, more) => {
  expect((await set(await sold(await flightIn(departs, more), '1 hour'), 'REFUNDED')).status).toBe(409);
});

test('a ticket is cancelled until its flight leaves, as far as known, and not later', async () => {
  const flight = await flightIn('-1 hour');
  await query(`update flights set status = 'DELAYED', estimated = departure + interval '61 minutes' where id = $1`, [
    flight,
  ]);
  const [here, gone] = [await sold(flight, '2 days'), await sold(await flightIn('-1 minute'), '2 days')];
  expect((await set(here, 'CANCELLED')).status).toBe(200);
  const late = await set(gone, 'CANCELLED');
  expect([late.status, late.json.message]).toEqual([409, 'Minęła godzina odlotu: biletu nie można już anulować']);
  expect(await statusOf(gone)).toBe('PURCHASED');
});

test('a ticket of a cancelled flight, which never leaves, is cancelled whenever', async () => {
  const id = await sold(await flightIn('-3 days', `status = 'CANCELED'`), '9 days');
  expect((await set(id, 'CANCELLED')).status).toBe(200);
});

test('staff decide on a ticket after its flight has left', async () => {
  const staff = await signedIn('airport_staff');
  const id = await sold(await flightIn('-1 hour'), '2 days');
  const { status } = await call('PATCH', `/api/tickets/${id}`, { cookies: staff.cookies, body: { status: 'EXPIRED' } });
  expect(status).toBe(200);
});

test('the database itself refuses a late return or cancelling, by its own clock', async () => {
  const id = await sold(await flightIn('1 hour'), '1 hour');
  await moveClock('61 minutes');
  for (const status of ['REFUNDED', 'CANCELLED'])
    await expect(query('update tickets set status = $2 where id = $1', [id, status])).rejects.toThrow(/refund|left/);
  expect(await lastLine('tickets')).toMatchObject({ action: 'INSERT' });
  const { json } = await call('GET', '/api/tickets/codes', { cookies: await signIn(passenger) });
  expect(json.data.find((it: { id: number }) => it.id === id)).toMatchObject({ refundable: false });
});

describe('the domain and the database say the same', () => {
  const hour = 3_600_000;
  const iso = (hours: number) => new Date(Date.parse('2026-03-28T12:00:00Z') + hours * hour).toISOString();
  test.each([
    // Bought, leaves, new time: in hours; the night between has an hour less
    [0, 30, null, 'SCHEDULED', true],
    [0, 24, null, 'SCHEDULED', true],
    [0, 5, null, 'WAITING', true],
    [0, 5, 8, 'DELAYED', true],
    [0, 5, 4, 'SCHEDULED', true],
    [0, 5, 8, 'CANCELED', true],
    [0, 5, 9, 'DELAYED', false],
  ] as const)('of a ticket bought at %i h for %i h, then %j h, %s', async (bought, leaves, later, status, departs) => {
    const row = {
      ...{ purchase_time: iso(bought), departure: iso(leaves), arrival: iso(leaves + 2), flight_status: status },
      ...{ estimated: later === null ? null : iso(later), is_departure: departs },
    };
    const id = await newFlight();
    await query(
      `update flights set departure = $2, arrival = $3, estimated = $4, status = $5, is_departure = $6 where id = $1`,
      [id, row.departure, row.arrival, row.estimated, status, departs],
    );
    const [said] = await query<{ refund: Date; cancel: Date | number }>(
      `select ticket_refund_until($1, f) as refund, ticket_cancel_until(f) as cancel from flights f where id = $2`,
      [row.purchase_time, id],
    );
    expect(Number(said?.refund)).toBe(refundUntil(row as Ticket));
    expect(Number(said?.cancel)).toBe(cancelUntil(row as Ticket));
  });
});
