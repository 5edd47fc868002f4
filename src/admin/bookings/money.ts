import { useAnswer } from '../../client/useList.ts';
import { cancelled } from '../../domain/booking/booking.ts';
import { bookerOf } from '../../domain/booking/booking-row.ts';
import type { DeskMoneyAnswer } from '../../domain/booking/desk-money.ts';
import { isDue, type OrderState } from '../../domain/booking/order.ts';
import { parking } from '../../domain/booking/parking.ts';
import { priceChange } from '../../domain/booking/price-change.ts';
import { cancelButton } from '../../domain/booking/refund-words.ts';
import { rental } from '../../domain/booking/rental.ts';
import { buttonSum, sumsBack, waysBack } from '../../domain/booking/ways-back.ts';
import type { AnyRow } from '../../domain/kernel/entity.ts';
import type { Money } from '../record/usePayOut.ts';
import { MoneyRows } from './MoneyRows.tsx';
import { PriceDifference } from './PriceDifference.tsx';
import { usePriceChange } from './price.ts';

/** Where a booking is, below /api: of a car, or of a space. */
const pathOf = ({ id, Cars_id }: AnyRow): string => `${(Cars_id === undefined ? parking : rental).path}/${id}`;

/** Another booking's payments say nothing of this one, nor do those of a moment ago. */
const ofThisRow = { keepPreviousData: false, dedupingInterval: 0 };

/** The money of a booking that its staff change. */
export const bookingMoney: Money = {
  useBack: (stored, values) => {
    const change = usePriceChange(stored, values);
    const refund = change === 'asking' ? 0 : (change?.refund ?? 0);
    const { answer, error } = useAnswer<{ data: [DeskMoneyAnswer] }>(
      refund > 0 ? `${pathOf(stored)}/payments` : null,
      undefined,
      ofThisRow,
    );
    if (change === 'asking') return 'Sprawdzamy cenę tego auta';
    if (refund === 0) return undefined;
    if (error) return 'Nie wiadomo, jak zapłacono. Odśwież stronę';
    const ways = waysBack(answer?.data[0].ways ?? [], refund);
    // What was read before somebody else paid or gave back says of another sum how it goes
    if (ways.reduce((sum, { amount }) => sum + amount, 0) !== refund) return 'Sprawdzamy, jak zapłacono';
    const booker = bookerOf(stored);
    return {
      amount: refund,
      sum: buttonSum(ways),
      goes: sumsBack(ways),
      to: booker?.name || booker?.email || 'Klient',
    };
  },
  useAdded: (stored, values) => {
    const change = usePriceChange(stored, values);
    return change === 'asking' || change?.kind !== 'dearer' ? 0 : change.after - change.before;
  },
  ends: (stored, values) =>
    values.status === cancelled &&
    stored.status !== cancelled &&
    Boolean(stored.order_state) &&
    !isDue({ state: stored.order_state as OrderState }),
  ending: (stored) => {
    const change = priceChange(stored, { ...stored, status: cancelled });
    if (change?.kind !== 'cancelled') return undefined;
    const label = cancelButton(change.refund, Number(stored.order_paid));
    return { label, amount: change.refund, change: ['status', cancelled] };
  },
  Panel: PriceDifference,
  Rows: MoneyRows,
};
