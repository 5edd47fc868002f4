import { delay, mostReasons } from '../src/domain/flight/delay.ts';
import { flight } from '../src/domain/flight/flight.ts';
import { answerDelays, putDelays, sentReason } from './lib/flight/delays.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { allRequired, bodyOf, rowOf, schemaOf } from './lib/http/schemas.ts';
import { histories } from './lib/resource/history.ts';
import { reads } from './lib/resource/reads.ts';

const { estimated, public_reason } = flight.fields;
const print = { type: 'string', description: 'Send it back: a 409 then tells that somebody else was faster' };

export default endpoint({
  ...reads(delay, { sort: { by: ['create_time'], order: 'desc' } }),
  ...histories(delay),
  'GET /api/flights/:id/delays': {
    summary: 'Why a flight is late, the most minutes first',
    answer: allRequired({ data: { type: 'array', items: rowOf(delay) }, print }),
    who: delay.read,
    run: answerDelays,
  },
  'PUT /api/flights/:id/delays': {
    summary: 'Says why a flight is late: these reasons and no others; with its new time and what passengers read',
    body: {
      type: 'object',
      properties: {
        delays: { type: 'array', maxItems: mostReasons, items: bodyOf(sentReason) },
        estimated: schemaOf(estimated),
        public_reason: schemaOf(public_reason),
        print,
      },
      required: ['delays'],
    },
    answer: allRequired({ message: { type: 'string' } }),
    refuses: [403, 404, 409],
    who: delay.write,
    run: putDelays,
  },
});

export const config = {
  path: ['/api/delays', '/api/delays.csv', '/api/delays/:id', '/api/delays/:id/history', '/api/flights/:id/delays'],
};
