import type { Browser, Page } from '@playwright/test';
import * as pages from '../../src/domain/site/paths.ts';
import { median } from './median.ts';
import type { Figure } from './report.ts';

const rounds = 7;

interface Painted {
  /** From the click to the paint, in ms. */
  all: number;
  /** As much of it as the answer was on its way. */
  answer: number;
}

/** What is measured, in the order in which it is clicked; each leaves the page for the next. */
const clicks: Record<string, (page: Page) => Promise<Painted>> = {
  filter: async (page) => {
    await page.getByRole('button', { name: 'FILTRUJ' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Status').selectOption('SCHEDULED');
    // Nobody has chosen before its lists stand there; by the time one is at the button it tells how many there are
    await dialog.getByText('Wczytywanie…').first().waitFor({ state: 'detached' });
    return paint(page, 'button', /^Pokaż.*\d.*\slot/);
  },
  'page turn': (page) => paint(page, 'link', 'Następna strona'),
  sort: async (page) => {
    await page.getByRole('button', { name: 'SORTUJ' }).click();
    await page.getByRole('dialog').getByLabel('Cel').check();
    return paint(page, 'button', /^Pokaż.*\slot/);
  },
  day: (page) => paint(page, 'button', 'Jutro'),
  'chip away': (page) => paint(page, 'button', /usuń filtr/),
};

/** From a click in the schedule to its rows, on a processor four times slower: the median of pages opened anew. */
export async function measureClicks(browser: Browser, baseURL: string, size: string): Promise<Figure[]> {
  const all: Record<string, Painted>[] = [];
  for (let i = 0; i < rounds; i++) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(pages.schedule, { waitUntil: 'networkidle' });
    await page.locator('#loty tbody').waitFor();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const round: Record<string, Painted> = {};
    for (const [name, click] of Object.entries(clicks)) round[name] = await click(page);
    all.push(round);
    await context.close();
  }
  return Object.keys(clicks).map((name) => {
    const of = (part: keyof Painted) => median(all.map((it) => it[name]?.[part] ?? Number.POSITIVE_INFINITY));
    console.log(`${name}, ${size}: ${of('all').toFixed()} ms, ${of('answer').toFixed()} of them for the answer`);
    return { what: `click → rows painted, ${name}, ${size}`, value: of('all'), unit: 'ms', goal: { most: 100 } };
  });
}

/**
 * Clicks, and waits for the frame in which the rows of the new question stand: the list says something else and is not
 * `aria-busy`, a frame begins (requestAnimationFrame), and a message sent from there arrives, which is after the frame
 * was painted.
 */
async function paint(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<Painted> {
  const painted = page.evaluate(
    () =>
      new Promise<Painted>((resolve) => {
        const list = document.getElementById('loty') as HTMLElement;
        const before = list.textContent;
        const onClick = ({ timeStamp: since }: Event) => {
          const watch = new MutationObserver(() => {
            if (list.textContent === before || list.querySelector('[aria-busy]')) return;
            watch.disconnect();
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => {
                const all = performance.now() - since;
                const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
                const answers = loaded.filter((it) => it.startTime >= since && it.name.includes('/api/flights?'));
                resolve({ all, answer: answers.reduce((sum, it) => sum + it.duration, 0) });
              };
              port2.postMessage(undefined);
            });
          });
          watch.observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
        };
        addEventListener('click', onClick, { capture: true, once: true });
      }),
  );
  // As long as a finger's press: a click in no time is told only after the pointer's move and press, and would count
  // them
  await page.getByRole(role, { name }).click({ delay: 80 });
  return painted;
}
