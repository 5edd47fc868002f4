import { endLinkBefore, renewLink } from '../db/booking/booking-links.ts';
import { lostLink } from '../src/domain/booking/link.ts';
import { lineOf } from '../src/domain/kernel/http-error.ts';
import { answerOf } from './lib/booking/booking-answer.ts';
import { cancel } from './lib/booking/cancel.ts';
import { changeDates } from './lib/booking/change.ts';
import { byLink, open } from './lib/booking/holders.ts';
import { bookingSchema, changeSchema, openedChangeSchema, quoteSchema } from './lib/booking/manage-schema.ts';
import { quoteDates } from './lib/booking/new-dates.ts';
import { changePlateOf } from './lib/booking/plate.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { parseBody } from './lib/http/parse-body.ts';
import { allRequired, ref } from './lib/http/schemas.ts';
import { throttle, throttleNetwork } from './lib/http/throttle.ts';
import { deliverSoon } from './lib/mail/outbox.ts';
import { refundBody } from './lib/payment/other-refund.ts';
import { hashOf } from './lib/secrets.ts';

const who = { rule: 'the holder of its link' };

export default endpoint({
  'GET /api/rezerwacja/:token': {
    summary: 'A booking, by the link in its mail',
    answer: bookingSchema,
    refuses: [429],
    who,
    run: async (call) => {
      const caller = await byLink(call);
      const [booking] = await Promise.all([open(caller), endLinkBefore(caller.key)]);
      return { data: [answerOf(booking)] };
    },
  },
  'PATCH /api/rezerwacja/:token': {
    summary: 'Another plate',
    body: allRequired({ license_plate: { type: 'string' } }),
    who,
    run: async (call) => changePlateOf(call, await byLink(call)),
  },
  'GET /api/rezerwacja/:token/dates': {
    summary: 'What other dates would cost, and whether they are free',
    refuses: [429],
    query: { since: 'First day', until: 'Last day', space_id: 'Another space, of a parking' },
    answer: quoteSchema,
    who,
    run: async (call) => ({ data: [await quoteDates(call, await byLink(call))] }),
  },
  'POST /api/rezerwacja/:token/dates': {
    summary: 'Other dates: at once, or, where they cost more, once the difference is paid',
    body: changeSchema,
    answer: openedChangeSchema,
    status: 201,
    also: { 200: ref('Done') },
    refuses: [402, 502],
    takesKey: true,
    who,
    run: async (call) => changeDates(call, await byLink(call)),
  },
  'POST /api/rezerwacja/:token/cancel': {
    summary: 'Cancel before it begins',
    body: allRequired(refundBody),
    who,
    run: async (call) => cancel(call, await byLink(call)),
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
