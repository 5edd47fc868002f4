import { row, rows, sql, write } from '../sql.ts';

export const sealEventLog = (): Promise<unknown> => write('system', sql`select seal_event_log()`);
export const pruneEventLog = (): Promise<unknown> => write('system', sql`select prune_event_log()`);

interface Seal {
  id: number;
  sealed_at: string;
  lines: number;
  /** Are its lines still those that were sealed? */
  intact: boolean;
}

/** The seals after the given one, checked; few enough for one statement. */
export const checkSeals = (after: number): Promise<Seal[]> =>
  rows<Seal>(sql`select * from check_seals(${after}::bigint, 500)`);

/** Lines of the event log and the login log that no seal covers yet. */
export async function unsealedLines(): Promise<number> {
  const found = await row<{ lines: number }>(
    sql`with last as (select last_line, last_login from seals order by id desc limit 1)
        select (select count(*) from event_log where id > coalesce((select last_line from last), 0))
             + (select count(*) from login_log where id > coalesce((select last_login from last), 0)) as lines`,
  );
  return found?.lines ?? 0;
}

export interface SealHash {
  id: number;
  sealed_at: string;
  hash: string;
}

/** The seals of the last so many hours. */
export const sealsSince = (hours: number): Promise<SealHash[]> =>
  rows<SealHash>(
    sql`select id::int, sealed_at, hash from seals where sealed_at > clock() - make_interval(hours => ${hours}::int)`,
  );
/** The seals from this number on. */
export const sealsFrom = (first: number): Promise<SealHash[]> =>
  rows<SealHash>(sql`select id::int, sealed_at, hash from seals where id >= ${first}::bigint`);
