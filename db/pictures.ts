import { row, sql } from './sql.ts';

/** Does anybody or anything still show this picture? */
export const isShown = async (name: string): Promise<boolean> =>
  (await row(
    sql`select 1 where exists (select from users where img = ${name}) or exists (select from cars where img = ${name})`,
  )) !== undefined;
