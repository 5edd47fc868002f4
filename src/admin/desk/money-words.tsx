import type { HandBack } from '../../domain/booking/desk-day.ts';
import { dueOf, type OrderMoney } from '../../domain/booking/order.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { formatInstant } from '../../domain/language/days.ts';

/** Why a booking that is over still stands on the desk's day: it is not paid for in whole. */
export const owedWords = (row: OrderMoney) => (
  <>
    Zakończone, do zapłaty <b>{formatAmount(dueOf(row))}</b>
  </>
);

/** That money of a booking waits to be given back by hand, and since when. */
export const handBackWords = ({ to_hand_back, hand_back_since }: HandBack) => (
  <>
    Do wypłaty <b>{formatAmount(to_hand_back ?? 0)}</b>
    {hand_back_since && <small>czeka od {formatInstant(hand_back_since)}</small>}
  </>
);
