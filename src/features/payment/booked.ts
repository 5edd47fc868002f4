import { type Day, dayOf } from '../../domain/language/days.ts';
import type { OwnOrder } from '../booking/order.ts';
import type { ShownOrder } from './useOrder.ts';

/** What was booked, as its buyer calls it. */
export interface Booked {
  order_number: string;
  /** 'Poziom A, miejsce 7', 'Toyota Corolla' */
  place: string;
  plate: string | undefined;
  since: Day;
  until: Day;
}

export function bookedOf(order: ShownOrder, { booking }: OwnOrder): Booked {
  const days = { since: dayOf(order.since), until: dayOf(order.until) };
  const { order_number } = order;
  if (booking.kind === 'rental')
    return { order_number, place: [order.brand, order.model].filter(Boolean).join(' '), plate: undefined, ...days };
  return {
    order_number,
    place: `Poziom ${booking.parking_level}, miejsce ${booking.space_id}`,
    plate: booking.license_plate,
    ...days,
  };
}
