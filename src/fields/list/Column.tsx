import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Entity, Row } from '../../domain/kernel/entity.ts';
import type { Field } from '../../domain/kernel/field.ts';
import { fieldOf, labelOf } from './filters.ts';
import { RowCell } from './RowCell.tsx';

export interface ColumnProps<E extends Entity = Entity> {
  /** The field or joined value whose cells this draws; a name that the entity does not list adds a column. */
  name: string;
  /** The heading; absent: the field's label. */
  label?: string;
  cell: (row: Row<E>) => ReactNode;
}
/** How a list draws one of its columns. It draws nothing by itself: the list reads it. */
export const Column = <E extends Entity>(_: ColumnProps<E>): null => null;

export interface DrawnColumn {
  name: string;
  label: string;
  /** Can the list be sorted by it? */
  sortable: boolean;
  numeric: boolean;
  /** The row's state: in a card it stands beside the name. */
  status: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: rows of any entity
  cell: (row: any) => ReactNode;
}

/** The columns of an entity's list, each as its `Column` says, and those that are added after them. */
export function columnsOf(entity: Entity, children: ReactNode): DrawnColumn[] {
  const given = Children.toArray(children).filter((it): it is ReactElement<ColumnProps> => isValidElement(it));
  const listed = entity.list as readonly string[];
  const extra = given.map(({ props }) => props.name).filter((name) => !listed.includes(name));
  const status = listed.slice(1).find((name) => isStatus(fieldOf(entity, name)));
  return [...listed, ...extra].map((name) => {
    const props = given.find((it) => it.props.name === name)?.props;
    const kind = fieldOf(entity, name)?.kind;
    return {
      name,
      label: props?.label ?? labelOf(entity, name),
      sortable: entity.sort.includes(name),
      status: name === status,
      numeric: kind === 'int' || kind === 'decimal' || kind === 'money',
      cell: props?.cell ?? ((row) => <RowCell entity={entity} name={name} row={row} />),
    };
  });
}

/** A choice that is shown as a badge; others, such as a car's fuel, are read by the name of their column. */
const isStatus = (field: Field | undefined): boolean =>
  Object.values(field?.choices ?? {}).some(({ tone }) => tone !== undefined);
