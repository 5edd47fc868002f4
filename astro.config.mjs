import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { localPlatform } from './netlify/astro-dev.ts';
import { chunks } from './netlify/chunks.ts';
import { lazyStyles } from './netlify/lazy-styles.ts';

export default defineConfig({
  site: process.env.URL ?? 'http://localhost:8888',
  output: 'static',
  trailingSlash: 'ignore',
  // 'file' gives /harmonogram.html: one lower-case file a page, whatever the address' letter case
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [react(), localPlatform()],
  vite: { environments: chunks, plugins: [lazyStyles()] },
  devToolbar: { enabled: false },
});
