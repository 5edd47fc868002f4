import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { airportCode } from '../../src/airport/identity.ts';
import { formatDay } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';
import { acknowledges, cards, type Guest, newGuest, pays, reachesPayment } from './parking-steps.ts';

async function books(page: Page, guest: Guest): Promise<string> {
  await reachesPayment(page, guest);
  await pays(page, cards.good);
  await acknowledges(page);
  await expect(page).toHaveURL('/payment/success');
  const number = page.getByRole('definition').filter({ hasText: new RegExp(`^${airportCode}-`) });
  await page.getByRole('button', { name: 'Zostań na tej stronie' }).click();
  return (await number.textContent()) ?? '';
}

test('a paid booking leads with its place, a short number, and what helps on the way', async ({ page, site }) => {
  const guest = newGuest();
  const number = await books(page, guest);
  const [order] = await site.query('select order_number from orders where license_plate = $1', [guest.plate]);
  expect(order).toEqual({ order_number: number });
  await expect(page.getByRole('img', { name: `Kod QR z numerem zamówienia ${number}` })).toBeVisible();
  // No line ends at its hyphen
  const toldByPhone = `podaj ${number.replace('-', '-\u2060')}.`;
  await expect(page.getByText(toldByPhone).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Jak dojechać' })).toHaveAttribute('href', '/#kontakt');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Dodaj do kalendarza' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${number}.ics`);
  const calendar = readFileSync(await download.path(), 'utf8');
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${guest.since.replaceAll('-', '')}`);
  expect(calendar).toContain(`miejsce ${guest.space}`);
});

test('the page of a paid booking reloaded says the same, and books and writes nothing again', async ({
  page,
  site,
}) => {
  const guest = newGuest();
  const number = await books(page, guest);
  const rows = () => site.query('select id, status from parking where license_plate = $1', [guest.plate]);
  const booked = await rows();
  await expect.poll(async () => (await site.mailsTo(guest.email)).length).toBe(1);
  for (let again = 0; again < 2; again += 1) {
    await page.reload();
    await expect(page.getByRole('definition').filter({ hasText: number })).toBeVisible();
    await expect(page.getByText(`miejsce ${guest.space}`).filter({ visible: true }).first()).toBeVisible();
  }
  expect(await rows()).toEqual(booked);
  expect(await site.mailsTo(guest.email)).toHaveLength(1);
});

test('a confirmation prints on one A4 page, without the way round the site', async ({ page }) => {
  const guest = newGuest();
  const number = await books(page, guest);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect([Number(width), Number(height)].map(Math.round)).toEqual([595, 842]);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('region', { name: 'Wersja do druku' });
  for (const words of [number, `Poziom A, miejsce ${guest.space}`, guest.plate, formatDay(guest.until), guest.email])
    await expect(sheet.getByText(words).first()).toBeVisible();
  for (const hidden of [
    page.getByRole('navigation'),
    page.getByRole('contentinfo'),
    page.getByText('Przyda się w\u00a0drodze'),
  ])
    await expect(hidden.first()).toBeHidden();
});

test('a tab that knows of no order says so, and promises neither a payment nor a mail', async ({ page, request }) => {
  const html = await (await request.get('/payment/success')).text();
  expect(html).not.toMatch(/otrzymasz|Nieznan|Płatność Udana!/);
  await page.goto(pages.paymentSuccess);
  await expect(page.getByRole('heading', { name: 'Tu nie ma płatności' })).toBeVisible();
  await expect(page.getByText('Ta karta przeglądarki nie wie, którą rezerwację opłacono.')).toBeVisible();
  await expect(page.getByText(/Nieznan|otrzymasz|Udana/)).toHaveCount(0);
});

test('whoever touches the page of a paid booking stays there', async ({ page }) => {
  await page.goto(pages.paymentSuccess);
  await expect(page.getByText(/^Zostało [1-9] s$/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Zostajesz na tej stronie.')).toBeVisible();
});

test('on a phone the first press of the way on counts: nothing moves away under it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pages.paymentError);
  await expect(page.getByText(/^Zostało [1-9] s$/)).toBeVisible();
  await page.getByRole('link', { name: 'Zarezerwuj jeszcze raz' }).click();
  await expect(page).toHaveURL(pages.parking);
});
