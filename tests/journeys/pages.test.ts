import * as pages from '../../src/domain/site/paths.ts';
import { listedPaths } from '../../src/domain/site/public-pages.ts';
import { expect, test } from '../support/journey.ts';

// `quiet` fails this if a page's own policy refuses anything that the page needs; links.test.ts waits for what is late
test('every page opens under its security policy, and has a heading', async ({ page }) => {
  for (const path of [...listedPaths, pages.appError, pages.serverError, '/Harmonogram']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    expect(response?.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'");
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});

test('an address that leads nowhere says so and leads home, to the schedule or to a phone', async ({ page, quiet }) => {
  quiet.allow(/404/);
  expect((await page.goto('/nie-ma-takiej'))?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Harmonogram lotów' })).toHaveAttribute('href', pages.schedule);
  await expect(main.getByRole('link', { name: /^\+48/ })).toHaveAttribute('href', /^tel:\+48\d{9}$/);
  await main.getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('the page for no network has its heading with the first row that is kept', async ({ page }) => {
  await page.goto(pages.offline);
  const section = page.getByRole('region', { name: 'To działa bez sieci' });
  await section.locator('li:not([id])').evaluate((telephone) => telephone.remove());
  await expect(page.getByRole('heading', { name: 'To działa bez sieci' })).toBeHidden();
  await page.locator('#rules').evaluate((row) => row.removeAttribute('hidden'));
  await expect(section.getByRole('link')).toHaveCount(1);
});

test('the page of an error of the server opens the same address again', async ({ page }) => {
  await page.goto(`${pages.serverError}?page=2`);
  await expect(page.getByRole('link', { name: 'Spróbuj ponownie' })).toHaveJSProperty('href', page.url());
});

test('the terms print on two sheets', async ({ page }) => {
  await page.goto(pages.terms);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
