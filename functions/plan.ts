import { acceptedOf, readPlan } from '../db/flight/plan.ts';
import { acceptedMatter } from '../src/domain/flight/accepted-matter.ts';
import { closure } from '../src/domain/flight/closure.ts';
import { planReaders } from '../src/domain/flight/plan-call.ts';
import { addDays, isDay, startOf, today } from '../src/domain/language/days.ts';
import { assign } from './lib/flight/assign.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { invalid } from './lib/http/invalid.ts';
import { allRequired, rowOf, type Schema } from './lib/http/schemas.ts';

const halfDay = 43_200_000;
const text = { type: 'string' };
const integer = { type: 'integer' };
const moment = { type: 'string', format: 'date-time' };
const orNull = (schema: Schema): Schema => ({ ...schema, type: [schema.type, 'null'] });

const along = {
  ...{ type: 'array', items: text },
  description: 'Which flights go along; absent: the other one of its aircraft that stands there',
};
const planFlight = allRequired({
  ...{ id: text, number: text, status: text, is_departure: { type: 'boolean' }, departure: moment, arrival: moment },
  ...{ estimated: orNull(moment), actual_departure: orNull(moment), actual_arrival: orNull(moment) },
  ...{ airplane_serial_no: orNull(text), airplane_model: orNull(text), Gates_id: orNull(integer) },
  ...{ origin: text, destination: text, airline_name: text, version: integer },
});
const planGate = allRequired({
  ...{ id: integer, name: text, status: text, zone: text, terminals_id: orNull(integer), version: integer },
});
const planClosure = allRequired({
  ...{ id: integer, Gates_id: integer, since: moment, until: orNull(moment), reason: text, version: integer },
});

export default endpoint({
  'GET /api/plan': {
    summary: "A day's flights with what reaches into it, the gates, their closures, and which matters stay as they are",
    query: { day: "'YYYY-MM-DD'; today, where it is not said" },
    answer: allRequired({
      data: {
        type: 'array',
        items: allRequired({
          day: { type: 'string', format: 'date' },
          flights: { type: 'array', items: planFlight },
          gates: { type: 'array', items: planGate },
          closures: { type: 'array', items: planClosure },
          accepted: { type: 'array', items: rowOf(acceptedMatter) },
        }),
      },
    }),
    who: planReaders,
    run: async ({ query }) => {
      const day = query.get('day') ?? today();
      if (!isDay(day)) throw invalid({ day: 'Wybierz dzień' });
      const plan = await readPlan(startOf(day) - halfDay, startOf(addDays(day, 1)) + halfDay);
      return { data: [{ day, ...plan, accepted: await acceptedOf(plan.flights.map(({ id }) => id)) }] };
    },
  },
  'POST /api/flights/:id/gate': {
    summary:
      'Gives a flight a gate or a new time, as the plan allows: 409 says what it meets there, and which gates fit',
    body: {
      type: 'object',
      properties: { Gates_id: orNull(integer), estimated: orNull(moment), version: integer, along },
      required: ['version'],
    },
    answer: allRequired({
      data: allRequired({
        ...{ ids: { type: 'array', items: text }, version: integer },
        back: { type: 'boolean', description: 'Would it fit where it stood before?' },
      }),
      message: text,
    }),
    status: 200,
    refuses: [403, 404, 409],
    who: closure.write,
    run: assign,
  },
});

export const config = { path: ['/api/plan', '/api/flights/:id/gate'] };
