import { demandFlight, isLuggageOf } from '../db/flights.ts';
import { deleteRow, insertRow, type Values } from '../db/write.ts';
import { allRequired, luggage } from '../src/domain/luggage.ts';
import { adminOnly, everyRole } from '../src/domain/roles.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import { invalid } from './lib/http/invalid.ts';
import { parseBody } from './lib/http/parse-body.ts';
import type { Call } from './lib/http/route.ts';
import { bodyOf } from './lib/openapi/schemas.ts';
import { changesOf } from './lib/resource/changes.ts';
import { keyOf, notFound } from './lib/resource/key.ts';
import { ownerNamed, rowsOf, userEmail } from './lib/resource/ownership.ts';
import { reads } from './lib/resource/reads.ts';
import { added, change } from './lib/resource/writes.ts';

const who = everyRole;
const where = (call: Call) => rowsOf(call, adminOnly);

const { Users_id, ...described } = luggage.fields;
/** Luggage without its owner, whom the session gives. */
const own = { ...luggage, fields: described };

/** The specification has one sentence for all that is left out. */
function demandAll(body: Values): void {
  const missing = Object.keys(described).filter((name) => [undefined, null, ''].some((it) => it === body[name]));
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((name) => [name, allRequired])), allRequired);
}

export default endpoint({
  ...reads(luggage, { who, where, summary: 'Luggage: own, or all for the admin', query: userEmail }),
  'POST /api/luggage': {
    summary: `${luggage.one}: add`,
    body: bodyOf(luggage, {}, ['Users_id']),

    who,
    run: async (call) => {
      demandAll(call.body);
      const owner = (await ownerNamed(call, adminOnly)) ?? sessionOf(call).user.id;
      const values = { ...parseBody(own, call.body), Users_id: owner };
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
      const values: Values = { ...changesOf(own, call.body, key), ...(owner && { Users_id: owner }) };
      const flight = String(values.Flights_id);
      return change(call, luggage, key, values, where(call), demandFlight(flight, isLuggageOf(key, flight)));
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

export const config = { path: ['/api/luggage', '/api/luggage/:id'] };
