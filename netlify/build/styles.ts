import type { Plugin } from 'vite';

/** The sheet of the back-office, which its page links: whoever works there has it cached. */
const office = 'office';

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
        output: { codeSplitting: { groups: [{ name: office, test: /[\\/]src[\\/]admin[\\/].*\.css/ }] } },
      },
    },
  },
};

export const styles = (): Plugin => ({
  name: 'lotnisko:styles',
  apply: 'build',
  configEnvironment: (name) => settings[name],
});

/** A picture is a file, and so is the sheet of the back-office: 13 kB. */
export const isWrittenIntoPages = (file: string): boolean =>
  file.endsWith('.css') && !file.includes(`_astro/${office}.`);
