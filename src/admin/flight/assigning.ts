import type { Flight } from '../../domain/flight/flight.ts';
import { numberInOneLine } from '../../domain/flight/flight-words.ts';

/** How a list gives a flight a gate: by the one call that checks the plan. What stands there with it goes along. */
export const assigning = {
  by: ({ id }: Flight) => ({ method: 'POST', path: `flights/${encodeURIComponent(id)}/gate` }) as const,
  // Only what went along goes back along: another flight may stand there with it by now
  undoing: ({ ids = [] }: { ids?: readonly string[] }) => ({ along: ids.slice(1) }),
  called: ({ number }: Flight) => numberInOneLine(number),
};
