import type { Bookable, StoredBooking } from '../../../db/booking/bookings.ts';
import { tables } from '../../../db/booking/bookings.ts';
import type { BookingAnswer } from '../../../src/domain/booking/answer.ts';
import type { Parking } from '../../../src/domain/booking/parking.ts';
import { agreedDay } from '../../../src/domain/booking/price.ts';
import type { Rental } from '../../../src/domain/booking/rental.ts';
import { type HeldBooking, isOver, standingOf } from '../../../src/domain/booking/rights.ts';
import type { Span } from '../../../src/domain/booking/span.ts';
import type { List } from '../../../src/domain/kernel/query.ts';
import { dayOf } from '../../../src/domain/language/days.ts';

export const heldBooking = ({ kind, status, order_state, since, until }: StoredBooking): HeldBooking => ({
  since,
  until,
  over: isOver(tables[kind], status, order_state),
});
export const daysOf = ({ since, until }: Pick<StoredBooking, 'since' | 'until'>): Span => ({
  since: dayOf(since),
  until: dayOf(until),
});

/** All that its holder may know: the order's id, which would let others look at it, stays here. */
export function answerOf(whole: StoredBooking): BookingAnswer {
  const { row: _row, order_id: _id, order_state: _state, held_change: _change, ...booking } = whole;
  return {
    ...booking,
    ...standingOf({ ...booking, ...heldBooking(whole) }),
    price: agreedDay({ amount: booking.amount, ...daysOf(booking) }),
  };
}

/** What the holder may know of each booking on a page of their own, in short. */
export const withStandings = <R extends Parking | Rental>({ table }: Bookable, page: List<R>) => ({
  ...page,
  data: page.data.map((row) => {
    const { since, until, status, order_state, order_amount, order_paid } = row;
    const over = isOver(table, status, order_state);
    const standing = standingOf({ since, until, over, amount: order_amount ?? 0, left: order_paid ?? 0 });
    return { ...row, ...standing, can_cancel: standing.rights.cancel !== null };
  }),
});
