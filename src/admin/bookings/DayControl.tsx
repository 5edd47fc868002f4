import { dayOf, parseInstant, wireDay } from '../../domain/language/days.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import type { ControlProps } from '../record/parts.ts';

/** The day of a moment in a form; '' where it is none. */
export function dayIn(value: unknown): string {
  const at = typeof value === 'string' ? parseInstant(value) : null;
  return at ? dayOf(at) : '';
}

/** A moment of which only the day counts: bookings begin and end with whole days. */
export const DayControl = ({ shared, value, onChange }: ControlProps) => (
  <TextInput
    {...shared}
    type="date"
    value={dayIn(value)}
    onChange={({ target }) => onChange(target.value && wireDay(target.value))}
  />
);
