import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { query } from '../support/database.ts';

// Gates as if they had a picture, in the column of their name
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../../src/domain/index.ts', async (original) => {
    const actual = await original<typeof import('../../src/domain/index.ts')>();
    const { picture } = await import('../../src/domain/kernel/field.ts');
    const pictured = (fields: object) => ({ ...fields, name: picture('Zdjęcie', { max: 60 }) });
    return {
      ...actual,
      entities: actual.entities.map((it) => (it.table === 'gates' ? { ...it, fields: pictured(it.fields) } : it)),
    };
  });
  const { driveInProcess } = await import('../../netlify/local/neon-driver.ts');
  driveInProcess();
});
afterAll(() => vi.doUnmock('../../src/domain/index.ts'));

test('a picture of any entity is kept as long as a row shows it, or one that can be restored', async () => {
  const { addUpload, isShown, pictureColumns, unusedUploads } = await import('../../db/flight/pictures.ts');
  const { forgetDeleted } = await import('../../db/row/deleted-rows.ts');
  expect(pictureColumns).toEqual(expect.arrayContaining(['img', 'name']));
  for (const name of ['shown.webp', 'unused.webp']) await addUpload(name);
  await query(`update uploads set create_time = now() - interval '2 days'`);
  await query(`insert into gates (name, status) values ('shown.webp', 'READY')`);
  expect(await isShown('shown.webp')).toBe(true);
  expect(await unusedUploads(5)).toEqual(['unused.webp']);

  const { sql, write } = await import('../../db/sql.ts');
  await write(1001, sql`delete from gates where name = 'shown.webp'`);
  expect(await isShown('shown.webp')).toBe(true);
  await query(`update deleted_rows set deleted_at = now() - interval '2 minutes'`);
  expect(await forgetDeleted(pictureColumns)).toEqual(['shown.webp']);
  expect(await isShown('shown.webp')).toBe(false);
});
