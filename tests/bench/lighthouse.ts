import type { Car } from '../../src/domain/booking/car.ts';
import type { FlightData } from '../../src/domain/flight/flight-data.ts';
import type { List } from '../../src/domain/kernel/query.ts';
import type { Announcement } from '../../src/domain/site/announcement.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { addressOf, factsOf, type PublicPath, publicPaths } from '../../src/domain/site/public-pages.ts';
import { linkOf } from '../journeys/manage-steps.ts';
import { booksUnseen, newGuest } from '../journeys/parking-steps.ts';
import { median } from './median.ts';
import { openLighthouse } from './open-lighthouse.ts';
import type { Figure } from './report.ts';

/** Pages that it cannot judge, and why. */
const unmeasured: Partial<Record<PublicPath, string>> = {
  '/404': 'it opens no page that answers an error',
  '/WynajemP/formR': 'leads back without a chosen space',
  '/WynajemP/summary': 'leads back without a chosen space',
  '/wynajemC/data/{id}/form': 'leads back without a chosen car',
  '/WynajemC/summary': 'leads back without a chosen car',
  '/payment': 'leads away without an order',
  '/payment/success': 'leads home by itself',
  '/payment/error': 'leads home by itself',
  '/zarzadzanie': 'leads to the sign-in page',
  '/resetowanie/{token}': 'opens a message without a link from a mail',
};
const runs = 3;
/** Lighthouse's measure of the machine: below it, it was too busy for a run to say anything of the page. */
const leastIndex = 500;

export interface Run {
  scores: Record<string, number>;
  shift: number;
  blocked: number;
  /** When the largest thing stood there, in ms. */
  largest: number;
}

/**
 * `away`: addresses that the page cannot reach. A run on a machine that is busy with something else is told and done
 * again, up to three times.
 */
export async function runOnce(url: string, port: number, away: string[] = [], tries = 3): Promise<Run> {
  const lighthouse = await openLighthouse();
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', blockedUrlPatterns: away });
  if (!result) throw new Error(`Lighthouse answered nothing for ${url}`);
  const { categories, audits, environment } = result.lhr;
  if (environment.benchmarkIndex < leastIndex && tries > 1) {
    console.warn(`${url}: a run is discarded, the machine’s index was ${environment.benchmarkIndex}`);
    return runOnce(url, port, away, tries - 1);
  }
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
    blocked: audits['total-blocking-time']?.numericValue ?? Number.POSITIVE_INFINITY,
    largest: audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
  };
}

/** The pages that can be judged. */
export const judgedPages = publicPaths.filter((path) => !unmeasured[path] && !factsOf(path).local);

/** Lighthouse as a phone sees these pages: the median of three runs each, told as soon as a page has had them. */
export async function measureLighthouse(
  { url: baseURL, port }: { url: string; port: number },
  judged: readonly PublicPath[],
  tell: (figures: Figure[]) => void,
): Promise<void> {
  for (const page of judged) {
    const figures: Figure[] = [];
    const path = (await visited[page]?.(baseURL)) ?? addressOf(page);
    const name = path.replace(/[0-9a-f]{64}$/, '…');
    const all: Run[] = [];
    for (let i = 0; i < runs; i++) all.push(await runOnce(baseURL + path, port));
    const goals = {
      performance: 98,
      accessibility: 100,
      'best-practices': 100,
      ...(factsOf(page).indexed && { seo: 100 }),
    };
    for (const [category, least] of Object.entries(goals)) {
      figures.push({
        what: `${name}: Lighthouse ${category}`,
        value: median(all.map(({ scores }) => scores[category] ?? 0)),
        unit: '',
        goal: { least },
      });
    }
    figures.push({
      what: `${name}: layout shift`,
      value: median(all.map(({ shift }) => shift)),
      unit: '',
      goal: { most: 0.01 },
    });
    figures.push({
      what: `${name}: blocking time`,
      value: median(all.map(({ blocked }) => blocked)),
      unit: 'ms',
      goal: { most: 50 },
    });
    tell(figures);
  }
}

const firstOf = async <Row>(baseURL: string, list: string): Promise<Row> => {
  const { data } = (await (await fetch(`${baseURL}/api/${list}?limit=1`)).json()) as List<Row>;
  if (!data[0]) throw new Error(`${list} has no rows`);
  return data[0];
};

/** Where a visitor finds pages that need a parameter: without it they show little but that. */
const visited: Partial<Record<PublicPath, (baseURL: string) => Promise<string>>> = {
  // In the air: with a map
  '/lot/{id}': async (url) => pages.flight((await firstOf<FlightData>(url, 'flight_data')).Flight_id),
  '/ogloszenia/{id}': async (url) => pages.announcement((await firstOf<Announcement>(url, 'announcements')).id),
  '/wynajemC/data/{id}': async (url) => pages.car((await firstOf<Car>(url, 'cars')).id),
  '/rezerwacja/{token}': async () => {
    const guest = newGuest();
    await booksUnseen(guest);
    return linkOf(guest);
  },
};
