import { beforeAll, describe, expect, test } from 'vitest';
import { isAbout } from '../../db/row/history.ts';
import { rows, sql } from '../../db/sql.ts';
import { gate as gates } from '../../src/domain/flight/gate.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { seedFlight, seedLuggage, seedParking, seedTicket } from '../support/travel.ts';

let admin: Signed;
let staff: Signed;
beforeAll(async () => {
  [admin, staff] = await Promise.all([signedIn('admin'), signedIn('airport_staff')]);
  await seedPrices();
});
const send = (method: string, path: string, body?: object, cookies = admin.cookies) =>
  call(method, `/api/${path}`, { body, cookies });
const eventsOf = async (path: string, cookies = admin.cookies) =>
  (await send('GET', `${path}/history`, undefined, cookies)).json.data;

describe('the history of a gate', () => {
  let gate: number;
  beforeAll(async () => {
    gate = (await send('POST', 'bramki', { name: 'H1', status: 'READY' })).json.data.id;
    await send('PATCH', `bramki/${gate}`, { status: 'BUSY' }, staff.cookies);
    await send('PATCH', `bramki/${gate}`, { name: 'H2' });
  });

  test('says who changed what, from what to what, newest first', async () => {
    const events = await eventsOf(`bramki/${gate}`, staff.cookies);
    expect(events).toEqual([
      { at: expect.any(String), by: 'Jan Próbny', action: 'UPDATE', changes: { name: ['H1', 'H2'] }, labels: {} },
      {
        at: expect.any(String),
        by: 'Jan Próbny',
        action: 'UPDATE',
        changes: { status: ['READY', 'BUSY'] },
        labels: {},
      },
      {
        at: expect.any(String),
        by: 'Jan Próbny',
        action: 'INSERT',
        changes: { name: [null, 'H1'], status: [null, 'READY'], zone: [null, 'both'] },
        labels: {},
      },
    ]);
  });

  test('has pages', async () => {
    const { data, meta } = (await send('GET', `bramki/${gate}/history?page=2&limit=2`)).json;
    expect(data).toHaveLength(1);
    expect(meta).toEqual({ page: 2, pages: 2, total: 3 });
  });

  test('has no lines of other tables, nor of readings', async () => {
    const flight = await seedFlight('HI 1');
    await send('PATCH', `flights/${flight}`, { airline_name: 'SAS' });
    await query(`insert into event_log (table_name, by_user, action, log_details)
                 values ('gates', '1', 'READ', '{"id": ${gate}}'), ('flights', '1', 'UPDATE',
                 '{"id": ${gate}, "changes": {"status": ["SCHEDULED", "DELAYED"]}}')`);
    expect(await eventsOf(`bramki/${gate}`)).toHaveLength(3);
    expect(await eventsOf(`flights/${flight}`)).toMatchObject([
      { changes: { airline_name: ['LOT', 'SAS'] } },
      {
        by: 'postgres',
        changes: { airplane_serial_no: [null, 'SN-1'], departure: [null, expect.stringMatching(/Z$/)] },
      },
    ]);
  });

  test('names whoever is gone by number, and no row that never was', async () => {
    await query(`update event_log set by_user = '123456' where log_details ->> 'id' = $1 and action = 'INSERT'`, [
      String(gate),
    ]);
    expect((await eventsOf(`bramki/${gate}`)).at(-1).by).toBe('usunięte konto 123456');
    const { status, json } = await send('GET', 'bramki/999999/history');
    expect(status).toBe(404);
    expect(json.message).toBe('Nie znaleziono: Bramka');
  });

  test('of a row from before the log is empty', async () => {
    const [row] = await query<{ id: number }>(`insert into gates (name, status) values ('H9', 'READY') returning id`);
    await query(`delete from event_log where table_name = 'gates' and log_details ->> 'id' = $1`, [String(row?.id)]);
    expect(await eventsOf(`bramki/${row?.id}`)).toEqual([]);
  });
});

describe('what is personal', () => {
  test('is told only as changed, and what never leaves the server not at all', async () => {
    const id = await seedParking(null, 5);
    await send('PATCH', `parking/${id}`, { license_plate: 'NEW 1', space_id: 6 });
    const events = await eventsOf(`parking/${id}`);
    expect(events[0].changes).toEqual({ license_plate: 'changed', space_id: [5, 6] });
    expect(JSON.stringify(events)).not.toContain('NEW1');
    await query('update parking set order_id = null where id = $1', [id]);
    expect(await eventsOf(`parking/${id}`)).toHaveLength(2);
  });

  test('stays so where it was not personal when it was written', async () => {
    const id = await seedParking(null, 7);
    await query(`insert into event_log (table_name, by_user, action, log_details)
                 values ('parking', '1', 'UPDATE', '{"id": ${id}, "changes": {"license_plate": ["OLD1", "OLD2"]}}')`);
    expect((await eventsOf(`parking/${id}`))[0].changes).toEqual({ license_plate: 'changed' });
  });
});

describe('whose history one may read', () => {
  test('a client their own luggage’s, nobody else’s; what is gone only the admin', async () => {
    const [owner, other] = [await signedIn(), await signedIn()];
    const id = await seedLuggage(owner.id, await seedFlight('HI 2'));
    expect(await eventsOf(`luggage/${id}`, owner.cookies)).toHaveLength(1);
    expect((await send('GET', `luggage/${id}/history`, undefined, other.cookies)).status).toBe(404);
    await send('DELETE', `luggage/${id}`, undefined, owner.cookies);
    expect((await send('GET', `luggage/${id}/history`, undefined, owner.cookies)).status).toBe(404);
    expect(await eventsOf(`luggage/${id}`)).toHaveLength(2);
  });

  test('an account’s its owner and the admin', async () => {
    const [owner, other] = [await signedIn(), await signedIn()];
    await send('PUT', `users/${owner.id}`, { first_name: 'Ewa' }, owner.cookies);
    const [event] = await eventsOf(`users/${owner.id}`, owner.cookies);
    expect(event).toMatchObject({ by: 'Ewa Próbny', changes: { first_name: 'changed' } });
    expect((await send('GET', `users/${owner.id}/history`, undefined, other.cookies)).status).toBe(404);
    expect(await eventsOf(`users/${owner.id}`)).toMatchObject([{ action: 'UPDATE' }, { action: 'INSERT' }]);
  });

  test('a ticket’s the staff who sell it', async () => {
    const id = await seedTicket(admin.id, await seedFlight('HI 3'));
    await send('PATCH', `tickets/${id}`, { status: 'USED' }, staff.cookies);
    const [event] = await eventsOf(`tickets/${id}`, staff.cookies);
    expect(event.changes.status).toEqual(['PURCHASED', 'USED']);
  });

  test('a runway’s under the name of its table', async () => {
    const [row] = await query<{ id: number }>(
      `insert into runways (status, is_available, length) values ('READY', true, 3000) returning id`,
    );
    await send('PATCH', `airfield/${row?.id}?table_name=Runways`, { length: 2000 });
    const { json } = await send('GET', `airfield/${row?.id}/history?table_name=Runways`);
    expect(json.data[0].changes).toEqual({ length: [3000, 2000] });
    expect((await send('GET', `airfield/${row?.id}/history`)).status).toBe(400);
  });
});

test('is read by its index, however long the log is', async () => {
  const plan = await rows<{ 'QUERY PLAN': string }>(
    sql`explain select 1 from event_log e where ${isAbout(gates, 1)} order by e.timestamp_log desc, e.id desc`,
  );
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('event_log_by_record');
});
