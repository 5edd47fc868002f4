import type { Role } from '../../../src/domain/kernel/roles.ts';
import type { Day } from '../../../src/domain/language/days.ts';
import type { Signed } from '../accounts.ts';

/** A day of flights that somebody plays: who works, what happened, and what did not hold. */
export interface LiveDay {
  day: Day;
  random: () => number;
  gates: readonly number[];
  /** Somebody of a role whose session still holds. */
  as: (role: Role) => Promise<Signed>;
  diary: string[];
  faults: string[];
}

export const between = ({ random }: Pick<LiveDay, 'random'>, first: number, last: number): number =>
  first + Math.floor(random() * (last - first + 1));
/** Something that happens at a minute of the day. */
export interface Event {
  at: number;
  run: (world: LiveDay) => Promise<unknown>;
}
