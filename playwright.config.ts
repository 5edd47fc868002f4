import { defineConfig } from '@playwright/test';
import type { Browser } from './tests/support/browser.ts';

// Written by the setup; this file is read again in every worker, after it
const browser: Partial<Browser> = JSON.parse(process.env.JOURNEY_BROWSER ?? '{}');
const { url }: { url?: string } = JSON.parse(process.env.JOURNEY_SITE ?? '{}');

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/journeys.setup.ts',
  outputDir: 'test-results',
  // Of two processors, two journeys leave a fourth of the time idle: they wait for answers and frames
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Limits only: a journey that passes waits no longer than it needs, which on a busy machine is long
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...(url && { baseURL: url }),
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // Here the processor draws what moves, which takes a tenth of its time; motion.test.ts is about what moves
    reducedMotion: 'reduce',
    // Journeys answer for the API themselves where a service worker would; those about it allow it
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A failure leaves a picture and what the page said; recording every journey in case costs a fifth of the time
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: browser,
  },
});
