import type { Bookable, StoredBooking } from '../../../db/booking/bookings.ts';
import { accountsOf, tables } from '../../../db/booking/bookings.ts';
import type { BookingAnswer } from '../../../src/domain/booking/answer.ts';
import { isRefunded, type OrderKind } from '../../../src/domain/booking/order.ts';
import type { Parking } from '../../../src/domain/booking/parking.ts';
import { agreedDay } from '../../../src/domain/booking/price.ts';
import type { Rental } from '../../../src/domain/booking/rental.ts';
import { type HeldBooking, standingOf, standsAs } from '../../../src/domain/booking/rights.ts';
import type { Span } from '../../../src/domain/booking/span.ts';
import { statementOf } from '../../../src/domain/booking/statement.ts';
import type { List } from '../../../src/domain/kernel/query.ts';
import { dayOf } from '../../../src/domain/language/days.ts';

type Held = HeldBooking & Pick<StoredBooking, 'agreed_at'>;
export const heldBooking = ({ kind, status, order_state, since, until, agreed_at }: StoredBooking): Held => ({
  ...{ since, until, agreed_at },
  ...standsAs(tables[kind], status, order_state),
});
export const daysOf = ({ since, until }: Pick<StoredBooking, 'since' | 'until'>): Span => ({
  since: dayOf(since),
  until: dayOf(until),
});

/** All that its holder may know: the order's id, which would let others look at it, stays here. */
export function answerOf(whole: StoredBooking): BookingAnswer {
  const { row: _row, order_id: id, order_state: state, held_change: _change, movements, ...booking } = whole;
  const standing = standingOf({ ...booking, ...heldBooking(whole) });
  // Without an order nothing says what a day was agreed to cost: other dates are the staff's to give
  const dates = id === null ? null : standing.rights.dates;
  return {
    ...booking,
    ...{ ...standing, rights: { ...standing.rights, dates } },
    statement: statementOf(movements, state !== null && isRefunded({ state })),
    price: agreedDay({ amount: booking.amount, ...daysOf(booking) }),
  };
}

/** What the holder may know of each booking on a page of their own, in short. */
export async function withStandings<R extends Parking | Rental>({ table }: Bookable, page: List<R>) {
  const accounts = await accountsOf(page.data.flatMap(({ order_number }) => order_number ?? []));
  const kind: OrderKind = table === 'parking' ? 'parking' : 'rental';
  return {
    ...page,
    data: page.data.map((row) => {
      const { since, until, status, order_state: state, order_amount, order_paid } = row;
      const account = accounts.get(row.order_number ?? '');
      const standing = standingOf({
        ...{ kind, since, until, ...standsAs(table, status, state), agreed_at: account?.agreed_at ?? null },
        ...{ amount: order_amount ?? 0, left: order_paid ?? 0 },
      });
      const statement = statementOf(account?.movements ?? [], state !== null && isRefunded({ state }));
      return { ...row, ...standing, statement, can_cancel: standing.rights.cancel !== null };
    }),
  };
}
