import { airfield, flightThere, flightThereJoined, isAvailable, laneStatus, needsFlight } from './airfield.ts';
import { entity, type Row } from './kernel/entity.ts';
import { choice } from './kernel/field.ts';

export const taxiway = entity({
  ...airfield,
  table: 'taxiways',
  one: 'Droga kołowania',
  many: 'Drogi kołowania',
  messages: { changed: 'Droga kołowania została zaktualizowana' },
  fields: { status: choice('Status', laneStatus), is_available: isAvailable, Flight_id: flightThere },
  joined: flightThereJoined,
  check: needsFlight(laneStatus),
  list: ['status', 'is_available', 'Flight_id'],
});
export type Taxiway = Row<typeof taxiway>;
