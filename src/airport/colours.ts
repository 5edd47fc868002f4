/**
 * Its colours where no stylesheet is read: in mails, on icons, around a page. Named as in styles/tokens.css, whose
 * light ones they are.
 */
export const colours = {
  page: '#f5f6f4',
  surface: '#ffffff',
  'surface-2': '#eceff1',
  line: '#d5dbe0',
  ink: '#0b1b2b',
  'ink-2': '#45566a',
  'ink-3': '#5a6a7b',
  sign: '#0b1b2b',
  'sign-ink': '#ffffff',
  'sign-2': '#9fb3c8',
  amber: '#ffb81c',
} as const;

/** The colours that are others in the dark. */
export const darkColours = {
  page: '#07121d',
  surface: '#0e2031',
  'surface-2': '#16293c',
  line: '#21384f',
  ink: '#eaf1f7',
  'ink-2': '#b4c4d3',
  'ink-3': '#98abbd',
  sign: '#030a12',
} as const satisfies Partial<Record<keyof typeof colours, string>>;
