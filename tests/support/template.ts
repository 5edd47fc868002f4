/** The migrated, empty database that test files copy. */
export const template = 'lotnisko_template';
/** The SECRET of the tests; the template has the role that the application gets by it, with all its rights. */
export const secret = '0'.repeat(64);
