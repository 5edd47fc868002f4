import type { Browser, BrowserContext, ElementHandle, Page } from '@playwright/test';
import pg from 'pg';
import { signIn } from './office.ts';
import type { Figure } from './report.ts';

const cars = 200;
const rounds = 5;
/** What a wheel turns at a time, in px; a row is 44 px high. */
const notch = 120;
const goal = { most: 50 };

/**
 * The longest task while the calendar of 200 cars and eight weeks is scrolled, on a processor four times slower: by the
 * wheel over all of it, and by leaps as with its scrollbar.
 */
export async function measureCalendar(browser: Browser, baseURL: string, databaseUrl: string): Promise<Figure[]> {
  await addCars(databaseUrl);
  const longest: Record<string, Task[]> = { wheel: [], leaps: [] };
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    const page = await openCalendar(context);
    longest.wheel?.push(await longestTask(browser, page, byWheel));
    longest.leaps?.push(await longestTask(browser, page, byLeaps));
    await context.close();
  }
  await removeCars(databaseUrl);
  return Object.entries(longest).map(([how, tasks]) => {
    const each = tasks.map(({ processor, all }) => `${processor.toFixed()} of ${all.toFixed()}`).join(', ');
    console.log(`longest task of the calendar, ${how}: ${each} ms on the processor`);
    const value = Math.max(...tasks.map(({ processor }) => processor));
    return { what: `longest task, calendar of 200 cars, ${how}`, value, unit: 'ms', goal };
  });
}

/** What is measured next is the demo again. */
async function removeCars(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(`delete from rentals where cars_id in (select id from cars where license_plate like 'BENCH%')`);
    await client.query(`delete from cars where license_plate like 'BENCH%'`);
  } finally {
    await client.end();
  }
}

/** Every third day a rental of two days begins: as full as a calendar is in summer. */
async function addCars(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client
    .query(
      `with new as (
         insert into cars (brand, model, production_year, license_plate, fuel_type, transmission_type, price_per_day)
         select 'Opel', 'Astra ' || i, 2024, 'BENCH' || i, 'PETROL', 'MANUAL', 100 from generate_series(1, $1::int) i
         on conflict do nothing
         returning id
       )
       insert into rentals (cars_id, since, until, status)
       select id, day, day + interval '1 day', (array['PENDING', 'RENTED', 'CANCELLED'])[1 + (id + n) % 3]
         from new, generate_series(0, 19) n,
         lateral (select date_trunc('day', now()) + (3 * n + id % 3 + 0.5) * interval '1 day') at (day)`,
      [cars],
    )
    .finally(() => client.end());
}

async function openCalendar(context: BrowserContext): Promise<Page> {
  await signIn(context, 'rental_staff');
  const page = await context.newPage();
  await page.goto('/zarzadzanie/pojazd', { waitUntil: 'networkidle' });
  await page.getByLabel('Ile tygodni').selectOption('8');
  await page.getByRole('grid', { name: 'Kalendarz wypożyczeń' }).getByRole('link').nth(80).waitFor();
  await page.waitForLoadState('networkidle');
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

export type Grid = ElementHandle<HTMLElement | SVGElement>;

/** Found once: to look for it by its role goes through the whole page, which is work for its processor and memory. */
const findGrid = (page: Page, name: string): Promise<Grid> =>
  page.getByRole('grid', { name }).elementHandle() as Promise<Grid>;
const isScrolledTo = (grid: Grid, part: number) =>
  grid.evaluate((grid, part) => Math.abs(grid.scrollTop - part * (grid.scrollHeight - grid.clientHeight)) < 2, part);

/** Without a question to the page between notches: its answer would be a task of the page as well. */
async function byWheel(page: Page, grid: Grid): Promise<void> {
  const way = await grid.evaluate((grid) => grid.scrollHeight - grid.clientHeight);
  for (const [end, by] of [
    [1, notch],
    [0, -notch],
  ] as const) {
    for (let turned = 0; turned < way; turned += notch) await page.mouse.wheel(0, by);
    while (!(await isScrolledTo(grid, end))) await page.waitForTimeout(100);
  }
}

async function byLeaps(page: Page, grid: Grid): Promise<void> {
  for (const part of [0.5, 1, 0.25, 0.75, 0]) {
    await grid.evaluate((grid, part) => grid.scrollTo(0, part * (grid.scrollHeight - grid.clientHeight)), part);
    await page.waitForTimeout(500);
  }
}

/** What a task takes, in ms, and how much of it on the processor: in the rest it waits for others on this machine. */
interface Task {
  all: number;
  processor: number;
}

/** What the longest tasks of the page's main thread take meanwhile. */
export async function longestTask(
  browser: Browser,
  page: Page,
  scroll: typeof byWheel,
  name = 'Kalendarz wypożyczeń',
): Promise<Task> {
  const grid = await findGrid(page, name);
  await grid.hover();
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await scroll(page, grid);
  await page.waitForTimeout(500);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const isMain = ({ pid, tid }: TraceEvent) => mains.some((main) => main.pid === pid && main.tid === tid);
  // Playwright's own questions to the page, up to 55 ms each, are none of its tasks
  const asked = traceEvents.filter((it) => isMain(it) && JSON.stringify(it.args).includes('mojom.DevToolsSession'));
  const isAsked = (task: TraceEvent) => asked.some(({ ts }) => ts >= task.ts && ts <= task.ts + (task.dur ?? 0));
  const tasks = traceEvents.filter((it) => it.name.endsWith('RunTask') && isMain(it) && !isAsked(it));
  const longest = (part: 'dur' | 'tdur') => Math.max(...tasks.map((it) => (it[part] ?? 0) / 1000));
  return { all: longest('dur'), processor: longest('tdur') };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** In µs, and those on the processor. */
  dur?: number;
  tdur?: number;
  args: { name?: string };
}
