import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chooses, introducesItself, newGuest, pays, reachesPayment } from '../tests/journeys/parking-guest.ts';
import { findBrowser } from '../tests/support/browser.ts';
import { startPlatform } from './local/platform.ts';
import { buildSite } from './site-build.ts';

/** `npm run screens [name …]`: a picture of every screen in docs/screens/, from the product with demo data. */
const folder = 'docs/screens';
const dist = '.netlify/screens-dist';
const sizes = [
  { width: 360, height: 780, deviceScaleFactor: 2 },
  { width: 1280, height: 860, deviceScaleFactor: 1 },
];

type Way = (page: Page) => Promise<unknown>;
const open =
  (path: string): Way =>
  (page) =>
    page.goto(path);

/** The name of a picture → how a visitor gets there. */
const screens: Record<string, Way> = {
  home: open('/'),
  harmonogram: open('/harmonogram'),
  ogloszenia: open('/ogloszenia'),
  parking: open('/WynajemP'),
  'parking-dane': (page) => chooses(page, newGuest()),
  'parking-podsumowanie': async (page) => {
    const guest = newGuest();
    await chooses(page, guest);
    await introducesItself(page, guest);
  },
  payment: (page) => reachesPayment(page, newGuest()),
  'payment-success': async (page) => {
    await reachesPayment(page, newGuest());
    await pays(page, '4242424242424242');
    await page.getByRole('button', { name: 'OK' }).click();
    await page.waitForURL('**/payment/success');
  },
  logowanie: open('/logowanie'),
  rejestracja: open('/rejestracja'),
  regulamin: open('/add'),
  prywatnosc: open('/prywatnosc'),
  'nie-ma': open('/nie-ma-takiej-strony'),
};

const asked = process.argv.slice(2);
const unknown = asked.find((it) => !screens[it]);
if (unknown) throw new Error(`There is no screen '${unknown}'. There are: ${Object.keys(screens).join(', ')}`);

mkdirSync(folder, { recursive: true });
const localDir = mkdtempSync(join(tmpdir(), 'lotnisko-screens-'));
const platform = await startPlatform({ localDir, seed: true, jobsEverySeconds: 1, forFunctions: { RATE_LIMIT_SCALE: '1000' } });
try {
  await buildSite({ apiUrl: platform.url, outDir: dist, log: console.log });
  platform.serveSite(dist);
  const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox'] });
  for (const [name, way] of Object.entries(screens)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    for (const size of sizes) await takePicture(name, way, size);
  }
  await browser.close();

  async function takePicture(name: string, way: Way, { deviceScaleFactor, ...viewport }: (typeof sizes)[number]): Promise<void> {
    const context = { baseURL: platform.url, viewport, deviceScaleFactor, locale: 'pl-PL', reducedMotion: 'reduce' } as const;
    const page = await browser.newPage(context);
    await way(page);
    await page.waitForLoadState('networkidle');
    // What somebody has just pressed is not part of the screen
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    const { size } = await sharp(await page.screenshot())
      .png({ palette: true, colours: 96, effort: 10 })
      .toFile(`${folder}/${name}-${viewport.width}.png`);
    console.log(`  ${name}-${viewport.width}.png ${Math.round(size / 1000)} kB`);
    await page.close();
  }
} finally {
  await platform.stop();
  rmSync(localDir, { recursive: true, force: true });
}
