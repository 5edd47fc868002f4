import { setTimeout } from 'node:timers/promises';
import { noteOpened, renewLink } from '../db/booking/booking-links.ts';
import { lostLink } from '../src/domain/booking/link.ts';
import { lineOf } from '../src/domain/kernel/http-error.ts';
import { payDue, payDueSchema } from './lib/booking/desk-payments.ts';
import { protocolSchema } from './lib/booking/hand-over-schema.ts';
import { byLink, open } from './lib/booking/holders.ts';
import { manageRoutes } from './lib/booking/manage-routes.ts';
import { openedChangeSchema } from './lib/booking/manage-schema.ts';
import { heldProtocols, privatePhoto } from './lib/booking/protocols.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { parseBody } from './lib/http/parse-body.ts';
import { allRequired } from './lib/http/schemas.ts';
import { throttle, throttleNetwork } from './lib/http/throttle.ts';
import { log } from './lib/log.ts';
import { deliverSoon } from './lib/mail/outbox.ts';
import { refundBody } from './lib/payment/other-refund.ts';
import { hashOf } from './lib/secrets.ts';

const who = { rule: 'the holder of its link' };

export default endpoint({
  ...manageRoutes({
    path: '/api/rezerwacja/:token',
    booking: '/api/rezerwacja/:token',
    who,
    callerOf: byLink,
    cancelBody: allRequired(refundBody),
    onRead: ({ key }) => noteOpened(key),
  }),
  'POST /api/rezerwacja/:token/payment': {
    summary: 'Open the payment of what is due',
    body: payDueSchema,
    answer: openedChangeSchema,
    status: 201,
    refuses: [502],
    takesKey: true,
    who,
    run: async (call) => payDue(call, await byLink(call)),
  },
  'GET /api/rezerwacja/:token/hand-overs': {
    summary: 'The protocols of a rental: how its car was handed over and came back',
    answer: protocolSchema,
    refuses: [429],
    who,
    run: async (call) => {
      const { row, kind } = await open(await byLink(call));
      return { data: [{ facts: await heldProtocols(kind === 'rental' ? row : null), last: null }] };
    },
  },
  'GET /api/rezerwacja/:token/photos/:name': {
    summary: 'A photo or a signature of its protocols',
    gives: 'image/webp',
    answer: { type: 'string', contentEncoding: 'binary' },
    refuses: [429],
    who,
    run: async (call) => {
      const { row, kind } = await open(await byLink(call));
      return privatePhoto(kind === 'rental' ? row : null, call.params.name);
    },
  },
  'POST /api/rezerwacja': {
    summary: 'Send a new link to a booking, where number and address belong together',
    body: lostLink,
    who: 'everyone',
    run: async (call) => {
      const { order_number, email } = parseBody(lostLink, call.body);
      await throttleNetwork(call, 'lost link', { most: 30, seconds: 3600 });
      await throttle(`lost link ${hashOf(`${order_number} ${email.toLowerCase()}`)}`, { most: 3, seconds: 3600 });
      // Once the answer is on its way: how long it takes would tell whether they belong together
      const renewing = setTimeout(20).then(() => renewLink(order_number, email));
      deliverSoon(
        call.context,
        renewing.catch((error) => log('error', `lost link: ${lineOf(error)}`)),
      );
      return { message: 'Jeśli numer i adres należą do jednej rezerwacji, nowy link jest już w drodze' };
    },
  },
});

export const config = {
  path: [
    '/api/rezerwacja',
    '/api/rezerwacja/:token',
    '/api/rezerwacja/:token/dates',
    '/api/rezerwacja/:token/payment',
    '/api/rezerwacja/:token/cancel',
    '/api/rezerwacja/:token/hand-overs',
    '/api/rezerwacja/:token/photos/:name',
  ],
};
