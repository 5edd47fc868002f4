import type { refundCause, refundState } from './payment.ts';
import type { Span } from './span.ts';

/** How money came or went back. */
export type Method = 'CARD' | 'TERMINAL' | 'CASH';

/** A payment or a refund of a booking, as the database has it; money in grosze. */
export interface Movement {
  at: string;
  kind: 'PAYMENT' | 'REFUND';
  amount: number;
  method: Method;
  /** The last digits of the card, where they are known. */
  card: string | null;
  /** Of a refund: why, how far it is, and whether it went by a bank transfer. */
  cause: keyof typeof refundCause | null;
  state: keyof typeof refundState | null;
  transferred: boolean;
  /** What the staff wrote to its buyer. */
  reason: string | null;
  /** It paid for new dates that somebody else had by then. */
  failed_change: boolean;
  /** It paid for just this change of dates, which its holder chose. */
  one_change: boolean;
  /** Else it pays for so many changes of dates since the payment before it. */
  changes: number;
  /** The dates until then, where they changed with it, and from then on. */
  before: Span | null;
  after: Span;
}
