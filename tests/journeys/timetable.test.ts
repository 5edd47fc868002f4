import { dayOf, formatDay, formatTime } from '../../src/domain/language/days.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { opensAs } from './account-steps.ts';
import { expectNotice } from './notices.ts';
import { hour, inHours, list, newFlight, only, row, stored } from './timetable-steps.ts';

test.beforeEach(async ({ page }) => {
  await opensAs(page, 'atc', list);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test.describe('the timetable in the back-office', () => {
  test('one press sets the next status of a flight, another takes it back', async ({ page, site }) => {
    const id = await newFlight(page, site);
    await page.goto(only(id));
    await row(page)
      .getByRole('button', { name: `Lot ${id}: ustaw Oczekujący` })
      .click();
    await expectNotice(page, `Lot został zaktualizowany: ${id}, Oczekujący`);
    await expect(row(page).getByRole('button', { name: /^Status: .+: Oczekujący/ })).toBeVisible();
    await page.getByRole('button', { name: 'Cofnij' }).click();
    await expectNotice(page, `Cofnięto: ${id}`);
    await expect(row(page).getByRole('button', { name: /^Status: .+: Zaplanowany/ })).toBeVisible();
    expect((await stored(site, id))?.status).toBe('SCHEDULED');
  });

  test('by keyboard alone a flight is delayed by half an hour, which passengers are told', async ({ page, site }) => {
    const id = await newFlight(page, site);
    await page.goto(only(id));
    await expect(row(page)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('s');
    const menu = page.getByRole('menu', { name: `Zmień status: ${id}` });
    await expect(menu.getByRole('menuitem', { name: 'Oczekujący' })).toBeFocused();
    for (const _ of ['15', '30']) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectNotice(page, /nowa godzina/);
    await expect(menu).toBeHidden();
    const now = await stored(site, id);
    expect(now?.status).toBe('DELAYED');
    const time = formatTime(now?.estimated?.toISOString() ?? '');
    await expect(row(page)).toContainText(`nowa godzina ${time}`);
    expect(await (await page.request.get(`/lot/${encodeURIComponent(id)}`)).text()).toContain(time);
  });

  test('a new time is typed, and must be one', async ({ page, site }) => {
    const id = await newFlight(page, site);
    await page.goto(only(id));
    await row(page)
      .getByRole('button', { name: /^Status: / })
      .click();
    await page.getByRole('menuitem', { name: 'Inna godzina…' }).click();
    const dialog = page.getByRole('dialog', { name: `Nowa godzina: ${id}` });
    const time = dialog.getByLabel('Nowa godzina: godzina');
    await time.fill('');
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await expect(time).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Nowa godzina', { exact: true }).fill(formatDay(dayOf(Date.now() + 24 * hour)));
    await time.fill('2345');
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await expectNotice(page, /23:45/);
    await expect(row(page)).toContainText('23:45');
  });

  test('a gate is chosen from the row by its name', async ({ page, site }) => {
    // On a day when nobody stands anywhere: the plan takes no other
    const id = await newFlight(page, site, { departure: inHours(5000), arrival: inHours(5002) });
    await page.goto(only(id));
    await row(page)
      .getByRole('button', { name: `Bramka lotu ${id}: brak. Zmień` })
      .click();
    await page
      .getByRole('menu', { name: `Zmień bramkę: ${id}` })
      .getByRole('menuitemradio', { name: /^A2,/ })
      .click();
    await expect(row(page).getByRole('button', { name: new RegExp(`^Bramka lotu ${id}: A2\\b`) })).toBeVisible();
  });

  test('a press on what somebody else has changed changes nothing, and shows theirs', async ({ page, site, quiet }) => {
    quiet.allow(/409/);
    const id = await newFlight(page, site);
    await page.goto(only(id));
    await expect(row(page)).toBeVisible();
    await site.query("update flights set status = 'CANCELED' where id = $1", [id]);
    await row(page)
      .getByRole('button', { name: /ustaw Oczekujący/ })
      .click();
    await expectNotice(page, /Ktoś zmienił ten wpis/);
    await expect(row(page).getByRole('button', { name: /: Anulowany/ })).toBeVisible();
  });

  test('departures and arrivals are tabs, filtered and sorted as on the public page', async ({ page }) => {
    await page.getByRole('tab', { name: 'Przyloty' }).click();
    await expect(page).toHaveURL(/isarrdep=arrival/);
    await expect(page.getByRole('columnheader').first()).toHaveText('Przylot');
    await page.getByRole('button', { name: 'Filtruj' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filtruj loty' });
    await dialog.getByLabel('Status').selectOption('Zaplanowany');
    await dialog.getByRole('combobox', { name: 'Bramka' }).fill('A1');
    await dialog.getByRole('option', { name: 'A1' }).click();
    await dialog.getByRole('button', { name: /^Pokaż.*\slot/ }).click();
    await expect(page).toHaveURL(/status=SCHEDULED/);
    await expect(page).toHaveURL(/Gates_id=\d/);
    await expect(page.getByRole('button', { name: /^Bramka: A1/ })).toBeVisible();
    await page.getByRole('button', { name: 'Sortuj' }).click();
    await expect(page.getByRole('dialog', { name: 'Sortuj loty' })).toBeVisible();
  });
});

test.describe('a flight in the back-office', () => {
  test('gets parameters, which have pages that lead to one another', async ({ page, site }) => {
    const id = await newFlight(page, site, { status: 'AIRBORNE' });
    const details = `${list}/${encodeURIComponent(id)}`;
    await page.goto(`${details}/edytuj-parametry`);
    await expect(page).toHaveURL(`${details}/dodaj-parametry`);
    const crumbs = page.getByRole('navigation', { name: 'Okruszki' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Harmonogram', 'Szczegóły lotu', 'Dodaj parametry']);
    await crumbs.getByRole('link', { name: 'Szczegóły lotu' }).click();
    await expect(page.getByRole('region', { name: 'Parametry lotu' })).toContainText('Brak danych');
    await page.getByRole('link', { name: 'Dodaj parametry' }).click();

    const form = page.getByRole('form', { name: 'Dodaj parametry lotu' });
    const speeds = { 'Prędkość względem ziemi': '430', 'Prędkość pionowa': '2,5' };
    const values = { Wysokość: '32000', Kurs: '215', ...speeds };
    for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
    await form.getByLabel('Szerokość geograficzna').fill('0');
    await form.getByLabel('Długość geograficzna').fill('14,02762');
    await form.getByRole('button', { name: 'Dodaj' }).click();
    await expect(page.getByText('Współrzędne geograficzne nie mogą być puste').first()).toBeVisible();
    await form.getByLabel('Szerokość geograficzna').fill('55,5');
    await expect(page.getByRole('img', { name: /^Mapa: samolot na trasie/ })).toBeVisible();
    await form.getByRole('button', { name: 'Dodaj' }).click();
    // At once: after five seconds it leads on by itself
    await page.getByRole('button', { name: 'Zostań na tej stronie' }).click();
    await expectNotice(page, 'Parametry lotu zostały dodane');
    await expect(page.getByText(/przejdziesz do szczegółów/)).toBeHidden();
    await page.getByRole('link', { name: 'Szczegóły lotu' }).last().click();
    await expect(page).toHaveURL(details);
    await expect(page.getByRole('region', { name: 'Parametry lotu' })).toContainText(
      '32 000 ft'.replace(' ', '\u00a0'),
    );

    await page.goto(`${details}/dodaj-parametry`);
    await expect(page).toHaveURL(details);
    await page.getByRole('link', { name: 'Edytuj parametry' }).click();
    await page.getByRole('button', { name: 'Zapisz' }).click();
    await expectNotice(page, 'Nie wprowadzono żadnych zmian');
    await page.getByLabel('Kurs').fill('220');
    await page.keyboard.press('Control+s');
    await expectNotice(page, 'Parametry lotu zostały zaktualizowane');
    await expect(page).toHaveURL(details);
    await expect(page.getByText(/kurs 220°/)).toBeVisible();
  });

  test('has an accessible page', async ({ page, site }) => {
    const id = await newFlight(page, site);
    await page.goto(`${list}/${encodeURIComponent(id)}`);
    await expect(page.getByRole('region', { name: 'Parametry lotu' })).toContainText('Brak danych');
    await expectAccessible(page);
  });

  test('has an accessible form of its parameters, with the map', async ({ page, site }) => {
    const id = await newFlight(page, site, { status: 'AIRBORNE' });
    await page.goto(`${list}/${encodeURIComponent(id)}/dodaj-parametry`);
    const form = page.getByRole('form', { name: 'Dodaj parametry lotu' });
    await form.getByLabel('Szerokość geograficzna').fill('55,5');
    await form.getByLabel('Długość geograficzna').fill('14,02762');
    await expect(page.getByRole('img', { name: /^Mapa: samolot na trasie/ })).toBeVisible();
    await expectAccessible(page);
  });

  test('is deleted after a question; what it had comes back with one press', async ({ page, site, quiet }) => {
    // The page reads itself anew every 15 s, and so may ask for what is being deleted
    quiet.allow(/404/);
    const id = await newFlight(page, site);
    await page.goto(`${list}/${encodeURIComponent(id)}`);
    await expect(page.getByText('Nic: lot można usunąć.')).toBeVisible();
    await page.getByRole('button', { name: 'Usuń' }).click();
    const question = page.getByRole('alertdialog', { name: 'Potwierdź usunięcie' });
    await expect(question).toContainText('Czy na pewno chcesz usunąć lot?');
    await question.getByRole('button', { name: 'Anuluj' }).click();
    await page.getByRole('button', { name: 'Usuń' }).click();
    await question.getByRole('button', { name: 'Tak, usuń' }).click();
    await page.getByRole('alertdialog', { name: 'Usunięto lot' }).getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    expect(await stored(site, id)).toBeUndefined();
    await page.getByRole('button', { name: 'Cofnij' }).click();
    await expectNotice(page, /^Przywrócono/);
    expect((await stored(site, id))?.status).toBe('SCHEDULED');
  });

  test('is edited by its key, though its path searches', async ({ page, site }) => {
    const id = await newFlight(page, site);
    await page.goto(`${list}/${encodeURIComponent(id)}/edytuj`);
    await expect(page.getByRole('heading', { name: `Edytuj lot ${id}` })).toBeVisible();
    await page.getByRole('button', { name: 'Zapisz' }).click();
    await expectNotice(page, 'Nie dokonano zmian');
    await page.getByLabel('Przylot', { exact: true }).fill('1.01.2020');
    await page.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByText('Przylot nie może być przed odlotem').first()).toBeVisible();
    await page.getByRole('button', { name: 'Odrzuć' }).click();
    await page.goto(`${list}/nie-ma/edytuj`);
    await expect(page.getByText(/^Nie znaleziono/)).toBeVisible();
  });

  test('whose address no flight can have is not found, and offers no further try', async ({ page, quiet }) => {
    quiet.allow(/400/);
    for (const screen of ['', '/edytuj', '/dodaj-parametry', '/edytuj-parametry']) {
      await page.goto(`${list}/data${screen}`);
      await expect(page.getByText(/^Nie znaleziono/)).toBeVisible();
    }
  });

  test('whoever edits it from its page is back there when it is saved', async ({ page, site }) => {
    const id = await newFlight(page, site);
    const details = `${list}/${encodeURIComponent(id)}`;
    await page.goto(details);
    await page.getByRole('region', { name: 'Dane lotu' }).getByRole('link', { name: 'Edytuj' }).click();
    await page.getByLabel('Cel', { exact: true }).fill('Oslo');
    await page.keyboard.press('Control+s');
    await expect(page.getByLabel('Cel', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Podaj miasto i kod w nawiasie, na przykład Oslo (OSL)').first()).toBeVisible();
    await page.getByLabel('Cel', { exact: true }).fill('Bergen (BGO)');
    await page.keyboard.press('Control+s');
    await expectNotice(page, 'Lot został zaktualizowany');
    await expect(page).toHaveURL(details);
    await expect(page.getByRole('region', { name: 'Dane lotu' })).toContainText('Bergen (BGO)');
  });
});
