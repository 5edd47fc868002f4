import {
  type Bookable,
  findBooking,
  otherSum,
  quoteRefund,
  type StoredBooking,
  staff,
} from '../../../db/booking/bookings.ts';
import {
  askForDifference,
  declineRefund,
  deleteBooking,
  giveReason,
  insertBooking,
  takeBack,
} from '../../../db/booking/staff-bookings.ts';
import { find } from '../../../db/row/list.ts';
import type { Key, Values } from '../../../db/row/write.ts';
import { cancelled } from '../../../src/domain/booking/booking.ts';
import { deskContact, deskContactNames } from '../../../src/domain/booking/desk-contact.ts';
import { isDue, type OrderKind, undeletable } from '../../../src/domain/booking/order.ts';
import { reasonField } from '../../../src/domain/booking/price-change.ts';
import { forbidden, HttpError } from '../../../src/domain/kernel/http-error.ts';
import { everyRole, isOneOf } from '../../../src/domain/kernel/roles.ts';
import { parseField } from '../../../src/domain/kernel/schema.ts';
import * as pages from '../../../src/domain/site/paths.ts';
import { sessionOf } from '../http/endpoint.ts';
import { invalid } from '../http/invalid.ts';
import { parseBody } from '../http/parse-body.ts';
import type { Call, Routes } from '../http/route.ts';
import { allRequired, bodyOf, changeOf, changeSomeOf, ref, type Schema } from '../http/schemas.ts';
import { deliverSoon } from '../mail/outbox.ts';
import { otherRefund, refundBody } from '../payment/other-refund.ts';
import { change, changeSome, changesOf, patchOf } from '../resource/change.ts';
import { histories } from '../resource/history.ts';
import { keyOf, notFound } from '../resource/key.ts';
import { deskPayments } from './desk-payments.ts';
import { finaliseCalled } from './finalise.ts';
import { byAccount } from './holders.ts';
import { manageRoutes, ownCancelBody } from './manage-routes.ts';
import { refuseChange } from './refused-change.ts';
import { bankDecides, endHold } from './release-hold.ts';
import { purgeTaken } from './taken-cache.ts';

/** Why it was not deleted, as it stands now: its payment may have been faster. */
function stays(booking: StoredBooking | undefined): HttpError {
  const why = booking && undeletable({ ...booking });
  return why ? new HttpError(409, why) : bankDecides();
}

const paidOrder = allRequired({
  order: { type: 'string', description: 'A paid order. With it nothing else of the body counts' },
});
const besides = {
  refund: { type: 'boolean', description: 'false: a paid booking that is cancelled or made shorter gets nothing back' },
  charge: { type: 'boolean', description: 'true: what a paid booking gets dearer by is asked of its buyer' },
  taken_back: { type: 'boolean', description: 'true: its newest move to another car is taken back, the price with it' },
  reason: { type: 'string', description: 'Why it is cancelled, or nothing comes back, as its buyer is told' },
  ...refundBody,
};
/** Whom staff book for, who has no account. */
const contactSchema = bodyOf(deskContact).properties as Schema;
const bookedSchema = allRequired({
  data: {
    ...{ type: 'object', required: ['id'] },
    properties: {
      id: { type: 'integer' },
      order_number: { type: 'string', description: 'None of what staff block for nobody' },
    },
  },
  message: { type: 'string' },
});
const changedOrLetGo = { anyOf: [ref('Changed'), ref('Created')], description: 'Without a version: it was let go' };
/** What the staff write may first have to end: a hold, or new dates that wait for their payment. */
const bookingOf = ({ author }: Call, { table }: Bookable, id: Key) => findBooking(staff(author, table, id));

/** The staff release a booking that is being paid for: its payment ends first. False where that was faster. */
const isLetGo = async ({ order_id, order_state: state }: StoredBooking, { context }: Call): Promise<boolean> =>
  order_id !== null && state !== null && isDue({ state }) && (await endHold(order_id, context)) === 'EXPIRED';

/** Writes what staff changed; one that is cancelled while it is being paid for is let go. */
async function save(call: Call, entity: Bookable, kind: OrderKind, id: Key, values: Values, write: typeof change) {
  const { refund, charge, amount, reason, taken_back } = call.body;
  if (amount !== undefined && !Number.isSafeInteger(amount)) throw invalid({ amount: 'Kwota w groszach' });
  if (charge !== undefined && typeof charge !== 'boolean') throw invalid({ charge: 'Wybierz: pobrać albo nie' });
  if (taken_back !== undefined && typeof taken_back !== 'boolean')
    throw invalid({ taken_back: 'Wybierz: tak albo nie' });
  // Anything but a plain false would send the money back
  if (refund !== undefined && typeof refund !== 'boolean') throw invalid({ refund: 'Wybierz: zwrócić albo nie' });
  const why = parseField(reasonField, reason);
  if ('error' in why) throw invalid({ reason: why.error });
  const given = values.status === cancelled ? await bookingOf(call, entity, id) : undefined;
  if (given && (await isLetGo(given, call))) return { data: { id }, message: 'Rezerwacja została zwolniona' };
  if (given?.held_change) await endHold(given.held_change, call.context);
  const first = [
    ...(refund === false ? [declineRefund()] : []),
    ...(charge ? [askForDifference()] : []),
    ...(taken_back ? [takeBack()] : []),
    ...(amount === undefined ? [] : [quoteRefund(amount as number)]),
    ...(why.value ? [giveReason(String(why.value))] : []),
  ];
  const answer = await write(call, entity, id, values, { first }).catch(async (error) =>
    refuseChange(error, otherSum(error) === undefined ? undefined : await find(entity, id)),
  );
  deliverSoon(call.context);
  purgeTaken(call.context, kind);
  return answer;
}

/** The writes of a booking: with a paid order by whoever holds it, without one by the staff it belongs to. */
export function bookingWrites(entity: Bookable, kind: OrderKind, confirmed: string): Routes {
  const path = `${pages.api}${entity.path}`;
  return {
    ...histories(entity),
    ...manageRoutes({
      path: `${path}/:id`,
      booking: `${path}/:id/booking`,
      who: everyRole,
      callerOf: (call) => byAccount(call, entity),
      cancelBody: ownCancelBody,
    }),
    ...deskPayments(entity),
    [`POST ${path}`]: {
      summary: `${entity.one}: from a paid order; staff add one without`,
      body: { oneOf: [paidOrder, bodyOf(entity, contactSchema)] },
      answer: bookedSchema,
      status: 201,
      also: { 200: bookedSchema },
      refuses: [402, 404],
      who: { rule: `the holder of a paid order; without one ${entity.write}` },
      run: async (call) => {
        // Whoever sends an order may change nothing else: the order says for whom and what is booked
        if (call.body.order !== undefined) return finaliseCalled(kind, call.body.order, confirmed, call);
        if (!isOneOf(sessionOf(call).role, entity.write)) throw forbidden();
        const isForSomebody = deskContactNames.some((name) => (call.body[name] ?? '') !== '');
        const buyer = isForSomebody ? parseBody(deskContact, call.body) : undefined;
        const booked = await insertBooking(call, entity, parseBody(entity, call.body), buyer);
        if (!booked) throw new HttpError(409, 'Termin jest już zajęty');
        purgeTaken(call.context, kind);
        const { id, order_number } = booked;
        const data = { id, ...(order_number && { order_number }) };
        return Response.json({ data, message: entity.messages.added }, { status: 201 });
      },
    },
    [`PUT ${path}/:id`]: {
      summary: `${entity.one}: change`,
      body: changeOf(entity, besides),
      answer: changedOrLetGo,
      who: entity.write,
      run: (call) => {
        const id = keyOf(entity, call.params.id);
        return save(call, entity, kind, id, changesOf(entity, call.body, id), change);
      },
    },
    [`PATCH ${path}/:id`]: {
      summary: `${entity.one}: change some fields`,
      body: changeSomeOf(entity, besides),
      answer: changedOrLetGo,
      who: entity.write,
      run: (call) => {
        const id = keyOf(entity, call.params.id);
        return save(call, entity, kind, id, patchOf(entity, call.body, id, Object.keys(besides)), changeSome);
      },
    },
    [`DELETE ${path}/:id`]: {
      summary: `${entity.one}: delete`,
      who: entity.write,
      run: async (call) => {
        const id = keyOf(entity, call.params.id);
        // What is deleted was not paid for
        if (call.body.amount) throw otherRefund(0);
        const booking = await bookingOf(call, entity, id);
        if (booking && (await isLetGo(booking, call))) return new Response(null, { status: 204 });
        // Whoever pays by the link at this moment pays for nothing then, or has paid, and it stays
        if (booking?.held_change && (await endHold(booking.held_change, call.context)) === 'HELD') throw bankDecides();
        const outcome = await deleteBooking(call.author, entity, id);
        if (outcome === 'missing') throw notFound(entity);
        if (outcome === 'paid') throw stays(await bookingOf(call, entity, id));
        purgeTaken(call.context, kind);
        return new Response(null, { status: 204 });
      },
    },
  };
}
