import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { buildRenderers } from '../../netlify/build/renderers.ts';

/** An island as the built page has it, before a function fills it. */
export const island = (name: string): string =>
  `<astro-island uid="x" prefix="r1" component-export="${name}" props="{}" ssr client="idle">waiting ${name}` +
  '<!--astro:end--></astro-island>';

/** Lets the functions of a test file fill these pages, by their names, instead of the built ones. */
export function filledPages(shells: Record<string, string>): void {
  // Node finds the packages that it is built from only below the project
  mkdirSync('.netlify', { recursive: true });
  const renderers = mkdtempSync(join('.netlify', 'test-renderers-'));
  const headers = { 'content-security-policy': 'built' };
  beforeAll(async () => {
    await buildRenderers(renderers);
    vi.stubEnv('RENDERERS', join(process.cwd(), renderers));
    vi.stubEnv('SHELLS', renderers);
    for (const [name, html] of Object.entries(shells))
      writeFileSync(join(renderers, `${name}.json`), JSON.stringify({ html, headers }));
  });
  afterAll(() => rmSync(renderers, { recursive: true }));
}
