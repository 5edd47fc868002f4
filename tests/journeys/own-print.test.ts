import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { newMember, startSession } from './account-steps.ts';
import { seedDeparture, seedSold } from './ticket-steps.ts';

test('own lists on paper say how many of how many they show, and have no page numbers', async ({ page, site }) => {
  const owner = await newMember(page, site);
  await startSession(page, owner);
  const { id: flight } = await seedDeparture(site, 40);
  for (let seat = 1; seat <= 11; seat += 1) await seedSold(site, { flight, seat: `${seat}A`, owner });
  const mine = `generate_series(1, 6) as n, users where email = $1`;
  await site.query(
    `insert into parking (parking_level, space_id, license_plate, since, until, status, users_id)
     select 'A', n, 'GD700' || n, now() - interval '9 days', now() - interval '8 days', 'CANCELLED', id from ${mine}`,
    [owner],
  );
  await site.query(
    `insert into rentals (cars_id, since, until, status, users_id, price_per_day, return_time)
     select (select min(id) from cars), now() - interval '3 years' + make_interval(days => 3 * n),
            now() - interval '3 years' + make_interval(days => 3 * n + 1), 'RETURNED', users.id, 240, now()
     from ${mine}`,
    [owner],
  );
  await site.query(
    `insert into luggage (type, size, weight, users_id, flights_id)
     select 'walizka ' || n, '80 × 50 × 30 cm', 8, users.id,
            (select min(flight_id) from tickets where users_id = users.id)
     from ${mine}`,
    [owner],
  );
  for (const [slug, said] of [
    ['twoje-bilety', 'Pokazano 10 z 11 biletów'],
    ['bagaze', 'Pozycje 1–5 z 6'],
    ['parking-rezerwacje', 'Pozycje 1–5 z 6'],
    ['wypozyczenia', 'Pozycje 1–5 z 6'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    // The width of a sheet of A4 without margins: what is drawn does not get narrower when it is printed
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.goto(`/zarzadzanie/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByText(said)).toBeVisible();
    const tools = main.locator('button:visible, nav:visible');
    await expect(tools.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText(said), slug).toBeVisible();
    await expect(tools, slug).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
});
