import { beforeEach, describe, expect, test } from 'vitest';
import { list } from '../../db/row/list.ts';
import { loginLog } from '../../src/domain/account/login-log.ts';
import { query } from '../support/database.ts';

const have = (count: number) =>
  query(
    `insert into login_log (email, login_date, login_details)
      select 'a@example.com', now() + make_interval(secs => i), '' from generate_series(1, $1::int) i`,
    [count],
  );
const page = (page: number, limit = 5) =>
  list(loginLog, { page, limit, filter: [{ by: 'email', value: 'a@example.com' }] });

/** Reads all pages, to the last that each answer tells of, and expects each of so many rows once. */
async function expectEveryRowOnce(limit: number, rows: number): Promise<void> {
  let { data, meta } = await page(1, limit);
  const seen = [...data];
  while (meta.page < meta.pages) {
    ({ data, meta } = await page(meta.page + 1, limit));
    seen.push(...data);
  }
  expect(seen).toHaveLength(rows);
  expect(new Set(seen.map((it) => (it as { id: number }).id)).size).toBe(rows);
  expect(meta.total).toBe(rows);
}

describe('a list', () => {
  beforeEach(() => query('delete from login_log'));

  test('of a thousand rows is counted to the last', async () => {
    await have(1000);
    expect((await page(1)).meta).toEqual({ page: 1, pages: 200, total: 1000 });
    expect((await page(201)).meta).toEqual({ page: 200, pages: 200, total: 1000 });
  });

  test('is counted exactly to ten thousand rows', async () => {
    await have(10_000);
    expect((await page(1)).meta).toEqual({ page: 1, pages: 2000, total: 10_000 });
    await have(1);
    expect((await page(1)).meta).toEqual({ page: 1, pages: 2000, total: 10_000, more: true });
  });

  test('has the same pages whether its rows are sorted or found along its order', async () => {
    const request = { page: 3, limit: 5, sort: { by: ['email'], order: 'desc' as const } };
    for (const count of [20_000, 1]) {
      await have(count);
      const sorted = await list(loginLog, {
        ...request,
        filter: [{ by: 'login_details', operator: 'NOT', value: 'x' }],
      });
      expect(sorted).toEqual(await list(loginLog, { ...request, filter: [] }));
    }
  });

  test.each([7, 100, 1000])('is read to its end by %i rows a page', async (limit) => {
    await have(2003);
    await expectEveryRowOnce(limit, 2003);
  });

  test('of more than ten thousand rows has no pages beyond them, and says so', async () => {
    await have(10_006);
    const { data, meta } = await page(1_000_000);
    expect(data).toHaveLength(5);
    expect(meta).toEqual({ page: 2000, pages: 2000, total: 10_000, more: true });
  });
});
