import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';

for (const path of [pages.home, pages.schedule])
  test(`${path} paints nothing of a row that is parsed half`, async ({ page, quiet }) => {
    // The script that is put into the row is none of React's
    quiet.allow(/#418|hydrat/);
    const rest = Promise.withResolvers<void>();
    await page.route('**/rest.js', async (route) => {
      await rest.promise;
      await route.fulfill({ contentType: 'text/javascript', body: `performance.mark('rest')` });
    });
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const response = await route.fetch();
        // A script that is waited for, before the last cell of the last row
        const html = await response.text();
        const at = html.lastIndexOf('<td', html.indexOf('</tbody>'));
        const body = `${html.slice(0, at)}<script src="/rest.js"></script>${html.slice(at)}`;
        await route.fulfill({ response, body });
      },
    );
    const asked = page.waitForRequest('**/rest.js');
    await page.goto(path, { waitUntil: 'commit' });
    await asked;
    // Long enough to paint, if it may
    await page.waitForTimeout(500);
    rest.resolve();
    await page.waitForLoadState();
    const timeOf = (name: string) =>
      page.evaluate((it) => performance.getEntriesByName(it).map(({ startTime }) => startTime), name);
    await expect.poll(async () => (await timeOf('first-contentful-paint')).length).toBe(1);
    const [[painted], [parsed]] = [await timeOf('first-contentful-paint'), await timeOf('rest')];
    expect(painted).toBeGreaterThan(parsed ?? 0);
  });
