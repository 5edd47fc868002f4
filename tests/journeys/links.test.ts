import { everyRole } from '../../src/domain/roles.ts';
import { expect, test } from '../support/journey.ts';
import { expectSignedIn, signsIn } from './account-steps.ts';

const site = 'http://site';
/** Pages of one kind, a flight's or an announcement's, are opened once; their other addresses are only asked for. */
const kindOf = (path: string) => path.replace(/^\/(lot|ogloszenia)\/.+/, '/$1/*');

for (const role of [undefined, ...everyRole]) {
  test(`no link that ${role ?? 'a guest'} can reach is dead`, async ({ page }) => {
    test.setTimeout(180_000);
    if (role) {
      await page.goto('/logowanie');
      await signsIn(page, `${role}@lotnisko.example`, `demo-${role}-2026`);
      await page.waitForURL((url) => url.pathname !== '/logowanie');
      await expectSignedIn(page);
    }
    const queue = ['/', '/zabronione', '/blad', '/500'];
    const known = new Set<string>();
    const opened = new Set<string>();
    const dead: string[] = [];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (known.has(path)) continue;
      known.add(path);
      const { pathname, hash } = new URL(path, site);
      const answer = await page.request.get(path.replace(hash, ''));
      const html = await answer.text();
      if (!answer.ok()) dead.push(`${path}: ${answer.status()}`);
      else if (hash && !html.includes(`id="${decodeURIComponent(hash.slice(1))}"`)) dead.push(`${path}: no such part`);
      if (opened.has(kindOf(pathname)) || !answer.headers()['content-type']?.startsWith('text/html')) continue;
      opened.add(kindOf(pathname));
      await page.goto(pathname, { waitUntil: 'networkidle' });
      const links = await page
        .locator('a[href]:visible')
        .evaluateAll((all) => all.map((it) => (it as HTMLAnchorElement).href));
      const { origin } = new URL(page.url());
      for (const link of links) if (link.startsWith(`${origin}/`)) queue.push(link.slice(origin.length));
    }
    expect(dead).toEqual([]);
    expect(opened.size, 'pages that links lead to').toBeGreaterThan(8);
  });
}
