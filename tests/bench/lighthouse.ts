import type { FlightData } from '../../src/domain/flight-data.ts';
import type { List } from '../../src/domain/kernel/query.ts';
import { flight as flightPage } from '../../src/domain/paths.ts';
import { addressOf, factsOf, type PublicPath, publicPaths } from '../../src/domain/public-pages.ts';
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

export interface Run {
  scores: Record<string, number>;
  shift: number;
  blocked: number;
  /** When the largest thing stood there, in ms. */
  largest: number;
}

/** `away`: addresses that the page cannot reach. */
export async function runOnce(url: string, port: number, away: string[] = []): Promise<Run> {
  const lighthouse = await openLighthouse();
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', blockedUrlPatterns: away });
  if (!result) throw new Error(`Lighthouse answered nothing for ${url}`);
  const { categories, audits, environment } = result.lhr;
  // The machine was too busy for this run to say anything of the page
  if (environment.benchmarkIndex < 500)
    console.warn(`${url}: slow machine, benchmark index ${environment.benchmarkIndex}`);
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
    blocked: audits['total-blocking-time']?.numericValue ?? Number.POSITIVE_INFINITY,
    largest: audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
  };
}

/** Those that can be judged. */
export const judgedPages = publicPaths.filter((path) => !unmeasured[path] && !factsOf(path).local);

/** Lighthouse as a phone sees these pages: the median of three runs each, told as soon as a page has had them. */
export async function measureLighthouse(
  { url: baseURL, port }: { url: string; port: number },
  pages: readonly PublicPath[],
  tell: (figures: Figure[]) => void,
): Promise<void> {
  const flight = await flightPath(baseURL);
  for (const page of pages) {
    const figures: Figure[] = [];
    const path = page === '/lot/{id}' ? flight : addressOf(page);
    const all: Run[] = [];
    for (let i = 0; i < runs; i++) all.push(await runOnce(baseURL + path, port));
    const goals = {
      performance: 98,
      accessibility: 100,
      'best-practices': 100,
      ...(factsOf(page).indexed && { seo: 100 }),
    };
    for (const [name, least] of Object.entries(goals)) {
      figures.push({
        what: `${path}: Lighthouse ${name}`,
        value: median(all.map(({ scores }) => scores[name] ?? 0)),
        unit: '',
        goal: { least },
      });
    }
    figures.push({
      what: `${path}: layout shift`,
      value: median(all.map(({ shift }) => shift)),
      unit: '',
      goal: { most: 0.01 },
    });
    figures.push({
      what: `${path}: blocking time`,
      value: median(all.map(({ blocked }) => blocked)),
      unit: 'ms',
      goal: { most: 50 },
    });
    tell(figures);
  }
}

/** The page of a flight that is in the air: with a map. */
async function flightPath(baseURL: string): Promise<string> {
  const response = await fetch(`${baseURL}/api/flight_data?limit=1`);
  const { data } = (await response.json()) as List<FlightData>;
  if (!data[0]) throw new Error('No flight is in the air');
  return flightPage(data[0].Flight_id);
}
