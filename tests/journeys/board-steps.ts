import type { Page } from '@playwright/test';

/** The flights of the home page's board: in the evening a row that says 'Jutro' stands between them. */
export const boardFlights = (page: Page) =>
  page
    .getByRole('table', { name: 'Najbliższe odloty' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
