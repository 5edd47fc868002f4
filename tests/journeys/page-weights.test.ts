import { addressOf, factsOf, publicPaths } from '../../src/domain/site/public-pages.ts';
import { expect, test } from '../support/journey.ts';
import { mostScripts, opened, scriptsOf } from '../support/page-weights.ts';
import { signInAs } from './account-steps.ts';

for (const path of publicPaths) {
  const most = mostScripts(path);
  if (most === undefined) continue;
  test(`the scripts that ${path} begins with weigh ${most} kB gz at most`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    if (factsOf(path).members) await signInAs(page, 'airport_staff');
    expect(await scriptsOf(await opened(page, addressOf(path)))).toBeLessThanOrEqual(most);
  });
}
