import { type Bookable, cancelOwn, declineRefund, deleteBooking, insertBooking } from '../../../db/bookings.ts';
import { forbidden, HttpError } from '../../../src/domain/kernel/http-error.ts';
import type { OrderKind } from '../../../src/domain/order.ts';
import * as pages from '../../../src/domain/paths.ts';
import { everyRole, isOneOf } from '../../../src/domain/roles.ts';
import { sessionOf } from '../http/endpoint.ts';
import { parseBody } from '../http/parse-body.ts';
import type { Routes } from '../http/route.ts';
import { allRequired, bodyOf, changeOf } from '../openapi/schemas.ts';
import { deliverSoon } from '../outbox.ts';
import { changesOf } from '../resource/changes.ts';
import { keyOf, notFound } from '../resource/key.ts';
import { added, change } from '../resource/writes.ts';
import { finaliseCalled } from './finalise.ts';

const paidOrder = allRequired({
  order: { type: 'string', description: 'A paid order. With it nothing else of the body counts' },
});
const refund = {
  refund: { type: 'boolean', description: 'false: a cancelled booking that was paid gets nothing back' },
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
        const answer = await change(call, entity, id, changesOf(entity, call.body, id), undefined, ...before);
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
      run: async ({ author, params }) => {
        const outcome = await deleteBooking(author, entity, keyOf(entity, params.id));
        if (outcome === 'missing') throw notFound(entity);
        if (outcome === 'paid')
          throw new HttpError(409, 'Nie można usunąć opłaconej rezerwacji. Anuluj ją, a pieniądze wrócą na kartę');
        return new Response(null, { status: 204 });
      },
    },
  };
}
