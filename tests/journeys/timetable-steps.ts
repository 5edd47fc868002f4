import type { Page } from '@playwright/test';
import { homeAirport } from '../../src/airport/identity.ts';
import { expect, type Site } from '../support/journey.ts';

export const list = '/zarzadzanie/harmonogram';
export const hour = 3_600_000;
/** Every worker has a hundred numbers of its own, those that take the place of others too. */
let last = 1000 + 100 * (Number(process.env.TEST_WORKER_INDEX ?? 0) % 90);

export const freshNumber = (): number => ++last;

export const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** A flight that nobody else changes meanwhile, soon to leave. */
export async function newFlight(page: Page, site: Site, changes: Record<string, unknown> = {}): Promise<string> {
  const [plane] = await site.query<{ serial_no: string }>('select serial_no from airplanes order by 1 limit 1');
  const number = `ZZ ${freshNumber()}`;
  const answer = await page.request.post('/api/flights', {
    headers: { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' },
    data: {
      id: number,
      status: 'SCHEDULED',
      airline_name: 'Próbne Linie',
      departure: inHours(2),
      arrival: inHours(4),
      destination: 'Oslo (OSL)',
      origin: homeAirport,
      airplane_serial_no: plane?.serial_no,
      is_departure: true,
      ...changes,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).data.id;
}
export const stored = async (site: Site, id: string) =>
  (await site.query<{ status: string; estimated: Date | null }>('select * from flights where id = $1', [id]))[0];

/** The list with this flight alone. */
export const only = (id: string) => `${list}?search=${encodeURIComponent(id)}`;
export const row = (page: Page) => page.getByRole('row').filter({ hasText: 'Próbne Linie' });
