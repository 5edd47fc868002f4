import { expect, test } from 'vitest';
import { entities } from '../../src/domain/index.ts';
import { fileOf } from '../support/entity-files.ts';

test.each([
  ['cars', 'added', 'Auto zostało dodane!'],
  ['rentals', 'added', 'Wypożyczenie zostało dodane!'],
  ['flights', 'added', 'Lot został dodany'],
  ['flights', 'changed', 'Lot został zaktualizowany'],
  ['flights', 'removed', 'Lot został usunięty'],
  ['announcements', 'added', 'Dodano nowe ogłoszenie'],
  ['gates', 'added', 'Dodano nową bramkę'],
] as const)('a write to %s, %s, is told in the specified words', (table, what, words) => {
  expect(entities.find((it) => it.table === table)?.messages[what]).toBe(words);
});

// Nobody writes them by a form
const unwritten = [
  'event_log',
  'login_log',
  'orders',
  'payments',
  'refunds',
  'hand_overs',
  'passages',
  'calls',
  'closings',
];
const written = entities.filter(({ table }) => !unwritten.includes(table));

test.each(written.map((it) => [it.table, it] as const))(
  'what people write to %s is told in whole sentences',
  (table, { messages, path }) => {
    // Nobody adds to the airfield or the price list, or takes from them
    const texts = ['airfield', 'offer'].includes(path) ? { changed: messages.changed } : messages;
    const bare = Object.entries(texts).filter(([, words]) => /: (dodano|zapisano|usunięto)/.test(words));
    expect(bare.map(([what, words]) => `${fileOf(table)}: say '${words}' as a sentence in messages.${what}`)).toEqual(
      [],
    );
  },
);
