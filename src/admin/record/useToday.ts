import { type Day, today } from '../../domain/language/days.ts';
import { useNow } from '../../ui/useNow.ts';

// Midnight here is on the hour everywhere
const hour = 3_600_000;

/** Today at the airport. A section that is left open over midnight is drawn anew by it. */
export const useToday = (): Day => today(useNow(hour) ?? Date.now());
