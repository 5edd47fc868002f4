import { type Choices, canBecome, labelOf } from '../../domain/kernel/choices.ts';
import type { AnyRow, Errors } from '../../domain/kernel/entity.ts';
import type { Field, Fields } from '../../domain/kernel/field.ts';
import { capitalised } from '../../domain/language/polish.ts';

/** A choice whose values say why they cannot be chosen: after the stored value, or beside the other fields. */
export function following(field: Field, stored: unknown, values: AnyRow): Field {
  const { choices } = field;
  if (!choices) return field;
  const from = typeof stored === 'string' && choices[stored] ? stored : undefined;
  const why = (to: string): string | undefined => {
    if (to === stored) return undefined;
    if (from && !canBecome(choices, from, to)) return `nie może nastąpić po: ${labelOf(choices, from)}`;
    return choices[to]?.refuses?.(values);
  };
  const offered: Choices = Object.fromEntries(
    Object.entries(choices).map(([value, choice]) => {
      const refused = why(value);
      return [value, refused ? { ...choice, refused } : choice];
    }),
  );
  return { ...field, choices: offered };
}

/** What was chosen and does not go with the other values of a row, by field; what is stored stays. */
export const refusedChoices = (fields: Fields, row: AnyRow, stored: AnyRow = {}): Errors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { choices }]) => {
      const why = row[name] !== stored[name] && choices?.[String(row[name])]?.refuses?.(row);
      return why ? [[name, capitalised(why)]] : [];
    }),
  );
