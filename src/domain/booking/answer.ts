import type { Car } from './car.ts';
import type { Movement } from './movement.ts';
import type { OrderKind } from './order.ts';
import type { Balance } from './refund.ts';
import type { Standing } from './rights.ts';
import type { Statement } from './statement.ts';
import type { canceller } from './stay.ts';
import type { Way } from './ways-back.ts';

/** What its order says of a booking; one that staff made for somebody has none. Nobody else is ever told of it. */
interface OrderFacts {
  order_number: string;
  first_name: string;
  last_name: string;
  /** Whom staff book for need not have them. */
  email: string | null;
  phone: string | null;
}

interface BookingFacts extends Balance {
  kind: OrderKind;
  /** Of the booking itself: RESERVED, CANCELLED, … */
  status: string;
  since: string;
  until: string;
  /** What was paid for it in all, and when first. */
  paid: number;
  paid_at: string | null;
  /** Since when it begins on that day: see deadline.ts. */
  agreed_at: string | null;
  /** What is still asked of its buyer; all of it, where nothing has been paid. */
  due: number;
  unpaid: boolean;
  /** What is left of the payments, the latest first. */
  ways: Way[];
  /** What of that stays here, though the booking is over. */
  kept: number;
  parking_level: string | null;
  space_id: number | null;
  license_plate: string | null;
  Cars_id: number | null;
  /** The promised hours of a rented car. */
  pickup_at: string | null;
  return_at: string | null;
  /** When a rented car was handed over; its holder has it since. */
  out_at: string | null;
  brand: string | null;
  model: string | null;
  car_plate: string | null;
  body: Car['body'];
  img: string | null;
  /** Who cancelled it and when, where somebody did. */
  cancelled: { by: keyof typeof canceller; at: string } | null;
  /** What the staff have written last: why they cancelled it, or kept what a change made it cheaper by. */
  told: { at: string; reason: string } | null;
  /** New dates that wait for their payment. */
  change: { order: string; amount: number; since: string; until: string; expires_at: string } | null;
}

/** A booking as it is kept, for whoever holds it; money in grosze. */
export type KeptBooking = BookingFacts & { [K in keyof OrderFacts]: OrderFacts[K] | null } & {
  movements: Movement[];
};

/** A booking as whoever holds it is told of it: by its link or in their account. */
export type BookingAnswer = Omit<KeptBooking, 'movements'> &
  Standing & {
    /** What a day was agreed to cost. */
    price: number;
    /** All that was paid for it and went back. */
    statement: Statement;
  };
/** A booking's answer where there is an order, as behind every link. */
export type OrderedAnswer = BookingAnswer & OrderFacts;
