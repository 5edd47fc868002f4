import { execFile } from 'node:child_process';
import { globSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import { apiDocument } from '../../functions/lib/openapi/api-document.ts';
import { type BundledFunction, bundleFunctions } from '../../netlify/build/bundle.ts';
import { functionFiles } from '../../netlify/local/functions.ts';
import { functionPages } from '../../src/domain/site/public-pages.ts';
import { hostBytes, mostBytes } from '../support/zip-budget.ts';

interface Answer {
  name: string;
  status: number;
  text: string;
}

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'lotnisko-packaged-'));
const bundled = join(folder, 'bundled');
let functions: BundledFunction[];

beforeAll(async () => {
  const page = (name: string) => [name, { html: `<title>${name}</title>`, headers: { 'x-built': name } }];
  const shells = Object.fromEntries(Object.keys(functionPages).map(page));
  [functions] = await Promise.all([bundleFunctions(bundled, shells), seedDemo(process.env.DATABASE_URL ?? '')]);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the host puts into a function's zip: its own file and what its config includes, and nothing of this project. */
function packaged(name: string, to = 'called'): string {
  const zip = join(folder, to, name);
  const included = functions.find(({ file }) => file === `${name}.mjs`)?.includedFiles ?? [];
  const files = included.flatMap((pattern) => globSync(join(bundled, pattern)));
  for (const file of [join(bundled, `${name}.mjs`), ...files]) {
    if (!statSync(file).isFile()) continue;
    const to = join(zip, relative(bundled, file));
    mkdirSync(dirname(to), { recursive: true });
    linkSync(file, to);
  }
  return zip;
}

async function callAll(zip: string, name: string): Promise<Answer[]> {
  const file = pathToFileURL(join(zip, `${name}.mjs`)).href;
  const { stdout } = await run(process.execPath, [
    resolve('tests/support/call-packaged.mjs'),
    file,
    inject('postgres').endpoint,
  ]);
  return JSON.parse(stdout);
}

/** What a program in a process of its own says of these files, each loaded with all that it imports in turn. */
const importEach = (files: string[]) =>
  run(process.execPath, [
    '--input-type=module',
    '-e',
    `for (const file of process.argv.slice(1)) await import(file); console.log('all loaded')`,
    ...files.map((file) => pathToFileURL(file).href),
  ]);

test.each(functionFiles('functions').map((file) => basename(file, '.ts')))(
  '%s works from its own zip alone',
  async (name) => {
    const zip = packaged(name);
    const answers = await callAll(zip, name);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 500)).toEqual([]);
  },
);

test('whatever a function may load later is in the zip as well', async () => {
  const lib = join(packaged('files', 'later'), 'lib');
  const later = readdirSync(lib)
    .filter((file) => !file.startsWith('main-'))
    .map((file) => join(lib, file));
  expect(later.length).toBeGreaterThan(0);
  expect((await importEach(later)).stdout).toContain('all loaded');
});

test('a zip holds what its function may load, and nothing of the others', async () => {
  const parts = readdirSync(join(packaged('health', 'alone'), 'lib'));
  expect(parts).toContain('main-health.mjs');
  expect(parts.filter((file) => /^main-(?!health)|nodemailer|stripe|decoder/.test(file))).toEqual([]);
});

test('no zip is larger than what its function does may weigh', () => {
  const budgets = functions.map(({ file }) => {
    const zip = packaged(basename(file, '.mjs'), 'weighed');
    const files = readdirSync(zip, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
    const own = files.map((it) => gzipSync(readFileSync(join(it.parentPath, it.name))).length);
    return { file, bytes: own.reduce((all, it) => all + it, hostBytes), most: mostBytes(zip) };
  });
  expect(budgets.filter(({ bytes, most }) => bytes > most)).toEqual([]);
  expect([...new Set(budgets.map(({ most }) => most))].sort((a, b) => a - b)).toEqual([600_000, 1_500_000, 13_000_000]);
});

test('the host reads what a function says of itself without running it', async () => {
  const written = readFileSync(join(bundled, 'cars.mjs'), 'utf8');
  const [, config = ''] = written.match(/^export const config = (\{.*\});$/ms) ?? [];
  expect(JSON.parse(config)).toMatchObject({ path: expect.arrayContaining(['/api/cars/:id']) });
});

test('a picture is decoded and drawn from the zip, by the compiled code in it', async () => {
  const zip = packaged('files', 'drawn');
  const [library = ''] = globSync(join(zip, 'lib', 'redraw-*.mjs'));
  const draw = `const { redraw } = await import(process.argv[1]);
    const { readFileSync } = await import('node:fs');
    process.stdout.write((await redraw(readFileSync(process.argv[2]))).whole.toString('hex', 0, 12))`;
  const picture = resolve('tests/support/pictures/secret.jpg');
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', draw, library, picture], { cwd: zip });
  expect(Buffer.from(stdout, 'hex').toString('latin1')).toMatch(/^RIFF.*WEBP$/s);
});

test('only the function that decodes carries compiled code, and loads none to show a picture', async () => {
  expect(readdirSync(packaged('users', 'light'))).not.toContain('node_modules');
  rmSync(join(packaged('files', 'light'), 'node_modules'), { recursive: true });
  const answers = await callAll(join(folder, 'light', 'files'), 'files');
  expect(answers.find(({ name }) => name === 'GET /api/files/:name')?.status).toBe(404);
});

test('the API’s description is answered from its zip, as the build wrote it', async () => {
  const [answer] = await callAll(packaged('openapi', 'read'), 'openapi');
  expect(answer?.status).toBe(200);
  expect(JSON.parse(answer?.text ?? '')).toEqual(await apiDocument());
});

test('a page travels in the zip of what answers with it, and no other does', async () => {
  const zip = packaged('announcement', 'filled');
  const [answer] = await callAll(zip, 'announcement');
  expect([answer?.status, answer?.text]).toEqual([404, '<title>notFound</title>']);
  const code = readFileSync(join(zip, 'lib/main-announcement.mjs'), 'utf8');
  const held = Object.keys(functionPages).filter((name) => code.includes(`<title>${name}</title>`));
  expect(held.sort()).toEqual(['announcement', 'notFound', 'serverError']);
});

test('a filled page’s zip has what renders it, without other pages and what islands load later', () => {
  const lib = join(packaged('home', 'rendered'), 'lib');
  const code = readdirSync(lib)
    .map((file) => readFileSync(join(lib, file), 'utf8'))
    .join();
  expect([...new Set(code.match(/\b(?:home|harmonogram)_exports\b/g))]).toEqual(['home_exports']);
  expect(readdirSync(lib).filter((file) => /Dialog|Notice|Found/.test(file))).toEqual([]);
});

test('a public list is answered from its zip with rows of the database', async () => {
  const answers = await callAll(packaged('flights', 'read'), 'flights');
  const list = answers.find(({ name }) => name === 'GET /api/flights');
  expect(JSON.parse(list?.text ?? '').data.length).toBeGreaterThan(0);
});
