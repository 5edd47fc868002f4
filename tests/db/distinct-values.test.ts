import { expect, test } from 'vitest';
import { distinctValues } from '../../db/row/distinct-values.ts';
import { airplane } from '../../src/domain/flight/airplane.ts';
import { query } from '../support/database.ts';

const add = (from: number, to: number) =>
  query(
    `insert into airplanes select 'SN-' || n, 'A', 'B', 2000, 1, 1, 0, 1, 0 from generate_series($1::int, $2::int) n`,
    [from, to],
  );

test('a thousand different values are all there are; of one more the answer says so', async () => {
  await add(1, 1000);
  const all = await distinctValues(airplane, 'serial_no');
  expect(all.data.length).toBe(1000);
  expect(all.more).toBeUndefined();
  await add(1001, 1001);
  const some = await distinctValues(airplane, 'serial_no');
  expect(some.data.length).toBe(1000);
  expect(some.more).toBe(true);
});
