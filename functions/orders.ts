import { takenDays } from '../db/booking/free-places.ts';
import { accountOf } from '../db/booking/order-account.ts';
import { findOrder, findOwnOrder, joiningOrdersOf, openOrdersOf, type StoredOrder } from '../db/booking/orders.ts';
import { isDue, moneyOf } from '../src/domain/booking/order.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { everyRole } from '../src/domain/kernel/roles.ts';
import { today } from '../src/domain/language/days.ts';
import { daysOf } from './lib/booking/booking-answer.ts';
import { release } from './lib/booking/finalise.ts';
import { sessionHash } from './lib/http/booking-session.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import type { Call } from './lib/http/route.ts';
import { throttleNetwork } from './lib/http/throttle.ts';
import { chargeOf, paymentsOf } from './lib/payment/payments.ts';

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
  pickup_at,
  return_at,
  paid_at,
  card,
}: StoredOrder) => ({
  ...{ id, order_number, kind, state, amount, cancelled, kept, since, until, expires_at, paid_at, card },
  ...(kind === 'parking'
    ? { parking_level, space_id }
    : { Cars_id, brand, model, car_plate, body, img, pickup_at, return_at }),
});

/** Of what was paid for: its statement, and until when the money comes back. */
async function toldOf(order: StoredOrder) {
  const { statement, deadline } = await accountOf(order);
  return { statement, deadline };
}

/** Whoever has the id has the order; the number that people see finds one's own alone. */
const orderAskedFor = async ({ params: { order = '' }, session }: Call): Promise<StoredOrder | undefined> =>
  (await findOrder(order)) ?? (session ? findOwnOrder(session.user.id, order) : undefined);

/** The browser that placed it, or its buyer in any other: who signed in goes on paying where they are. */
const isBuyer = ({ session_hash, Users_id }: StoredOrder, { request, session }: Call): boolean =>
  session_hash === sessionHash(request) || (session !== null && Users_id === session.user.id);

/**
 * What was typed of a person, for another tab of the browser that placed it: by its id alone nobody is told of it, nor
 * whoever uses that browser once its buyer has signed out.
 */
function typedOf(order: StoredOrder, { request, session }: Call) {
  const isHere = order.session_hash === sessionHash(request);
  if (!isHere || (order.Users_id !== null && order.Users_id !== session?.user.id)) return {};
  const { first_name: firstName, last_name: lastName, email, phone, license_plate } = order;
  return { typed: { contact: { firstName, lastName, email, phone }, license_plate } };
}

/** Nobody can pay it any more, and nothing was taken. */
const isOver = (order: StoredOrder): boolean => moneyOf(order) === 'none';

/** The bank has taken the money, or is about to say. */
const taking = ['succeeded', 'processing'];

/** May the same be held once more, as far as is known now? */
async function isFree(order: StoredOrder): Promise<boolean> {
  const days = daysOf(order);
  return days.since >= today() && (await takenDays({ ...order, row: null, order_id: order.id }, days)).length === 0;
}

const text = { type: 'string' };
const orderSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: { type: 'object' } },
    ...{ paymentStatus: text, clientSecret: text, provider: text, publishableKey: text, free: { type: 'boolean' } },
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
  'GET /api/orders?joining=1': {
    summary: 'What this browser booked with an address that its account has yet to prove: it joins the account then',
    answer: orderSchema,
    who: everyRole,
    run: async (call) => {
      await throttleNetwork(call, 'order', { most: 300, seconds: 60 });
      const browser = sessionHash(call.request);
      const joining = browser ? await joiningOrdersOf(sessionOf(call).user.id, browser) : [];
      return { data: joining.map(shown) };
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
      if (isOver(order)) return { data: [shown(order)], free: await isFree(order) };
      if (!isDue(order)) return { data: [{ ...shown(order), ...typedOf(order, call), ...(await toldOf(order)) }] };
      if (!order.intent_id || !isBuyer(order, call)) return { data: [shown(order)] };
      const payments = await paymentsOf(context);
      const intent = await payments.find(order.intent_id);
      if (!intent) return { data: [shown(order)] };
      const { status: paymentStatus } = intent;
      const isLate = Date.parse(order.expires_at) <= Date.now();
      if (isLate && !taking.includes(paymentStatus)) {
        // Nobody who comes back late is left in doubt until the sweeper comes: nothing can be taken any more
        await release(order.id, payments, context);
        const ended = await findOrder(order.id);
        if (ended) return { data: [shown(ended)], ...(isOver(ended) && { free: await isFree(ended) }) };
      }
      const { paid_at, card } = chargeOf(intent);
      const answer = { data: [shown({ ...order, paid_at, card })], paymentStatus };
      // What was begun in time may still be decided after it
      if (isLate) return answer;
      const { provider, publishableKey } = payments;
      return { ...answer, clientSecret: intent.client_secret, provider, publishableKey };
    },
  },
});

export const config = { path: ['/api/orders', '/api/orders/:order'] };
