import type { Page, PlaywrightWorkerArgs } from '@playwright/test';
import { homeAirport } from '../../src/airport/identity.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import type { Site } from '../support/journey.ts';
import { signInAs } from './account-steps.ts';

/** A departure in so many hours, by the database's clock; numbers with ZZ are those of the timetable's journeys. */
export async function seedDeparture(site: Site, hours = 2): Promise<{ id: string; number: string }> {
  // Always five digits: four would be a number that screens show with a blank in it, 'ZT 8201'. The database counts,
  // so that no two journeys get the same number, in whichever process they run
  const [made] = await site.query<{ id: string; number: string }>(
    `insert into flights (id, status, airline_name, departure, arrival, destination, origin, airplane_serial_no,
                          is_departure)
     select 'ZT' || 10000 + nextval(pg_get_serial_sequence('event_log', 'id')) % 90000, 'SCHEDULED', 'Wizz Air',
            now() + make_interval(mins => $1), now() + make_interval(mins => $1 + 90),
            'Oslo-Torp (TRF)', '${homeAirport}', (select min(serial_no) from airplanes), true returning id, number`,
    [hours * 60],
  );
  return made ?? { id: '', number: '' };
}

interface Sold {
  flight: string;
  seat: string;
  /** One of the demo's people, or somebody's address. */
  owner?: string;
  status?: string;
  /** How long ago, as an interval. */
  bought?: string;
}
export async function seedSold(site: Site, sold: Sold): Promise<number> {
  const { flight, seat, owner = 'client', status = 'PURCHASED', bought = '1 hour' } = sold;
  const [made] = await site.query<{ id: number }>(
    `insert into tickets (class, seat_number, price, status, users_id, flight_id, purchase_time)
     select 'ekonomiczna', $2, 289, $3, u.id, $1, now() - $4::interval from users u where u.email = $5 returning id`,
    [flight, seat, status, bought, owner.includes('@') ? owner : `${owner}@lotnisko.example`],
  );
  return made?.id ?? 0;
}
export const statusOf = async (site: Site, id: number): Promise<unknown> =>
  (await site.query<{ status: string }>('select status from tickets where id = $1', [id]))[0]?.status;

/** The codes that the owner's cards show, by ticket. */
export async function codesOf(
  playwright: PlaywrightWorkerArgs['playwright'],
  site: Site,
  owner: Role | 'client2' = 'client',
): Promise<Map<number, string>> {
  const request = await playwright.request.newContext({ baseURL: site.url });
  await signInAs({ request }, owner);
  const { data } = await (await request.get(`${site.url}/api/tickets/codes`)).json();
  await request.dispose();
  return new Map(data.map(({ id, code }: { id: number; code: string }) => [id, code]));
}

/**
 * As a reader does: all of it in one burst, which the page's paused clock makes it. The session stays: with its end
 * Chromium would say that the network is back.
 */
export async function scan(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const keys = [...code].map((key) => ({ key, text: key, windowsVirtualKeyCode: 0 }));
  const enter = { key: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };
  const sent = [...keys, enter].flatMap((key) =>
    (['keyDown', 'keyUp'] as const).map((type) => session.send('Input.dispatchKeyEvent', { type, ...key })),
  );
  await Promise.all(sent);
}
/** As people do: some time after the key before. */
export async function press(page: Page, key: string): Promise<void> {
  await page.clock.runFor(300);
  await page.keyboard.press(key);
}
