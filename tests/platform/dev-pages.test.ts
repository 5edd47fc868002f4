import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dev } from 'astro';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listen } from '../../netlify/local/listen.ts';
import { sandboxPath } from '../../netlify/local/sandbox.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { addressOf, factsOf, publicPaths } from '../../src/domain/site/public-pages.ts';

const platform = createServer((request, response) => response.end(`the platform answers ${request.url}`));
const cacheDir = mkdtempSync(join(tmpdir(), 'lotnisko-vite-'));
let astro: Awaited<ReturnType<typeof dev>>;
let origin = '';

// What `npm run dev` starts beside the platform, which has no data here
beforeAll(async () => {
  const { port } = await listen(platform, 0, ['127.0.0.1']);
  vi.stubEnv('LOCAL_API', `http://127.0.0.1:${port}`);
  // It serves no pages where it is told of a test
  vi.stubEnv('VITEST', undefined);
  astro = await dev({
    logLevel: 'silent',
    server: { port: 0 },
    vite: { cacheDir },
  });
  origin = `http://localhost:${astro.address.port}`;
});
afterAll(async () => {
  await astro.stop();
  platform.close();
  rmSync(cacheDir, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

const read = async (path: string) => {
  const response = await fetch(origin + path);
  return { status: response.status, text: await response.text() };
};

test.each(publicPaths.map((path) => addressOf(path)))('npm run dev serves the page %s', async (path) => {
  const { status, text } = await read(path);
  expect(status).toBe({ [pages.notFound]: 404, [pages.serverError]: 500 }[path] ?? 200);
  expect(text).toMatch(/<title>[^<]+ – /);
});

test('an address that is not there is the page for that', async () => {
  expect(await read('/nie-ma-takiej')).toMatchObject({
    status: 404,
    text: expect.stringContaining('Strona nie istnieje'),
  });
});

test('calls, mail, cards and pages that functions fill are passed on to the platform', async () => {
  const filled = await Promise.all(
    globSync('functions/pages/*.ts').map(async (file) => (await import(resolve(file))).config.path),
  );
  const served = filled.flat().map((path: string) => path.replace(/:\w+/g, '1'));
  const atAstro = publicPaths.filter((path) => factsOf(path).filled);
  const passed = served.filter((path) => !atAstro.some((it) => it === path.toLowerCase()));
  expect(passed.length).toBeGreaterThan(1);
  for (const path of [...passed, `${pages.api}flights`, pages.mailbox, `${sandboxPath}v1/payment_intents`])
    expect((await read(path)).text).toBe(`the platform answers ${path}`);
});
