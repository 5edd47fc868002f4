import { expect, test } from 'vitest';
import type { Flight } from '../../src/domain/flight/flight.ts';
import { afterStep, withNewTime } from '../../src/domain/flight/flight-changes.ts';
import { publicWords } from '../../src/domain/flight/public-words.ts';
import { noLiveFacts } from '../support/live-facts.ts';

const now = Date.parse('2031-05-05T12:00:00Z');
const flight = (changes: Partial<Flight> = {}) =>
  ({
    ...{ id: 'LO1', number: 'LO1', status: 'SCHEDULED', is_departure: true, estimated: null, ...noLiveFacts },
    ...{ departure: '2031-05-05T12:10:00.000Z', arrival: '2031-05-05T13:10:00.000Z' },
    ...changes,
  }) as Flight;

test.each([
  ['SCHEDULED', 'on_stand', 'Zaplanowany'],
  ['DELAYED', 'check_in_closed', 'Opóźniony'],
  ['DELAYED', 'boarding', 'Wejście na pokład'],
  ['WAITING', 'doors_closed', 'Bramka zamknięta'],
  ['WAITING', 'off_block', 'Odkołował'],
  ['LANDING', 'in_block', 'Wylądował'],
  ['CANCELED', 'boarding', 'Anulowany'],
] as const)('a flight %s reads after the step %s: %s', (status, kind, label) => {
  const is_departure = kind !== 'in_block';
  expect(publicWords(afterStep(flight({ status, is_departure }), kind), now).label).toBe(label);
});

test('a step moves a status on, never back; whether bags are due is not known here', () => {
  expect(afterStep(flight({ status: 'AIRBORNE' }), 'boarding').status).toBe('AIRBORNE');
  expect(afterStep(flight({ status: 'LANDING', is_departure: false }), 'in_block').status).toBe('LANDING');
});

test('a later time makes a flight late, the planned one late no more', () => {
  const later = '2031-05-05T12:50:00.000Z';
  expect(withNewTime(flight(), later)).toEqual({ estimated: later, status: 'DELAYED' });
  expect(withNewTime(flight({ status: 'AIRBORNE' }), later)).toEqual({ estimated: later });
  // Fifteen minutes later than an hour early
  const early = '2031-05-05T11:25:00.000Z';
  expect(withNewTime(flight({ estimated: '2031-05-05T11:10:00.000Z' }), early)).toEqual({ estimated: early });
  expect(withNewTime(flight({ status: 'DELAYED' }), null)).toEqual({ estimated: null, status: 'SCHEDULED' });
});
