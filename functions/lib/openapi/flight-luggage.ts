import { allRequired } from '../http/schemas.ts';

/** What somebody takes along on a flight of theirs. */
export const flightLuggageSchema = allRequired({
  ...{ Flights_id: { type: 'string' }, flight_number: { type: 'string' } },
  ...{ origin: { type: 'string' }, destination: { type: 'string' } },
  departure: { type: 'string', format: 'date-time' },
  pieces: { type: 'integer' },
  weight: { type: 'number', description: 'Of all that is registered, in kg' },
  allowance: { type: ['number', 'null'], description: 'What the tickets include, in kg; null: not known' },
});
