import type { Entity } from '../../domain/kernel/entity.ts';
import type { Field } from '../../domain/kernel/field.ts';
import { labelOfRef, labelOfRow } from '../../domain/kernel/label.ts';

/** The table that a reference points at. */
export const targetTable = ({ to }: Field): string | undefined => to?.().table;

/** What the row that a reference points at is called: by the values that came along with it, else its key. */
export const labelOfReference = (entity: Entity, name: string, row: Record<string, unknown>): string =>
  labelOfRef(entity, name, row) || String(row[name]);

/** What people call a row. */
export const nameOf = (entity: Entity, row: Record<string, unknown>): string =>
  labelOfRow(entity, row) || String(row[entity.key]);
