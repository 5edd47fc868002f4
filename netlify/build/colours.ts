import type { Plugin } from 'vite';
import { colours } from '../../src/airport/colours.ts';
import { Problem } from '../local/problem.ts';

/** Where styles/tokens.css has the airport's colours. */
const place = '/* colours of the airport */';

const tokens = Object.entries(colours)
  .map(([name, { light, dark }]) => `--${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`)
  .join('\n');

/** Tokens with the airport's colours, each by its name: `color-scheme` chooses the light or the dark. */
export function withColours(css: string): string {
  if (!css.includes(place)) throw new Problem(`styles/tokens.css has no line ${place}`);
  return css.replace(place, tokens);
}

export const airportColours = (): Plugin => ({
  name: 'lotnisko:colours',
  enforce: 'pre',
  transform: { filter: { id: /\/src\/styles\/tokens\.css$/ }, handler: withColours },
});
