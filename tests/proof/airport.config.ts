import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** The journeys that name no place of ours, and what another airport has to show. */
export default defineConfig({
  ...journeys,
  testDir: '..',
  testMatch: ['proof/airport.test.ts', 'journeys/{home,smoke}.test.ts'],
  globalSetup: '../support/journeys.setup.ts',
  outputDir: '../../test-results',
});
