import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, type Site, test } from '../support/journey.ts';
import { signInAs, startSession } from './account-steps.ts';
import { codesOf, scan, seedDeparture, seedSold, statusOf } from './ticket-steps.ts';

const verdict = 'Wynik sprawdzenia';
const result = (page: Page) => page.getByRole('region', { name: verdict });

/** The gate of a flight, with its list at hand. */
async function opensGate(page: Page, flight: string): Promise<void> {
  await page.addInitScript((id) => sessionStorage.setItem('odprawa:lot', id), flight);
  const listed = page.waitForResponse(/\/api\/gate-list\?/);
  await page.goto('/zarzadzanie/bilety');
  expect((await listed).status()).toBe(200);
  await expect(page.getByRole('combobox', { name: /Kod, numer biletu/ })).toBeFocused();
}
/** A second gate, of somebody else who works there. */
async function secondGate(browser: Browser, site: Site, flight: string): Promise<Page> {
  const email = `bramka-${process.pid}-${Date.now()}@lotnisko.example`;
  await site.query(
    `insert into users (email, password_hash, first_name, last_name, role, proven)
     select $1, password_hash, 'Druga', 'Bramka', role, true from users where email = 'airport_staff@lotnisko.example'`,
    [email],
  );
  const page = await (await browser.newContext({ baseURL: site.url })).newPage();
  await startSession(page, email, 'demo-airport_staff-2026');
  await opensGate(page, flight);
  return page;
}

test('without a network two gates scan on, and are told of the ticket that both let in', async ({
  page,
  site,
  browser,
  playwright,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { id: flight } = await seedDeparture(site);
  const [both, mine, theirs] = [
    await seedSold(site, { flight, seat: '1A' }),
    await seedSold(site, { flight, seat: '2A' }),
    await seedSold(site, { flight, seat: '3A' }),
  ];
  const codes = await codesOf(playwright, site);
  await signInAs(page, 'airport_staff');
  await opensGate(page, flight);
  const other = await secondGate(browser, site, flight);
  for (const [gate, own] of [
    [page, mine],
    [other, theirs],
  ] as const) {
    await gate.context().setOffline(true);
    await expect(gate.getByText(/^Bez sieci od \d\d:\d\d\.$/)).toBeVisible();
    for (const id of [both, own]) {
      await scan(gate, codes.get(id) ?? '');
      await expect(result(gate).getByText('WAŻNY', { exact: true })).toBeVisible();
      await result(gate)
        .getByRole('button', { name: /^Wpuść/ })
        .click();
      await expect(result(gate).getByText('Wpuszczono bez sieci')).toBeVisible();
    }
    // No gate lets anybody in a second time
    await scan(gate, codes.get(both) ?? '');
    await expect(result(gate).getByText('JUŻ UŻYTY')).toBeVisible();
    await expect(gate.getByText(/^2.zapisy czekają na wysłanie/)).toBeVisible();
  }
  await expectAccessible(page);
  expect(await statusOf(site, both)).toBe('PURCHASED');
  for (const gate of [page, other]) {
    await gate.context().setOffline(false);
    await expect(gate.getByText(/^Bez sieci od/)).toHaveCount(0);
    await expect(gate.getByText(/czeka(ją)? na wysłanie/)).toBeHidden();
  }
  for (const id of [both, mine, theirs]) expect(await statusOf(site, id)).toBe('USED');
  for (const gate of [page, other]) {
    // Others of the desk's account may be told there of theirs
    const all = gate.getByRole('region', { name: /do wyjaśnienia$/ }).getByRole('listitem');
    const told = all.filter({ hasText: new RegExp(`bilet ${both}\\b`) });
    await expect(told).toHaveCount(1);
    await expect(told).toContainText(new RegExp(`bilet ${both}.*a wszedł już o \\d\\d:\\d\\d`));
    await gate.getByRole('button', { name: `Przyjmuję do wiadomości: bilet ${both}` }).click();
    await expect(told).toHaveCount(0);
  }
  await other.context().close();
});

test('without a network a code of another flight, or nobody’s, stops; no name is held', async ({
  page,
  site,
  playwright,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const [{ id: flight }, { id: elsewhere }] = [await seedDeparture(site), await seedDeparture(site)];
  const [own, otherFlights] = [
    await seedSold(site, { flight, seat: '4A' }),
    await seedSold(site, { flight: elsewhere, seat: '4A' }),
  ];
  const codes = await codesOf(playwright, site);
  await signInAs(page, 'airport_staff');
  await opensGate(page, flight);
  await page.context().setOffline(true);
  const code = codes.get(own) ?? '';
  const forged = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;
  for (const wrong of [codes.get(otherFlights) ?? '', forged]) {
    await scan(page, wrong);
    await expect(result(page).getByText('NIE NA LIŚCIE')).toBeVisible();
    await expect(result(page).getByRole('button', { name: /^Wpuść/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Zeskanuj kod biletu albo wpisz')).toBeVisible();
  }
  // Nobody is found by name, which is said without a dialog over the gate
  const field = page.getByRole('combobox', { name: /Kod, numer biletu/ });
  await field.fill('Nowicka');
  await expect(page.getByText('Bez sieci nie znajdziesz biletu po nazwisku')).toBeVisible();
  await field.fill('');
  // Who was let in by mistake is taken back, and that too waits for the network
  await scan(page, code);
  await result(page)
    .getByRole('button', { name: /^Wpuść/ })
    .click();
  await expect(result(page).getByText('Wpuszczono bez sieci')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Cofnięto: bilet znów jest ważny')).toBeVisible();
  await expect(result(page).getByText('WAŻNY', { exact: true })).toBeVisible();
  await expect(page.getByText(/^1.zapis czeka na wysłanie/)).toBeVisible();
  // A device keeps nothing of the list: what is stored has neither codes nor names of it
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(code.slice(-20));
  await page.context().setOffline(false);
  await expect(page.getByText(/^Wysłano: Cofnięto wpuszczenie: bilet/)).toBeVisible();
  expect(await statusOf(site, own)).toBe('PURCHASED');
});

test('without a network a gate goes on to its next flight, and boards it', async ({
  page,
  site,
  playwright,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const [first, second, elsewhere] = [
    await seedDeparture(site, 1),
    await seedDeparture(site, 3),
    await seedDeparture(site, 3),
  ];
  // A gate of its own: what other journeys board there is not offered here
  const gate = `N ${first.number}`;
  await site.query(`insert into gates (name, status) values ($1, 'READY')`, [gate]);
  await site.query('update flights set gates_id = (select id from gates where name = $1) where id in ($2, $3)', [
    ...[gate, first.id, second.id],
  ]);
  const later = await seedSold(site, { flight: second.id, seat: '7A' });
  const code = (await codesOf(playwright, site)).get(later) ?? '';
  await signInAs(page, 'airport_staff');
  await opensGate(page, first.id);
  await page.context().setOffline(true);
  await expect(page.getByText(/^Bez sieci od \d\d:\d\d\.$/)).toBeVisible();
  await expect(page.getByText(/^Bez sieci od \d\d:\d\d\.$/)).toBeVisible();
  await scan(page, code);
  await expect(result(page).getByText('INNY LOT')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('F9');
  const choice = page.getByRole('group', { name: /^Bez sieci odprawisz loty/ });
  await expect(choice.getByRole('button', { name: /^ZT/ })).toHaveText(
    [first, second].map(({ number }) => RegExp(number.slice(2))),
  );
  await expect(choice.getByText(elsewhere.number.slice(2))).toHaveCount(0);
  await expect(choice.getByRole('button').first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /Kod, numer biletu/ })).toBeFocused();
  await scan(page, code);
  await expect(result(page).getByText('WAŻNY', { exact: true })).toBeVisible();
  await expect(page.getByText('Bez sieci nie wiadomo, kto jeszcze nie wszedł')).toBeVisible();
  // No dialog stands over the gate
  await result(page)
    .getByRole('button', { name: /^Wpuść/ })
    .click();
  await expect(result(page).getByText('Wpuszczono bez sieci')).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => statusOf(site, later)).toBe('USED');
});

test.describe('a gate whose page is loaded anew without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test('goes on with its list, and lets nobody in twice', async ({ page, site, playwright, quiet }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|No answer to|is not kept yet/);
    const { id: flight } = await seedDeparture(site);
    const [before, after] = [
      await seedSold(site, { flight, seat: '5A' }),
      await seedSold(site, { flight, seat: '6A' }),
    ];
    const codes = await codesOf(playwright, site);
    await signInAs(page, 'airport_staff');
    await opensGate(page, flight);
    // Its page and scripts are kept once the worker is there
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/zarzadzanie/bilety')) !== undefined))
      .toBe(true);
    await expect(page.getByRole('combobox', { name: /Kod, numer biletu/ })).toBeFocused();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('odprawa:listy') ?? '')).toContain(flight);
    const letsIn = async (id: number) => {
      await scan(page, codes.get(id) ?? '');
      await expect(result(page).getByText('WAŻNY', { exact: true })).toBeVisible();
      await result(page)
        .getByRole('button', { name: /^Wpuść/ })
        .click();
      await expect(result(page).getByText('Wpuszczono bez sieci')).toBeVisible();
    };
    await page.context().setOffline(true);
    await letsIn(before);
    await page.reload();
    await expect(page.getByText(/^Bez sieci od \d\d:\d\d\.$/)).toBeVisible();
    await expect(page.getByText(/^1.zapis czeka na wysłanie/)).toBeVisible();
    await expect(page.getByText('Wpuszczony bez sieci')).toBeVisible();
    await expectAccessible(page);
    await scan(page, codes.get(before) ?? '');
    await expect(result(page).getByText('JUŻ UŻYTY')).toBeVisible();
    await page.keyboard.press('Escape');
    await letsIn(after);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const id of [before, after]) expect(stored).not.toContain((codes.get(id) ?? '').slice(-20));
    await page.context().setOffline(false);
    await expect(page.getByText(/czeka(ją)? na wysłanie/)).toBeHidden();
    await expect
      .poll(async () => [await statusOf(site, before), await statusOf(site, after)])
      .toEqual(['USED', 'USED']);
  });
});
