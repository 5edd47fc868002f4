import type { Browser } from '@playwright/test';
import { everyRole, type Role } from '../../src/domain/kernel/roles.ts';
import { pathOf } from '../../src/domain/office/back-office.ts';
import { sections } from '../../src/domain/office/sections.ts';
import { paintedTwice, shifted, watchShift } from '../journeys/layout-shift.ts';
import { signIn } from './office.ts';
import type { Figure } from './report.ts';

const widths = [390, 1280];
const goal = { most: 0.01 };

/** How far each section of the back-office moves by itself while it opens for the second time. */
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
      for (let visit = 1; visit <= 2; visit++) {
        await page.goto(pathOf(section), { waitUntil: 'networkidle' });
        await paintedTwice(page);
      }
      const shifts = await shifted(page);
      const value = shifts.reduce((sum, it) => sum + it.value, 0);
      for (const { value, of } of shifts)
        console.log(`  ${title} at ${width}: ${value.toFixed(4)} by ${of.join('; ')}`);
      figures.push({ what: `${title} at ${width} px: layout shift`, value, unit: '', goal });
      await page.close();
    }
    await Promise.all([client.close(), admin.close()]);
  }
  return figures;
}
