import { pathOf } from '../../src/domain/office/back-office.ts';
import { sections } from '../../src/domain/office/sections.ts';
import { expect, test } from '../support/journey.ts';
import { opensAs } from './account-steps.ts';

for (const section of sections.filter(({ lists, reads }) => lists.length > 0 && !reads))
  test(`the lists of ${section.slug} are asked for once, before the script that draws them`, async ({ page }) => {
    const paths: string[] = [];
    page.on('request', (request) => {
      const { pathname, search, searchParams } = new URL(request.url());
      const isList = section.lists.some(
        ({ entity, pageSize = entity.pageSize }) =>
          pathname === `/api/${entity.path}` && searchParams.get('limit') === String(pageSize),
      );
      if (isList) paths.push(pathname + search);
    });
    await page.route(/\/_astro\/Section\.[^/]+\.js$/, async (route) => {
      await expect.poll(() => paths.length).toBe(section.lists.length);
      await route.continue();
    });
    // What the list of flights asks moves on every five minutes
    await page.clock.setFixedTime(Date.now());
    await opensAs(page, 'admin', pathOf(section));
    // Each list says which rows these are as soon as they stand there
    await expect(page.getByText(/^(Pozycje \d|Pozycji: )/)).toHaveCount(section.lists.length);
    expect(paths).toHaveLength(section.lists.length);
    expect(new Set(paths).size).toBe(paths.length);
  });

for (const { slug, reads, ...section } of sections.filter(({ reads }) => reads))
  test(`what ${slug} shows is asked for once, before the script that draws it`, async ({ page }) => {
    const paths: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(`/api/${reads?.(new URLSearchParams())}`)) paths.push(request.url());
    });
    await page.route(/\/_astro\/Section\.[^/]+\.js$/, async (route) => {
      await expect.poll(() => paths.length).toBe(1);
      await route.continue();
    });
    await opensAs(page, 'admin', pathOf({ ...section, slug }));
    await expect(page.locator('main').locator('table, [role=grid]')).toHaveCount(section.lists.length || 1);
    expect(paths).toHaveLength(1);
  });
