import { labelOf } from '../kernel/choices.ts';
import { entity } from '../kernel/entity.ts';
import { choice } from '../kernel/field.ts';
import { airfield, airfieldMessages, flightThere, isAvailable, laneStatus, needsFlight } from './airfield.ts';

const status = laneStatus('a');

export const taxiway = entity({
  ...airfield,
  table: 'taxiways',
  letter: 'D',
  one: 'Droga kołowania',
  accusative: 'drogę kołowania',
  many: 'Drogi kołowania',
  messages: { ...airfieldMessages, changed: 'Droga kołowania została zaktualizowana' },
  fields: { status: choice('Status', status), is_available: isAvailable('a'), Flight_id: flightThere },
  check: needsFlight(status),
  lookUp: { who: ['atc'], reads: ['status'], detail: (it): string => labelOf(status, it.status) },
  list: ['status', 'is_available', 'Flight_id'],
});
