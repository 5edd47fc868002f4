import type { Page } from '@playwright/test';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from '../support/journey.ts';
import { acknowledges, cards, confirms, newGuest, pays, reachesSummary } from './parking-steps.ts';
import { newRenter, reachesRentalSummary } from './rental-steps.ts';

/** The limits of journeys are out of the way: here many others wait to pay, and a hold without work is refused. */
async function asksForWork(page: Page): Promise<{ proofs: unknown[] }> {
  const seen = { proofs: [] as unknown[] };
  const challenge = await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 2_000, deriveKey, hmacSignatureSecret: 'of the journey' },
    expiresAt: new Date(Date.now() + 600_000),
  });
  await page.route('**/api/stripe/create-payment-intent', (route) => {
    const { proof } = route.request().postDataJSON();
    seen.proofs.push(proof);
    if (proof) return route.continue();
    const message = 'Wiele miejsc czeka w tych dniach na płatność. Sprawdzamy, czy to nie automat';
    return route.fulfill({ status: 429, json: { message, code: 'proof', challenge } });
  });
  return seen;
}

for (const [what, reaches] of [
  ['parks', (page: Page) => reachesSummary(page, newGuest())],
  ['rents a car', async (page: Page) => reachesRentalSummary(page, await newRenter(page))],
] as const) {
  test(`whoever ${what} where many wait to pay is asked nothing more: the browser does the work`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/429/);
    await reaches(page);
    const seen = await asksForWork(page);
    await confirms(page);
    await page.waitForURL('**/payment');
    expect(seen.proofs).toEqual([undefined, { challenge: expect.anything(), solution: expect.anything() }]);
    await pays(page, cards.good);
    await acknowledges(page);
    await expect(page).toHaveURL('/payment/success');
  });
}
