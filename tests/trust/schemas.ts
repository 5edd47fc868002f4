import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

const tests = ['tests/api/released-schemas.test.ts', 'tests/db/migrate.test.ts', 'tests/db/functions.test.ts'];

/**
 * Every tenth release of the past, with the data of its day, is migrated to the newest schema and read by the product;
 * and a migration that fails half-way leaves the one before.
 */
export const schemas: Part = {
  figures: [18],
  isUntimed: true,
  measure: () =>
    byTests(
      'schemas migrated',
      tests,
      { RELEASED_EVERY: 10 },
      {
        'releases, each with its own data': { unit: '', goal: { least: 8 } },
        'rows of them': { unit: '', goal: { least: 20_000 } },
      },
    ),
};
