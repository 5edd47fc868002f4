import { expect, test } from 'vitest';
import { transport } from '../../db/sql.ts';

test('a file that is imported anew, as npm run dev does, reaches the same database', async () => {
  const again: string = '../../db/sql.ts?v=1';
  const anew = (await import(again)) as typeof import('../../db/sql.ts');
  expect(anew.sql).not.toBe((await import('../../db/sql.ts')).sql);
  expect(anew.transport).toBe(transport);
  expect(await anew.rows(anew.sql`select 1 as one`)).toEqual([{ one: 1 }]);
});
