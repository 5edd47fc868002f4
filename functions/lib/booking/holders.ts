import { linkHolder } from '../../../db/booking/booking-links.ts';
import { type Bookable, findBooking, type Holder, owner, type StoredBooking } from '../../../db/booking/bookings.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { sessionOf } from '../http/endpoint.ts';
import type { Call } from '../http/route.ts';
import { throttleNetwork } from '../http/throttle.ts';
import { keyIn } from '../mail/manage-token.ts';
import { keyOf, notFound } from '../resource/key.ts';

/** Who manages a booking, and what is answered where they hold none. */
export interface Caller extends Holder {
  refusal: () => HttpError;
}

/** Whoever has a link. Guessed, replaced, another's or too old: all are answered alike. */
export async function byLink(call: Call): Promise<Caller & { key: string }> {
  await throttleNetwork(call, 'manage', { most: 120, seconds: 60 });
  const refusal = () => new HttpError(404, 'Ten link już nie działa');
  const key = keyIn(call.params.token);
  if (!key) throw refusal();
  return { ...linkHolder(key), key, refusal };
}

/** Whoever is signed in and has it in their account. */
export const byAccount = (call: Call, entity: Bookable): Caller => ({
  ...owner(entity.table, keyOf(entity, call.params.id), sessionOf(call).user.id),
  refusal: () => notFound(entity),
});

export async function open(caller: Caller): Promise<StoredBooking> {
  const booking = await findBooking(caller);
  if (!booking) throw caller.refusal();
  return booking;
}
