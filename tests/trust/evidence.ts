import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** A line of the log rewritten by the database's owner, and the whole chain of seals made anew: its copies tell. */
export const evidence: Part = {
  figures: [26],
  measure: () =>
    byTests(
      'the log’s seals outside the database',
      ['tests/api/seal-copies.test.ts'],
      {},
      { 'seals that their copies belie': { unit: '', goal: { least: 1 } } },
    ),
};
