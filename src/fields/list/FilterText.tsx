import type { Filter } from '../../domain/kernel/query.ts';
import { useLookedUp } from '../useLookUp.ts';
import { fieldOf, type Listed, labelOf } from './filters.ts';
import { targetTable } from './reference.ts';
import { filterWords } from './words.ts';

/** A filter as its chip says it: 'Status: Gotowa'; of a row of another list what that is called, if it is one. */
export function FilterText({ entity, filter }: { entity: Listed; filter: Filter }) {
  const field = fieldOf(entity, filter.by);
  const table = field?.kind === 'ref' ? targetTable(field) : undefined;
  const isNamed = Object.hasOwn(field?.choices ?? {}, String(filter.value));
  const isRecord = table !== undefined && !Array.isArray(filter.value) && !isNamed;
  const record = useLookedUp(table ?? '', isRecord ? String(filter.value) : null);
  return record ? `${labelOf(entity, filter.by)}: ${record.label}` : filterWords(entity, filter);
}
