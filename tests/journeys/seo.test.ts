import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { airportCode, airportName } from '../../src/airport/identity.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { addressOf, factsOf, listedPaths, publicPaths } from '../../src/domain/site/public-pages.ts';
import { expect, test } from '../support/journey.ts';

const indexed = listedPaths;
const unlisted = publicPaths.filter((path) => !factsOf(path).indexed).map(addressOf);
const of = (page: Page, selector: string, attribute: string) =>
  page.locator(`head ${selector}`).getAttribute(attribute);

test('every page to be found has a title, a description and a place of its own', async ({ page }) => {
  const seen = new Set<string>();
  for (const path of indexed) {
    await page.goto(path);
    const title = await page.title();
    const description = await of(page, 'meta[name=description]', 'content');
    expect(title, path).toMatch(new RegExp(` – ${airportName}$`));
    expect(description?.length, path).toBeGreaterThan(50);
    expect(new URL((await of(page, 'link[rel=canonical]', 'href')) ?? '').pathname).toBe(path);
    expect(await of(page, 'meta[property="og:url"]', 'content')).toBe(await of(page, 'link[rel=canonical]', 'href'));
    await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
    for (const text of [title, description ?? '']) expect(seen.has(text), text).toBe(false);
    seen.add(title).add(description ?? '');
  }
});

test('whatever a page or the sitemap says of an address is of this site', async ({ page, request, site }) => {
  await page.goto(pages.schedule);
  const [canonical, shared, picture] = [
    await of(page, 'link[rel=canonical]', 'href'),
    await of(page, 'meta[property="og:url"]', 'content'),
    await of(page, 'meta[property="og:image"]', 'content'),
  ];
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [
    canonical,
    shared,
    picture,
    /^Sitemap: (.+)$/m.exec(robots)?.[1],
    /<loc>(.+?)<\/loc>/.exec(sitemap)?.[1],
  ];
  for (const address of addresses) expect(new URL(address ?? '').origin).toBe(site.url);
});

test('steps of a booking and errors are left out of search engines', async ({ request }) => {
  for (const path of unlisted) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex">');
    expect(html, path).not.toContain('rel="canonical"');
  }
});

test('the sitemap lists every page to be found and no other, and robots are led to it', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const at = new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '').pathname;
  const paths = [...(await (await request.get(at)).text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  expect(paths.sort()).toEqual([...indexed].sort());
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('a link to us brings a picture of the size that is asked for', async ({ page, request }) => {
  await page.goto(pages.home);
  const { pathname } = new URL((await of(page, 'meta[property="og:image"]', 'content')) ?? '');
  const picture = await request.get(pathname);
  const body = await picture.body();
  const [width, height] = [body.readUInt32BE(16), body.readUInt32BE(20)];
  expect(picture.headers()['content-type']).toBe('image/png');
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  const sizes = ['width', 'height'].map((it) => of(page, `meta[property="og:image:${it}"]`, 'content'));
  expect((await Promise.all(sizes)).map(Number)).toEqual([width, height]);
  expect(body.length).toBeLessThan(100_000);
});

test('the site can be put on a home screen: its manifest and every icon of it are there', async ({ page, request }) => {
  await page.goto(pages.home);
  const manifest = await request.get((await of(page, 'link[rel=manifest]', 'href')) ?? '');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, shortcuts } = await manifest.json();
  const sizes = icons.map(({ sizes }: { sizes: string }) => sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  const addresses = [
    ...icons.map(({ src }: { src: string }) => src),
    ...shortcuts.map(({ url }: { url: string }) => url),
  ];
  for (const address of [...addresses, await of(page, 'link[rel=apple-touch-icon]', 'href')])
    expect((await request.get(address)).status(), address).toBe(200);
});

test('a browser that asks for /favicon.ico gets the icon of the site', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.headers()['content-type']).toBe('image/x-icon');
  const icon = await answer.body();
  expect(await sharp(icon.subarray(icon.readUInt32LE(18))).metadata()).toMatchObject({ width: 32, height: 32 });
});

test('machines can read where the airport is and how to call it', async ({ page }) => {
  await page.goto(pages.home);
  const airport = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(airport).toMatchObject({
    '@type': 'Airport',
    iataCode: airportCode,
    address: { '@type': 'PostalAddress', addressCountry: 'PL' },
  });
  await expect(page.getByRole('link', { name: airport.telephone })).toBeVisible();
});
