import { type Choices, canBecome, labelOf } from '../../domain/kernel/choices.ts';
import type { Field } from '../../domain/kernel/field.ts';

/** A status with rules, of a row: what may not follow the one that is stored says so, and cannot be chosen. */
export function following(field: Field, stored: unknown): Field {
  const { choices } = field;
  if (!choices || typeof stored !== 'string' || !choices[stored]) return field;
  const refused = `nie może nastąpić po: ${labelOf(choices, stored)}`;
  const offered: Choices = Object.fromEntries(
    Object.entries(choices).map(([value, choice]) => [
      value,
      canBecome(choices, stored, value) ? choice : { ...choice, refused },
    ]),
  );
  return { ...field, choices: offered };
}
