import type { Browser, Page } from '@playwright/test';
import { transport } from '../../db/sql.ts';
import type { PlatformFunction } from '../../netlify/local/routes.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { opensAs } from '../journeys/account-steps.ts';
import * as parking from '../journeys/parking-steps.ts';
import * as rental from '../journeys/rental-steps.ts';
import * as visits from '../journeys/visits.ts';
import type { Figure } from './report.ts';

/** What a visit came to. */
interface Cost {
  pages: number;
  requests: number;
  kB: number;
  /** Calls of functions, as if nobody else had asked before: which. */
  calls: string[];
  /** Of them those that the CDN answers as long as it keeps what it has. */
  kept: number;
  /** In functions, of all calls together. */
  ms: number;
  statements: number;
}
const none = (): Cost => ({ pages: 0, requests: 0, kB: 0, calls: [], kept: 0, ms: 0, statements: 0 });

let cost = none();

/** A function that is counted. */
export const counted = ({ handler, ...rest }: PlatformFunction): PlatformFunction => ({
  ...rest,
  handler: async (request, context) => {
    const since = performance.now();
    const response = await handler(request, context);
    cost.ms += performance.now() - since;
    cost.calls.push(new URL(request.url).pathname);
    if (response.headers.has('netlify-cdn-cache-control')) cost.kept += 1;
    return response;
  },
});

function countStatements(): void {
  const { send } = transport;
  transport.send = (url, init) => {
    const { queries = [null] } = JSON.parse(String(init.body));
    cost.statements += queries.length;
    return send(url, init);
  };
}

/** Opens pages one after the other, each until it is quiet. */
const reads =
  (...addresses: string[]) =>
  async (page: Page) => {
    for (const address of addresses) await page.goto(address, { waitUntil: 'networkidle' });
  };

/** The first link that leads below a path. */
async function follows(page: Page, below: string): Promise<void> {
  await page.locator(`a[href^="${below}"]`).first().click();
  await page.waitForURL(`**${below}**`, { waitUntil: 'networkidle' });
}

/** What people do here. */
const typical: Record<string, (page: Page) => Promise<unknown>> = {
  'looks up a flight': async (page) => {
    await reads(pages.home, pages.schedule)(page);
    await follows(page, '/lot/');
    await reads(pages.announcements)(page);
    await follows(page, `${pages.announcements}/`);
  },
  'looks around': reads(pages.home, pages.parking, pages.cars, pages.contact, pages.terms),
  'books parking': async (page) => {
    const guest = parking.newGuest();
    await reads(pages.home)(page);
    await parking.chooses(page, guest);
    await parking.introducesItself(page, guest);
    await parking.confirms(page);
    await page.waitForURL('**/payment');
    await parking.pays(page, parking.cards.good);
    await parking.acknowledges(page);
  },
  'rents a car': async (page) => {
    const renter = await rental.newRenter(page);
    cost = none();
    await reads(pages.home)(page);
    await rental.choosesCar(page, renter);
    await rental.introducesItself(page, renter);
    await parking.confirms(page);
    await page.waitForURL('**/payment');
    await parking.pays(page, parking.cards.good);
    await parking.acknowledges(page);
  },
  'signs in and sees their bookings': visits.officeAs('client', '/zarzadzanie'),
  'a clerk opens five sections': async (page) => {
    for (const section of ['harmonogram', 'lotnisko', 'bramki', 'bilety', 'ogloszenia'])
      await opensAs(page, 'admin', `/zarzadzanie/${section}`).then(() => page.waitForLoadState('networkidle'));
  },
};

/** What a visit costs, counted: a first one, in an empty browser and past an empty CDN. */
export async function measureCost(browser: Browser, baseURL: string): Promise<Figure[]> {
  countStatements();
  const figures: Figure[] = [];
  for (const [name, go] of Object.entries(typical)) {
    const context = await browser.newContext({ baseURL, locale: 'pl-PL', timezoneId: 'Europe/Warsaw' });
    const page = await context.newPage();
    cost = none();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.isNavigationRequest()) cost.pages += 1;
      cost.requests += 1;
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      );
    });
    await go(page);
    await page.waitForLoadState('networkidle');
    const found = { ...cost, kB: (await Promise.all(sizes)).reduce((all, it) => all + it, 0) / 1000 };
    await context.close();
    const { pages: opened, requests, kB, calls, kept, ms, statements } = found;
    console.log(
      `${name}: ${opened} pages, ${requests} requests, ${kB.toFixed(0)} kB, ${calls.length} calls of functions ` +
        `(the CDN keeps ${kept} of them), ${ms.toFixed(0)} ms in them, ${statements} statements: ${calls.join(' ')}`,
    );
    if (name === 'looks up a flight')
      figures.push({
        what: `${name}, five pages: calls of functions`,
        value: calls.length,
        unit: '',
        goal: { most: 5 },
      });
  }
  return figures;
}
