import type { Bookable } from '../../../db/bookings.ts';
import { refundUntil } from '../../../src/domain/booking/deadline.ts';
import { occupying } from '../../../src/domain/booking.ts';
import type { List } from '../../../src/domain/kernel/query.ts';
import { dayOf } from '../../../src/domain/language/days.ts';
import { rightsOf } from '../../../src/domain/manage.ts';
import { isPaid } from '../../../src/domain/order.ts';
import type { Parking } from '../../../src/domain/parking.ts';
import type { Rental } from '../../../src/domain/rental.ts';

/** A page of bookings with what their owner may do now, and what that gives back, by the rule of the links in mails. */
export const withRights = <R extends Parking | Rental>(entity: Bookable, page: List<R>) => ({
  ...page,
  data: page.data.map((row) => ({ ...row, ...rights(entity, row) })),
});

function rights({ table }: Bookable, row: Parking | Rental) {
  const { order_state: state, order_amount, order_paid } = row;
  const paid = state !== null && isPaid({ state });
  // What is still being paid for is not theirs yet: it is let go by itself
  const over = !occupying[table]?.includes(row.status) || (state !== null && !paid);
  const { cancel } = rightsOf({ since: row.since, until: row.until, over });
  return {
    can_cancel: cancel !== null,
    refund: cancel === 'refund' && paid ? Math.min(order_amount ?? 0, order_paid ?? 0) : 0,
    refund_until: refundUntil(dayOf(row.since)),
  };
}
