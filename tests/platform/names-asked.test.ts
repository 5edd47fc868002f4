import { expect, test } from 'vitest';
import { namesAsked } from '../../netlify/names-asked.ts';

const parts = ['pages', 'lists', 'growth'] as const;

test('a task called with a mistyped name says which there are, and does nothing', () => {
  expect(() => namesAsked('part', parts, ['lists', 'grwoth'])).toThrow(
    "There is no part 'grwoth'. There are: pages, lists, growth",
  );
});

test('a task called with names does those, in its own order, and with none it does everything', () => {
  expect(namesAsked('part', parts, ['growth', 'pages'])).toEqual(['pages', 'growth']);
  expect(namesAsked('part', parts, [])).toEqual(['pages', 'lists', 'growth']);
});
