import { chromium } from '@playwright/test';
import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser } from '../support/browser.ts';

afterEach(() => void vi.unstubAllEnvs());
const another = process.execPath;

test('CHROMIUM_PATH names the browser of the tests', async () => {
  vi.stubEnv('CHROMIUM_PATH', another);
  expect((await findBrowser()).executablePath).toBe(another);
});

// npm has it for this system alone
if (process.platform === 'linux' && process.arch === 'x64')
  test('otherwise tests take the browser that npm installed, whatever else the machine has', async () => {
    vi.stubEnv('CHROMIUM_PATH', undefined);
    vi.spyOn(chromium, 'executablePath').mockReturnValue(another);
    expect((await findBrowser()).executablePath).toMatch(/node_modules\/\.cache\/chromium-[\d.]+\/chromium$/);
  });
