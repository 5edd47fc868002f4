import { entities } from '../../src/domain/index.ts';
import type { Fields } from '../../src/domain/kernel/field.ts';
import { columnOf } from '../row/columns.ts';
import { type Query, raw, row, rows, sql } from '../sql.ts';

/** Where the names of pictures stand. */
const shown = entities.flatMap(({ table, fields }) =>
  Object.entries(fields as Fields)
    .filter(([, { kind }]) => kind === 'picture')
    .map(([name]) => ({ table, column: columnOf(name) })),
);
/** The columns that have them, in whichever table. */
export const pictureColumns = [...new Set(shown.map(({ column }) => column))];

/** Does a row show the picture of that name, or one that can still be restored? */
const shows = (name: Query): Query =>
  [
    ...shown.map(({ table, column }) => sql`exists (select from ${raw(table)} where ${raw(column)} = ${name})`),
    sql`exists (select from deleted_rows, unnest(${pictureColumns}::text[]) as col where contents ->> col = ${name})`,
  ].reduce((all, one) => sql`${all} or ${one}`);

/** Does anybody or anything still show this picture? */
export const isShown = async (name: string): Promise<boolean> =>
  (await row(sql`select 1 where ${shows(sql`${name}`)}`)) !== undefined;

/** Writes down that a picture of this name is about to be stored. */
export const addUpload = (name: string): Promise<unknown> => rows(sql`insert into uploads (name) values (${name})`);

export const isUploaded = async (name: string): Promise<boolean> =>
  (await row(sql`select from uploads where name = ${name}`)) !== undefined;

export const forgetUpload = (name: string): Promise<unknown> => rows(sql`delete from uploads where name = ${name}`);

/** Pictures that were uploaded more than a day ago and that nothing shows; so many at once. */
export const unusedUploads = async (most: number): Promise<string[]> =>
  (
    await rows<{ name: string }>(sql`
      select name from uploads
      where create_time < clock() - interval '1 day' and not (${shows(sql`uploads.name`)})
      order by create_time limit ${most}`)
  ).map(({ name }) => name);
