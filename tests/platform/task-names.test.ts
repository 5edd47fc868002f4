import { expect, test } from 'vitest';
import { taskNames } from '../../netlify/commands/task-names.ts';

const parts = ['pages', 'lists', 'growth'] as const;

test('a task called with a mistyped name says which there are, and does nothing', () => {
  expect(() => taskNames('part', parts, ['lists', 'grwoth'])).toThrow(
    "There is no part 'grwoth'. There are: pages, lists, growth",
  );
});

test('a task called with names does those, in its own order, and with none it does everything', () => {
  expect(taskNames('part', parts, ['growth', 'pages'])).toEqual(['pages', 'growth']);
  expect(taskNames('part', parts, [])).toEqual(['pages', 'lists', 'growth']);
});
