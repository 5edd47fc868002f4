import { expect, test } from 'vitest';
import { sql, write } from '../../db/sql.ts';
import { homeAirport } from '../../src/airport/identity.ts';
import type { LogDetails } from '../../src/domain/office/event-log.ts';
import { lastLine, query } from '../support/database.ts';

test('a write leaves a line with its author, its row and what changed', async () => {
  await write(1001, sql`insert into gates (name, status) values ('A1', 'READY')`);
  expect(await lastLine('gates')).toMatchObject({ by_user: 'usunięte konto 1001', action: 'INSERT' });
  await write(1002, sql`update gates set status = 'BUSY' where name = 'A1'`);
  expect(await lastLine('gates')).toMatchObject({
    by_user: 'usunięte konto 1002',
    action: 'UPDATE',
    log_details: { changes: { status: ['READY', 'BUSY'] } },
  });
});

test('what a new row leaves empty is not told as changed', async () => {
  await write(1001, sql`insert into airplanes values ('SN-1', 'A', 'B', 2000, 1, 1, 0, 1, 0)`);
  await write(
    1001,
    sql`insert into flights (id, airline_name, departure, arrival, destination, origin, airplane_serial_no,
                             is_departure)
        values ('LO1', 'LOT', now(), now(), 'Oslo (OSL)', ${homeAirport}, 'SN-1', true)`,
  );
  const [line] = await query<{ log_details: LogDetails }>(
    `select log_details from event_log where table_name = 'flights'`,
  );
  const changes = line?.log_details.changes ?? {};
  expect(changes).toMatchObject({ airline_name: [null, 'LOT'] });
  expect(Object.keys(changes)).not.toContain('gates_id');
  expect(Object.keys(changes)).not.toContain('estimated');
});

test('a write that changes nothing leaves no line and no new version', async () => {
  const [{ lines: before }] = (await query('select count(*)::int as lines from event_log')) as [{ lines: number }];
  await write(1001, sql`update gates set status = status where name = 'A1'`);
  expect(await query(`select version from gates where name = 'A1'`)).toEqual([{ version: 2 }]);
  const [{ lines: after }] = (await query('select count(*)::int as lines from event_log')) as [{ lines: number }];
  expect(after).toBe(before);
});

test('a write past the product is logged under the name of the database account', async () => {
  await query(`update gates set status = 'CLOSED' where name = 'A1'`);
  expect(await lastLine('gates')).toMatchObject({ by_user: 'postgres' });
});

test('the log and the write stand or fall together', async () => {
  const failing = write(
    1001,
    sql`insert into gates (name, status) values ('B1', 'READY')`,
    sql`insert into gates (name, status) values ('B1', 'READY')`,
  );
  await expect(failing).rejects.toMatchObject({ status: 409 });
  expect(await query(`select 1 from event_log where log_details::text like '%B1%'`)).toEqual([]);
});

test('personal values are told only as changed', async () => {
  await write(
    'system',
    sql`insert into parking (parking_level, space_id, license_plate, since, until, status)
        values ('A', 0, 'GSL48RK', now(), now() + interval '1 day', 'RESERVED')`,
  );
  const line = await lastLine('parking');
  expect(line).toMatchObject({ log_details: { changes: { license_plate: 'changed', space_id: [null, 0] } } });
  expect(JSON.stringify(line)).not.toContain('GSL48RK');
});
