import type { Locator, Page } from '@playwright/test';
import type { Field } from '../../src/domain/kernel/field.ts';
import { type Day, formatDay } from '../../src/domain/language/days.ts';
import { expect, type Site } from '../support/journey.ts';
import type { EditedList } from './section-lists.ts';

let last = 0;
const inLetters = (number: number, length: number) => number.toString(36).toUpperCase().padStart(length, '0');
/** A name that no other row has, short enough for a plate: every worker has its own. */
export const newName = () => `Z9Z${inLetters(Number(process.env.TEST_WORKER_INDEX ?? 0), 2)}${inLetters(++last, 3)}`;

export const calls = (
  page: Page,
  edited: EditedList,
  method: string,
  key: string | number | undefined,
  data: unknown,
) => {
  const path = [edited.entity.path, ...(key === undefined ? [] : [encodeURIComponent(key)])].join('/');
  return page.request.fetch(`/api/${path}?${new URLSearchParams(edited.list.call)}`, {
    method,
    headers: { origin: new URL(page.url()).origin },
    data,
  });
};

/**
 * Somebody adds a row elsewhere; those that are built and not typed in stand in the database, and what there is one of
 * is there already.
 */
async function newRow(page: Page, site: Site, edited: EditedList, name: string): Promise<string> {
  if (edited.entity.single) {
    const [only] = await site.query<{ id: number }>(`select id from ${edited.entity.table}`);
    return String(only?.id);
  }
  const row: Record<string, unknown> = { ...edited.row(name), ...(await edited.refs?.(site, name)) };
  if (edited.list.fixed) {
    const columns = Object.keys(row);
    const [stored] = await site.query<{ id: number }>(
      `insert into ${edited.entity.table} (${columns}) values (${columns.map((_, i) => `$${i + 1}`)}) returning id`,
      Object.values(row),
    );
    return String(stored?.id);
  }
  const answer = await calls(page, edited, 'POST', undefined, row);
  expect(answer.ok(), await answer.text()).toBe(true);
  return String((await answer.json()).data.id);
}

/** What the database has in these fields of a row, as the API would say it. */
export async function stored(site: Site, { entity }: EditedList, key: string, names: string[]): Promise<unknown[]> {
  const [row = {}] = await site.query(`select * from ${entity.table} where ${entity.key} = $1`, [key]);
  return names
    .map((name): unknown => row[name.toLowerCase()])
    .map((value) => (value instanceof Date ? value.toISOString() : typeof value === 'number' ? String(value) : value));
}

export const fieldOf = ({ entity }: EditedList, name: string): Field => entity.fields[name];
export const labelled = (form: Page | Locator, edited: EditedList, name: string, part = ''): Locator =>
  form.getByLabel(`${fieldOf(edited, name).label}${part}`, { exact: true });

export async function fill(form: Page | Locator, edited: EditedList, name: string, value: unknown): Promise<void> {
  const field = fieldOf(edited, name);
  const control = labelled(form, edited, name);
  await expect(control).toBeEditable();
  const kind = await control.evaluate((element: HTMLElement) => element.getAttribute('role') ?? element.localName);
  const type = await control.getAttribute('type');
  if (kind === 'select') await control.selectOption(String(value));
  else if (kind === 'combobox') {
    await control.fill(String(value));
    await form
      .getByRole('option')
      .filter({ hasText: String(value) })
      .first()
      .click();
  } else if (type === 'checkbox') await control.setChecked(value === true);
  else if (field.kind === 'day' || field.kind === 'instant') {
    const [day = '', time = ''] = String(value).split(/[ T]/);
    await control.fill(formatDay(day as Day));
    // Of a booking only the day counts
    if (field.kind === 'instant' && !field.shown) {
      await labelled(form, edited, name, ': godzina').fill(time.slice(0, 5));
    }
  } else await control.fill(String(value));
}

/** A new row, and its form opened from the list; those that are built are many alike, and opened by their address. */
export async function openForm(
  page: Page,
  site: Site,
  edited: EditedList,
): Promise<{ name: string; key: string; form: Locator }> {
  const name = newName();
  await page.goto(edited.address(name));
  const key = await newRow(page, site, edited, name);
  if (edited.list.fixed) await page.goto(edited.edit(key));
  else {
    await page.reload();
    await page
      .getByRole('link', { name: `EDYTUJ: ` })
      .and(page.locator(`[href="${edited.edit(key)}"]`))
      .click();
  }
  await expect(page).toHaveURL(edited.edit(key));
  const form = page.getByRole('form', { name: /^Edytuj / });
  await expect(form).toBeVisible();
  return { name, key, form };
}
