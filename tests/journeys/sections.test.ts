import type { Locator, Page } from '@playwright/test';
import type { Field } from '../../src/domain/kernel/field.ts';
import { expect, test } from '../support/journey.ts';
import { signInAs } from './account-steps.ts';
import { expectNotice } from './notices.ts';
import { type PlainSection, plainSections } from './plain-sections.ts';

let last = 0;
/** A name that no other row has, short enough for a gate. */
const newName = () => `Z${process.pid % 10_000}-${++last}-${Date.now() % 100_000}`;

/** Somebody adds or changes a row elsewhere, in another tab of the same person. */
const elsewhere = async (page: Page, method: 'POST' | 'PATCH', path: string, data: unknown): Promise<unknown> => {
  const answer = await page.request.fetch(`/api/${path}`, {
    method,
    headers: { origin: new URL(page.url()).origin },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data.id;
};

const fieldOf = ({ entity }: PlainSection, name: string): Field => entity.fields[name];
const labelled = (form: Page | Locator, section: PlainSection, name: string): Locator =>
  form.getByLabel(fieldOf(section, name).label, { exact: true });

async function fill(form: Page | Locator, section: PlainSection, name: string, value: unknown): Promise<void> {
  const control = labelled(form, section, name);
  const { kind } = fieldOf(section, name);
  if (kind === 'choice') await control.selectOption(String(value));
  else if (kind === 'flag') await control.setChecked(value === true);
  else if (kind === 'instant') await control.fill(String(value).slice(0, 16).replace(' ', 'T'));
  else await control.fill(String(value));
}

/** A new row, and its form opened from the list. */
async function openForm(page: Page, section: PlainSection): Promise<{ name: string; path: string; form: Locator }> {
  const name = newName();
  await page.goto(section.list(name));
  const key = await elsewhere(page, 'POST', section.entity.path, section.row(name));
  await page.reload();
  await page
    .getByRole('link', { name: `EDYTUJ: ` })
    .and(page.locator(`[href="${section.edit(String(key))}"]`))
    .click();
  await expect(page).toHaveURL(section.edit(String(key)));
  const form = page.getByRole('form', { name: /^Edytuj / });
  await expect(form).toBeVisible();
  return { name, path: `${section.entity.path}/${key}`, form };
}

const save = (page: Page) => page.getByRole('button', { name: 'Zapisz', exact: true }).click();

for (const section of plainSections) {
  const { slug, entity, role, change, other } = section;
  test.describe(slug, () => {
    test.beforeEach(({ page }) => signInAs(page, role));

    test(`${slug}: a row is added, deleted after a question, and taken back`, async ({ page }) => {
      const name = newName();
      await page.goto(section.list(name));
      await expect(page.getByText('Brak danych')).toBeVisible();
      await page.getByRole('button', { name: 'Dodaj', exact: true }).click();
      const form = page.getByRole('form', { name: /^Dodaj / });
      for (const [field, value] of Object.entries(section.row(name))) await fill(form, section, field, value);
      await form.getByRole('button', { name: 'Dodaj' }).click();
      await expectNotice(page, entity.messages.added);
      // The form is empty for the next one, and lets go without a word
      await form.getByRole('button', { name: 'Anuluj' }).click();
      await expect(form).toBeHidden();
      const row = page.getByRole('row').filter({ hasText: name });
      await expect(row).toBeVisible();

      const remove = row.getByRole('button', { name: /^USUŃ/ });
      await remove.click();
      const question = page.getByRole('dialog', { name: 'Potwierdź usunięcie' });
      await question.getByRole('button', { name: 'Anuluj' }).click();
      await expect(row).toBeVisible();
      await remove.click();
      await question.getByRole('button', { name: 'Tak, usuń' }).click();
      await expectNotice(page, entity.messages.removed);
      await expect(row).toBeHidden();
      await page.getByRole('button', { name: /^Cofnij/ }).click();
      await expect(row).toBeVisible();
    });

    test(`${slug}: what is wrong or unchanged is not sent, what changed is saved`, async ({ page }) => {
      const { name, form } = await openForm(page, section);
      await save(page);
      await expectNotice(page, entity.messages.unchanged);
      if (change.wrong !== '' || fieldOf(section, change.name).kind !== 'choice') {
        await fill(form, section, change.name, change.wrong);
        await save(page);
        await expect(page.getByRole('alert').getByText('Popraw 1')).toBeVisible();
        await expect(labelled(form, section, change.name)).toHaveAttribute('aria-invalid', 'true');
      }
      await fill(form, section, change.name, change.to);
      await expect(form.getByText('zmienione')).toHaveCount(1);
      await page.keyboard.press('Control+s');
      await expectNotice(page, entity.messages.changed);
      // Back at the list as it was left
      await expect(page).toHaveURL(section.list(name));
      await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    });

    test(`${slug}: leaving a changed form asks, by a link and by Back`, async ({ page }) => {
      const { form } = await openForm(page, section);
      const address = page.url();
      await fill(form, section, change.name, change.to);
      const question = page.getByRole('alertdialog', { name: /^Masz 1.niezapisaną zmianę/ });
      await page.getByRole('navigation').getByRole('link', { name: entity.many }).first().click();
      await question.getByRole('button', { name: 'Zostań na stronie' }).click();
      await page.goBack();
      await expect(question).toBeVisible();
      expect(page.url()).toBe(address);
      await question.getByRole('button', { name: 'Odrzuć i wyjdź' }).click();
      await expect(page).toHaveURL(new RegExp(`/zarzadzanie/${slug}`));
      await expect(form).toBeHidden();
    });

    test(`${slug}: a newer version is compared field by field`, async ({ page, quiet }) => {
      quiet.allow(/409/);
      const { name, path, form } = await openForm(page, section);
      const theirs = other.to(name);
      await fill(form, section, change.name, change.to);
      await elsewhere(page, 'PATCH', path, { [other.name]: theirs });
      await save(page);
      const compared = page.getByRole('region', { name: 'Ktoś zapisał nowszą wersję' });
      const row = compared.getByRole('row').filter({ hasText: fieldOf(section, other.name).label });
      await expect(row.getByRole('radio').first()).toBeChecked();
      await compared.getByRole('button', { name: 'Zapisz wybrane' }).click();
      await expectNotice(page, entity.messages.changed);
      const { data } = await (await page.request.get(`/api/${path}?all=1`)).json();
      expect(data[0]).toMatchObject({ [other.name]: theirs });
      expect(String(data[0][change.name])).toBe(change.to);
    });

    test(`${slug}: a server that is away loses nothing`, async ({ page, quiet }) => {
      quiet.allow(/ERR_FAILED|Failed to load/);
      const { form, path } = await openForm(page, section);
      await fill(form, section, change.name, change.to);
      // No real server fails when it is asked to
      await page.route(`**/api/${entity.path}**`, (route) => route.abort());
      await save(page);
      await expectNotice(page, entity.messages.notChanged ?? '');
      await expect(labelled(form, section, change.name)).toHaveValue(change.to);
      await page.unroute(`**/api/${entity.path}**`);
      await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
      await expectNotice(page, entity.messages.changed);
      const { data } = await (await page.request.get(`/api/${path}?all=1`)).json();
      expect(String(data[0][change.name])).toBe(change.to);

      await page.route(`**/api/${entity.path}**`, (route) => route.abort());
      await page.reload();
      const words = 'Wystąpił błąd podczas pobierania informacji';
      if (section.alerts) {
        await page.getByRole('alertdialog', { name: words }).getByRole('button', { name: 'OK' }).click();
      }
      await expect(page.getByRole('main').getByText(words)).toBeVisible();
      await page.unroute(`**/api/${entity.path}**`);
      await page.getByRole('main').getByRole('button', { name: 'Spróbuj ponownie' }).click();
      await expect(page.getByRole('table')).toBeVisible();
    });
  });
}

test('a session that ends over a form asks to sign in again, and saves what was typed', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/401/);
  const [section] = plainSections;
  if (!section) throw new Error('There is no plain section');
  await signInAs(page, section.role);
  const { form, path } = await openForm(page, section);
  await fill(form, section, section.change.name, section.change.to);
  await context.clearCookies({ name: /^(session|refresh)$/ });
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się ponownie' });
  await dialog.getByLabel('Hasło', { exact: true }).fill(`demo-${section.role}-2026`);
  await page.keyboard.press('Enter');
  await expectNotice(page, section.entity.messages.changed);
  const { data } = await (await page.request.get(`/api/${path}`)).json();
  expect(String(data[0][section.change.name])).toBe(section.change.to);
});
