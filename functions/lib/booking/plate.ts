import { changePlate, changesToday } from '../../../db/booking/bookings.ts';
import { parking } from '../../../src/domain/booking/parking.ts';
import { rightsOf } from '../../../src/domain/booking/rights.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { parseBody } from '../http/parse-body.ts';
import type { Call } from '../http/route.ts';
import { deliverSoon } from '../mail/outbox.ts';
import { heldBooking } from './booking-answer.ts';
import { type Caller, open } from './holders.ts';
import { mostChanges, tooOften } from './most-changes.ts';
import { refuseChange } from './refused-change.ts';

const over = () => new HttpError(409, 'Numeru tej rezerwacji nie można już zmienić');

/** Another plate on a parking booking, for whoever holds it. */
export async function changePlateOf({ body, context }: Call, caller: Caller) {
  const booking = await open(caller);
  if (booking.kind !== 'parking' || !rightsOf(heldBooking(booking)).plate) throw over();
  if (booking.order_id && (await changesToday(booking.order_id)) >= mostChanges()) throw tooOften();
  const { license_plate } = parking.fields;
  const typed = parseBody({ fields: { license_plate } }, body);
  if (!(await changePlate(caller, typed.license_plate).catch(refuseChange))) throw over();
  deliverSoon(context);
  return { message: 'Numer rejestracyjny został zmieniony' };
}
