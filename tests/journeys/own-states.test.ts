import type { Page, Route } from '@playwright/test';
import { pathOf } from '../../src/domain/office/back-office.ts';
import { sections } from '../../src/domain/office/sections.ts';
import { expectNoSidewaysScroll, findViolations } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { newMember, signInAs, startSession } from './account-steps.ts';

/** A section that draws its own screen, so that the tests of shared lists do not cover its states. */
interface Own {
  slug: string;
  /** The call that it reads first, below /api. */
  reads: string;
  /** What is said where there is nothing; of sections that are never empty something that they always tell. */
  shows: string;
  /** The address asks for what nobody has. */
  search?: string;
  /** Opened as the admin; absent: as a client who has nothing yet. */
  office?: true;
}
const own: Own[] = [
  { slug: 'twoje-bilety', reads: 'tickets', shows: 'Brak biletów' },
  { slug: 'bagaze', reads: 'luggage', shows: 'Brak bagaży' },
  { slug: 'parking-rezerwacje', reads: 'parking', shows: 'Brak rezerwacji' },
  { slug: 'wypozyczenia', reads: 'rent', shows: 'Brak wypożyczeń' },
  { slug: 'profil', reads: 'sessions', shows: 'To urządzenie' },
  { slug: 'uzytkownicy', reads: 'users', shows: 'Brak danych', search: '?search=nikogotakiegonie', office: true },
  { slug: 'logi', reads: 'logi', shows: 'Brak danych', search: '?event_log_record_id=nikt', office: true },
  { slug: 'system', reads: 'system', shows: 'Zadania', office: true },
];
const addressOf = ({ slug, search = '' }: Own): string => {
  const section = sections.find((it) => it.slug === slug);
  if (!section) throw new Error(`There is no section ${slug}`);
  return pathOf(section) + search;
};

/** How many boxes with a frame the alert stands in, its own among them. */
const framesOf = (page: Page): Promise<number> =>
  page
    .getByRole('main')
    .getByRole('alert')
    .first()
    .evaluate((alert) => {
      let frames = 0;
      for (let box: Element | null = alert; box && box.tagName !== 'MAIN'; box = box.parentElement) {
        const { borderTopWidth, borderLeftWidth } = getComputedStyle(box);
        if (Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderLeftWidth) > 0) frames += 1;
      }
      return frames;
    });

for (const section of own)
  test(`${section.slug}: waiting, then failed and asked again, then what there is`, async ({ page, site, quiet }) => {
    quiet.allow(/ERR_FAILED|Failed to load/);
    if (section.office) await signInAs(page, 'admin');
    else await startSession(page, await newMember(page, site));
    const waiting: Route[] = [];
    let server: 'waits' | 'is away' | 'answers' = 'waits';
    // No real server waits or fails when it is asked to
    await page.route(
      ({ pathname }) => pathname === `/api/${section.reads}` || pathname === `/api/${section.reads}/`,
      (route) =>
        server === 'waits' ? void waiting.push(route) : server === 'is away' ? route.abort() : route.continue(),
    );
    await page.setViewportSize({ width: 360, height: 780 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(addressOf(section));
    const main = page.getByRole('main');
    await expect(main.getByRole('status', { name: /^Wczytywanie/ }).first()).toBeVisible();
    await expect(main.getByText(section.shows, { exact: true })).toHaveCount(0);
    server = 'is away';
    for (const route of waiting) await route.abort();
    const told = page.getByRole('alertdialog', { name: 'Wystąpił błąd podczas pobierania informacji' });
    await told.getByRole('button', { name: 'OK' }).click();
    const alert = main.getByRole('alert').filter({ hasText: 'Wystąpił błąd podczas pobierania informacji' });
    await expect(alert.first()).toBeVisible();
    expect(await framesOf(page), 'frames around the message').toBe(1);
    await expect.poll(() => findViolations(page), { timeout: 30_000 }).toEqual([]);
    await expectNoSidewaysScroll(page);
    // Some sections ask again by themselves as well: whichever comes first, the focus is where it was
    await alert.first().getByRole('button', { name: 'Spróbuj ponownie' }).focus();
    server = 'answers';
    await page.keyboard.press('Enter');
    await expect(main.getByText(section.shows, { exact: true }).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
    // Who pressed a button that has gone goes on from the screen, not from the top of the page
    await expect
      .poll(() => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)))
      .toBe(true);
    await expectNoSidewaysScroll(page);
  });
