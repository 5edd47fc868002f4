import type { Page } from '@playwright/test';

/** One move that nobody asked for: how much, and of what, in words for a developer. */
interface Shift {
  value: number;
  of: string[];
}

/** From the next page on counts what moves without having been asked to. */
export const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.localName} '${element?.textContent?.slice(0, 40)}'`;
    };
    interface Entry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const words = ({ node, previousRect: from, currentRect: to }: Entry['sources'][number]) =>
      `${name(node)} ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Entry[])
        shifts.push({ value, of: sources.map(words) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved on the page so far. */
export const shifted = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
/** How much has moved on the page so far. */
export const shift = async (page: Page): Promise<number> =>
  (await shifted(page)).reduce((all, { value }) => all + value, 0);

/** What has moved is counted once it is painted. */
export const paintedTwice = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
