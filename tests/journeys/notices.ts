import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';

/** Where the product says what it has just done. */
export const notices = (page: Page) => page.getByRole('region', { name: 'Powiadomienia' });

export const expectNotice = (page: Page, words: string | RegExp): Promise<void> =>
  expect(notices(page).getByText(words)).toBeVisible();
