import { expect, test } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import { WrongDatabase } from '../../db/platform/installation.ts';
import { migrate } from '../../db/platform/migrate.ts';
import { airportCode } from '../../src/airport/identity.ts';
import { levels, spacesOf } from '../../src/domain/booking/parking.ts';
import { query } from '../support/database.ts';

const nothing = { migrations: [], functions: [], unknown: [] };
const url = () => process.env.DATABASE_URL ?? '';
const refusalOf = (work: Promise<unknown>) => work.then(String, (error: unknown) => error);

test('an order number begins with the code of the airport that was migrated', async () => {
  const numberOf = async () => (await query<{ number: string }>('select new_order_number() as number'))[0]?.number;
  expect(await numberOf()).toMatch(new RegExp(`^${airportCode}-`));
  await query("update installation set airport_code = 'PRB'");
  expect(await numberOf()).toMatch(/^PRB-/);
  await migrate(url());
  expect(await numberOf()).toMatch(new RegExp(`^${airportCode}-`));
});

test('the spaces that the database takes are those of the airport that was migrated', async () => {
  const block = (level: string, space: number) =>
    query(
      `insert into space_blocks (parking_level, space_id, since, until, reason)
       values ($1, $2, '2030-01-01', '2030-01-02', 'remont')`,
      [level, space],
    );
  const limits = (name: string, limit: string) =>
    query(`alter table space_blocks drop constraint ${name}, add constraint ${name} check (${limit}) not valid`);
  await limits('parking_level_known', "parking_level = 'X'");
  await limits('space_on_level', 'space_id = 999');
  const own = levels.map((level) => [level, spacesOf(level)[0] ?? Number.NaN] as const);
  for (const [level, space] of own) await expect(block(level, space)).rejects.toThrow(/constraint/);
  await query("update installation set spaces = '[]'");
  await migrate(url());
  for (const [level, space] of own) await block(level, space);
  await expect(block('X', 0)).rejects.toThrow(/parking_level_known|space_on_level/);
});

test('a preview migrates a database until production uses it, and then production alone does', async () => {
  expect(await migrate(url(), { context: 'deploy-preview' })).toEqual(nothing);
  expect(await migrate(url(), { context: 'production' })).toEqual(nothing);
  await query("delete from migrations where name = '051_installation'");
  for (const context of ['deploy-preview', 'branch-deploy', undefined])
    expect(await refusalOf(migrate(url(), { context }))).toBeInstanceOf(WrongDatabase);
  await query("insert into migrations (name, run_on) values ('051_installation', now())");
  expect(await migrate(url(), { context: 'production' })).toEqual(nothing);
});

test('a branch of production’s database has another address and is a preview’s own', async () => {
  await query("update installation set production_at = replace(production_at, ':', '-main:')");
  expect(await migrate(url(), { context: 'deploy-preview' })).toEqual(nothing);
});

test('production takes no database with demo data, nor one with its accounts alone', async () => {
  await query(
    "insert into users (email, first_name, last_name, role) values ('admin@lotnisko.example', 'Ada', 'Nowak', 'admin')",
  );
  expect(await refusalOf(migrate(url(), { context: 'production' }))).toBeInstanceOf(WrongDatabase);
  await query("delete from users where email = 'admin@lotnisko.example'");
  expect(await migrate(url(), { context: 'production' })).toEqual(nothing);
  await seedDemo(url());
  await query("delete from login_log; update users set email = 'x' || email || '.test'");
  expect(await refusalOf(migrate(url(), { context: 'production' }))).toBeInstanceOf(WrongDatabase);
});
