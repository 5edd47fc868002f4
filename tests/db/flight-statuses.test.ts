import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statusesIn } from '../../src/domain/flight/flight-status.ts';
import { wordsIn } from '../support/catalogue.ts';

test('SQL knows every status of a flight that does not fly', () => {
  const file = 'db/functions/ticket_cancel_until.sql';
  const named = [...readFileSync(file, 'utf8').matchAll(/flight\.status (?:= |in \()([^)\n]*?)(?:\)| then)/g)];
  expect(
    named.flatMap(([, words = '']) => wordsIn(words)),
    `${file}: name there the statuses of the phase 'off'`,
  ).toEqual(statusesIn('off'));
});
