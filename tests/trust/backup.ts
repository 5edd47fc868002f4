import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** A backup restored as a plain owner and migrated: rows and checksums equal, pictures with it. */
export const backup: Part = {
  figures: [17],
  measure: () => byTests('backup and restore', ['tests/db/backup.test.ts'], {}),
};
