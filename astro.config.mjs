import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { settings } from './functions/lib/settings.ts';
import { chunks } from './netlify/build/chunks.ts';
import { classNames } from './netlify/build/class-names.ts';
import { writtenClockChanges } from './netlify/build/clock-changes.ts';
import { airportColours } from './netlify/build/colours.ts';
import { isWrittenIntoPages, styles } from './netlify/build/styles.ts';
import { localPlatform } from './netlify/local/astro-dev.ts';

export default defineConfig({
  site: settings.siteUrl,
  output: 'static',
  trailingSlash: 'ignore',
  // Shorter than an attribute on each element: 50 to 90 bytes of every page
  scopedStyleStrategy: 'class',
  // 'file' gives /harmonogram.html: one lower-case file a page, whatever the address' letter case
  build: { format: 'file', inlineStylesheets: 'auto' },
  integrations: [react(), localPlatform()],
  // A script written into each page would be sent with each of them, and need its hash in their policies
  vite: {
    // SWR carries what React before 18 lacked
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    build: {
      assetsInlineLimit: isWrittenIntoPages,
      // An address of domain/site/paths.ts stands where it is used: no page loads those of all the others
      rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
    },
    plugins: [airportColours(), classNames(), writtenClockChanges(), chunks(), styles()],
  },
  devToolbar: { enabled: false },
});
