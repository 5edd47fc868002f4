import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { signInAs } from './account-steps.ts';
import { notices } from './notices.ts';
import { codesOf, press, scan, seedDeparture, seedSold, statusOf } from './ticket-steps.ts';

const gate = '/zarzadzanie/bilety';
const verdict = 'Wynik sprawdzenia';

test.describe('with a reader', () => {
  test.beforeEach(async ({ page }) => {
    await signInAs(page, 'airport_staff');
    await page.clock.install();
    await page.goto(gate);
    await expect(page.getByRole('combobox', { name: /Kod, numer biletu/ })).toBeFocused();
    // Ahead of the page's clock, however long a busy machine takes to stop it, and no answer under way has timed out
    await page.clock.pauseAt(Date.now() + 10_000);
  });

  test('thirty passengers are let in within a minute, hands on the keyboard', async ({ page, site, playwright }) => {
    const { id: flight } = await seedDeparture(site);
    const ids: number[] = [];
    for (let row = 1; row <= 30; row += 1) ids.push(await seedSold(site, { flight, seat: `${row}A` }));
    const codes = await codesOf(playwright, site);
    const began = await page.evaluate(() => Date.now());
    for (const [at, id] of ids.entries()) {
      await scan(page, codes.get(id) ?? '');
      const result = page.getByRole('region', { name: verdict });
      await expect(result.getByText('WAŻNY', { exact: true })).toBeVisible();
      await expect(result).toContainText(`Miejsce ${at + 1}A`);
      await expect(result.getByText('Kod niesprawdzony')).toBeHidden();
      await press(page, 'Enter');
      await expect(page.getByRole('alertdialog', { name: 'Potwierdź ważność' })).toBeVisible();
      await press(page, 'Enter');
      await expect(page.getByText('Zeskanuj kod biletu albo wpisz')).toBeVisible();
    }
    expect((await page.evaluate(() => Date.now())) - began).toBeLessThanOrEqual(60_000);
    for (const id of ids) expect(await statusOf(site, id)).toBe('USED');
  });

  test('a code that is read while a question is open closes it, and confirms nothing', async ({
    page,
    site,
    playwright,
  }) => {
    const { id: flight } = await seedDeparture(site);
    const [first, second] = [
      await seedSold(site, { flight, seat: '1B' }),
      await seedSold(site, { flight, seat: '2B' }),
    ];
    const codes = await codesOf(playwright, site);
    for (const [key, name] of [
      ['Enter', 'Potwierdź ważność'],
      ['F8', 'Unieważnij bilet'],
    ] as const) {
      await scan(page, codes.get(first) ?? '');
      await expect(page.getByText(`Bilet ${first}`)).toBeVisible();
      await press(page, key);
      const question = page.getByRole('alertdialog', { name });
      await expect(question).toBeVisible();
      await page.clock.runFor(300);
      await scan(page, codes.get(second) ?? '');
      await expect(question).toBeHidden();
      await expect(page.getByText(`Bilet ${second}`)).toBeVisible();
    }
    expect([await statusOf(site, first), await statusOf(site, second)]).toEqual(['PURCHASED', 'PURCHASED']);
    await expect(page.getByRole('combobox', { name: /Kod, numer biletu/ })).toHaveValue('');
  });

  test('a decision is taken back by Ctrl+Z within ten seconds, and not later', async ({ page, site, playwright }) => {
    const { id: flight } = await seedDeparture(site);
    const id = await seedSold(site, { flight, seat: '3B' });
    const code = (await codesOf(playwright, site)).get(id) ?? '';
    await scan(page, code);
    await expect(page.getByText('WAŻNY', { exact: true })).toBeVisible();
    await press(page, 'Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await press(page, 'Enter');
    const last = page.getByRole('region', { name: 'Ostatnie dziesięć' });
    await expect(last.getByRole('button', { name: /^Cofnij/ })).toBeVisible();
    await press(page, 'Control+z');
    await expect(page.getByText('WAŻNY', { exact: true })).toBeVisible();
    expect(await statusOf(site, id)).toBe('PURCHASED');
    await press(page, 'Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await press(page, 'Enter');
    await expect(last.getByRole('button', { name: /^Cofnij/ })).toBeVisible();
    await page.clock.runFor(12_000);
    await expect(last.getByRole('button', { name: /^Cofnij/ })).toBeHidden();
    await press(page, 'Control+z');
    expect(await statusOf(site, id)).toBe('USED');
    await scan(page, code);
    await expect(page.getByRole('region', { name: verdict }).getByText('JUŻ UŻYTY')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Potwierdź ważność/ })).toBeHidden();
  });

  test('a code that is not ours, or of no ticket, lets nobody in', async ({ page, site, playwright, quiet }) => {
    quiet.allow(/404/);
    const { id: flight } = await seedDeparture(site);
    const id = await seedSold(site, { flight, seat: '4B' });
    const code = (await codesOf(playwright, site)).get(id) ?? '';
    await scan(page, `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`);
    await expect(page.getByRole('region', { name: verdict }).getByText('ZŁY KOD')).toBeVisible();
    await press(page, 'Enter');
    await expect(page.getByText('Zeskanuj kod biletu albo wpisz')).toBeVisible();
    await scan(page, '99999999');
    await expect(page.getByRole('region', { name: verdict }).getByText('NIEPEŁNY KOD', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: /Kod, numer biletu/ }).fill('99999999');
    await press(page, 'Enter');
    await expect(page.getByRole('region', { name: verdict }).getByText('NIEZNANY')).toBeVisible();
    expect(await statusOf(site, id)).toBe('PURCHASED');
  });
});

test.describe('by hand', () => {
  test.beforeEach(async ({ page }) => {
    await signInAs(page, 'airport_staff');
  });

  test('with the switch on ten scanned passengers are in without a press', async ({ page, site, playwright }) => {
    const { id: flight } = await seedDeparture(site);
    const ids: number[] = [];
    for (let row = 1; row <= 10; row += 1) ids.push(await seedSold(site, { flight, seat: `${row}C` }));
    const codes = await codesOf(playwright, site);
    await page.addInitScript((id) => sessionStorage.setItem('odprawa:lot', id), flight);
    await page.goto(gate);
    const field = page.getByRole('combobox', { name: /Kod, numer biletu/ });
    await expect(field).toBeFocused();
    await page.getByRole('switch', { name: 'Wpuszczaj od razu' }).press('Space');
    await expect(field).toBeFocused();
    for (const [at, id] of ids.entries()) {
      await scan(page, codes.get(id) ?? '');
      await expect(page.getByRole('region', { name: verdict })).toContainText(`Miejsce ${at + 1}C`);
      await expect(page.getByText('Wpuszczono', { exact: true })).toBeVisible();
    }
    const last = ids.at(-1) ?? 0;
    expect(await statusOf(site, last)).toBe('USED');
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Cofnięto: bilet znów jest ważny')).toBeVisible();
    await expect(page.getByText('wsiadło 9 z 10')).toBeVisible();
    for (const id of ids) expect(await statusOf(site, id)).toBe(id === last ? 'PURCHASED' : 'USED');
    await expectAccessible(page);
    await scan(page, codes.get(last) ?? '');
    await expect(page.getByText('wsiadło 10 z 10').first()).toBeVisible();
  });

  test('a typed number is marked as not verified, and is invalidated after a question', async ({ page, site }) => {
    const { id: flight, number } = await seedDeparture(site);
    const id = await seedSold(site, { flight, seat: '5C' });
    await page.goto(gate);
    const field = page.getByRole('combobox', { name: /Kod, numer biletu/ });
    await field.fill(String(id));
    await field.press('Enter');
    const result = page.getByRole('region', { name: verdict });
    await expect(result.getByText('Kod niesprawdzony')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Miejsce 5C. Kod niesprawdzony' })).toHaveCount(1);
    await expect(result).toContainText('client@lotnisko.example');
    await expect(result).toContainText(number);
    await expect(result).toContainText(/289,00.zł/);
    await expectAccessible(page);
    await page.keyboard.press('F8');
    const question = page.getByRole('alertdialog', { name: 'Unieważnij bilet' });
    await expect(question.getByRole('button', { name: 'Anuluj' })).toBeFocused();
    await question.getByRole('button', { name: 'Tak, unieważnij' }).click();
    await expect(notices(page)).toContainText('Bilet unieważniony');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    expect(await statusOf(site, id)).toBe('EXPIRED');
  });

  test('a ticket is found by name, and one for another day stops', async ({ page, site }) => {
    const { id: flight, number } = await seedDeparture(site, 50);
    await seedSold(site, { flight, seat: '6C', owner: 'client2' });
    const [person] = await site.query<{ last_name: string }>(
      `select last_name from users where email = 'client2@lotnisko.example'`,
    );
    await page.goto(gate);
    const field = page.getByRole('combobox', { name: /Kod, numer biletu/ });
    await field.fill(person?.last_name ?? '');
    const hit = page.getByRole('option').filter({ hasText: number });
    await expect(hit).toBeVisible();
    await hit.click();
    await expect(page.getByRole('region', { name: verdict }).getByText('INNY DZIEŃ')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Potwierdź ważność/ })).toBeDisabled();
    await field.fill('W'.repeat(60));
    await expect(page.getByText('Brak biletów:')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });

  test('on a phone messages stand above what is pressed for the next passenger', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const { id: flight } = await seedDeparture(site);
    const id = await seedSold(site, { flight, seat: '9C' });
    await page.goto(gate);
    const field = page.getByRole('combobox', { name: /Kod, numer biletu/ });
    await field.fill(String(id));
    await field.press('Enter');
    const confirm = page.getByRole('button', { name: /^Potwierdź ważność/ });
    await expect(confirm).toBeInViewport();
    // Without a message it is a line where the lowest one would end
    const [button, region] = await Promise.all([confirm.boundingBox(), notices(page).boundingBox()]);
    expect((region?.y ?? 0) + (region?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });

  test('a ticket is sold, and its seat not a second time', async ({ page, site, quiet }) => {
    quiet.allow(/409/);
    const { number } = await seedDeparture(site);
    await page.goto(gate);
    await page.getByRole('button', { name: 'Dodaj bilet' }).click();
    const form = page.getByRole('form', { name: 'Dodaj bilet' });
    const choose = async (label: string, words: string, option: RegExp) => {
      await form.getByRole('combobox', { name: label }).fill(words);
      await page.getByRole('option', { name: option }).click();
    };
    const fill = async () => {
      await choose('Pasażer', 'client2@', /c…2@/);
      await form.getByRole('textbox', { name: 'Miejsce' }).fill('14C');
      await form.getByLabel('Klasa').fill('ekonomiczna');
      await form.getByLabel('Cena').fill('289,50');
      await form.getByRole('button', { name: 'Dodaj', exact: true }).click();
    };
    await choose('Numer lotu', number, new RegExp(number.slice(2)));
    await fill();
    await expect(notices(page)).toContainText('Bilet został dodany');
    // Who types the last flight again has it at once, without its list
    await form.getByRole('combobox', { name: 'Numer lotu' }).fill(number);
    await fill();
    // In a message and at its field, and no third time
    await expect(form.getByText(/jest już sprzedane/)).toHaveCount(1);
    await expect(notices(page)).toContainText('To miejsce w tym locie jest już sprzedane');
    const add = form.getByRole('button', { name: 'Dodaj', exact: true });
    const message = page.getByRole('button', { name: 'Zamknij powiadomienie' }).locator('..').last();
    const [button, box] = await Promise.all([add.boundingBox(), message.boundingBox()]);
    // Beside the button, which stands at the end of its line
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
    await expect(form.getByRole('textbox', { name: 'Miejsce' })).toHaveValue('14C');
    const sold = await site.query<{ price: string }>(
      `select price::text from tickets t join flights f on f.id = t.flight_id
        where plain_number(f.number) = plain_number($1)`,
      [number],
    );
    expect(sold).toEqual([{ price: '289.50' }]);
  });

  test('the camera reads a code, where the browser can', async ({ page, site, playwright }) => {
    const { id: flight } = await seedDeparture(site);
    const id = await seedSold(site, { flight, seat: '7C' });
    const code = (await codesOf(playwright, site)).get(id) ?? '';
    // No machine of tests has a camera, or a browser that reads its pictures
    await page.addInitScript((text) => {
      Object.assign(globalThis, {
        BarcodeDetector: class {
          detect = async () => [{ rawValue: text }];
        },
      });
      const stream = async () => document.createElement('canvas').captureStream(5);
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: stream } });
    }, code);
    await page.goto(gate);
    await page.getByRole('button', { name: 'Aparat' }).click();
    await expect(page.getByText('WAŻNY', { exact: true })).toBeVisible();
    await expect(page.getByText('Kod niesprawdzony')).toBeHidden();
  });

  test('only the back-office may ask for the camera', async ({ page, site }) => {
    const allowed = async (path: string) =>
      (await page.request.get(site.url + path))
        .headers()
        ['permissions-policy']?.match(/camera=\(.*?\)/g)
        ?.at(-1);
    expect(await allowed(gate)).toBe('camera=(self)');
    for (const path of ['/', '/harmonogram', '/logowanie']) expect(await allowed(path), path).toBe('camera=()');
  });
});

test('a role without the right to tickets gets no further than the refusal', async ({ page }) => {
  await signInAs(page, 'rental_staff');
  await page.goto(gate);
  await expect(page).toHaveURL(/\/zabronione/);
});
