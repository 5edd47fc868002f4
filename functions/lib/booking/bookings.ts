import {
  type Bookable,
  cancelOwn,
  declineRefund,
  deleteBooking,
  heldOrderOf,
  heldSeconds,
  insertBooking,
} from '../../../db/bookings.ts';
import { settled } from '../../../db/orders.ts';
import type { Key } from '../../../db/write.ts';
import { cancelled } from '../../../src/domain/booking.ts';
import { forbidden, HttpError } from '../../../src/domain/kernel/http-error.ts';
import { count, nouns } from '../../../src/domain/language/polish.ts';
import type { OrderKind } from '../../../src/domain/order.ts';
import * as pages from '../../../src/domain/paths.ts';
import { everyRole, isOneOf } from '../../../src/domain/roles.ts';
import { sessionOf } from '../http/endpoint.ts';
import { parseBody } from '../http/parse-body.ts';
import type { Call, Routes } from '../http/route.ts';
import { allRequired, bodyOf, changeOf } from '../openapi/schemas.ts';
import { deliverSoon } from '../outbox.ts';
import { changesOf } from '../resource/changes.ts';
import { keyOf, notFound } from '../resource/key.ts';
import { added, change } from '../resource/writes.ts';
import { finaliseCalled, release } from './finalise.ts';
import { paymentsOf } from './payments.ts';

/** Staff release a booking that is being paid for: its payment ends first. False where it was none, or was faster. */
async function letGo(entity: Bookable, id: Key, { context }: Call): Promise<boolean> {
  const order = await heldOrderOf(entity, id);
  if (!order) return false;
  await release(order, await paymentsOf(context), context);
  return !(await settled(order));
}

/** What is being paid for is its buyer's: nobody changes it under them. */
function refuseHeld(error: unknown): never {
  const seconds = heldSeconds(error);
  if (seconds === undefined) throw error;
  const wait = count(Math.max(Math.ceil(seconds / 60), 1), nouns.minute);
  throw new HttpError(409, `Ktoś właśnie płaci za tę rezerwację, najdłużej jeszcze ${wait}. Możesz ją tylko zwolnić`);
}

const paidOrder = allRequired({
  order: { type: 'string', description: 'A paid order. With it nothing else of the body counts' },
});
const refund = {
  refund: { type: 'boolean', description: 'false: a paid booking that is cancelled or made shorter gets nothing back' },
};

/** The writes of a booking: with a paid order by whoever holds it, without one by the staff it belongs to. */
export function bookingWrites(entity: Bookable, kind: OrderKind, confirmed: string): Routes {
  const path = `${pages.api}${entity.path}`;
  return {
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
        return added(entity, id);
      },
    },
    [`PUT ${path}/:id`]: {
      summary: `${entity.one}: change`,
      body: changeOf(entity, refund),
      who: entity.write,
      run: async (call) => {
        const id = keyOf(entity, call.params.id);
        const before = call.body.refund === false ? [declineRefund()] : [];
        const values = changesOf(entity, call.body, id);
        if (values.status === cancelled && (await letGo(entity, id, call)))
          return { data: { id }, message: 'Rezerwacja została zwolniona' };
        const answer = await change(call, entity, id, values, undefined, ...before).catch(refuseHeld);
        deliverSoon(call.context);
        return answer;
      },
    },
    [`POST ${path}/:id/cancel`]: {
      summary: `${entity.one}: cancel one's own before it begins; a paid one is refunded`,
      who: everyRole,
      run: async (call) => {
        const outcome = await cancelOwn(call.author, entity, keyOf(entity, call.params.id), sessionOf(call).user.id);
        if (outcome === 'missing') throw notFound(entity);
        if (outcome === 'too late') throw new HttpError(409, 'Tej rezerwacji nie można już anulować');
        deliverSoon(call.context);
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
        if (outcome === 'paid')
          throw new HttpError(409, 'Nie można usunąć opłaconej rezerwacji. Anuluj ją, a pieniądze wrócą na kartę');
        return new Response(null, { status: 204 });
      },
    },
  };
}
