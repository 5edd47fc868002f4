import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { airportCity, airportCode } from '../../src/airport/identity.ts';

test('tests call the airport by what src/airport says', () => {
  const named = new RegExp(`${airportCity}|\\b${airportCode}(?!\\d\\d\\b)`, 'i');
  const again = globSync('tests/**/*.{ts,tsx}').filter((file) => named.test(readFileSync(file, 'utf8')));
  expect(again, 'import airportCity, homeAirport or airportCode from src/airport/identity.ts').toEqual([]);
});
