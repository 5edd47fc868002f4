import { expect, test } from 'vitest';
import type { FlightStatus } from '../../src/domain/flight/flight-status.ts';
import { newGateFor, publicWords } from '../../src/domain/flight/public-words.ts';

const now = Date.parse('2031-05-05T12:00:00Z');
const words = (status: FlightStatus, milestone: string | null, gateChanged?: number, is_departure = true) =>
  publicWords(
    {
      ...{ status, is_departure, milestone: milestone as never },
      gate_changed_at: gateChanged === undefined ? null : new Date(now - gateChanged).toISOString(),
    },
    now,
  ).label;

test.each([
  ['SCHEDULED', null, 'Zaplanowany'],
  ['SCHEDULED', 'check_in_open', 'Odprawa otwarta'],
  ['WAITING', 'boarding', 'Wejście na pokład'],
  ['TAKE OFF', 'off_block', 'Odkołował'],
  ['LANDING', 'landed', 'Wylądował'],
  ['FINISHED', 'last_bag', 'Bagaż wydany'],
  ['CANCELED', 'boarding', 'Anulowany'],
  ['DELAYED', 'check_in_closed', 'Opóźniony'],
  ['DELAYED', 'last_call', 'Ostatnie wezwanie'],
] as const)('a flight %s after the step %s reads %s', (status, milestone, label) => {
  expect(words(status, milestone)).toBe(label);
});

test('a new gate is told for ten minutes, of departures that still wait for passengers', () => {
  expect(words('SCHEDULED', 'boarding', newGateFor - 1)).toBe('Nowa bramka');
  expect(words('DELAYED', null, 0)).toBe('Nowa bramka');
  expect(words('SCHEDULED', 'boarding', newGateFor)).toBe('Wejście na pokład');
  expect(words('WAITING', 'doors_closed', 0)).toBe('Bramka zamknięta');
  expect(words('CANCELED', null, 0)).toBe('Anulowany');
  expect(words('AIRBORNE', null, 0)).toBe('W powietrzu');
  expect(words('SCHEDULED', null, 0, false)).toBe('Zaplanowany');
});
