/** The header of an answer that the service worker kept: when it was read, in ms since 1970. */
export const readAtHeader = 'x-read-at';
