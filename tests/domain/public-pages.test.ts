import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtAs, factsOf, publicPaths } from '../../src/domain/site/public-pages.ts';

/** 'src/pages/payment/index.astro' → '/payment'; a name that Astro leaves out is that of a page built locally. */
const addressOf = (file: string): string =>
  `/${file
    .replaceAll('\\', '/')
    .replace(/^src\/pages\//, '')
    .replace(/(^|\/)index(?=\.astro$)/, '')
    .replace(/\.astro$/, '')
    .replace(/\/_(?=[^/]+$)/, '/')}`;

test('every page has its line among the public pages, and every line its page', () => {
  const built = globSync('src/pages/**/*.astro').map(addressOf);
  const named = publicPaths.map(builtAs);
  expect(built.length).toBeGreaterThan(20);
  const missing = [
    ...built
      .filter((address) => !named.includes(address))
      .map((address) => `src/domain/site/public-pages.ts: give ${address} its line in publicPages`),
    ...publicPaths
      .filter((path) => !built.includes(builtAs(path)))
      .map((path) => `src/pages${builtAs(path)}.astro: write the page of ${path}, ${JSON.stringify(factsOf(path))}`),
  ];
  expect(missing).toEqual([]);
});
