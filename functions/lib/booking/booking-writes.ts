import {
  type Bookable,
  cancelOwn,
  declineRefund,
  deleteBooking,
  giveReason,
  heldChangeOf,
  heldOrderOf,
  heldSeconds,
  insertBooking,
  isOwn,
} from '../../../db/bookings.ts';
import { settled } from '../../../db/orders.ts';
import type { Key, Values } from '../../../db/write.ts';
import { cancelled } from '../../../src/domain/booking.ts';
import { forbidden, HttpError } from '../../../src/domain/kernel/http-error.ts';
import { count, nouns } from '../../../src/domain/language/polish.ts';
import type { OrderKind } from '../../../src/domain/order.ts';
import * as pages from '../../../src/domain/paths.ts';
import { everyRole, isOneOf } from '../../../src/domain/roles.ts';
import { sessionOf } from '../http/endpoint.ts';
import { invalid } from '../http/invalid.ts';
import { parseBody } from '../http/parse-body.ts';
import type { Call, Routes } from '../http/route.ts';
import { deliverSoon } from '../jobs/outbox.ts';
import { allRequired, bodyOf, changeOf, changeSomeOf } from '../openapi/schemas.ts';
import { change, changeSome } from '../resource/change.ts';
import { changesOf, patchOf } from '../resource/changes.ts';
import { histories } from '../resource/history.ts';
import { keyOf, notFound } from '../resource/key.ts';
import { added } from '../resource/writes.ts';
import { finaliseCalled, release } from './finalise.ts';
import { paymentsOf } from './payments.ts';
import { releaseHold } from './release-hold.ts';
import { purgeTaken } from './taken-cache.ts';

/** Staff release a booking that is being paid for: its payment ends first. False where it was none, or was faster. */
async function letGo(entity: Bookable, id: Key, { context }: Call): Promise<boolean> {
  const order = await heldOrderOf(entity, id);
  if (!order) return false;
  await release(order, await paymentsOf(context), context);
  return !(await settled(order));
}

/** New dates that wait for their payment end before what they are of does. */
async function endChange(entity: Bookable, id: Key, { context }: Call): Promise<void> {
  const change = await heldChangeOf(entity, id);
  if (change) await release(change, await paymentsOf(context), context);
}

const paidMessage = 'Nie można usunąć opłaconej rezerwacji. Anuluj ją, a pieniądze wrócą na kartę';

/** What is being paid for is its buyer's: nobody changes it under them. */
export function refuseHeld(error: unknown): never {
  const seconds = heldSeconds(error);
  if (seconds === undefined) throw error;
  const wait = count(Math.max(Math.ceil(seconds / 60), 1), nouns.minute);
  const message = `Ktoś właśnie płaci za tę rezerwację, najdłużej jeszcze ${wait}. Możesz ją tylko zwolnić`;
  throw new HttpError(409, message);
}

const paidOrder = allRequired({
  order: { type: 'string', description: 'A paid order. With it nothing else of the body counts' },
});
const besides = {
  refund: { type: 'boolean', description: 'false: a paid booking that is cancelled or made shorter gets nothing back' },
  reason: { type: 'string', description: 'Why it is cancelled, as its buyer is told' },
};
const reasonLength = 300;

/** Writes what staff changed; one that is cancelled while it is being paid for is let go. */
async function save(call: Call, entity: Bookable, kind: OrderKind, id: Key, values: Values, write: typeof change) {
  if (values.status === cancelled && (await letGo(entity, id, call)))
    return { data: { id }, message: 'Rezerwacja została zwolniona' };
  if (values.status === cancelled) await endChange(entity, id, call);
  const { reason } = call.body;
  if (reason !== undefined && (typeof reason !== 'string' || reason.length > reasonLength))
    throw invalid({ reason: `Najwyżej ${count(reasonLength, nouns.character)}` });
  const first = [
    ...(call.body.refund === false ? [declineRefund()] : []),
    ...(reason?.trim() ? [giveReason(reason.trim())] : []),
  ];
  const answer = await write(call, entity, id, values, { first }).catch(refuseHeld);
  deliverSoon(call.context);
  purgeTaken(call.context, kind);
  return answer;
}

/** The writes of a booking: with a paid order by whoever holds it, without one by the staff it belongs to. */
export function bookingWrites(entity: Bookable, kind: OrderKind, confirmed: string): Routes {
  const path = `${pages.api}${entity.path}`;
  return {
    ...histories(entity),
    [`POST ${path}`]: {
      summary: `${entity.one}: from a paid order; staff add one without`,
      body: { oneOf: [paidOrder, bodyOf(entity)] },
      who: { rule: `the holder of a paid order; without one ${entity.write}` },
      run: async (call) => {
        // Of what an order's holder sends, only the order counts: for whom and what it is, the order knows
        if (call.body.order !== undefined) return finaliseCalled(kind, call.body.order, confirmed, call);
        if (!isOneOf(sessionOf(call).role, entity.write)) throw forbidden();
        const id = await insertBooking(call, entity, parseBody(entity, call.body));
        if (!id) throw new HttpError(409, 'Termin jest już zajęty');
        purgeTaken(call.context, kind);
        return added(entity, id);
      },
    },
    [`PUT ${path}/:id`]: {
      summary: `${entity.one}: change`,
      body: changeOf(entity, besides),
      who: entity.write,
      run: (call) => {
        const id = keyOf(entity, call.params.id);
        return save(call, entity, kind, id, changesOf(entity, call.body, id), change);
      },
    },
    [`PATCH ${path}/:id`]: {
      summary: `${entity.one}: change some fields`,
      body: changeSomeOf(entity, besides),
      who: entity.write,
      run: (call) => {
        const id = keyOf(entity, call.params.id);
        return save(call, entity, kind, id, patchOf(entity, call.body, id, Object.keys(besides)), changeSome);
      },
    },
    [`POST ${path}/:id/cancel`]: {
      summary: `${entity.one}: cancel one's own before it begins: paid, refunded until 24 h before; unpaid, let go`,
      who: everyRole,
      run: async (call) => {
        const id = keyOf(entity, call.params.id);
        const { user } = sessionOf(call);
        if (await isOwn(entity, id, user.id)) {
          const order = await heldOrderOf(entity, id);
          if (order) {
            await releaseHold(order, call.context);
            return { message: 'Rezerwacja została zwolniona' };
          }
          await endChange(entity, id, call);
        }
        const outcome = await cancelOwn(call.author, entity, id, user.id).catch(refuseHeld);
        if (outcome === 'missing') throw notFound(entity);
        if (outcome === 'too late') throw new HttpError(409, 'Tej rezerwacji nie można już anulować');
        deliverSoon(call.context);
        purgeTaken(call.context, kind);
        return { message: 'Rezerwacja została anulowana' };
      },
    },
    [`DELETE ${path}/:id`]: {
      summary: `${entity.one}: delete`,
      who: entity.write,
      run: async (call) => {
        const id = keyOf(entity, call.params.id);
        if (await letGo(entity, id, call)) return new Response(null, { status: 204 });
        const outcome = await deleteBooking(call.author, entity, id);
        if (outcome === 'missing') throw notFound(entity);
        if (outcome === 'paid') throw new HttpError(409, paidMessage);
        purgeTaken(call.context, kind);
        return new Response(null, { status: 204 });
      },
    },
  };
}
