import { colours } from '../../../src/airport/colours.ts';

type Colour = keyof typeof colours;
const all = (look: 'light' | 'dark') =>
  Object.fromEntries(Object.entries(colours).map(([name, it]) => [name, it[look]])) as Record<Colour, string>;

/** The airport's colours, written out: mail programs know no custom properties. */
export const light = all('light');
export const dark = all('dark');
