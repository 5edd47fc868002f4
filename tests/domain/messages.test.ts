import { expect, test } from 'vitest';
import { entities } from '../../src/domain/index.ts';

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

test.each(entities.filter(({ write }) => write.length > 0 && write[0]).map((it) => [it.table, it] as const))(
  'what people write to %s is told in whole sentences',
  (_table, { messages, path }) => {
    // Nobody adds to the airfield or the price list, or takes from them
    const texts = ['airfield', 'offer'].includes(path) ? [messages.changed] : Object.values(messages);
    for (const words of texts) expect(words).not.toMatch(/: (dodano|zapisano|usunięto)/);
  },
);
