import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findBrowser } from '../support/browser.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
const another = process.execPath;

test('CHROMIUM_PATH names the browser of the tests', async () => {
  vi.stubEnv('CHROMIUM_PATH', another);
  expect((await findBrowser()).executablePath).toBe(another);
});

// npm has it for this system alone
describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the browser that npm installed', () => {
  test('is taken by tests, whatever else the machine has', async () => {
    vi.stubEnv('CHROMIUM_PATH', undefined);
    vi.spyOn(chromium, 'executablePath').mockReturnValue(another);
    expect((await findBrowser()).executablePath).toMatch(/node_modules\/\.cache\/chromium-[\d.]+\/chromium$/);
  });

  test('finds its fonts where they are, not in a folder that only links to what is installed', async () => {
    vi.stubEnv('CHROMIUM_PATH', undefined);
    const { executablePath, env } = await findBrowser();
    const folder = mkdtempSync(join(tmpdir(), 'lotnisko-linked-'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    expect((await findBrowser()).executablePath).toBe(executablePath);
    rmSync(folder, { recursive: true });
    const fonts = env?.FONTCONFIG_PATH ?? '';
    expect(readFileSync(join(fonts, 'fonts.conf'), 'utf8')).toContain(`<dir>${fonts}</dir>`);
  });
});
