/** The airport as it calls itself. */
export const airportName = 'Port Lotniczy Bursztyn';
/** Its IATA code. */
export const airportCode = 'BZT';

/**
 * Its colours where no stylesheet is read: in mails, on icons, around a page. Named as in styles/tokens.css, whose
 * light ones they are.
 */
export const colours = {
  page: '#f5f6f4',
  surface: '#ffffff',
  ink: '#0b1b2b',
  'ink-3': '#5a6a7b',
  sign: '#0b1b2b',
  'sign-ink': '#ffffff',
  amber: '#ffb81c',
} as const;
