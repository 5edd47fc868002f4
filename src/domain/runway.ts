import { airfield, flightThere, flightThereJoined, isAvailable, laneStatus, needsFlight } from './airfield.ts';
import { entity, type Row } from './kernel/entity.ts';
import { choice, int } from './kernel/field.ts';

export const runway = entity({
  ...airfield,
  table: 'runways',
  one: 'Pas startowy',
  many: 'Pasy startowe',
  messages: { changed: 'Pas startowy został zaktualizowany' },
  fields: {
    status: choice('Status', laneStatus),
    is_available: isAvailable,
    Flight_id: flightThere,
    length: int('Długość', { min: 1, max: 10_000, unit: 'm', initial: 3000 }),
  },
  joined: flightThereJoined,
  check: needsFlight(laneStatus),
  list: ['status', 'is_available', 'Flight_id', 'length'],
});
export type Runway = Row<typeof runway>;
