import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

const files = ['leaks', 'look-ups', 'history', 'csv', 'restore', 'manage-links', 'passkeys', 'some-fields'];

/**
 * What a stranger is answered, while another's rows are there and once they are gone: by words, totals, order, files,
 * histories, look-ups. By time `sign-in` measures it.
 */
export const leaks: Part = {
  figures: [7],
  isUntimed: true,
  measure: () =>
    byTests(
      'what a stranger is told of another’s rows',
      files.map((name) => `tests/api/${name}.test.ts`),
      {},
      {
        questions: { unit: '', goal: { least: 80 } },
        'questions whose answer tells of another’s row': { unit: '', goal: { most: 0 } },
      },
    ),
};
