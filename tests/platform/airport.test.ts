import { expect, test } from 'vitest';
import { type Airport, airport, faultsOfAirport } from '../../netlify/settings/airport.ts';

test('the airport of src/airport is one that the product can work with', () => {
  expect(faultsOfAirport(airport)).toEqual([]);
});

test.each<[string, Partial<Airport>, string]>([
  [
    'a code of two letters',
    { code: 'PR' },
    "identity.ts: airportCode is three letters from A to Z, such as WAW, not 'PR'",
  ],
  ['a code in small letters', { code: 'prb' }, 'airportCode is three letters'],
  ['a place off the earth', { at: { latitude: 95, longitude: 16 } }, 'airportAt is in degrees'],
  ['no level', { levels: {} }, 'parking.ts: there is no level'],
  ['a level called by a word', { levels: { Dach: { first: 1, last: 9 } } }, 'level Dach is called by one letter'],
  [
    'levels that share a number',
    { levels: { A: { first: 0, last: 9 }, B: { first: 9, last: 20 } } },
    'level A has numbers that level B has too',
  ],
  [
    'sockets on another level',
    { levels: { A: { first: 0, last: 9, charger: [9, 12] } } },
    'level A has no spaces 9–12',
  ],
  [
    'a colour by its name',
    { colours: { amber: { light: 'orange', dark: '#ffb81c' } } },
    'colours.ts: amber is written like',
  ],
  ['a gate in no terminal', { gates: [{ name: 'Z1', terminal: 99 }] }, 'gate Z1 is in terminal 99'],
  [
    'two gates of one name',
    {
      gates: [
        { name: 'A1', terminal: 1 },
        { name: 'A1', terminal: 1 },
      ],
    },
    'same name',
  ],
  [
    'a runway left out',
    { places: airport.places.filter(({ table, id }) => table !== 'runways' || id !== 1) },
    'ids of runways',
  ],
])('an airport with %s is refused, and told where to mend it', (_, wrong, words) => {
  expect(faultsOfAirport({ ...airport, ...wrong }).join('\n')).toContain(words);
});
