import type { Entity } from '../../src/domain/kernel/entity.ts';
import { type Fields, keyField } from '../../src/domain/kernel/field.ts';
import { labelOfRow } from '../../src/domain/kernel/label.ts';
import { raw, rows, sql } from '../sql.ts';
import { columnOf, selectList } from './columns.ts';

/** What rows are called, by table and key; a row that is gone has no label. */
export type Labels = Map<string, Map<string, string>>;

/** Rows to be named: of which entity, with which key. */
export interface Named {
  entity: Entity;
  key: unknown;
}

/** What people call each of these rows: one statement a table, all at once. */
export async function labelsOf(named: readonly Named[]): Promise<Labels> {
  const tables = Map.groupBy(named, ({ entity }) => entity);
  const found = [...tables].map(async ([entity, them]): Promise<[string, Map<string, string>]> => {
    // The event log names a row whose key is a secret by another field
    const by = entity.logKey ?? entity.key;
    const isNumber = (by === entity.key ? keyField(entity) : (entity.fields as Fields)[by])?.kind === 'int';
    const keys = [...new Set(them.map(({ key }) => String(key)))].filter((it) => !isNumber || /^\d{1,9}$/.test(it));
    const column = columnOf(by);
    const labelled = await rows<Record<string, unknown>>(
      sql`select t.${raw(column)} as "_key", ${raw(selectList(entity))} from ${raw(entity.table)} t
           where t.${raw(column)} = any(${keys}::${raw(isNumber ? 'int' : 'text')}[])`,
    );
    return [entity.table, new Map(labelled.map((row) => [String(row._key), labelOfRow(entity, row)]))];
  });
  return new Map(await Promise.all(found));
}
