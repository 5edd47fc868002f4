import { choices, labelOf } from '../kernel/choices.ts';
import { entity } from '../kernel/entity.ts';
import { choice, int } from '../kernel/field.ts';
import { airfield, airfieldMessages, flightThere, isAvailable, needsFlight } from './airfield.ts';

const terminalStatus = choices({
  EMPTY: { label: 'Pusty', tone: 'good', icon: 'box', flight: 'none' },
  OCCUPIED: { label: 'Zajęty', tone: 'warn', icon: 'half', flight: 'optional' },
  CLOSED: { label: 'Zamknięty', tone: 'neutral', icon: 'x', flight: 'none' },
  FULL: { label: 'Pełny', tone: 'bad', icon: 'full', flight: 'required' },
});

export const terminal = entity({
  ...airfield,
  table: 'terminals',
  letter: 'T',
  one: 'Terminal',
  many: 'Terminale',
  messages: { ...airfieldMessages, changed: 'Terminal został zaktualizowany' },
  fields: {
    status: choice('Status', terminalStatus),
    is_available: isAvailable('y'),
    Flight_id: flightThere,
    num_of_stations: int('Liczba stanowisk', { min: 1, max: 1000, initial: 1 }),
  },
  check: needsFlight(terminalStatus),
  lookUp: {
    who: ['atc', 'airport_staff'],
    reads: ['status'],
    detail: (it): string => labelOf(terminalStatus, it.status),
  },
  list: ['status', 'is_available', 'Flight_id', 'num_of_stations'],
});
