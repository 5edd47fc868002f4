import type { Entity } from '../../domain/kernel/entity.ts';
import { EmailWords } from '../../ui/EmailWords.tsx';
import { Cell } from '../Cell.tsx';
import { Picture } from '../Picture.tsx';
import { useRecordHref } from '../records.ts';
import { fieldOf } from './filters.ts';
import { labelOfReference, targetTable } from './reference.ts';

/** A value of a row as a table shows it: of a reference the label of its row, a link for whoever may open it. */
export function RowCell({ entity, name, row }: { entity: Entity; name: string; row: Record<string, unknown> }) {
  const hrefOf = useRecordHref();
  const field = fieldOf(entity, name);
  const value = row[name];
  if (!field) return null;
  if (field.kind === 'picture' && value) return <Picture name={String(value)} />;
  const table = field.kind === 'ref' && value !== null && value !== undefined ? targetTable(field) : undefined;
  if (table === undefined) return <Cell field={field} value={value} />;
  const label = <EmailWords email={labelOfReference(entity, name, row)} />;
  const href = hrefOf(table, String(value));
  return href ? <a href={href}>{label}</a> : label;
}
