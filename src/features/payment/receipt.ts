import { products } from '../../domain/booking/products.ts';
import { hoursWords } from '../../domain/booking/rental-terms.ts';
import { type Day, dayOf, today } from '../../domain/language/days.ts';
import type { OwnOrder } from '../booking/order.ts';
import type { ShownOrder } from './useOrder.ts';

/** What was booked, as its buyer calls it. */
export interface Receipt {
  order_number: string;
  /** 'Poziom A, miejsce 7', 'Toyota Corolla' */
  place: string;
  plate: string | undefined;
  /** The promised hours of a rented car, in words. */
  hours?: string | undefined;
  since: Day;
  until: Day;
  /** Its car was handed over: what is told is how it is brought back. */
  isHandedOver?: boolean;
}

/** Why it lets nobody in any more. */
export type Over = 'cancelled' | 'ended';

export function overOf({ status, until }: { status: string; until: string }): Over | undefined {
  if (status === 'CANCELLED') return 'cancelled';
  return status === 'RETURNED' || dayOf(until) < today() ? 'ended' : undefined;
}

export function receiptOf(order: ShownOrder, { booking }: OwnOrder): Receipt {
  const typed = 'license_plate' in booking ? booking.license_plate : undefined;
  const plate = typed ?? order.typed?.license_plate ?? undefined;
  const days = { since: dayOf(order.since), until: dayOf(order.until) };
  const { order_number } = order;
  const place = products[order.kind].place(order);
  return { order_number, place, plate, hours: hoursWords(order), ...days };
}
