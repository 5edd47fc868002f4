import { beforeEach, expect, test, vi } from 'vitest';
import { sql, write } from '../../db/sql.ts';
import { blobStore } from '../support/blobs.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { measured } from '../support/measured.ts';
import { moveClock } from '../support/move-clock.ts';

// What whoever owns the database cannot take back: the copies of the seals

blobStore();
let gates = 0;
const sealed = async (lines: number) => {
  for (let n = 0; n < lines; n++)
    await write(7, sql`insert into gates (name, status) values (${`G${++gates}`}, 'READY')`);
  // Whoever is writing in another database of this server holds a seal back
  await expect
    .poll(async () => {
      await runJob('seal');
      return query('select from event_log where id > (select coalesce(max(last_line), 0) from seals)');
    })
    .toEqual([]);
};
const found = async (): Promise<{ broken: number; unlike: number }> => (await runJob('verify')).json();

/** The chain made anew from a line on, as its owner could: every seal holds again. */
const forge = () =>
  query(`do $$
    declare s seals; before text; texts text;
    begin
      for s in select * from seals order by id loop
        select string_agg(sealed_text(e), E'\\n' order by e.id) into texts from event_log e
         where e.id <= s.last_line and e.id > coalesce((select max(last_line) from seals where id < s.id), 0);
        before := seal_hash(before, concat_ws(E'\\n', texts, s.login_hash));
        update seals set hash = before where id = s.id;
      end loop;
    end $$`);

beforeEach(async () => {
  await sealed(3);
  await sealed(2);
});

test('untouched, every seal is like its copy, hours later too', async () => {
  expect(await found()).toMatchObject({ broken: 0, unlike: 0 });
  await moveClock('20 hours');
  await sealed(1);
  expect(await found()).toMatchObject({ broken: 0, unlike: 0 });
});

test('one line rewritten by the owner, who makes the seals anew, is found from outside', async () => {
  await query(`update event_log set by_user = '8' where id = (select min(id) from event_log)`);
  expect((await found()).broken).toBe(1);
  await forge();
  const { broken, unlike } = await found();
  measured('rewritten lines that the seals alone find', broken);
  measured('seals that their copies belie', unlike);
  expect(broken).toBe(0);
  expect(unlike).toBeGreaterThanOrEqual(2);
});

test('a database in another place of the same site is held against copies of its own alone', async () => {
  const place = process.env.DATABASE_URL ?? '';
  // As if restored there: the same database by another address, in which the store has no copies
  const elsewhere = new URL(place);
  elsewhere.hostname = elsewhere.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  await query(`update seals set hash = repeat('1', 64)`);
  expect((await found()).unlike).toBeGreaterThanOrEqual(2);
  vi.stubEnv('DATABASE_URL', String(elsewhere));
  expect((await found()).unlike).toBe(0);
  await sealed(1);
  expect((await found()).unlike).toBe(0);
  await moveClock('20 minutes');
  expect((await found()).unlike).toBe(0);
  vi.unstubAllEnvs();
});

test('a seal without a copy is found once it had time to be copied', async () => {
  const before = (await found()).unlike;
  await query(`insert into seals (last_line, lines, hash) select max(last_line) + 1, 1, repeat('0', 64) from seals`);
  await moveClock('20 minutes');
  expect((await found()).unlike).toBe(before + 1);
});
