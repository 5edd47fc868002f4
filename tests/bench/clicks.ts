import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Role } from '../../src/domain/kernel/roles.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { median } from './median.ts';
import { signedIn } from './office.ts';
import type { Figure } from './report.ts';

const rounds = 7;
/**
 * Of rows that are asked for otherwise; of what else is opened or chosen, web.dev's bound of a good Interaction to Next
 * Paint.
 */
const goals = { list: { most: 100 }, other: { most: 200 } };
/** What has not come by then does not come, in ms. */
const patience = 10_000;

interface Painted {
  /** From the click or key to the paint, in ms. */
  all: number;
  /** As much of it as the answer was on its way. */
  answer: number;
}

/** Where something is done, and what then stands there. */
interface Place {
  path: string;
  /** Whose session; nobody is signed in, where it is not there. */
  role?: Role;
  /** What there is once the page is ready. */
  ready: string;
}
interface Act {
  does: (page: Page) => Promise<void>;
  /** Where it shows. */
  region: string;
  /** What must stand in it; without it, that it says something else. */
  shows?: string;
}

interface Measured {
  painted: Painted;
  /** What its elements take without us; of all questions of the list the same. */
  bare?: number;
}

/** As long as a finger's press: a click in no time is told only after the pointer's move and press, and counts them. */
const press = { delay: 80 };
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click(press);
const dialog = 'dialog[open], [role=dialog]';

const schedule: Place = { path: pages.schedule, ready: '#loty tbody' };
const rows = { region: '#loty' };
/** A list of the schedule asked otherwise, in this order: each leaves the page for the next. */
const lists: Record<string, Act & { first?: (page: Page) => Promise<void> }> = {
  filter: {
    ...rows,
    first: async (page) => {
      await page.getByRole('button', { name: 'FILTRUJ' }).click();
      const filters = page.getByRole('dialog');
      await filters.getByLabel('Status').selectOption('SCHEDULED');
      // Nobody has chosen before its lists stand there; by the time one is at the button it tells how many there are
      await filters.getByText('Wczytywanie…').first().waitFor({ state: 'detached' });
    },
    does: button(/^Pokaż.*\d.*\slot/),
  },
  'page turn': { ...rows, does: (page) => page.getByRole('link', { name: 'Następna strona' }).click(press) },
  sort: {
    ...rows,
    first: async (page) => {
      await page.getByRole('button', { name: 'SORTUJ' }).click();
      await page.getByRole('dialog').getByLabel('Cel').check();
    },
    does: button(/^Pokaż.*\slot/),
  },
  day: { ...rows, does: button('Jutro') },
  'chip away': { ...rows, does: button(/usuń filtr/) },
};

/** What else people open and choose; each on a page opened anew. */
const others: Record<string, Place & Act> = {
  'filter dialog': { ...schedule, region: dialog, does: button('FILTRUJ') },
  'picture of a level': {
    ...{ path: pages.parking, ready: 'fieldset:has(hr)', region: 'fieldset:has(hr)' },
    does: (page) => page.getByRole('radio', { name: /Poziom B/ }).click(press),
  },
  'calendar of cars, later': {
    ...{ path: '/zarzadzanie/pojazd', role: 'rental_staff', ready: '[role=grid] a' },
    ...{ region: '[role=grid]', does: button('Później') },
  },
  'place of the airfield': {
    ...{ path: '/zarzadzanie/lotnisko', role: 'atc', ready: '[aria-label="Plan lotniska"] a' },
    ...{
      region: dialog,
      does: (page) =>
        page
          .getByRole('link', { name: /terminal 3/ })
          .first()
          .click(press),
    },
  },
  palette: {
    ...{ path: '/zarzadzanie/bramki', role: 'airport_staff', ready: 'tbody td a' },
    ...{ region: dialog, does: (page) => page.keyboard.press('Control+k', press) },
  },
  'section → section': {
    ...{ path: '/zarzadzanie/lotnisko', role: 'atc', ready: 'tbody tr' },
    ...{ region: 'main', shows: 'a[href^="/zarzadzanie/samoloty/"]' },
    does: (page) => page.getByRole('link', { name: 'Samoloty' }).first().click(press),
  },
};

/**
 * From a click to what it shows, on a processor four times slower: the median of pages opened anew. Beside it is told
 * how long this browser takes for the same elements put there at once, from a text.
 */
export async function measureClicks(browser: Browser, baseURL: string, size: string): Promise<Figure[]> {
  const all: Record<string, Measured[]> = {};
  const rowsAlone: number[] = [];
  const note = (name: string, one: Measured) => {
    all[name] = [...(all[name] ?? []), one];
  };
  const sessions = new Map<Role, BrowserContextOptions>();
  for (const { role } of Object.values(others))
    if (role && !sessions.has(role)) sessions.set(role, await signedIn(browser, baseURL, role));
  for (let i = 0; i < rounds; i++) {
    const page = await open(browser, baseURL, schedule);
    for (const [name, { first, ...act }] of Object.entries(lists)) {
      await first?.(page);
      note(name, { painted: await paint(page, act) });
    }
    rowsAlone.push(await paintBare(page, rows.region));
    await page.context().close();
    for (const [name, it] of Object.entries(others)) {
      const page = await open(browser, baseURL, it, it.role && sessions.get(it.role));
      note(name, { painted: await paint(page, it), bare: await paintBare(page, it.region) });
      await page.context().close();
    }
  }
  return Object.entries(all).map(([name, them]) => {
    const of = (part: keyof Painted) => median(them.map(({ painted }) => painted[part]));
    const bare = median(name in lists ? rowsAlone : them.map((it) => it.bare ?? Number.NaN));
    const told = `${of('answer').toFixed()} of them for the answer; its elements alone ${bare.toFixed()}`;
    console.log(`${name}, ${size}: ${of('all').toFixed()} ms, ${told}`);
    return {
      what: `click → painted, ${name}, ${size}`,
      value: of('all'),
      unit: 'ms',
      goal: name in lists ? goals.list : goals.other,
    };
  });
}

async function open(browser: Browser, baseURL: string, { path, ready }: Place, session?: BrowserContextOptions) {
  const context = await browser.newContext({
    ...session,
    baseURL,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator(ready).first().waitFor();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/**
 * Acts, and waits for the frame in which the region says something else, or shows what it should, and is not
 * `aria-busy`: a frame begins (requestAnimationFrame), and a message sent from there arrives, which is after the frame
 * was painted.
 */
async function paint(page: Page, { does, region, shows }: Act): Promise<Painted> {
  await page.evaluate(
    ({ region, shows, patience }) => {
      const painted = new Promise<Painted>((resolve, reject) => {
        const found = () => document.querySelector(region);
        const before = found()?.textContent;
        const isShown = () => {
          const it = found();
          if (!it || it.matches('[aria-busy=true]') || it.querySelector('[aria-busy=true]')) return false;
          return shows ? it.querySelector(shows) !== null : it.textContent !== before;
        };
        const onAct = ({ timeStamp: since }: Event) => {
          for (const kind of ['click', 'keydown']) removeEventListener(kind, onAct, { capture: true });
          const watch = new MutationObserver(() => {
            if (!isShown()) return;
            watch.disconnect();
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => {
                const all = performance.now() - since;
                const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
                const answers = loaded.filter((it) => it.startTime >= since && it.name.includes('/api/'));
                const [begun, ended] = [
                  Math.min(...answers.map((it) => it.startTime)),
                  Math.max(...answers.map((it) => it.responseEnd)),
                ];
                resolve({ all, answer: answers.length > 0 ? ended - begun : 0 });
              };
              port2.postMessage(undefined);
            });
          });
          watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        };
        for (const kind of ['click', 'keydown']) addEventListener(kind, onAct, { capture: true });
        setTimeout(() => reject(new Error(`Nothing came into ${region}`)), patience);
      });
      Object.assign(globalThis, { painted });
    },
    { region, shows, patience },
  );
  await does(page);
  return page.evaluate(() => (globalThis as unknown as { painted: Promise<Painted> }).painted);
}

/** What stands in the region is taken out and put back as it was written: from that to the paint, in ms. */
const paintBare = (page: Page, region: string): Promise<number> =>
  page.evaluate(async (region) => {
    const frame = () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done();
          port2.postMessage(undefined);
        }),
      );
    const it = document.querySelector(region);
    if (!it) throw new Error(`There is no ${region}`);
    const text = it.innerHTML;
    it.innerHTML = '';
    await frame();
    const since = performance.now();
    it.innerHTML = text;
    await frame();
    return performance.now() - since;
  }, region);
