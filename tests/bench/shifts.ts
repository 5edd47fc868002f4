import type { Browser, Page } from '@playwright/test';
import { everyRole, type Role } from '../../src/domain/kernel/roles.ts';
import { pathOf } from '../../src/domain/office/back-office.ts';
import { sections } from '../../src/domain/office/sections.ts';
import { paintedTwice, shifted, watchShift } from '../journeys/layout-shift.ts';
import { signIn } from './office.ts';
import type { Figure } from './report.ts';

const widths = [390, 1280];
const goal = { most: 0.01 };

/** How far each section of the back-office moves by itself: while it opens for the second time, and offline. */
export async function measureShifts(browser: Browser, baseURL: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const width of widths) {
    const contextOf = async (role: Role) => {
      const context = await browser.newContext({ baseURL, viewport: { width, height: 800 }, serviceWorkers: 'block' });
      await signIn(context, role);
      return context;
    };
    const [client, admin] = [await contextOf('client'), await contextOf('admin')];
    for (const section of sections) {
      const { title, who } = section;
      const page = await (who === everyRole ? client : admin).newPage();
      await watchShift(page);
      const note = async (when: string, before = 0) => {
        const shifts = (await shifted(page)).slice(before);
        const what = `${title} at ${width} px${when}: layout shift`;
        for (const { value, of } of shifts) console.log(`  ${what}: ${value.toFixed(4)} by ${of.join('; ')}`);
        figures.push({ what, value: shifts.reduce((sum, it) => sum + it.value, 0), unit: '', goal });
        return before + shifts.length;
      };
      for (let visit = 1; visit <= 2; visit++) {
        await page.goto(pathOf(section), { waitUntil: 'networkidle' });
        await paintedTwice(page);
      }
      const before = await note('');
      await loseNetwork(page);
      await note(', the network lost', before);
      await page.close();
    }
    await Promise.all([client.close(), admin.close()]);
  }
  return figures;
}

/** Everything on the page is read again, for all has changed, and no answer comes. */
async function loseNetwork(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (!new URL(route.request().url()).pathname.endsWith('/changes')) return route.abort();
    const numbers: Record<string, number> = await (await route.fetch()).json();
    const all = Object.entries(numbers).map(([table, number]) => [table, number + 1]);
    return route.fulfill({ json: Object.fromEntries(all) });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForLoadState('networkidle');
  const told = page.getByText(/Nie udało się odświeżyć|Nie ma połączenia/).first();
  // Not every section has something that follows what others change
  await told.waitFor({ timeout: 2_000 }).catch(() => undefined);
  await paintedTwice(page);
}
