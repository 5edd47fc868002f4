import { stay } from '../../domain/booking/stay.ts';
import { type Day, isDay, wireDay } from '../../domain/language/days.ts';
import { joinMoment, splitMoment } from '../../domain/language/typed-moment.ts';
import { TypedDay } from '../../fields/TypedDay.tsx';
import type { ControlProps } from '../record/parts.ts';

/** The day of a moment in a form, where it is one. */
export function dayIn(value: unknown): Day | null {
  const day = typedIn(value);
  return isDay(day) ? day : null;
}
const labelOf = (name: string) => (name === 'since' ? stay.since : stay.until).label;
const typedIn = (value: unknown) => splitMoment(typeof value === 'string' ? value : '').day;

/** A moment of which only the day counts: bookings begin and end with whole days. */
export const DayControl = ({ shared, value, onChange }: ControlProps) => (
  <TypedDay
    {...shared}
    label={labelOf(shared.name)}
    value={typedIn(value)}
    onChange={(day) => onChange(isDay(day) ? wireDay(day) : joinMoment({ day, time: '' }))}
  />
);
