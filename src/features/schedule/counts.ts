import type { Direction } from '../../domain/flight/flight-fields.ts';
import type { Meta } from '../../domain/kernel/query.ts';

/** What stands before a number, of which there may be more. */
export const over = ({ more }: Meta): string => (more ? 'ponad ' : '');

/** '4', 'ponad 100' */
export const howMany = (meta: Meta | undefined): string | undefined => meta && over(meta) + meta.total;

export const otherOf = (direction: Direction): Direction => (direction === 'departure' ? 'arrival' : 'departure');

/** What a search finds in each direction; undefined while it is not known, or nothing is searched for. */
export type Counts = Partial<Record<Direction, Meta | undefined>>;

/** What was typed and finds nothing, and the name that is near it. */
export interface Near {
  typed: string;
  name: string;
  exact: () => void;
}
