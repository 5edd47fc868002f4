import { expect, test } from 'vitest';
import { nearName } from '../../src/domain/flight/near-match.ts';

const names = ['Lufthansa', 'PLL LOT', 'Wizz Air', 'Oslo (OSL)'].concat([
  'Londyn Luton (LTN)',
  'Kopenhaga (CPH)',
  'Łódź (LCJ)',
]);

test.each([
  ['luftansa', 'Lufthansa', 'a letter too few'],
  ['lufthannsa', 'Lufthansa', 'a letter too many'],
  ['luffthanssa', 'Lufthansa', 'letters doubled'],
  ['lufthanza', 'Lufthansa', 'another letter'],
  ['lufhtansa', 'Lufthansa', 'two in each other’s place'],
  ['KOPENHGA', 'Kopenhaga', 'a city, however it is written'],
  ['lutton', 'Luton', 'a word of a city'],
  ['lodz', undefined, 'what is found as it stands is not near'],
  ['osl', undefined, 'three letters are near too much'],
  ['air', undefined, 'short words are near too much'],
  ['berlin', undefined, 'nothing is near'],
])('%s → %s: %s', (term, name, _why) => expect(nearName(term, names)).toBe(name));
