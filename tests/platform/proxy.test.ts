import { NeonDbError, neon } from '@neondatabase/serverless';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDatabase, query } from '../support/database.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
  await query('create table things (name text primary key, size int check (size > 0))');
});
afterAll(() => database.drop());

describe("the product's driver through the local proxy", () => {
  test('values come back as the types they have in Postgres', async () => {
    const query = neon(database.url);
    const [row] = await query`select 1::int as one, 'zażółć' as text, null as nothing, true as yes,
      ${[1, 2]}::int[] as list, '{"a": 1}'::jsonb as json`;
    expect(row).toEqual({ one: 1, text: 'zażółć', nothing: null, yes: true, list: [1, 2], json: { a: 1 } });
  });

  test('a batch is one transaction and answers every statement', async () => {
    const sql = neon(database.url);
    const [, found] = await sql.transaction([
      sql`insert into things values ('box', 3)`,
      sql`select size from things where name = 'box'`,
    ]);
    expect(found).toEqual([{ size: 3 }]);
  });

  test('a batch that fails changes nothing, and its connection is fit for the next', async () => {
    const sql = neon(database.url);
    await expect(
      sql.transaction([sql`insert into things values ('lost', 1)`, sql`insert into things values ('bad', 0)`]),
    ).rejects.toThrow();
    expect(await sql`select from things where name = 'lost'`).toEqual([]);
  });

  test('an isolation level and read-only are passed on', async () => {
    const sql = neon(database.url);
    const level = sql`select current_setting('transaction_isolation') as level,
      current_setting('transaction_read_only') as read_only`;
    const [rows] = await sql.transaction([level], { isolationLevel: 'Serializable', readOnly: true });
    expect(rows).toEqual([{ level: 'serializable', read_only: 'on' }]);
  });

  test('an error carries all that Postgres says of it', async () => {
    const error = await neon(database.url)`insert into things values ('bad', 0)`.catch((it: unknown) => it);
    expect(error).toBeInstanceOf(NeonDbError);
    expect(error).toMatchObject({
      code: '23514',
      table: 'things',
      constraint: 'things_size_check',
      severity: 'ERROR',
      schema: 'public',
    });
  });

  test('a connection that the server ended is not lent again', async () => {
    const sql = neon(database.url);
    await expect(sql`select pg_terminate_backend(pg_backend_pid())`).rejects.toThrow();
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  });

  test('many at once are answered, more than there are connections', async () => {
    const sql = neon(database.url);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => sql`select ${i}::int as i, pg_sleep(0.01)`));
    expect(answers.map(([row]) => row?.i)).toEqual(Array.from({ length: 60 }, (_, i) => i));
  });

  test("a test file's database has the product's time limits", async () => {
    expect(await neon(database.url)`show statement_timeout`).toEqual([{ statement_timeout: '3s' }]);
  });

  test('each test file has a database of its own', async () => {
    const other = new pg.Client(inject('postgres').url);
    await other.connect();
    const { rows } = await other.query('select to_regclass($1) as table', ['things']);
    await other.end();
    expect(rows).toEqual([{ table: null }]);
  });
});
