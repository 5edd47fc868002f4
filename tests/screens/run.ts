import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { taskNames } from '../../netlify/commands/task-names.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { type ParameterPath, type PublicPath, publicPaths } from '../../src/domain/site/public-pages.ts';
import * as visits from '../journeys/visits.ts';
import { findBrowser } from '../support/browser.ts';
import { withProduct } from '../support/temporary-product.ts';
import { officeScreens } from './office-screens.ts';

/** `npm run screens [name …]`: a picture of every screen in docs/screens/, from the product with demo data. */
const folder = 'docs/screens';
const sizes = [
  { width: 360, height: 780, deviceScaleFactor: 2 },
  { width: 1280, height: 860, deviceScaleFactor: 1 },
];

type Screens = Record<string, visits.Visit>;

const then =
  (first: visits.Visit, second: visits.Visit): visits.Visit =>
  async (page) => {
    await first(page);
    // What is pressed before its script runs does nothing
    await page.waitForLoadState('networkidle');
    await second(page);
  };

/**
 * Pictures by their names, and how a visitor gets there. A page that is not named here is pictured as it opens, under
 * the name that its address gives: 'dev-ui'.
 */
const screensOf: Partial<Record<PublicPath, Screens>> & Record<ParameterPath, Screens> = {
  '/': { home: visits.open(pages.home) },
  '/harmonogram': {
    harmonogram: visits.schedule(),
    'harmonogram-przyloty': visits.schedule('?isarrdep=arrival'),
    'harmonogram-wybrane': visits.schedule('?airline_name=Ryanair&sort=departure&order=desc'),
    'harmonogram-filtry': then(visits.schedule(), visits.dialog('FILTRUJ')),
    'harmonogram-sortowanie': then(visits.schedule(), visits.dialog('SORTUJ')),
  },
  '/lot/{id}': { lot: visits.inTheAir },
  '/ogloszenia/{id}': { ogloszenie: visits.announcement },
  '/add': { regulamin: visits.open(pages.terms) },
  '/WynajemP': { parking: then(visits.open(pages.parking), visits.days) },
  '/WynajemP/formR': { 'parking-dane': visits.contact },
  '/WynajemP/summary': { 'parking-podsumowanie': visits.summary },
  '/wynajemC': { auta: visits.open(pages.cars), 'auta-zajete': visits.datedCars },
  '/wynajemC/data/{id}': { 'auto-daty': visits.carDays, 'auto-zajete': visits.takenDays },
  '/wynajemC/data/{id}/form': { 'auto-dane': visits.carContact },
  '/WynajemC/summary': { 'auto-podsumowanie': visits.carSummary },
  '/payment': { payment: visits.payment },
  '/payment/success': { 'payment-success': visits.paid },
  '/payment/error': { 'payment-error': visits.unpaid },
  '/potwierdzenie/{token}': { 'potwierdzenie-token': visits.proof },
  '/rezerwacja/{token}': { 'rezerwacja-token': visits.booking },
  '/resetowanie/{token}': { 'resetowanie-token': visits.reset },
  '/bez-sieci': { 'bez-sieci': visits.offline },
  '/500': { 'blad-serwera': visits.open(pages.serverError) },
  '/zarzadzanie': officeScreens,
  '/404': { 'nie-ma': visits.open('/nie-ma-takiej-strony') },
};
const screens: Screens = Object.assign(
  {},
  ...publicPaths.map((path) => screensOf[path] ?? { [path.slice(1).replaceAll('/', '-')]: visits.open(path) }),
);
/** The screens that are also pictured dark. */
const dark = ['home', 'harmonogram', 'lot', 'parking', 'auta', 'panel-harmonogram', 'panel-lot', 'panel-twoje-bilety'];

const names = taskNames('screen', Object.keys(screens), process.argv.slice(2));

mkdirSync(folder, { recursive: true });
const generous = { jobsEverySeconds: 1, forFunctions: { RATE_LIMIT_SCALE: '1000' } };
await withProduct('screens', generous, async ({ url, build }) => {
  await build(true);
  // The browser's own words, as in the field of a date
  process.env.LANGUAGE = 'pl';
  const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox'] });
  for (const name of names) {
    for (const size of sizes) {
      await takePicture(name, size);
      if (dark.includes(name)) await takePicture(name, size, 'dark');
    }
  }
  await browser.close();

  async function takePicture(
    name: string,
    { deviceScaleFactor, ...viewport }: (typeof sizes)[number],
    colorScheme?: 'dark',
  ): Promise<void> {
    const look = {
      viewport,
      deviceScaleFactor,
      colorScheme: colorScheme ?? 'light',
      locale: 'pl-PL',
      reducedMotion: 'reduce',
    } as const;
    const page = await browser.newPage({ baseURL: url, ...look });
    await screens[name]?.(page);
    await page.waitForLoadState('networkidle');
    // What somebody has just pressed, and scrolled to, is not part of the screen
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo(0, 0);
    });
    const file = `${[name, colorScheme, viewport.width].filter(Boolean).join('-')}.png`;
    const { size } = await sharp(await page.screenshot())
      .png({ palette: true, colours: 96, effort: 10 })
      .toFile(`${folder}/${file}`);
    console.log(`  ${file} ${Math.round(size / 1000)} kB`);
    await page.close();
  }
});
