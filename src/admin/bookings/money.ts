import { priceChange } from '../../domain/booking/price-change.ts';
import { bookerOf } from '../../domain/booking-row.ts';
import type { Money } from '../record/usePayOut.ts';
import { PriceDifference } from './PriceDifference.tsx';

/** The money of a booking that its staff change. */
export const bookingMoney: Money = {
  back: (stored, values) => {
    const amount = priceChange(stored, values)?.refund;
    const booker = bookerOf(stored);
    return amount ? { amount, to: booker?.name || booker?.email || 'Klient', how: 'na kartę' } : undefined;
  },
  Panel: PriceDifference,
};
