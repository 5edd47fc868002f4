import type { Page } from '@playwright/test';
import { findClippedText } from '../support/clipped-text.ts';
import { expect, test } from '../support/journey.ts';
import { signInAs } from './account-steps.ts';
import { expectNotice } from './notices.ts';
import { type EditedList, editedLists } from './section-lists.ts';
import { calls, fieldOf, fill, labelled, newName, openForm, stored } from './section-steps.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Zapisz', exact: true }).click();
const listOf = (table: string): EditedList => {
  const found = editedLists.find(({ entity }) => entity.table === table);
  if (!found) throw new Error(`There is no list of ${table}`);
  return found;
};

/** Their answer to an old version is in tests/api/entities.test.ts, and the form that shows it is everybody's. */
const answersAlike = ['airplanes', 'announcements', 'cars', 'equipment', 'gates', 'contact_info', 'rental_terms'];

for (const edited of editedLists) {
  const { list, entity, role, change, other } = edited;
  const { table, messages } = entity;
  const takenBack = entity.restorable ? ', and taken back' : '';
  test.describe(table, () => {
    test.beforeEach(({ page }) => signInAs(page, role));

    if (!list.fixed && !entity.single)
      test(`${table}: a row is added and deleted after a question${takenBack}`, async ({ page, site }) => {
        const name = newName();
        await edited.refs?.(site, name);
        await page.goto(edited.address(name));
        const rows = page.getByRole('region', { name: entity.many, exact: true });
        await expect(rows.getByText('Brak danych')).toBeVisible();
        await page.getByRole('button', { name: `Dodaj ${entity.accusative}` }).click();
        const form = page.getByRole('form', { name: /^Dodaj / });
        for (const [field, value] of Object.entries(edited.row(name))) await fill(form, edited, field, value);
        await form.getByRole('button', { name: 'Dodaj' }).click();
        await expectNotice(page, messages.added);
        // The form is empty for the next one, and lets go without a word
        await form.getByRole('button', { name: 'Anuluj' }).click();
        await expect(form).toBeHidden();
        const row = rows.getByRole('row').filter({ hasText: name });
        await expect(row).toBeVisible();

        const remove = row.getByRole('button', { name: /^USUŃ/ });
        await remove.click();
        const question = page.getByRole('alertdialog', { name: 'Potwierdź usunięcie' });
        await question.getByRole('button', { name: 'Anuluj' }).click();
        await expect(row).toBeVisible();
        await remove.click();
        await question.getByRole('button', { name: 'Tak, usuń' }).click();
        await expectNotice(page, messages.removed);
        await expect(row).toBeHidden();
        if (!entity.restorable) return;
        // The message moves out of the question, and loses the focus
        await expect(question).toBeHidden();
        // By the keyboard: the message may still be on its way in
        await page.getByRole('button', { name: /^Cofnij/ }).press('Enter');
        await expectNotice(page, /^Przywrócono/);
        await expect(row).toBeVisible();
      });

    test(`${table}: what is wrong or unchanged is not sent, what changed is saved`, async ({ page, site }) => {
      const { name, form, key } = await openForm(page, site, edited);
      await save(page);
      await expectNotice(page, messages.unchanged);
      if (change.refused !== undefined) {
        await fill(form, edited, change.name, change.refused);
        await save(page);
        await expect(page.getByRole('alert').getByText('Popraw 1')).toBeVisible();
        await expect(labelled(form, edited, change.name)).toHaveAttribute('aria-invalid', 'true');
      }
      await fill(form, edited, change.name, change.to);
      await expect(form.getByText('zmienione')).toHaveCount(1);
      await page.keyboard.press('Control+s');
      await expectNotice(page, messages.changed);
      expect(await stored(site, edited, key, [change.name])).toEqual([change.to]);
      // Back at the list as it was left
      await expect(page).toHaveURL(edited.address(name));
      if (!list.fixed && !entity.single)
        await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible();
    });

    if (!answersAlike.includes(table))
      test(`${table}: a newer version is compared field by field`, async ({ page, site, quiet }) => {
        quiet.allow(/409/);
        const { name, key, form } = await openForm(page, site, edited);
        const theirs = other.to(name);
        await fill(form, edited, change.name, change.to);
        const answer = await calls(page, edited, 'PATCH', key, { [other.name]: theirs });
        expect(answer.ok(), await answer.text()).toBe(true);
        await save(page);
        const compared = page.getByRole('region', { name: 'Ktoś zapisał nowszą wersję' });
        const row = compared.getByRole('row').filter({ hasText: fieldOf(edited, other.name).label });
        await expect(row.getByRole('radio').first()).toBeChecked();
        await page.setViewportSize({ width: 320, height: 780 });
        expect(await findClippedText(page)).toEqual([]);
        await compared.getByRole('button', { name: 'Zapisz wybrane' }).click();
        await expectNotice(page, messages.changed);
        expect(await stored(site, edited, key, [other.name, change.name])).toEqual([theirs, change.to]);
      });
  });
}

// The form and the list are the same for all of them; what each says then is in tests/ui/server-away.test.tsx
test('leaving a changed form asks, by a link and by Back', async ({ page, site }) => {
  const edited = listOf('airplanes');
  const { section, change } = edited;
  await signInAs(page, edited.role);
  const { form } = await openForm(page, site, edited);
  const address = page.url();
  await fill(form, edited, change.name, change.to);
  const question = page.getByRole('alertdialog', { name: /^Masz 1.niezapisaną zmianę/ });
  await page.getByRole('navigation').getByRole('link', { name: section.title }).first().click();
  await question.getByRole('button', { name: 'Zostań na stronie' }).click();
  await page.goBack();
  await expect(question).toBeVisible();
  expect(page.url()).toBe(address);
  await question.getByRole('button', { name: 'Odrzuć i wyjdź' }).click();
  await expect(page).toHaveURL(new RegExp(`/zarzadzanie/${section.slug}`));
  await expect(form).toBeHidden();
});

test('a server that is away loses nothing of a form, and its list is asked for again', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to load/);
  const edited = listOf('equipment');
  const { entity, change } = edited;
  const { messages } = entity;
  await signInAs(page, edited.role);
  const { form, key } = await openForm(page, site, edited);
  await fill(form, edited, change.name, change.to);
  // No real server fails when it is asked to
  await page.route(`**/api/${entity.path}**`, (route) => route.abort());
  await save(page);
  const told = page.getByRole('alertdialog', { name: 'Wystąpił błąd podczas pobierania informacji' });
  await expect(told.getByText(messages.notChanged ?? '')).toBeVisible();
  await expect(labelled(form, edited, change.name)).toHaveValue(change.to);
  await page.unroute(`**/api/${entity.path}**`);
  await told.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expectNotice(page, messages.changed);
  expect(await stored(site, edited, key, [change.name])).toEqual([change.to]);

  await page.route(`**/api/${entity.path}**`, (route) => route.abort());
  await page.reload();
  await told.getByRole('button', { name: 'OK' }).click();
  await page.unroute(`**/api/${entity.path}**`);
  const rows = page.getByRole('region', { name: entity.many, exact: true });
  await rows.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(rows.getByRole('table')).toBeVisible();
});

test('a session that ends over a form asks to sign in again, and saves what was typed', async ({
  page,
  site,
  context,
  quiet,
}) => {
  quiet.allow(/401/);
  const edited = listOf('airplanes');
  await signInAs(page, edited.role);
  const { form, key } = await openForm(page, site, edited);
  await fill(form, edited, edited.change.name, edited.change.to);
  await context.clearCookies({ name: /^(session|refresh)$/ });
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się ponownie' });
  await dialog.getByLabel('Hasło', { exact: true }).fill(`demo-${edited.role}-2026`);
  await page.keyboard.press('Enter');
  await expectNotice(page, edited.entity.messages.changed);
  expect(await stored(site, edited, key, [edited.change.name])).toEqual([edited.change.to]);
});
