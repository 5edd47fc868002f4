import { deskHours } from '../../../db/booking/desk-hours.ts';
import type { Booking } from '../../../src/domain/booking/booking.ts';
import { closedAt, type HourEnd } from '../../../src/domain/booking/rental-terms.ts';
import { fillIn } from '../../../src/domain/kernel/fill-in.ts';
import { invalid } from '../http/invalid.ts';

const ends: HourEnd[] = ['pickup_at', 'return_at'];

/** Refuses promised hours of a rental at which nobody is at the desk. */
export async function demandOpenDesk(booking: Booking): Promise<void> {
  if (booking.kind !== 'rental') return;
  const hours = ends.flatMap((end) => (booking[end] ? [{ end, time: booking[end] }] : []));
  if (hours.length === 0) return;
  const open = await deskHours();
  const errors = hours.flatMap(({ end, time }) => {
    const closed = open && closedAt(end, time, open);
    return closed ? [[end, fillIn(closed.words)] as const] : [];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}
