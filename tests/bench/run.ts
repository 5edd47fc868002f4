import { type Browser, chromium } from '@playwright/test';
import { taskNames } from '../../netlify/commands/task-names.ts';
import { freePort } from '../../netlify/local/free-port.ts';
import { findBrowser } from '../support/browser.ts';
import { withProduct } from '../support/temporary-product.ts';
import { measureAged } from './aged-pages.ts';
import { measureCalendar } from './calendar.ts';
import { measureClicks } from './clicks.ts';
import { counted, measureCost } from './cost.ts';
import { measureImports } from './imports.ts';
import { growAirport, otherDatabase } from './large-airport.ts';
import { judgedPages, measureLighthouse } from './lighthouse.ts';
import { measureLists } from './lists.ts';
import { measureOffice } from './office.ts';
import { measurePages } from './pages.ts';
import { measurePlan } from './plan.ts';
import { type Figure, report, tell } from './report.ts';
import { measureScale } from './scale.ts';
import { measureSchedule } from './schedule.ts';
import { measureShifts } from './shifts.ts';

/**
 * `npm run bench [part …] [page …]`: the budgets, measured on the product as it is built, with demo data and with a
 * million flights. A page, as /harmonogram, is judged by Lighthouse alone.
 */
const parts = [
  'pages',
  'cost',
  'office',
  'shifts',
  'calendar',
  'plan',
  'lighthouse',
  'aged',
  'imports',
  'lists',
  'clicks',
  'schedule',
  'scale',
] as const;
type Part = (typeof parts)[number];
const words = process.argv.slice(2);
const partWords = words.filter((it) => !it.startsWith('/'));
const judged = words.filter((it) => it.startsWith('/'));
const names: Part[] =
  judged.length > 0 && partWords.length === 0 ? ['lighthouse'] : taskNames('part', parts, partWords);
const chosen = taskNames('page', judgedPages, judged);
const isAsked = (part: Part) => names.includes(part);

const figures: Figure[] = [];
const note = (more: Figure[]) => {
  tell(more);
  figures.push(...more);
};
const measure = async (part: Part, run: () => Promise<Figure[]>) => {
  if (isAsked(part)) note(await run());
};
await withProduct('bench', { jobsEverySeconds: 3600, around: counted }, async ({ url, databaseUrl, dist, build }) => {
  if (
    names.some((it) =>
      ['pages', 'cost', 'office', 'shifts', 'calendar', 'plan', 'lighthouse', 'aged', 'imports', 'clicks'].includes(it),
    )
  )
    await build();
  await measure('pages', () => inBrowser((browser) => measurePages(browser, url)));
  await measure('cost', () => inBrowser((browser) => measureCost(browser, url)));
  await measure('office', () => inBrowser((browser) => measureOffice(browser, url)));
  await measure('shifts', () => inBrowser((browser) => measureShifts(browser, url)));
  await measure('calendar', () => inBrowser((browser) => measureCalendar(browser, url, databaseUrl)));
  await measure('plan', () => inBrowser((browser) => measurePlan(browser, url)));
  if (isAsked('lighthouse')) await inBrowser((_, port) => measureLighthouse({ url, port }, chosen, note));
  await measure('aged', () => inBrowser((browser, port) => measureAged(browser, url, port)));
  await measure('imports', () => measureImports(dist));
  await measure('lists', () => measureLists(databaseUrl));
  await measure('clicks', () => inBrowser((browser) => measureClicks(browser, url, 'demo')));
  if (!['clicks', 'schedule', 'scale'].some((it) => isAsked(it as Part))) return;
  // From here on the product is that of a large airport
  await growAirport(databaseUrl);
  await measure('clicks', () => inBrowser((browser) => measureClicks(browser, url, '1 M flights')));
  const databases = { small: await otherDatabase(databaseUrl, 'small_airport'), large: databaseUrl };
  await growAirport(databases.small, 0.01);
  await measure('schedule', () => measureSchedule(databases));
  await measure('scale', () => measureScale(databases));
});
process.exit(report(figures, 'bench-results.json') ? 0 : 1);

async function inBrowser<T>(run: (browser: Browser, debuggingPort: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...(await findBrowser()),
    // A certificate that the bench makes for itself is enough
    args: ['--no-sandbox', '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  return run(browser, port).finally(() => browser.close());
}
