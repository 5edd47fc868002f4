import type { Call, Routes, Who } from '../http/route.ts';
import { allRequired, ref, type Schema } from '../http/schemas.ts';
import { refundBody } from '../payment/other-refund.ts';
import { answerOf } from './booking-answer.ts';
import { cancel } from './cancel.ts';
import { changeDates } from './change.ts';
import { type Caller, open } from './holders.ts';
import { bookingSchema, changeSchema, openedChangeSchema, quoteSchema } from './manage-schema.ts';
import { quoteDates } from './new-dates.ts';
import { changePlateOf } from './plate.ts';

interface ManagedBy<C extends Caller> {
  /** Below it stand the dates and the cancelling; at `booking` it is read, and its plate is changed. */
  path: string;
  booking: string;
  who: Who;
  callerOf: (call: Call) => Promise<C> | C;
  /** What the call that cancels takes. */
  cancelBody: Schema;
  /** Done beside reading it. */
  onRead?: (caller: C) => Promise<unknown>;
}

/** All that whoever holds a booking may see and do of it: by its link and in their account alike. */
export const manageRoutes = <C extends Caller>(by: ManagedBy<C>): Routes => {
  const { path, booking, who, callerOf, cancelBody, onRead } = by;
  return {
    [`GET ${booking}`]: {
      summary: 'A booking, as whoever holds it sees it',
      answer: bookingSchema,
      refuses: [429],
      who,
      run: async (call) => {
        const caller = await callerOf(call);
        const [found] = await Promise.all([open(caller), onRead?.(caller)]);
        return { data: [answerOf(found)] };
      },
    },
    [`PATCH ${booking}`]: {
      summary: 'Another plate',
      body: allRequired({ license_plate: { type: 'string' } }),
      refuses: [429],
      who,
      run: async (call) => changePlateOf(call, await callerOf(call)),
    },
    [`GET ${path}/dates`]: {
      summary: 'What other dates would cost, and whether they are free',
      refuses: [429],
      query: { since: 'First day', until: 'Last day', space_id: 'Another space, of a parking' },
      answer: quoteSchema,
      who,
      run: async (call) => ({ data: [await quoteDates(call, await callerOf(call))] }),
    },
    [`POST ${path}/dates`]: {
      summary: 'Other dates: at once, or, where they cost more, once the difference is paid',
      body: changeSchema,
      answer: openedChangeSchema,
      status: 201,
      also: { 200: ref('Done') },
      refuses: [402, 502],
      takesKey: true,
      who,
      run: async (call) => changeDates(call, await callerOf(call)),
    },
    [`POST ${path}/cancel`]: {
      summary: 'Cancel before it begins; what is still to be paid for is let go',
      body: cancelBody,
      who,
      run: async (call) => cancel(call, await callerOf(call)),
    },
  };
};

/** What whoever cancels was told comes back; where nothing is paid yet it does not matter. */
export const ownCancelBody: Schema = { type: 'object', properties: refundBody };
