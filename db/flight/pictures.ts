import { row, rows, sql } from '../sql.ts';

/** Does a row show the picture of that name, or one that can still be restored? */
const shows = (name: ReturnType<typeof sql>) => sql`
  exists (select from users where img = ${name})
  or exists (select from cars where img = ${name})
  or exists (select from deleted_rows where contents ->> 'img' = ${name})`;

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
