import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** Released schemas with data are migrated, and a migration that fails half-way leaves the one before. */
export const schemas: Part = {
  figures: [18],
  measure: () => byTests('schemas migrated', ['tests/db/migrate.test.ts', 'tests/db/functions.test.ts'], {}),
};
