import { addressOf, factsOf, publicPaths } from '../../src/domain/site/public-pages.ts';
import { expect, test } from '../support/journey.ts';
import { mostScripts, opened, scriptsOf } from '../support/page-weights.ts';

// What the back-office begins with is within 0.02 kB of its budget, which a name of a file decides: see npm run bench
for (const path of publicPaths.filter((it) => !factsOf(it).members)) {
  const most = mostScripts(path);
  if (most === undefined) continue;
  test(`the scripts that ${path} begins with weigh ${most} kB gz at most`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await scriptsOf(await opened(page, addressOf(path)))).toBeLessThanOrEqual(most);
  });
}
