import { randomBytes } from 'node:crypto';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { amountOf, bookingSchema, readBookingRequest } from './lib/booking/booking-request.ts';
import { bookingSession } from './lib/booking/booking-session.ts';
import { giveUp, hold, openIntent } from './lib/booking/hold.ts';
import { paymentsOf } from './lib/booking/payments.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { networkOf } from './lib/http/network.ts';
import { throttle } from './lib/http/throttle.ts';
import { allRequired } from './lib/openapi/schemas.ts';

export default endpoint({
  'POST /api/stripe/create-payment-intent': {
    summary: 'Hold a place and open its payment; amount in grosze',
    body: allRequired({ amount: { type: 'integer' }, booking: bookingSchema }),
    status: 201,

    who: { rule: 'everyone; whoever is signed in books as themselves' },
    run: async ({ request, context, session: signedIn, author, body }) => {
      const ip = networkOf(context.ip);
      await throttle(`pay ${ip}`, { most: 100, seconds: 60 });
      const buyer = signedIn?.user.id ?? null;
      // Whose contact the page shows: nobody else's booking may come of it
      if (body.Users_id !== undefined && body.Users_id !== buyer)
        throw new HttpError(
          signedIn ? 409 : 401,
          'Zalogowane konto zmieniło się, odkąd podano dane kontaktowe',
          undefined,
          {
            body: { Users_id: buyer },
          },
        );
      const { booking, contact } = readBookingRequest(body.booking, signedIn?.user);
      const amount = await amountOf(booking);
      if (body.amount !== amount) throw new HttpError(409, 'Cena się zmieniła', undefined, { body: { amount } });
      const payments = await paymentsOf(context);
      const session = bookingSession(request);
      if (body.replaces) await giveUp(body.replaces, session.hash, payments, context);
      const id = randomBytes(16).toString('hex');
      const whose = { contact, Users_id: buyer, sessionHash: session.hash, ip };
      const order = await hold(author, { id, amount, booking, ...whose }, payments, context);
      const { client_secret: clientSecret } = await openIntent(order, payments);
      const { provider, publishableKey } = payments;
      return Response.json(
        {
          clientSecret,
          order: id,
          order_number: order.order_number,
          booking_id: order.booking_id,
          amount,
          expires_at: order.expires_at,
          provider,
          publishableKey,
        },
        { status: 201, headers: { 'set-cookie': session.cookie } },
      );
    },
  },
});

export const config = { path: ['/api/stripe/create-payment-intent'] };
