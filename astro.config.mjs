import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { settings } from './functions/lib/settings.ts';
import { localPlatform } from './netlify/astro-dev.ts';
import { chunks } from './netlify/chunks.ts';
import { classNames } from './netlify/class-names.ts';
import { lazyStyles } from './netlify/lazy-styles.ts';
import { leanImports } from './netlify/lean-imports.ts';
import { sectionStyles } from './netlify/section-styles.ts';

export default defineConfig({
  site: settings.siteUrl,
  output: 'static',
  trailingSlash: 'ignore',
  // Shorter than an attribute on each element: 50 to 90 bytes of every page
  scopedStyleStrategy: 'class',
  // 'file' gives /harmonogram.html: one lower-case file a page, whatever the address' letter case
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [react(), localPlatform()],
  // A script written into each page would be sent with each of them, and need its hash in their policies
  vite: {
    // SWR carries what React before 18 lacked
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    build: {
      assetsInlineLimit: 0,
      // An address of domain/site/paths.ts stands where it is used: no page loads those of all the others
      rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
    },
    plugins: [classNames(), chunks(), leanImports(), lazyStyles(), sectionStyles()],
  },
  devToolbar: { enabled: false },
});
