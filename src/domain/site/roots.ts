// The addresses that scripts of pages without islands need; a file of their own, or each page would carry all of
// domain/site/paths.ts.

export const home = '/';
export const schedule = '/harmonogram';
/** What every call of the API begins with. */
export const api = '/api/';
/** What the service worker shows where there is no network and nothing was kept. */
export const offline = '/bez-sieci';
/** Where an order is paid, and told how its payment stands. */
export const payment = '/payment';
