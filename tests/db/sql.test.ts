import { expect, test } from 'vitest';
import { row, sql } from '../../db/sql.ts';

test('moments leave the database as ISO, dates as days, numbers as numbers', async () => {
  const found = await row(
    sql`select timestamptz '2026-06-19 12:00 Europe/Warsaw' as moment, date '1988-01-15' as day, 5::int8 as big,
      12.50::numeric as price`,
  );
  expect(found).toEqual({ moment: '2026-06-19T10:00:00.000Z', day: '1988-01-15', big: 5, price: 12.5 });
});
