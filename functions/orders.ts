import { findOrder, findOwnOrder, openOrdersOf, type StoredOrder } from '../db/booking/orders.ts';
import { isDue } from '../src/domain/booking/order.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { sessionHash } from './lib/http/booking-session.ts';
import { endpoint } from './lib/http/endpoint.ts';
import type { Call } from './lib/http/route.ts';
import { throttleNetwork } from './lib/http/throttle.ts';
import { paymentsOf } from './lib/payment/payments.ts';

/** What the holder of an order's number may know: nothing about a person. */
const shown = ({
  id,
  order_number,
  kind,
  state,
  amount,
  cancelled,
  kept,
  since,
  until,
  expires_at,
  parking_level,
  space_id,
  Cars_id,
  brand,
  model,
  car_plate,
  body,
  img,
}: StoredOrder) => ({
  ...{ id, order_number, kind, state, amount, cancelled, kept, since, until, expires_at },
  ...(kind === 'parking' ? { parking_level, space_id } : { Cars_id, brand, model, car_plate, body, img }),
});

/** Whoever has the id has the order; the number that people see finds one's own alone. */
const orderAskedFor = async ({ params: { order = '' }, session }: Call): Promise<StoredOrder | undefined> =>
  (await findOrder(order)) ?? (session ? findOwnOrder(session.user.id, order) : undefined);

/** The browser that placed it, or its buyer in any other: who signed in goes on paying where they are. */
const isBuyer = ({ session_hash, Users_id }: StoredOrder, { request, session }: Call): boolean =>
  session_hash === sessionHash(request) || (session !== null && Users_id === session.user.id);

const text = { type: 'string' };
const orderSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: { type: 'object' } },
    ...{ paymentStatus: text, clientSecret: text, provider: text, publishableKey: text },
  },
  required: ['data'],
};

export default endpoint({
  'GET /api/orders': {
    summary: 'What this browser holds unpaid, the newest first: for a tab that knows of none',
    answer: orderSchema,
    who: { rule: 'the browser that placed them; what an account placed, only while it is signed in' },
    run: async (call) => {
      const { request, session } = call;
      await throttleNetwork(call, 'order', { most: 300, seconds: 60 });
      const browser = sessionHash(request);
      const held = browser ? await openOrdersOf(browser) : [];
      // Whoever comes to a shared browser after somebody has signed out finds nothing of theirs
      const mine = held.filter(({ Users_id }) => Users_id === null || Users_id === session?.user.id);
      return {
        data: mine.map((order) => ({ ...shown(order), booking_id: order.booking_id, Users_id: order.Users_id })),
      };
    },
  },
  'GET /api/orders/:order': {
    summary: 'How far an order is; its own browser and its signed-in buyer get the payment too',
    answer: orderSchema,
    refuses: [429],
    who: { rule: 'whoever has its id; its buyer by its number too' },
    run: async (call) => {
      const { context } = call;
      await throttleNetwork(call, 'order', { most: 300, seconds: 60 });
      const order = await orderAskedFor(call);
      if (!order) throw new HttpError(404, 'Nie znaleziono zamówienia');
      const data = [shown(order)];
      if (!isDue(order) || !order.intent_id || !isBuyer(order, call)) return { data };
      const payments = await paymentsOf(context);
      const intent = await payments.find(order.intent_id);
      if (!intent) return { data };
      // What was begun in time may still be decided after it
      const answer = { data, paymentStatus: intent.status };
      if (Date.parse(order.expires_at) <= Date.now()) return answer;
      const { provider, publishableKey } = payments;
      return { ...answer, clientSecret: intent.client_secret, provider, publishableKey };
    },
  },
});

export const config = { path: ['/api/orders', '/api/orders/:order'] };
