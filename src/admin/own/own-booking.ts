import type { Booking } from '../../domain/booking/booking.ts';
import type { OwnStanding } from '../../domain/booking/refund-words.ts';
import type { Standing } from '../../domain/booking/rights.ts';
import { dayOf } from '../../domain/language/days.ts';
import type { OwnOrder } from '../../features/booking/order.ts';
import type { ShownOrder } from '../../features/payment/useOrder.ts';

/** What both kinds of booking tell their owner; amounts in grosze. */
export interface OwnBooking extends OwnStanding, Pick<Standing, 'rights'> {
  id: number;
  return_time?: string | null;
  /** Of a rented car. */
  brand?: string;
  model?: string;
  /** What a day of it costs, in zł. */
  price_per_day?: number;
  pickup_at?: string | null;
  return_at?: string | null;
  order_number: string | null;
  order_amount: number | null;
  order_due?: number | null;
  order_first_name: string | null;
  order_last_name: string | null;
  order_email: string | null;
  order_phone: string | null;
  Users_id: number;
}

type Placed<B> = B extends unknown ? Omit<B, 'since' | 'until' | 'terms'> : never;
/** What of a booking its kind alone has: a space and a plate, or a car. */
export type Booked = Placed<Booking>;

/** The order of a booking as the tab that placed it keeps it, so that any other tab can pay it. */
export function ownOrderOf(row: OwnBooking, booked: Booked, { id, expires_at }: ShownOrder): OwnOrder {
  const { order_number, order_first_name, order_last_name, order_email, order_phone } = row;
  return {
    id,
    ...(order_number && { order_number }),
    booking: {
      ...booked,
      since: dayOf(row.since),
      until: dayOf(row.until),
      terms: true,
      contact: {
        firstName: order_first_name ?? '',
        lastName: order_last_name ?? '',
        email: order_email ?? '',
        phone: order_phone ?? '',
      },
    },
    booking_id: row.id,
    seconds: Math.max(0, Math.round((Date.parse(expires_at) - Date.now()) / 1000)),
    expires_at,
    Users_id: row.Users_id,
  };
}
