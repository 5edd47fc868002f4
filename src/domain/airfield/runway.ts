import { labelOf } from '../kernel/choices.ts';
import { entity } from '../kernel/entity.ts';
import { choice, int } from '../kernel/field.ts';
import { airfield, airfieldMessages, flightThere, isAvailable, laneStatus, needsFlight } from './airfield.ts';

const status = laneStatus('y');

export const runway = entity({
  ...airfield,
  table: 'runways',
  letter: 'P',
  one: 'Pas startowy',
  accusative: 'pas startowy',
  many: 'Pasy startowe',
  messages: { ...airfieldMessages, changed: 'Pas startowy został zaktualizowany' },
  fields: {
    status: choice('Status', status),
    is_available: isAvailable('y'),
    Flight_id: flightThere,
    length: int('Długość', { min: 1, max: 10_000, unit: 'm', initial: 3000 }),
  },
  check: needsFlight(status),
  lookUp: { who: ['atc'], reads: ['status'], detail: (it): string => labelOf(status, it.status) },
  list: ['status', 'is_available', 'Flight_id', 'length'],
});
