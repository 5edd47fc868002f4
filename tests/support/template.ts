/** The migrated, empty database that test files copy. */
export const template = 'lotnisko_template';
