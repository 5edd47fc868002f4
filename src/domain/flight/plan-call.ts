import type { Role } from '../kernel/roles.ts';
import { type Day, isDay } from '../language/days.ts';

// What the registry and the menu know of the plan of a day, without what reckons it

/** Who reads the plan of a day, besides the admin; who assigns gates is said by closure.ts. */
export const planReaders: readonly Role[] = ['atc', 'airport_staff', 'ground_crew', 'parking_staff', 'rental_staff'];

/** Where the plan of a day is read, below /api. */
export const planPath = (day: Day): string => `plan?day=${day}`;

/** The day that the parameters of the plan's address ask for. */
export function dayAsked(params: URLSearchParams | undefined, today: Day): Day {
  const asked = params?.get('dzien') ?? '';
  return isDay(asked) ? asked : today;
}
