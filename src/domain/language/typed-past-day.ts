import { today } from './days.ts';
import { parseTypedDay, typedDay } from './typed-day.ts';

/** A day that is over, such as of a birth: '12.05.99' is in 1999. */
export const typedPastDay: typeof typedDay = {
  ...typedDay,
  parse: (typed) => parseTypedDay(typed, today(), true),
};
