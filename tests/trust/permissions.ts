import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** Every route by every caller, against the table of who may; every owned row by strangers, with every verb. */
export const permissions: Part = {
  figures: [6],
  measure: () =>
    byTests(
      'each route by eight callers, each owned row by a stranger',
      ['tests/api/permissions.test.ts', 'tests/api/ownership.test.ts', 'tests/api/own-desk.test.ts'],
      {},
    ),
};
