import type { Entity } from '../../src/domain/kernel/entity.ts';
import { HttpError } from '../../src/domain/kernel/http-error.ts';
import { rows, sql } from '../sql.ts';
import { type Writer, writeOnce } from './idempotency.ts';
import { type Key, refuseByField } from './write.ts';

/** Puts back what the writer has deleted in the last seconds: same key, same values. False where there is nothing. */
export async function restoreRow(writer: Writer, entity: Entity, key: Key): Promise<boolean> {
  const statement = sql`select restore_row(${entity.table}, ${String(key)}) as key`;
  const succeeded = sql`key is not null`;
  const [restored] = await writeOnce<{ key: string | null }>(writer, statement, { succeeded }).catch((error) =>
    refuseRestoring(entity, error),
  );
  return Boolean(restored?.key);
}

/** What a row needs or had for itself alone may be gone or taken by now: that is told, and nothing comes back. */
function refuseRestoring(entity: Entity, error: unknown): never {
  try {
    return refuseByField(entity, error);
  } catch (refusal) {
    if (!(refusal instanceof HttpError) || refusal.status >= 500) throw refusal;
    throw new HttpError(409, `Nie można cofnąć usunięcia. ${refusal.message}`, refusal.errors, { cause: refusal });
  }
}

/** Forgets what nobody can restore any more; answers what such rows had in columns of these names. */
export async function forgetDeleted(columns: readonly string[]): Promise<string[]> {
  const gone = await rows<{ values: string[] | null }>(sql`
    with gone as (delete from deleted_rows where deleted_at < clock() - interval '1 minute' returning contents)
    select array_agg(contents ->> col) filter (where contents ->> col is not null) as values
      from gone, unnest(${columns}::text[]) as col`);
  return gone.flatMap(({ values }) => values ?? []);
}
