import { bookerOf } from '../../domain/booking/booking-row.ts';
import type { Money } from '../record/usePayOut.ts';
import { PriceDifference } from './PriceDifference.tsx';
import { usePriceChange } from './price.ts';

/** The money of a booking that its staff change. */
export const bookingMoney: Money = {
  useBack: (stored, values) => {
    const change = usePriceChange(stored, values);
    if (change === 'asking') return 'Sprawdzamy cenę tego auta';
    const booker = bookerOf(stored);
    return change?.refund
      ? { amount: change.refund, to: booker?.name || booker?.email || 'Klient', how: 'na kartę' }
      : undefined;
  },
  Panel: PriceDifference,
};
