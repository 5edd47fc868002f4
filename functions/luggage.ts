import { bySoonestFlight, demandFlight, isLuggageOf } from '../db/flight/flights.ts';
import { flightLuggageOf } from '../db/flight/luggage.ts';
import { find, list } from '../db/row/list.ts';
import { deleteRow, insertRow, type Key, type Values } from '../db/row/write.ts';
import type { Query } from '../db/sql.ts';
import { readQuery } from '../src/domain/kernel/query.ts';
import { adminOnly, everyRole, isOneOf } from '../src/domain/kernel/roles.ts';
import { allRequired, luggage, ownFields } from '../src/domain/travel/luggage.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import { invalid } from './lib/http/invalid.ts';
import { parseBody } from './lib/http/parse-body.ts';
import type { Call } from './lib/http/route.ts';
import { bodyOf } from './lib/http/schemas.ts';
import { dataOf } from './lib/openapi/answers.ts';
import { flightLuggageSchema } from './lib/openapi/flight-luggage.ts';
import { change, changeSome, changesOf, patchOf } from './lib/resource/change.ts';
import { histories } from './lib/resource/history.ts';
import { keyOf, notFound } from './lib/resource/key.ts';
import { ownerNamed, readUserEmail, rowsOf, userEmail } from './lib/resource/ownership.ts';
import { noteListed } from './lib/resource/people-listed.ts';
import { reads } from './lib/resource/reads.ts';
import { restores } from './lib/resource/restore.ts';
import { added } from './lib/resource/writes.ts';

const who = everyRole;
const where = (call: Call) => rowsOf(call, adminOnly);

/** Luggage without its owner, whom the session gives. */
const ownLuggage = { ...luggage, fields: ownFields };

/** The specification has one sentence for all that is left out. */
function demandAll(body: Values, names = Object.keys(ownFields)): void {
  const missing = names.filter((name) => [undefined, null, ''].some((it) => it === body[name]));
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((name) => [name, allRequired])), allRequired);
}

/** A flight that is over takes no luggage but what it has. */
function takes(key: Key, { Flights_id: named }: Values): Query[] {
  const flight = String(named);
  return named === undefined ? [] : [demandFlight(flight, isLuggageOf(key, flight))];
}

/** Refuses luggage that is not the caller's. Of a deleted row nobody knows the owner: only the admin may look. */
async function demand(call: Call, key: Key): Promise<void> {
  if (!isOneOf(sessionOf(call).role, adminOnly) && !(await find(luggage, key, where(call)))) throw notFound(luggage);
}

export default endpoint({
  ...reads(luggage, { who, where, summary: 'Luggage: own, or all for the admin', query: userEmail }),
  'GET /api/luggage': {
    summary: 'Luggage: own, or all for the admin; that of one person by its flights, those to come first',
    query: userEmail,
    who,
    run: async (call) => {
      const query = readQuery(luggage, call.query);
      const order = readUserEmail(call.query) && !query.sort ? bySoonestFlight() : undefined;
      return { ...noteListed(call, luggage, await list(luggage, { ...query, where: where(call), order })) };
    },
  },
  'GET /api/luggage/flights': {
    summary: "One's coming flights: the luggage on each, and how much the tickets for it include",
    answer: dataOf(flightLuggageSchema),
    who,
    run: async (call) => ({ data: await flightLuggageOf(sessionOf(call).user.id) }),
  },
  ...histories(luggage, { who, demand }),
  ...restores(luggage, [], who),
  'POST /api/luggage': {
    summary: `${luggage.one}: add`,
    body: bodyOf(luggage, {}, ['Users_id']),
    refuses: [404],
    who,
    run: async (call) => {
      demandAll(call.body);
      const owner = (await ownerNamed(call, adminOnly)) ?? sessionOf(call).user.id;
      const values = { ...parseBody(ownLuggage, call.body), Users_id: owner };
      const id = await insertRow(call, luggage, values, demandFlight(values.Flights_id));
      return added(luggage, id);
    },
  },
  'PUT /api/luggage/:id': {
    summary: `${luggage.one}: change`,

    who,
    run: async (call) => {
      demandAll(call.body);
      const key = keyOf(luggage, call.params.id);
      const owner = await ownerNamed(call, adminOnly);
      const values: Values = { ...changesOf(ownLuggage, call.body, key), ...(owner && { Users_id: owner }) };
      return change(call, luggage, key, values, { where: where(call), first: takes(key, values) });
    },
  },
  'PATCH /api/luggage/:id': {
    summary: `${luggage.one}: change some fields`,

    who,
    run: async (call) => {
      demandAll(
        call.body,
        Object.keys(ownFields).filter((name) => name in call.body),
      );
      const key = keyOf(luggage, call.params.id);
      const owner = await ownerNamed(call, adminOnly);
      const patch = patchOf(ownLuggage, call.body, key, ['Users_id']);
      const values: Values = { ...patch, ...(owner && { Users_id: owner }) };
      return changeSome(call, luggage, key, values, { where: where(call), first: takes(key, values) });
    },
  },
  'DELETE /api/luggage/:id': {
    summary: 'Delete luggage',
    status: 200,

    who,
    run: async (call) => {
      if (!(await deleteRow(call.author, luggage, keyOf(luggage, call.params.id), where(call))))
        throw notFound(luggage);
      return { message: luggage.messages.removed };
    },
  },
});

export const config = {
  path: [
    '/api/luggage',
    '/api/luggage.csv',
    '/api/luggage/flights',
    '/api/luggage/:id',
    '/api/luggage/:id/history',
    '/api/luggage/:id/restore',
  ],
};
