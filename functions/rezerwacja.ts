import { cancelManaged, changePlate, findManaged, type ManagedBooking, renewLink } from '../db/manage.ts';
import { HttpError, lineOf } from '../src/domain/kernel/http-error.ts';
import { dayOf } from '../src/domain/language/days.ts';
import { lostLink, rightsOf } from '../src/domain/manage.ts';
import { parking } from '../src/domain/parking.ts';
import { refuseHeld } from './lib/booking/booking-writes.ts';
import { changeDates, endChange } from './lib/booking/change.ts';
import { answerOf, heldBooking, refundOf } from './lib/booking/manage-answer.ts';
import { bookingSchema, changeSchema, openedChangeSchema, quoteSchema } from './lib/booking/manage-schema.ts';
import { keyIn } from './lib/booking/manage-token.ts';
import { datesOf, quote, spaceOf } from './lib/booking/new-dates.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { invalid } from './lib/http/invalid.ts';
import { networkOf } from './lib/http/network.ts';
import { parseBody } from './lib/http/parse-body.ts';
import type { Call } from './lib/http/route.ts';
import { throttle, throttleNetwork } from './lib/http/throttle.ts';
import { deliverSoon } from './lib/jobs/outbox.ts';
import { allRequired } from './lib/openapi/schemas.ts';
import { hashOf } from './lib/secrets.ts';

const who = { rule: 'the holder of its link' };

/** The booking of a link. Guessed, replaced, another's or too old: all are answered alike. */
async function open({ params, context }: Call): Promise<ManagedBooking> {
  await throttle(`manage ${networkOf(context.ip)}`, { most: 120, seconds: 60 });
  const key = keyIn(params.token);
  const booking = key && (await findManaged(key));
  if (!booking) throw new HttpError(404, 'Ten link już nie działa');
  return booking;
}

export default endpoint({
  'GET /api/rezerwacja/:token': {
    summary: 'A booking, by the link in its mail',
    answer: bookingSchema,
    who,
    run: async (call) => ({ data: [answerOf(await open(call))] }),
  },
  'PATCH /api/rezerwacja/:token': {
    summary: 'Another plate',
    body: allRequired({ license_plate: { type: 'string' } }),
    who,
    run: async (call) => {
      const booking = await open(call);
      if (booking.kind !== 'parking' || !rightsOf(heldBooking(booking)).plate)
        throw new HttpError(409, 'Numeru tej rezerwacji nie można już zmienić');
      const { license_plate } = parking.fields;
      const typed = parseBody({ fields: { license_plate } }, call.body);
      const changed = await changePlate(booking, typed.license_plate).catch(refuseHeld);
      if (!changed) throw new HttpError(409, 'Numeru tej rezerwacji nie można już zmienić');
      return { message: 'Numer rejestracyjny został zmieniony' };
    },
  },
  'GET /api/rezerwacja/:token/dates': {
    summary: 'What other dates would cost, and whether they are free',
    query: { since: 'First day', until: 'Last day', space_id: 'Another space, of a parking' },
    answer: quoteSchema,
    who,
    run: async (call) => {
      const booking = await open(call);
      const [since, until] = [call.query.get('since'), call.query.get('until')];
      const { space_id } = spaceOf(booking, call.query.get('space_id'));
      return { data: [await quote(booking, datesOf(booking, { since, until }), space_id ?? null)] };
    },
  },
  'POST /api/rezerwacja/:token/dates': {
    summary: 'Other dates: at once, or, where they cost more, once the difference is paid',
    body: changeSchema,
    answer: openedChangeSchema,
    status: 201,
    takesKey: true,
    who,
    run: async (call) => {
      const booking = await open(call);
      await throttle(`change ${networkOf(call.context.ip)}`, { most: 30, seconds: 60 });
      const dates = datesOf(booking, call.body);
      const place = spaceOf(booking, call.body.space_id);
      const isSame = dates.since === dayOf(booking.since) && dates.until === dayOf(booking.until);
      if (isSame && (place.space_id ?? booking.space_id) === booking.space_id)
        throw invalid({ until: 'To są te same dni' });
      if (typeof call.body.difference !== 'number') throw invalid({ difference: 'Brakuje różnicy ceny' });
      return changeDates(call, booking, { ...dates, ...place, difference: call.body.difference });
    },
  },
  'POST /api/rezerwacja/:token/cancel': {
    summary: 'Cancel before it begins; amount is what its holder was told comes back, in grosze',
    body: allRequired({ amount: { type: 'integer' } }),
    who,
    run: async (call) => {
      await endChange(await open(call), call);
      const booking = await open(call);
      const amount = refundOf(booking);
      if (rightsOf(heldBooking(booking)).cancel === null)
        throw new HttpError(409, 'Tej rezerwacji nie można już anulować');
      if (call.body.amount !== amount)
        throw new HttpError(409, 'Kwota zwrotu zmieniła się. Sprawdź ją i anuluj jeszcze raz', undefined, {
          body: { amount },
        });
      if (!(await cancelManaged(booking).catch(refuseHeld)))
        throw new HttpError(409, 'Tej rezerwacji nie można już anulować');
      deliverSoon(call.context);
      return { message: 'Rezerwacja została anulowana' };
    },
  },
  'POST /api/rezerwacja': {
    summary: 'Send a new link to a booking, where number and address belong together',
    body: lostLink,
    who: 'everyone',
    run: async (call) => {
      const { order_number, email } = parseBody(lostLink, call.body);
      await throttleNetwork(call, 'lost link', { most: 30, seconds: 3600 });
      await throttle(`lost link ${hashOf(`${order_number} ${email.toLowerCase()}`)}`, { most: 3, seconds: 3600 });
      // After the answer: how long it takes would tell whether they belong together
      const renewing = renewLink(order_number, email);
      deliverSoon(
        call.context,
        renewing.catch((error) => console.error(`lost link: ${lineOf(error)}`)),
      );
      return { message: 'Jeśli numer i adres należą do jednej rezerwacji, nowy link jest już w drodze' };
    },
  },
});

export const config = {
  path: ['/api/rezerwacja', '/api/rezerwacja/:token', '/api/rezerwacja/:token/dates', '/api/rezerwacja/:token/cancel'],
};
