import type { Browser, BrowserContext, Page } from '@playwright/test';
import { homeAirport } from '../../src/airport/identity.ts';
import { startOf, today } from '../../src/domain/language/days.ts';
import { bareChart } from './bare-chart.ts';
import { type Grid, longestTask } from './calendar.ts';
import { median } from './median.ts';
import { paint, signedIn, signIn } from './office.ts';
import type { Figure } from './report.ts';

const [gates, perGate, rounds] = [20, 10, 5];
/** The two first paints differ by less than one of them does from the next: five rounds tell nothing of their ratio. */
const paintRounds = 15;
const [minute, hour] = [60_000, 3_600_000];
const soon = { most: 50 };

/**
 * The plan of a day with 200 bars on a processor four times slower: how long a carried bar takes to be painted over the
 * next gate, by mouse and by keys (what the same takes on a bare page is printed beside it), what scrolling takes, and
 * how its first paint compares to the first list's.
 */
export async function measurePlan(browser: Browser, baseURL: string): Promise<Figure[]> {
  const [drags, keys, bareDrags, bareKeys, scrolls, plans, lists]: number[][] = [[], [], [], [], [], [], []];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({
      ...{ baseURL, viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' },
    });
    const page = await openPlan(context);
    drags?.push(Math.max(...(await dragging(page))));
    keys?.push(Math.max(...(await carrying(page))));
    scrolls?.push((await longestTask(browser, page, scrolled, 'Bramki według godzin')).processor);
    await context.close();
    const bare = await openBare(browser);
    bareDrags?.push(Math.max(...(await dragging(bare))));
    bareKeys?.push(Math.max(...(await carrying(bare))));
    await bare.context().close();
  }
  const clerk = await signedIn(browser, baseURL, 'airport_staff');
  for (let round = 0; round < paintRounds; round++) {
    plans?.push((await paint(browser, clerk, '/zarzadzanie/plan-dnia', '[role=gridcell]')).work);
    lists?.push((await paint(browser, clerk, '/zarzadzanie/bramki')).work);
  }
  const words = { drags, keys, bareDrags, bareKeys, scrolls, plans, lists };
  for (const [what, all] of Object.entries(words)) console.log(what, all?.map((it) => it.toFixed()).join(', '), 'ms');
  const of = (all: number[] | undefined) => median(all ?? []);
  return [
    { what: 'plan of 200 bars: a dragged bar is painted', value: of(drags), unit: 'ms', goal: soon },
    { what: 'plan of 200 bars: a carried key is painted', value: of(keys), unit: 'ms', goal: soon },
    { what: 'longest task, plan of 200 bars, scrolled', value: of(scrolls), unit: 'ms', goal: soon },
    {
      what: 'first paint of the plan, work against the first list’s',
      value: of(plans) / of(lists),
      unit: '×',
      goal: { most: 1.2 },
    },
  ];
}

/** At any other hour most of the day would be over, or of tomorrow. */
const noon = () => startOf(today()) + 12 * hour;

/** A day on which at each gate ten aircraft come and leave. */
function fullDay() {
  const start = noon() - 4 * hour;
  const at = (ms: number) => new Date(ms).toISOString();
  const flights = Array.from({ length: gates * perGate }, (_, index) => {
    const since = start + (index % perGate) * 75 * minute;
    const shared = {
      ...{ status: 'SCHEDULED', airline_name: `Linia ${index % 7}`, airplane_model: null, estimated: null, version: 1 },
      ...{ actual_departure: null, actual_arrival: null, airplane_serial_no: `SP-${index}` },
      ...{ Gates_id: 1 + Math.floor(index / perGate) },
    };
    return [
      {
        ...{ ...shared, id: `LO${1000 + 2 * index}`, number: `LO${1000 + 2 * index}`, is_departure: false },
        ...{ departure: at(since - hour), arrival: at(since), origin: 'Oslo (OSL)', destination: homeAirport },
      },
      {
        ...{ ...shared, id: `LO${1001 + 2 * index}`, number: `LO${1001 + 2 * index}`, is_departure: true },
        ...{ departure: at(since + 50 * minute), arrival: at(since + 2 * hour) },
        ...{ origin: homeAirport, destination: 'Oslo (OSL)' },
      },
    ];
  }).flat();
  const rows = Array.from({ length: gates }, (_, index) => ({
    ...{ id: index + 1, name: `G${index + 1}`, status: 'READY', zone: 'both', terminals_id: null, version: 1 },
  }));
  return { day: today(), flights, gates: rows, closures: [], accepted: [] };
}

async function openPlan(context: BrowserContext): Promise<Page> {
  await signIn(context, 'airport_staff');
  const page = await context.newPage();
  await page.addInitScript(moveClock, noon() - Date.now());
  await page.route('**/api/plan?*', (route) => route.fulfill({ json: { data: [fullDay()] } }));
  await page.goto('/zarzadzanie/plan-dnia', { waitUntil: 'networkidle' });
  await page.getByRole('gridcell').nth(100).waitFor();
  // Three seconds later dialogs and other sections are fetched, where a browser has nothing to do
  await page.waitForTimeout(6000);
  await slowAndNoted(page);
  return page;
}

async function openBare(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.setContent(bareChart);
  await slowAndNoted(page);
  return page;
}

async function slowAndNoted(page: Page): Promise<void> {
  await page.evaluate(notePaints);
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** By the page's clock it is so much later, in ms. */
function moveClock(by: number) {
  const real = Date;
  globalThis.Date = class extends real {
    constructor(...given: [number]) {
      super(...((given.length > 0 ? given : [real.now() + by]) as [number]));
    }
    static override now = () => real.now() + by;
  } as DateConstructor;
}

/** Notes how long after each key and each move of the pointer the next frame is painted, in ms. */
function notePaints() {
  const noted: number[] = [];
  Object.assign(globalThis, { noted });
  const note = ({ timeStamp }: Event) =>
    requestAnimationFrame(() => {
      // A message comes after what the frame draws
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => noted.push(performance.now() - timeStamp);
      port2.postMessage(undefined);
    });
  for (const kind of ['keydown', 'pointermove']) addEventListener(kind, note, { capture: true });
}
const taken = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { noted: number[] }).noted.splice(0)) as Promise<number[]>;

async function dragging(page: Page): Promise<number[]> {
  const bar = page.getByRole('gridcell', { name: /^Bramka G2, .*(zaplanowany|w drodze)/ }).first();
  const box = await bar.boundingBox();
  if (!box) throw new Error('No bar is drawn');
  const x = box.x + box.width / 2;
  await page.mouse.move(x, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(x, box.y + 20);
  await taken(page);
  for (let row = 1; row < 6; row++) {
    await page.mouse.move(x, box.y + 10 + row * 20);
    await page.waitForTimeout(100);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return taken(page);
}

async function carrying(page: Page): Promise<number[]> {
  await page
    .getByRole('gridcell', { name: /^Bramka G2, .*zaplanowany/ })
    .first()
    .focus();
  await taken(page);
  for (const key of ['m', ...Array<string>(8).fill('ArrowDown'), 'ArrowRight', 'Escape']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(100);
  }
  return taken(page);
}

async function scrolled(page: Page, grid: Grid): Promise<void> {
  for (const part of [1, 0.5, 0, 0.75, 0.25]) {
    await grid.evaluate((it, part) => it.scrollTo(part * it.scrollWidth, 0), part);
    await page.waitForTimeout(200);
  }
  for (let turned = 0; turned < 10; turned++) await page.mouse.wheel(0, 120);
  for (let turned = 0; turned < 10; turned++) await page.mouse.wheel(120, 0);
  await page.waitForTimeout(500);
}
