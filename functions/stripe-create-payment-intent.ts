import { randomBytes } from 'node:crypto';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { amountOf, readBookingRequest } from './lib/booking/booking-request.ts';
import { demandOpenDesk } from './lib/booking/desk-hours.ts';
import { heldBefore, holdPlace, openIntent, ownHold } from './lib/booking/hold.ts';
import { intentSchema, openedSchema } from './lib/booking/intent-schema.ts';
import { begunBefore } from './lib/booking/resume.ts';
import { bookingSession } from './lib/http/booking-session.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { seedOf } from './lib/http/idempotency-key.ts';
import { networkOf } from './lib/http/network.ts';
import type { Call } from './lib/http/route.ts';
import { throttleNetwork, workOf } from './lib/http/throttle.ts';
import { paymentsOf } from './lib/payment/payments.ts';

export default endpoint({
  'POST /api/stripe/create-payment-intent': {
    summary: 'Hold a place and open its payment; amount in grosze',
    body: intentSchema,
    answer: openedSchema,
    status: 201,
    refuses: [502],

    who: { rule: 'everyone; whoever is signed in books as themselves' },
    takesKey: true,
    run: async (call) => {
      const { request, context, session: signedIn, body, once } = call;
      const network = networkOf(context.ip);
      const counted = throttleNetwork(call, 'pay', { most: 100, seconds: 60 });
      const { buyer, booking, contact, payments, price, before } = await beside(counted, readWish(call));
      if (!before && body.amount !== price)
        throw new HttpError(409, 'Cena się zmieniła', undefined, { body: { amount: price } });
      const session = bookingSession(request, once && seedOf(once, network));
      // What is booked with an address that is not proven yet joins the account once it is
      const owner = signedIn?.user.proven ? buyer : null;
      const whose = { contact, Users_id: owner, sessionHash: session.hash, ip: network };
      const wanted = { id: randomBytes(16).toString('hex'), amount: price, booking, ...whose, replaces: [] };
      const begun = before ?? (await begunBefore(wanted, payments));
      const replaces = begun ? [] : await ownHold(body.replaces, session.hash, payments, context);
      const work = await workOf(call);
      const order = begun ?? (await holdPlace(call, { ...wanted, replaces }, work, payments, context));
      const { client_secret: clientSecret } = await openIntent(order, payments, context);
      const { provider, publishableKey } = payments;
      return Response.json(
        {
          clientSecret,
          order: order.id,
          order_number: order.order_number,
          booking_id: order.booking_id,
          amount: order.amount,
          expires_at: order.expires_at,
          provider,
          publishableKey,
        },
        { status: 201, headers: { 'set-cookie': session.cookie } },
      );
    },
  },
});

/** What is asked for, what it costs, and the order that this call has placed before. */
async function readWish({ context, session, body, once }: Call) {
  const buyer = session?.user.id ?? null;
  // Whose contact the page shows: nobody else's booking may come of it
  if (body.Users_id !== undefined && body.Users_id !== buyer) {
    const message = 'Zalogowane konto zmieniło się, odkąd podano dane kontaktowe';
    throw new HttpError(session ? 409 : 401, message, undefined, { body: { Users_id: buyer } });
  }
  const { booking, contact } = readBookingRequest(body.booking, session?.user);
  const payments = await paymentsOf(context);
  const [price, before] = await Promise.all([
    amountOf(booking),
    once && heldBefore(once, payments, context),
    demandOpenDesk(booking),
  ]);
  return { buyer, booking, contact, payments, price, before };
}

/** What a work came to that runs beside another: where both fail, the failure of the other is told. */
async function beside<T>(other: Promise<unknown>, work: Promise<T>): Promise<T> {
  const [first, second] = await Promise.allSettled([other, work]);
  if (first.status === 'rejected') throw first.reason;
  if (second.status === 'rejected') throw second.reason;
  return second.value;
}

export const config = { path: ['/api/stripe/create-payment-intent'] };
