import type { Choices } from '../../src/domain/kernel/choices.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import { isIn } from '../../src/domain/language/fold.ts';
import { commas, type Query, raw, sql } from '../sql.ts';
import { sortColumn } from './columns.ts';

/** The rows whose column has one of these values, by the column's index. */
export const oneOf = (entity: Entity, name: string, values: readonly string[]): Query[] =>
  values.length > 0
    ? [sql`t.${raw(sortColumn(entity, name))} in (${commas(values.map((value) => sql`${value}`))})`]
    : [];

/** The values whose words have the piece. */
export const valuesIn = (choices: Choices, piece: string): string[] =>
  Object.keys(choices).filter((value) => isIn(choices[value]?.label ?? '', piece));
