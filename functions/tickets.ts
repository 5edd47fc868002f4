import { demandFlight } from '../db/flight/flights.ts';
import {
  changeTicket,
  findTicket,
  listTickets,
  openTickets,
  takeBackTicket,
  ticketsListing,
} from '../db/flight/tickets.ts';
import { ticketIds } from '../db/row/distinct-values.ts';
import { openRow } from '../db/row/open-row.ts';
import { insertRow } from '../db/row/write.ts';
import { user } from '../src/domain/account/user.ts';
import { choices } from '../src/domain/kernel/choices.ts';
import { choice } from '../src/domain/kernel/field.ts';
import { forbidden, HttpError } from '../src/domain/kernel/http-error.ts';
import type { Filters } from '../src/domain/kernel/operators.ts';
import { readQuery } from '../src/domain/kernel/query.ts';
import { everyRole, isOneOf } from '../src/domain/kernel/roles.ts';
import {
  type Ticket,
  type TicketStatus,
  ticket,
  ticketRefund,
  ticketRule,
  ticketStatus,
} from '../src/domain/travel/ticket.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import { readParameter } from './lib/http/parameter.ts';
import { parseBody } from './lib/http/parse-body.ts';
import type { Call } from './lib/http/route.ts';
import { allRequired, ref } from './lib/http/schemas.ts';
import { dataOf } from './lib/openapi/answers.ts';
import { otherRefund, refundBody } from './lib/payment/other-refund.ts';
import { csv } from './lib/resource/csv.ts';
import { histories } from './lib/resource/history.ts';
import { keyOf, notFound } from './lib/resource/key.ts';
import { rowsOf } from './lib/resource/ownership.ts';
import { noteListed } from './lib/resource/people-listed.ts';
import { added } from './lib/resource/writes.ts';
import { sellerRoutes } from './lib/travel/seller-routes.ts';
import { readTicketCode, ticketCode } from './lib/travel/ticket-code.ts';

/** Tickets with the filters of the specification's names. */
const filterable = {
  ...ticket,
  fields: { ...ticket.fields, 't.id': { kind: 'int', label: 'Numer' }, 'u.email': user.fields.email } as const,
  filter: { ...ticket.filter, 't.id': ['='], 'u.email': ['='] } as Filters,
};

const flown = choice('Po locie', choices({ true: { label: 'tak' }, false: { label: 'nie' } }), { optional: true });

/** All tickets for those who sell them; for others their own. */
function requestOf(call: Call) {
  const { user: me, role } = sessionOf(call);
  const request = readQuery(filterable, call.query);
  const asksForOwn = request.filter.some(({ by, value }) => by === 'u.email' && value === me.email);
  if (!asksForOwn && !isOneOf(role, ticket.read)) throw forbidden();
  return request;
}

function statusIn({ body }: Call): TicketStatus {
  if (typeof body.status !== 'string' || !Object.hasOwn(ticketStatus, body.status))
    throw new HttpError(400, 'Nieprawidłowy status biletu');
  return body.status as TicketStatus;
}

const refusals = {
  settled: () => new HttpError(409, 'Zmienić można tylko kupiony bilet'),
  forged: () => new HttpError(404, 'Tego kodu nie wydało nasze lotnisko', undefined, { code: 'forged' }),
};

export default endpoint({
  ...histories(ticket),
  'GET /api/tickets': {
    summary: 'Tickets; without the right to see all, filter by u.email your own',
    query: {
      flown: "'false': of flights still to come, the soonest first; 'true': of those that are over, the last first",
    },
    who: everyRole,
    run: async (call) => {
      const part = readParameter(call.query, 'flown', flown);
      const found = await listTickets(requestOf(call), part === null ? undefined : part === 'true');
      return { ...noteListed(call, ticket, found) };
    },
  },
  'GET /api/tickets.csv': csv({
    summary: 'Tickets',
    who: everyRole,
    listing: (call) => ticketsListing(requestOf(call)),
  }),
  'GET /api/tickets/ids': {
    summary: 'The newest thousand ticket numbers',
    answer: dataOf({ type: 'integer' }),
    who: ticket.read,
    run: async () => ({ ...(await ticketIds()) }),
  },
  'GET /api/tickets/codes': {
    summary: "Of one's own tickets that are still to be used: what their QR codes say, and whether money comes back",
    answer: dataOf(
      allRequired({
        id: { type: 'integer' },
        code: { type: 'string', description: 'Its number, signed' },
        refundable: { type: 'boolean', description: 'It can be given back now, by the clock of the server' },
      }),
    ),
    who: everyRole,
    run: async (call) => {
      const open = await openTickets(sessionOf(call).user.id);
      return { data: open.map(({ id, refundable }) => ({ id, code: ticketCode(id), refundable })) };
    },
  },
  ...sellerRoutes,
  'GET /api/tickets/:id': {
    summary: `${ticket.one}: one row by its number or its code, own or any for those who see all`,
    answer: allRequired({
      data: { type: 'array', items: ref('tickets') },
      verified: { type: 'boolean', description: 'Was it asked for by its code, signed by us?' },
    }),
    who: everyRole,
    run: async (call) => {
      const code = readTicketCode(call.params.id);
      if (code === 'forged') throw refusals.forged();
      const key = keyOf(ticket, code.id);
      const row = await openRow<Ticket>(call.author, ticket, key, rowsOf(call, ticket.write));
      if (!row) throw notFound(ticket);
      return { data: [row], verified: code.verified };
    },
  },
  'POST /api/tickets/:id/restore': {
    summary: 'Take back that it was used or invalidated, within ten seconds and by who decided it',
    answer: ref('Created'),
    refuses: [409],
    who: ticket.write,
    run: async (call) => {
      const id = Number(keyOf(ticket, call.params.id));
      if (!(await takeBackTicket(call.author, id))) throw new HttpError(404, 'Tej decyzji nie można już cofnąć');
      return { data: { id }, message: 'Cofnięto: bilet znów jest ważny' };
    },
  },
  'POST /api/tickets': {
    summary: `${ticket.one}: add`,

    who: ticket.write,
    run: async (call) => {
      const sold = parseBody(ticket, call.body);
      const id = await insertRow(call, ticket, sold, demandFlight(sold.Flight_id));
      return added(ticket, id);
    },
  },
  'PATCH /api/tickets/:id': {
    summary: "Change a purchased ticket's status",
    body: {
      type: 'object',
      properties: { status: { enum: Object.keys(ticketStatus) }, ...refundBody },
      required: ['status'],
    },
    answer: ref('Created'),

    who: everyRole,
    run: async (call) => {
      const { user: me, role } = sessionOf(call);
      const status = statusIn(call);
      const id = Number(keyOf(ticket, call.params.id));
      const found = await findTicket(id);
      const [isStaff, isOwner] = [isOneOf(role, ticket.write), found?.Users_id === me.id];
      if (!found || !(isStaff || isOwner)) throw notFound(ticket);
      const { givenBy } = ticketRule(status);
      if (!(isStaff && givenBy === 'staff') && !(isOwner && givenBy === 'owner')) throw forbidden();
      const refund = ticketRefund(found, status);
      if (call.body.amount !== undefined && call.body.amount !== refund) throw otherRefund(refund);
      if (!(await changeTicket(call.author, id, status))) throw refusals.settled();
      return { data: { id }, message: ticket.messages.changed };
    },
  },
});

export const config = {
  path: [
    '/api/tickets',
    '/api/tickets.csv',
    '/api/tickets/ids',
    '/api/tickets/codes',
    '/api/tickets/search',
    '/api/tickets/seats',
    '/api/tickets/:id',
    '/api/tickets/:id/history',
    '/api/tickets/:id/restore',
  ],
};
