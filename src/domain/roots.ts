// The two addresses that the bar of every page needs; a file of their own, or each page would carry all of
// domain/paths.ts.

export const home = '/';
/** What every call of the API begins with. */
export const api = '/api/';
