import { ticketIds } from '../db/distinct.ts';
import { demandFlight } from '../db/flights.ts';
import { changeTicket, findTicket, listTickets } from '../db/tickets.ts';
import { insertRow } from '../db/write.ts';
import { shape } from '../src/domain/kernel/entity.ts';
import { forbidden, HttpError } from '../src/domain/kernel/http-error.ts';
import { readQuery } from '../src/domain/kernel/query.ts';
import { everyRole, isOneOf } from '../src/domain/roles.ts';
import { type TicketStatus, ticket, ticketRule, ticketStatus } from '../src/domain/ticket.ts';
import { user } from '../src/domain/user.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import { parseBody } from './lib/http/parse-body.ts';
import type { Call } from './lib/http/route.ts';
import { dataOf } from './lib/openapi/answers.ts';
import { keyOf, notFound } from './lib/resource/key.ts';
import { added } from './lib/resource/writes.ts';

/** Tickets with the filters of the specification's names. */
const filterable = {
  ...ticket,
  fields: { ...ticket.fields, 't.id': { kind: 'int', label: 'Numer' }, 'u.email': user.fields.email } as const,
  filter: [...ticket.filter, 't.id', 'u.email'],
};

function readTicketQuery({ query }: Call) {
  const request = readQuery(filterable, query);
  if (request.filter.some(({ by, operator }) => by.includes('.') && operator))
    throw new HttpError(400, 'Invalid filter');
  return request;
}

function statusIn({ body }: Call): TicketStatus {
  if (typeof body.status !== 'string' || !Object.hasOwn(ticketStatus, body.status))
    throw new HttpError(400, 'Nieprawidłowy status biletu');
  return body.status as TicketStatus;
}

const refusals = {
  settled: () => new HttpError(409, 'Zmienić można tylko kupiony bilet'),
  // The page knows this one by its words
  late: () => new HttpError(409, 'A ticket cannot be refunded: refund after 24 hours from purchase'),
};

export default endpoint({
  'GET /api/tickets': {
    summary: 'Tickets; without the right to see all, filter by u.email your own',

    who: everyRole,
    run: async (call) => {
      const { user: me, role } = sessionOf(call);
      const request = readTicketQuery(call);
      const own = request.filter.some(({ by, value }) => by === 'u.email' && value === me.email);
      if (!own && !isOneOf(role, ticket.read)) throw forbidden();
      return { ...(await listTickets(request)) };
    },
  },
  'GET /api/tickets/ids': {
    summary: 'The newest thousand ticket numbers',
    answer: dataOf({ type: 'integer' }),
    who: ticket.read,
    run: async () => ({ ...(await ticketIds()) }),
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
    body: shape({ fields: { status: ticket.fields.status } }),

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
      const outcome = await changeTicket(call.author, id, status);
      if (outcome !== 'changed') throw refusals[outcome]();
      return { data: { id }, message: ticket.messages.changed };
    },
  },
});

export const config = { path: ['/api/tickets', '/api/tickets/ids', '/api/tickets/:id'] };
