import { expect, test } from 'vitest';
import { type FlightLuggage, luggageWords } from '../../src/domain/travel/flight-luggage.ts';

const flight = { Flights_id: 'LO1', flight_number: 'LO1', origin: '', destination: '', departure: '' };
const plain = (it: object): unknown => JSON.parse(JSON.stringify(it).replaceAll('\u00a0', ' '));
const wordsOf = (it: Pick<FlightLuggage, 'pieces' | 'weight' | 'allowance'>) =>
  plain(luggageWords({ ...flight, ...it }));

test.each([
  [0, 0, 23, 'Nic nie zgłoszono', 'bilet obejmuje 23 kg', { words: 'Zostało 23 kg', tone: 'good' }],
  [1, 7.25, 23, 'Zgłoszono 7,25 kg, 1 sztuka', 'bilet obejmuje 23 kg', { words: 'Zostało 15,75 kg', tone: 'good' }],
  [2, 23, 23, 'Zgłoszono 23 kg, 2 sztuki', 'bilet obejmuje 23 kg', { words: 'Limit wykorzystany', tone: 'warn' }],
  [5, 23.25, 23, 'Zgłoszono 23,25 kg, 5 sztuk', 'bilet obejmuje 23 kg', { words: 'Za dużo o 0,25 kg', tone: 'bad' }],
  [1, 4, 0, 'Zgłoszono 4 kg, 1 sztuka', 'bilet nie obejmuje bagażu', { words: 'Za dużo o 4 kg', tone: 'bad' }],
  [0, 0, 0, 'Nic nie zgłoszono', 'bilet nie obejmuje bagażu', undefined],
  [1, 4, null, 'Zgłoszono 4 kg, 1 sztuka', 'na bilecie nie ma limitu', undefined],
])('%i pieces of %s kg where the ticket includes %s', (pieces, weight, allowance, registered, included, left) => {
  expect(wordsOf({ pieces, weight, allowance })).toEqual({ registered, included, ...(left && { left }) });
});
