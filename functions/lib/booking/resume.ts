import { openOrdersOf, type StoredOrder } from '../../../db/booking/orders.ts';
import type { NewOrder } from '../../../db/booking/place-hold.ts';
import { dayOf } from '../../../src/domain/language/days.ts';
import type { Payments } from '../payment/payments.ts';
import { type HeldOrder, undecided } from './hold.ts';

/** Is it the same in every word: place, days, plate, whom it is for and what it costs? */
const isSame = (order: StoredOrder, { amount, booking, contact, Users_id }: NewOrder): boolean =>
  order.amount === amount &&
  order.Users_id === Users_id &&
  order.kind === booking.kind &&
  dayOf(order.since) === booking.since &&
  dayOf(order.until) === booking.until &&
  (booking.kind === 'parking'
    ? order.space_id === booking.space_id && order.license_plate === booking.license_plate
    : order.Cars_id === booking.Cars_id) &&
  order.first_name === contact.firstName &&
  order.last_name === contact.lastName &&
  order.email === contact.email &&
  order.phone === contact.phone;

/**
 * An order of what is wanted whose payment this browser began and left while its bank asked: it goes on where it
 * stands. One that has been paid is booked instead, and nobody buys the same twice.
 */
export async function begunBefore(wanted: NewOrder, payments: Payments): Promise<HeldOrder | undefined> {
  const order = (await openOrdersOf(wanted.sessionHash)).find((it) => isSame(it, wanted));
  const status = order?.intent_id && (await payments.find(order.intent_id))?.status;
  return status && undecided.includes(status) ? order : undefined;
}
