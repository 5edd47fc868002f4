import { isRefunded, moneyOf } from '../../domain/booking/order.ts';
import type { UnderWay } from './under-way.ts';
import { type Answer, isCharged, isUndecided, payableOf } from './useOrder.ts';

/**
 * How a payment stands, where that is not simply the form: each has its own panel. `asking`, `offline` and `charging`:
 * nobody knows whether the card was charged. `taken`: it was, and the booking is not confirmed yet. `gone`: it was, and
 * the place is somebody else's, so the money goes back. `untaken`: it was not, and can be paid. `over`: it was not, and
 * the time is up.
 */
export type Standing =
  | 'charging'
  | 'asking'
  | 'taken'
  | 'offline'
  | 'question'
  | 'gone'
  | 'untaken'
  | 'over'
  | 'confirmed';

export interface Known {
  /** What the server said last. */
  answer: Answer | undefined;
  /** What was written down before the charge. */
  line: UnderWay | undefined;
  /** This page is charging the card. */
  busy: boolean;
  /** The provider told this browser that it was charged. */
  charged: boolean;
  /** The provider has said twice that nothing was taken, so what was sent is not still on its way to it. */
  nothing: boolean;
  /** Nothing was taken of what was sent here before. */
  untaken: boolean;
  /** The network, and the server behind it, can be reached. */
  reached: boolean;
}

/** What is known, from the most certain on; undefined: nothing is under way. */
export function standingOf({ answer, line, busy, charged, nothing, untaken, reached }: Known): Standing | undefined {
  const waiting = reached ? 'asking' : 'offline';
  const order = answer?.data[0];
  if (!answer || !order) return charged ? 'taken' : line ? waiting : undefined;
  const money = moneyOf(order);
  if (money === 'paid') return 'confirmed';
  if (money === 'none') return 'over';
  if (isRefunded(order) && !order.cancelled) return 'gone';
  if (money !== 'due') return undefined;
  if (charged || isCharged(answer)) return 'taken';
  // Until it is sent the form stays: what is wrong with the card is told beside it
  if (busy && line) return reached ? 'charging' : 'offline';
  if (isUndecided(answer)) return waiting;
  // Without an answer since, what the server said last is of before
  if (line && !reached) return 'offline';
  const payable = payableOf(answer);
  if (payable?.paymentStatus === 'requires_action') return 'question';
  if (line && !(payable && nothing)) return 'asking';
  return payable && (untaken || line) ? 'untaken' : undefined;
}

/** Nobody may pay again: the outcome is not known, or the money is there. */
export const isOpen = (standing: Standing | undefined): boolean =>
  standing !== undefined && ['charging', 'asking', 'offline', 'taken'].includes(standing);
