import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnnouncementRow } from '../../src/features/announcements/AnnouncementRow.tsx';
import { type Shown, startNews } from '../../src/features/announcements/paging.ts';

const hourMs = 3_600_000;
const announcement = (id: number, lastsMs = hourMs): Shown => ({
  id,
  title: `Nowina ${id}`,
  content: 'Treść',
  create_time: '2026-06-19T10:00:00.000Z',
  valid_until: new Date(Date.now() + lastsMs).toISOString(),
  travel: false,
});
const numbered = (many: number) => Array.from({ length: many }, (_, i) => announcement(i + 1));

/** What Announcements.astro draws around a list that has not been read yet. */
const markup = `
  <ul aria-label="Ogłoszenia"></ul>
  <div data-part="none" hidden>Brak danych</div>
  <div data-part="failed" hidden><button>Spróbuj ponownie</button></div>
  <p data-part="age" hidden></p>
  <div data-part="pages" hidden><nav><a></a><a>1</a><a>2</a><a></a></nav></div>
  <template data-of="item"><li><time data-of="create_time"></time><a data-of="title"></a><p data-of="content"></p>
    <a>Czytaj dalej<span data-of="title"></span></a></li></template>`;

beforeEach(() => {
  vi.useFakeTimers();
  // The list is in sight at once
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      callback: (entries: { isIntersecting: boolean }[]) => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.callback = callback;
      }
      observe = () => void queueMicrotask(() => this.callback([{ isIntersecting: true }]));
      disconnect = () => {};
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function opens(data: Shown[], query = ''): Promise<HTMLElement> {
  vi.stubGlobal('fetch', async () => Response.json({ data }));
  history.replaceState(null, '', `/ogloszenia${query}`);
  const root = document.createElement('airport-news');
  Object.assign(root.dataset, { path: 'announcements', pageSize: '4' });
  root.innerHTML = markup;
  document.body.append(root);
  startNews(root);
  await vi.advanceTimersByTimeAsync(0);
  return root;
}
const titles = (root: HTMLElement) => [...root.querySelectorAll('a[data-of=title]')].map((link) => link.textContent);
const isHidden = (root: HTMLElement, part: string) => root.querySelector<HTMLElement>(`[data-part=${part}]`)?.hidden;

const links = (root: HTMLElement) => [...root.querySelectorAll<HTMLAnchorElement>('nav a')];
const leads = (link: HTMLAnchorElement) => link.ariaDisabled !== 'true';

test('four announcements stand on a page, and links lead to the other pages', async () => {
  const root = await opens(numbered(9));
  expect(titles(root)).toEqual(['Nowina 1', 'Nowina 2', 'Nowina 3', 'Nowina 4']);
  expect(root.querySelector('time')?.textContent).toBe('19.06.2026');
  expect(links(root).map((link) => link.getAttribute('href'))).toEqual([
    '?page=1',
    '?page=1',
    '?page=2',
    '?page=3',
    '?page=2',
  ]);
  expect(links(root).map(leads)).toEqual([false, true, true, true, true]);
});

test('the last page has what is left, and its arrow leads no further', async () => {
  const root = await opens(numbered(9), '?page=3');
  expect(titles(root)).toEqual(['Nowina 9']);
  expect(links(root).map(leads)).toEqual([true, true, true, true, false]);
  expect(links(root).findIndex((link) => link.ariaCurrent === 'page')).toBe(3);
});

test('a page beyond the end is the last one', async () => {
  expect(titles(await opens(numbered(5), '?page=99'))).toEqual(['Nowina 5']);
});

test('four or fewer need no pages', async () => {
  expect(isHidden(await opens(numbered(4)), 'pages')).toBe(true);
  expect(isHidden(await opens(numbered(5)), 'pages')).toBe(false);
});

test('without announcements the list says so', async () => {
  expect(isHidden(await opens(numbered(1)), 'none')).toBe(true);
  expect(isHidden(await opens([]), 'none')).toBe(false);
});

test('an announcement goes when its time is over, while the page stays open', async () => {
  const root = await opens([announcement(1, 60_000), announcement(2)]);
  expect(titles(root)).toEqual(['Nowina 1', 'Nowina 2']);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(titles(root)).toEqual(['Nowina 2']);
});

test('what somebody wrote is text, not markup', async () => {
  const title = '<img src=x onerror=alert(1)>';
  const root = await opens([{ ...announcement(1), title }]);
  expect(titles(root)).toEqual([title]);
  expect(root.querySelector('img')).toBeNull();
});

test('a long one is shown by its beginning and leads to its page; a short one is whole', async () => {
  const long = { ...announcement(7), content: 'Długie zdanie. '.repeat(70) };
  const root = await opens([long, announcement(8)]);
  const [first, second] = [...root.querySelectorAll('li')];
  const more = first?.querySelector<HTMLAnchorElement>('p + a');
  expect([more?.getAttribute('href'), more?.textContent]).toEqual(['/ogloszenia/7', 'Czytaj dalejNowina 7']);
  expect(first?.querySelector('p')?.dataset.long).toBe('');
  expect(second?.querySelector('p')?.dataset.long).toBeUndefined();
});

test('what the page was built with is shortened in the same way', () => {
  const { data } = { data: [{ ...announcement(7), content: 'Zdanie. '.repeat(120) }, announcement(8)] };
  const html = data.map((shown) =>
    renderToStaticMarkup(createElement(AnnouncementRow, { shown, heading: 'h2', brief: false })),
  );
  expect(html[0]).toMatch(/data-long="true"/);
  expect(html[0]).toMatch(/<a href="[^"]*\/7">Czytaj dalej/);
  expect(html[1]).not.toMatch(/data-long/);
});
