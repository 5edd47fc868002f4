import type { Field } from '../../domain/kernel/field.ts';
import { Cell } from '../../fields/Cell.tsx';
import { useLookedUp } from '../../fields/useLookUp.ts';

interface ValueWordsProps {
  field: Field;
  value: unknown;
  /** What the rows that it may point at are called, by their keys. */
  labels?: Record<string, string> | undefined;
}

/** A value in the words of the screens: the label of a choice, of a row that it points at, or nothing's dash. */
export function ValueWords({ field, value, labels }: ValueWordsProps) {
  const isKey = typeof value === 'string' || typeof value === 'number';
  const table = field.to?.().table;
  // Whoever knows the labels need not ask for them; a row that is gone has none
  if (table && isKey && value !== '' && labels) return labels[String(value)] ?? `nr ${value}`;
  if (table && isKey && value !== '') return <Pointed table={table} id={value} />;
  return <Cell field={field} value={value} />;
}

const Pointed = ({ table, id }: { table: string; id: string | number }) => useLookedUp(table, id)?.label ?? `nr ${id}`;
