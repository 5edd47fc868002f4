import type { Page } from '@playwright/test';
import { everyRole, type Role } from '../../src/domain/kernel/roles.ts';
import { isOffice, startOf, whereTo } from '../../src/domain/office/back-office.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';
import { signInAs } from './account-steps.ts';

// A crawl opens dozens of pages
test.setTimeout(180_000);

const site = 'http://site';
/** Pages of one kind, as those of flights, cars or forms of rows, are opened once; the others are only asked for. */
const kindOf = (path: string) =>
  path
    .replace(/^\/(lot|ogloszenia|wynajemC\/data|zarzadzanie\/edit-\w+)\/[^/]+/, '/$1/*')
    .replace(/[^/]+\/edytuj$/, '*/edytuj');

/** Every path of the site that the page links to now. */
async function linksOn(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]:visible')
    // Links of a drawing, as of the plan of the airfield, have no `href` of an HTML link
    .evaluateAll((all) => all.map((link) => new URL(String(link.getAttribute('href')), document.baseURI).href));
  const { origin } = new URL(page.url());
  return links.flatMap((link) => (link.startsWith(`${origin}/`) ? [link.slice(origin.length)] : []));
}

interface Answer {
  /** What is wrong with an address: '' when it is there. */
  why: string;
  isPage: boolean;
}

// They answer everybody alike, and every role is led to most of them
const answers = new Map<string, Answer>();
async function askFor(page: Page, path: string): Promise<Answer> {
  const known = answers.get(path) ?? (await askNow(page, path));
  answers.set(path, known);
  return known;
}

/** Asks for an address without opening it. */
async function askNow({ request }: Page, path: string): Promise<Answer> {
  const { hash } = new URL(path, site);
  const answer = await request.get(path.replace(hash, ''));
  const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false;
  if (!answer.ok()) return { why: String(answer.status()), isPage };
  const hasPart = !hash || (await answer.text()).includes(`id="${decodeURIComponent(hash.slice(1))}"`);
  return { why: hasPart ? '' : 'no such part', isPage };
}

/** Follows every link there is from these pages on; `opens` says of which pages the links are followed in turn. */
async function crawl(
  start: string[],
  ask: (path: string) => Promise<Answer>,
  opens: (pathname: string) => Promise<string[]>,
): Promise<{ dead: string[]; opened: Set<string> }> {
  const queue = [...start];
  const known = new Set<string>();
  const opened = new Set<string>();
  const dead: string[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (known.has(path)) continue;
    known.add(path);
    const { pathname } = new URL(path, site);
    const { why, isPage } = await ask(path);
    if (why) dead.push(`${path}: ${why}`);
    if (opened.has(kindOf(pathname)) || !isPage) continue;
    opened.add(kindOf(pathname));
    queue.push(...(await opens(pathname)));
  }
  return { dead, opened };
}

test('no link that a guest can reach is dead', async ({ page }) => {
  const { dead, opened } = await crawl(
    [pages.home, pages.forbidden, pages.appError, pages.serverError],
    (path) => askFor(page, path),
    async (pathname) => {
      await page.goto(pathname, { waitUntil: 'networkidle' });
      return linksOn(page);
    },
  );
  expect(dead).toEqual([]);
  expect(opened.size, 'pages that links lead to').toBeGreaterThan(8);
});

for (const role of everyRole) {
  test(`no link that ${role} can reach in the back-office is dead`, async ({ page }) => {
    await signInAs(page, role);
    await page.goto(pages.home, { waitUntil: 'networkidle' });
    const home = await linksOn(page);
    await page.goto(startOf(role));
    const { dead, opened } = await crawl(
      [startOf(role), ...home],
      // Every address of the back-office is one page, whose script says what stands there and who may see it
      async (path) => {
        const { pathname } = new URL(path, site);
        if (!isOffice(pathname)) return { why: (await askFor(page, path)).why, isPage: false };
        const leads = pathname === pages.backOffice || 'route' in whereTo(pathname, role);
        return { why: leads ? '' : 'nothing there for them', isPage: true };
      },
      (pathname) => goThere(page, pathname, role),
    );
    expect(dead).toEqual([]);
    expect(opened.size, 'pages that links lead to').toBeGreaterThan(1);
  });
}

/** Follows a link within the back-office, as its script does, and reads what is linked once nothing waits any more. */
async function goThere(page: Page, path: string, role: Role): Promise<string[]> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(page.getByRole('navigation', { name: 'Sekcje' })).toBeVisible();
  // It looks at every frame, where an expectation looks twice a second
  const isThere = () => !document.querySelector('[data-testid="placeholder"]');
  const gone = page.waitForFunction(isThere, undefined, { timeout: 30_000 });
  await gone.catch((cause) => Promise.reject(new Error(`${path} waits for ever, for ${role}`, { cause })));
  return linksOn(page);
}
