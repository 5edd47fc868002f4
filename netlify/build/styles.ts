import type { Plugin } from 'vite';
import { Problem } from '../local/problem.ts';

/** The sheet of the back-office, which its page links: whoever works there has it cached. */
const office = 'office';
/** The sheet of what stands below the home page's board or comes later: linked where that begins, see `linkBelow`. */
const below = 'below';

/**
 * By settings alone. A page has all styles that it may come to need in it: those of what is loaded later too, so that a
 * script that comes later asks for none (`cssCodeSplit`), and with no styles to wait for, what Vite would preload
 * beside it is not listed either (`modulePreload`: 2 kB of JS of the back-office, and scripts that it does not need).
 */
const settings: Record<string, object> = {
  client: { build: { cssCodeSplit: false, modulePreload: false } },
  prerender: {
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: office, test: /[\\/]src[\\/]admin[\\/].*\.css/ },
              {
                name: below,
                test: /[\\/]home[\\/](FoundFlight|Shortcuts|Part|Offer|Contact|Directions|OldAnswer)\.module\.css/,
              },
            ],
          },
        },
      },
    },
  },
};

export const styles = (): Plugin => ({
  name: 'lotnisko:styles',
  apply: 'build',
  configEnvironment: (name) => settings[name],
});

/** A picture is a file, and so are these sheets: 13 kB of the back-office, 0.6 of the home page's first packets. */
export const isWrittenIntoPages = (file: string): boolean =>
  file.endsWith('.css') && ![office, below].some((sheet) => file.includes(`_astro/${sheet}.`));

/** Where in a page what is below begins. */
const belowMark = '<!--below-->';

/** A page with that sheet's link where Astro has none: before what needs it, so that what is above does not wait. */
export function linkBelow(html: string): string {
  const [link] = new RegExp(`<link[^>]*/_astro/${below}\\.[^>]*>`).exec(html) ?? [];
  if (!link) return html;
  if (!html.includes(belowMark)) throw new Problem(`A page links ${below}.css and does not say where it begins`);
  return html.replace(link, '').replace(belowMark, link);
}
