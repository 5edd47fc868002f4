import type { Span } from '../../../domain/booking/span.ts';

/** What somebody at the desk wants to have: a car or a space, for a whole stay. */
export interface SaleChoice {
  stay: Span;
  /** What it is told by: 'GSL 1016A', 'A 17'. */
  short: string;
  words: string;
  /** Of the whole stay, in grosze. */
  price: number;
  /** The booking's own fields. */
  row: Readonly<Record<string, unknown>>;
  choose: () => void;
}
