import { searchTickets, soldSeats } from '../../../db/flight/tickets.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { searchTerm } from '../../../src/domain/kernel/query.ts';
import { ticket } from '../../../src/domain/travel/ticket.ts';
import { countPeopleSearch } from '../account/people-searches.ts';
import { readParameter } from '../http/parameter.ts';
import type { Route } from '../http/route.ts';
import { allRequired, ref } from '../http/schemas.ts';
import { dataOf } from '../openapi/answers.ts';

/** What those look up who sell tickets and let passengers in: a passenger's ticket, and a flight's free seats. */
export const sellerRoutes: Record<string, Route> = {
  'GET /api/tickets/search': {
    summary: 'Tickets by a part of the passenger, of a flight of these days, or by their number; the soonest first',
    query: {
      search: 'A part of a name, an e-mail or a flight, two letters at least; or the number of a ticket',
      flight: 'The id of a flight whose tickets come first',
    },
    answer: dataOf(ref('tickets')),
    refuses: [429],
    who: ticket.read,
    run: async (call) => {
      const { author, query } = call;
      const term = String(readParameter(query, 'search', searchTerm) ?? '').trim();
      if ([...term].length < 2 && !/^\d+$/.test(term)) throw new HttpError(400, 'Wpisz co najmniej dwie litery');
      await countPeopleSearch(call);
      const first = readParameter(query, 'flight', { ...ticket.fields.Flight_id, optional: true });
      return { data: await searchTickets(author, term, first as string | null) };
    },
  },
  'GET /api/tickets/seats': {
    summary: 'How many seats a flight has, and which of them are sold',
    query: { flight: 'The id of the flight' },
    answer: dataOf(
      allRequired({
        capacity: { type: ['integer', 'null'], description: 'Of its airplane; null: not known' },
        sold: { type: 'array', items: { type: 'string' } },
      }),
    ),
    who: ticket.write,
    run: async ({ query }) => {
      const seats = await soldSeats(String(readParameter(query, 'flight', ticket.fields.Flight_id)));
      return { data: seats ? [seats] : [] };
    },
  },
};
