import { beforeAll, describe, expect, test } from 'vitest';
import { type Signed, signedIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { farYear } from '../support/clock.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { seedFlight, seedLuggage } from '../support/travel.ts';

let admin: Signed;
let staff: Signed;
beforeAll(async () => {
  [admin, staff] = await Promise.all([signedIn('admin'), signedIn('airport_staff')]);
});
const send = (method: string, path: string, { cookies } = admin, headers = {}) =>
  call(method, `/api/${path}`, { cookies, headers, ...(method === 'POST' && { body: {} }) });
const restore = (path: string, who = admin, headers = {}) => send('POST', `${path}/restore`, who, headers);

async function deletedGate(name: string): Promise<string> {
  const [row] = await query<{ id: number }>(`insert into gates (name, status) values ($1, 'READY') returning id`, [
    name,
  ]);
  expect((await send('DELETE', `bramki/${row?.id}`)).status).toBe(204);
  return `bramki/${row?.id}`;
}

describe('a deletion is undone', () => {
  test('only by who made it', async () => {
    const gate = await deletedGate('RE 1');
    expect((await restore(gate, staff)).status).toBe(404);
    expect((await restore(gate)).status).toBe(200);
  });

  test('within ten seconds', async () => {
    const gate = await deletedGate('RE 2');
    await query(`update deleted_rows set deleted_at = deleted_at - interval '12 seconds'`);
    const { status, json } = await restore(gate);
    expect(status).toBe(404);
    expect(json.message).toBe('Tego usunięcia nie można już cofnąć');
  });

  test('not where its name was given away meanwhile, and that is told', async () => {
    const gate = await deletedGate('RE 3');
    await query(`insert into gates (name, status) values ('RE 3', 'READY')`);
    const { status, json } = await restore(gate);
    expect(status).toBe(409);
    expect(json.message).toBe('Nie można cofnąć usunięcia. Taki wpis już istnieje: pole „Nazwa”');
    expect(json.errors).toEqual({ name: 'Ta wartość jest już zajęta' });
    await query(`delete from gates where name = 'RE 3'`);
    expect((await restore(gate)).status).toBe(200);
  });

  test('not where what it points at is gone', async () => {
    const flight = await seedFlight('RE 4');
    const id = await seedLuggage(admin.id, flight);
    await send('DELETE', `luggage/${id}`);
    await send('DELETE', `flights/${flight}`);
    const { status, json } = await restore(`luggage/${id}`);
    expect(status).toBe(409);
    expect(json.message).toContain('Nie można cofnąć usunięcia.');
  });

  test('once, however often it is asked under one key', async () => {
    const gate = await deletedGate('RE 5');
    const headers = { 'idempotency-key': 'restore-1' };
    for (let n = 0; n < 2; n++) expect((await restore(gate, admin, headers)).status).toBe(200);
    expect((await restore(gate)).status).toBe(404);
  });
});

describe('a flight', () => {
  test('comes back with its parameters', async () => {
    const flight = await seedFlight('RE 6');
    await query(
      `insert into flight_data (flight_id, altitude, track, ground_speed, vertical_speed, latitude, longitude)
       values ($1, 1, 2, 3, 4, 5, 6)`,
      [flight],
    );
    await send('DELETE', `flights/${flight}`);
    expect(await query('select from flight_data where flight_id = $1', [flight])).toEqual([]);
    const back = await restore(`flights/${flight}`);
    expect(back.json.message).toBe('Lot: cofnięto usunięcie');
    expect(await query('select altitude from flight_data where flight_id = $1', [flight])).toHaveLength(1);
  });

  test('does not come back under another id than it had', async () => {
    const flight = await seedFlight('RE 7');
    await send('DELETE', `flights/${flight}`);
    await seedFlight('RE 7', `${farYear}-01-01`);
    expect((await restore(`flights/${flight}`)).status).toBe(409);
    expect(await query(`select id from flights where number = 'RE 7'`)).toEqual([{ id: flight }]);
  });
});

test('nothing of what was deleted outlives the next minutes', async () => {
  const client = await signedIn();
  const id = await seedLuggage(client.id, await seedFlight('RE 8'));
  await send('DELETE', `luggage/${id}`, client);
  expect(await query(`select from deleted_rows where table_name = 'luggage' and key = $1`, [String(id)])).toHaveLength(
    1,
  );
  await query(`update deleted_rows set deleted_at = deleted_at - interval '61 seconds'`);
  await runJob('tidy');
  expect(await query('select from deleted_rows')).toEqual([]);
});

test('what a job deletes is not kept', async () => {
  await query(`insert into gates (name, status) values ('RE 9', 'READY')`);
  await query(`delete from gates where name = 'RE 9'`);
  expect(await query(`select from deleted_rows where contents ->> 'name' = 'RE 9'`)).toEqual([]);
});
