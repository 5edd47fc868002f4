import type { Entity } from '../../domain/kernel/entity.ts';
import type { Field, Kind } from '../../domain/kernel/field.ts';
import type { Operator } from '../../domain/kernel/operators.ts';

/** How a filter is asked for: one of a few values, several, a range of days, a piece of text, another list's row. */
export type Asking = 'one' | 'several' | 'days' | 'text' | 'record';

/** As much of an entity as says what its list can be asked. */
export type Listed = Pick<Entity, 'fields' | 'joined' | 'filter' | 'sort' | 'search'>;

export interface Offered {
  by: string;
  field: Field;
  asking: Asking;
  operators: readonly Operator[];
}

const askings: Record<Kind, (operators: readonly Operator[]) => Asking | undefined> = {
  choice: (operators) => (operators.includes('IN') ? 'several' : 'one'),
  flag: () => 'one',
  instant: (operators) => (operators.includes('BETWEEN') ? 'days' : undefined),
  day: (operators) => (operators.includes('BETWEEN') ? 'days' : undefined),
  ref: () => 'record',
  text: () => 'text',
  area: () => 'text',
  picture: () => undefined,
  email: () => 'text',
  phone: () => 'text',
  int: () => 'text',
  decimal: () => 'text',
  money: () => 'text',
};

/** The field of a column: the entity's own, or one that its rows are answered with from another. */
export const fieldOf = (entity: Pick<Listed, 'fields' | 'joined'>, name: string): Field | undefined =>
  (entity.fields[name] as Field | undefined) ?? entity.joined?.[name]?.field;

export const labelOf = (entity: Listed, name: string): string => fieldOf(entity, name)?.label ?? name;

/** What a list can be filtered by, in the entity's order; not by the numbers (`id`) of rows, which no one knows. */
export function offeredFilters(entity: Listed): Offered[] {
  return Object.entries(entity.filter).flatMap(([by, operators]) => {
    const field = fieldOf(entity, by);
    const asking = field && askings[field.kind](operators);
    return field && asking ? [{ by, field, asking, operators }] : [];
  });
}
