import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test('no file of db needs a database to be imported', async () => {
  vi.stubEnv('DATABASE_URL', undefined);
  for (const file of globSync('db/**/*.ts')) await expect(import(resolve(file)), file).resolves.toBeDefined();
});
