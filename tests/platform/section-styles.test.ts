import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { sectionStyles } from '../../netlify/section-styles.ts';

// Below the project, by whose package.json Vite names the stylesheet
const cache = join(process.cwd(), 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const root = mkdtempSync(join(cache, 'styles-'));
afterAll(() => rmSync(root, { recursive: true }));

const files = {
  'src/admin/shell/Shell.module.css': '.bar { color: red; }',
  'src/admin/sections/gates/Section.module.css': '.gate { color: blue; }',
  'src/admin/sections/gates/Section.ts': "import css from './Section.module.css';\nexport const name = css.gate;",
  'src/admin/Shell.ts':
    "import css from './Shell.module.css';\n" +
    "export const shell = [css.bar, () => import('./sections/gates/Section.ts').then((it) => it.name)];",
};

async function buildShell(ssr: boolean): Promise<Record<'css' | 'js', string>> {
  const outDir = join(root, ssr ? 'server' : 'client');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [sectionStyles()],
    build: { ssr, outDir, lib: { entry: 'src/admin/Shell.ts', formats: ['es'] }, ssrEmitAssets: true },
  });
  const textOf = (end: string) =>
    readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(end))
      .map((name) => readFileSync(join(outDir, name), 'utf8'))
      .join('');
  return { css: textOf('.css'), js: textOf('.js') };
}

for (const [name, text] of Object.entries(files)) {
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), text);
}

test('a section brings its styles in its script, and the shell leaves its own to the page', async () => {
  const { js } = await buildShell(false);
  expect(js).toMatch(/_gate_\w+ ?\{ ?color: ?(blue|#00f)/);
  expect(js).toContain('document.adoptedStyleSheets.push(');
  expect(js).not.toMatch(/color: ?red/);
});

test('a page has the styles of the shell, and none of a section', async () => {
  const { css } = await buildShell(true);
  expect(css).toMatch(/color: ?red/);
  expect(css).not.toMatch(/blue|#00f/);
});
