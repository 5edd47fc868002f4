import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as rawGet } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { background } from '../../netlify/local/context.ts';
import { loadFunctions } from '../../netlify/local/functions.ts';
import { matcherOf } from '../../netlify/local/routes.ts';
import { readRules } from '../../netlify/local/rules.ts';
import { startServer } from '../../netlify/local/server.ts';
import { readSite } from '../../netlify/local/site.ts';

const dir = mkdtempSync(join(tmpdir(), 'lotnisko-site-'));
const put = (path: string, text: string) => {
  mkdirSync(join(dir, path, '..'), { recursive: true });
  writeFileSync(join(dir, path), text);
};
const long = `<p>${'Zażółć gęślą jaźń. '.repeat(100)}</p>`;
put('dist/index.html', 'home');
put('dist/harmonogram.html', long);
put('dist/wynajemp/formr.html', 'form');
put('dist/zarzadzanie.html', 'shell');
put('dist/404.html', 'Strona nie istnieje');
put('dist/_astro/app.Bd3f.js', `console.log(1);${' '.repeat(400)}`);
put('dist/.env', 'SECRET=1');
put('dist/_headers', '/harmonogram\n  X-Page: schedule\n');
put('secret.txt', 'outside');
put(
  'netlify.toml',
  `[[redirects]]
from = "/zarzadzanie/*"
to = "/zarzadzanie"
status = 200
[[redirects]]
from = "/stary/:id"
to = "/harmonogram?lot=:id"
status = 301
[[headers]]
for = "/*"
[headers.values]
X-Content-Type-Options = "nosniff"
Strict-Transport-Security = "max-age=1"
`,
);
const dist = join(dir, 'dist');
const parts = { match: () => undefined, background: background(), site: readSite(dist), rules: readRules(dir, dist) };
const server = await startServer(parts, 0);
afterAll(async () => {
  await real.close(100);
  await server.close(100);
  rmSync(dir, { recursive: true });
});
const real = await startServer(
  {
    match: matcherOf(await loadFunctions('functions')),
    background: background(),
    site: readSite(dist),
    rules: readRules(process.cwd(), dist),
  },
  0,
);

test('the picture of a shared link may be shown by other sites, pages and scripts may not', async () => {
  const { headers } = readRules(process.cwd(), dist);
  const policyOf = async (path: string) => (await headers(path))['Cross-Origin-Resource-Policy'];
  // Browsers read more than one value as no policy
  expect(['cross-origin', 'same-origin, cross-origin']).toContain(await policyOf('/og.png'));
  for (const path of ['/', '/_astro/a.js', '/zarzadzanie']) expect(await policyOf(path), path).toBe('same-origin');
});

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s of an unknown address of the API is a 404 in JSON',
  async (method) => {
    for (const path of ['/api/loty', '/api/', '/api/flights/LO1/nic']) {
      const response = await fetch(`http://localhost:${real.port}${path}`, { method });
      expect(response.status, path).toBe(404);
      expect(await response.json(), path).toEqual({ message: 'Nie znaleziono', code: 'missing' });
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
  },
);

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://localhost:${server.port}${path}`, { headers, method, redirect: 'manual' });

test.each(['/harmonogram', '/harmonogram/', '/Harmonogram', '/HARMONOGRAM.html', '/harmonogram?page=2'])(
  '%s is the schedule',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(long);
  },
);

test('before the pages are built, those that functions fill answer 503 like the others', async () => {
  const unbuilt = await startServer(
    { match: matcherOf(await loadFunctions('functions')), background: background() },
    0,
  );
  const asked = ['/', '/harmonogram', '/lot/LO3844', '/add'];
  const answers = await Promise.all(asked.map((path) => fetch(`http://localhost:${unbuilt.port}${path}`)));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  for (const answer of answers) expect(await answer.text()).toBe('The pages are being built');
  await unbuilt.close(100);
});

test('a page that the browser has already is not sent again', async () => {
  const etag = (await get('/harmonogram')).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const again = await get('/harmonogram', { 'if-none-match': `W/${etag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await get('/harmonogram', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('a page travels compressed to whom takes it so', async () => {
  const raw = await new Promise<Buffer>((resolve) => {
    const options = { headers: { 'accept-encoding': 'gzip, br' } };
    rawGet(`http://localhost:${server.port}/harmonogram`, options, async (response) => {
      expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
      resolve(Buffer.concat(await response.toArray()));
    });
  });
  expect(brotliDecompressSync(raw).toString()).toBe(long);
  expect(
    (await get('/harmonogram', { 'accept-encoding': 'br;q=0, identity' })).headers.get('content-encoding'),
  ).toBeNull();
});

test('pages are asked for again each time, built assets never', async () => {
  expect((await get('/')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect((await get('/_astro/app.Bd3f.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('HEAD answers as GET does, without the body', async () => {
  const response = await get('/harmonogram', {}, 'HEAD');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test.each([
  '/nie-ma',
  '/.env',
  '/_headers',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%00',
  '//elsewhere.example',
  '/%',
  '/%E0%A4%A',
])('%s is the page for what is not there', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('Strona nie istnieje');
});

test('slashes too many lead home, not to an error', async () => {
  expect((await get('//')).status).toBe(200);
});

test('a rewrite shows the shell under its own address', async () => {
  const response = await get('/zarzadzanie/samoloty');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('shell');
});

test('a redirect leads on', async () => {
  const response = await get('/stary/LO1');
  expect(response.status).toBe(301);
  expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/harmonogram');
});

test('headers come from netlify.toml and from the build; the promise of https only from https', async () => {
  const { headers } = await get('/harmonogram');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-page')).toBe('schedule');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect((await get('/')).headers.get('x-page')).toBeNull();
});

test('localhost is served over IPv4 and, where there is any, IPv6', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((it) => it?.map(({ address }) => address) ?? []);
  for (const address of ['127.0.0.1', '::1'].filter((it) => addresses.includes(it))) {
    expect((await fetch(`http://${address === '::1' ? '[::1]' : address}:${server.port}/`)).status).toBe(200);
  }
});
