import type { HookParameters } from 'astro';
import { afterEach, expect, test, vi } from 'vitest';
import { localPlatform } from '../../netlify/local/astro-dev.ts';

type Setup = HookParameters<'astro:config:setup'>;
afterEach(() => vi.unstubAllEnvs());

function pagesAddedBy(command: 'build' | 'dev'): string[] {
  const added: string[] = [];
  const setup = {
    command,
    updateConfig: () => {},
    injectRoute: ({ pattern }: { pattern: string }) => void added.push(pattern),
  };
  localPlatform().hooks['astro:config:setup']?.(setup as unknown as Setup);
  return added;
}

test('the page of elements is built on one’s own machine and never by the host', () => {
  vi.stubEnv('LOCAL_PAGES', undefined);
  expect(pagesAddedBy('build')).not.toContain('/dev/ui');
  expect(pagesAddedBy('dev')).toContain('/dev/ui');
  vi.stubEnv('LOCAL_PAGES', '1');
  expect(pagesAddedBy('build')).toContain('/dev/ui');
});

test('pages that a function fills are built as shells, and developed at their own addresses', () => {
  vi.stubEnv('LOCAL_PAGES', undefined);
  expect(pagesAddedBy('build')).toEqual(['/_shell/home', '/_shell/harmonogram']);
  expect(pagesAddedBy('dev')).toEqual(expect.arrayContaining(['/', '/harmonogram']));
});
