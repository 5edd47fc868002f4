import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { getStore } from '@netlify/blobs';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startPlatform } from '../../netlify/local/platform.ts';
import { Problem } from '../../netlify/local/problem.ts';

const dir = mkdtempSync(join(tmpdir(), 'lotnisko-platform-'));
const localDir = join(dir, 'local');
mkdirSync(join(dir, 'functions'), { recursive: true });
writeFileSync(
  join(dir, 'functions/hello.ts'),
  "export default async () => new Response('hello');\nexport const config = { path: ['/api/hello'] };\n",
);
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const start = (more = {}) => startPlatform({ localDir, projectDir: dir, ...more });

async function ask<R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<R>(text)).rows;
  } finally {
    await client.end();
  }
}

test('data, files and mail outlive a restart; a reset begins anew', async () => {
  const first = await start();
  const shown = readFileSync(join(localDir, 'database-url'), 'utf8').trim();
  expect(await ask(shown, 'show statement_timeout')).toEqual([{ statement_timeout: '0' }]);
  await ask(first.databaseUrl, 'create table kept (word text); ');
  await getStore('pictures').set('a', 'picture');
  const mail = { from: 'airport@lotnisko.example', subject: 'Zażółć', text: 'gęślą', html: '<p>gęślą</p>' };
  for (const to of ['first@example.com', 'second@example.com'])
    await createTransport(process.env.SMTP_URL).sendMail({ ...mail, to });
  expect(await (await fetch(`${first.url}/api/hello`)).text()).toBe('hello');
  await first.stop();
  expect(existsSync(join(localDir, 'database-url'))).toBe(false);

  const second = await start();
  expect(await ask(second.databaseUrl, 'select count(*)::int from kept')).toEqual([{ count: 0 }]);
  expect(await getStore('pictures').get('a')).toBe('picture');
  const mails = (await (await fetch(`${second.url}/dev/poczta.json`)).json()) as Record<string, string>[];
  expect(mails.map(({ to, subject, text }) => [to, subject, text?.trim()])).toEqual([
    ['second@example.com', 'Zażółć', 'gęślą'],
    ['first@example.com', 'Zażółć', 'gęślą'],
  ]);
  expect(Date.parse(mails[0]?.date ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(await (await fetch(`${second.url}/dev/poczta`)).text()).toContain('do: first@example.com');
  await second.stop();

  const third = await start({ reset: true });
  expect(third.mails()).toEqual([]);
  await expect(ask(third.databaseUrl, 'select from kept')).rejects.toThrow(/does not exist/);
  await third.stop();
}, 60_000);

test('a moved clock is that of functions, database and pages; the next run has it back', async () => {
  const day = 86_400;
  const dist = join(dir, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<!doctype html><head><title>Now</title></head>');
  writeFileSync(join(dist, 'sw.js'), 'const worker = Date.now();');
  const machine = Date.now();
  const daysAhead = (at: number) => Math.round((at - machine) / 1000 / day);
  const inDatabase = async (url: string) =>
    (await ask<{ days: number }>(url, `select round(extract(epoch from clock() - now()) / ${day})::int as days`))[0]
      ?.days;

  const moved = await start({ clockOffset: 3 * day, dist });
  expect(daysAhead(Date.now())).toBe(3);
  expect(await inDatabase(moved.databaseUrl)).toBe(3);
  const page = await (await fetch(moved.url)).text();
  const script = await (
    await fetch(new URL(page.match(/^<!doctype html><head><script src="(.*?)">/)?.[1] ?? '', moved.url))
  ).text();
  const worker = await (await fetch(`${moved.url}/sw.js`)).text();
  await moved.stop();
  expect(daysAhead(Date.now())).toBe(0);
  for (const told of ['Date.now()', '+new Date()', 'Date.parse(Date())'])
    expect(daysAhead(runInNewContext(`${script}${told}`)), told).toBe(3);
  expect(daysAhead(runInNewContext(`${worker}worker`))).toBe(3);
  expect(runInNewContext(`${script}new Date(0).toISOString()`)).toBe('1970-01-01T00:00:00.000Z');
  const next = await start({ dist });
  expect(await inDatabase(next.databaseUrl)).toBe(0);
  expect(await (await fetch(next.url)).text()).not.toContain('script');
  await next.stop();
}, 60_000);

test('a second platform in the same folder is refused and harms nothing', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(/It runs already/);
  expect(await (await fetch(`${first.url}/api/hello`)).text()).toBe('hello');
  await first.stop();
}, 30_000);

test('a folder that cannot be made or written is told in one line', async () => {
  const file = join(dir, 'file');
  writeFileSync(file, '');
  const places = [file, join(file, 'below'), ...(existsSync('/proc') ? ['/proc/x', '/proc/x/y'] : [])];
  for (const place of places)
    await expect(start({ localDir: place }), place).rejects.toThrow(/^LOCAL_DIR \(.+\) cannot be written: E[A-Z]+$/);
});

test('a restart waits for the one that is just stopping', async () => {
  const first = await start();
  const [second] = await Promise.all([start(), first.stop()]);
  expect(await (await fetch(`${second.url}/api/hello`)).text()).toBe('hello');
  expect(await ask(second.databaseUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
}, 30_000);

test('a port that is taken is said in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  await expect(start({ port })).rejects.toThrow(
    new Problem(`Port ${port} is taken by another program. Stop it, or set PORT`),
  );
  other.close();
});

test('a Postgres that a killed platform left behind is ended, and its data found', async () => {
  const code = `import { startPostgres } from '${join(process.cwd(), 'netlify/local/postgres.ts')}';
    const { url } = await startPostgres(process.argv[1], 'test'); console.log(url);
    process.kill(process.pid, 'SIGKILL');`;
  const orphaned = join(dir, 'orphaned');
  const run = () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', code, orphaned], { encoding: 'utf8', stdio: 'pipe' });
  const left = () => {
    try {
      return run();
    } catch (error) {
      return (error as { stdout: string }).stdout; // it killed itself, as meant
    }
  };
  const url = left().trim();
  await ask(url, 'create table kept (word text)');
  const again = left().trim();
  expect(again).not.toBe(url);
  await expect(ask(url, 'select 1')).rejects.toThrow();
  expect(await ask(again, 'select count(*)::int from kept')).toEqual([{ count: 0 }]);
  const pid = Number(readFileSync(join(orphaned, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGINT');
}, 60_000);

test('a broken data folder is said with what to do', async () => {
  const broken = join(dir, 'broken');
  mkdirSync(join(broken, 'postgres'), { recursive: true });
  writeFileSync(join(broken, 'postgres/PG_VERSION'), '17\n');
  await expect(start({ localDir: broken })).rejects.toThrow(/The database did not start: .*--reset/s);
}, 30_000);

test('a database that does not answer is named without its password', async () => {
  const failure = await start({ databaseUrl: 'postgres://me:hunter2@127.0.0.1:9/airport' }).catch(
    (it: Error) => it.message,
  );
  expect(failure).toMatch(/The database at 127\.0\.0\.1:9 cannot be used/);
  expect(failure).not.toContain('hunter2');
});
