import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import pg from 'pg';
import { columnOf } from '../../db/row/columns.ts';
import { entities } from '../../src/domain/index.ts';
import type { Fields } from '../../src/domain/kernel/field.ts';
import { everyRole, isOneOf, type Role } from '../../src/domain/kernel/roles.ts';
import { sections } from '../../src/domain/office/sections.ts';
import { backOffice } from '../../src/domain/site/paths.ts';
import { addressOf, publicPaths } from '../../src/domain/site/public-pages.ts';
import type { Figure } from '../bench/report.ts';
import { findBrowser } from '../support/browser.ts';
import { runJob } from '../support/job.ts';
import { mailsTo } from '../support/journey.ts';
import { payloads } from '../support/payloads.ts';
import type { Part } from './part.ts';

const texts = ['text', 'area', 'line', 'email', 'phone'];

/** Writes payloads past the API into every text that the database lets hold them; answers how many stand there. */
async function poison(client: pg.Client): Promise<number> {
  let written = 0;
  await client.query('set session_replication_role = replica');
  for (const { table, key, fields } of entities)
    for (const [name, { kind, choices }] of Object.entries(fields as Fields)) {
      if (choices || !texts.includes(kind) || name === key) continue;
      const { rows } = await client.query(`select ${columnOf(key)} as key from ${table} order by 1 limit 40`);
      for (const [at, row] of rows.entries())
        written += await client
          .query(`update ${table} set ${columnOf(name)} = $1 where ${columnOf(key)} = $2`, [
            payloads[at % payloads.length],
            row.key,
          ])
          .then(
            ({ rowCount }) => rowCount ?? 0,
            // What a constraint refuses cannot stand there
            (error: { code?: string }) => (/^(22|23|428C9)/.test(error.code ?? '') ? 0 : Promise.reject(error)),
          );
    }
  await client.query('set session_replication_role = origin');
  return written;
}

/** As they were before: what is sealed of them is checked later (event-log.ts). An address is its account's now. */
async function restoreSignIns(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(`
    update login_log l
       set first_name = s.first_name, login_details = s.login_details,
           email = coalesce((select email from users where id = l.users_id), s.email)
      from sign_ins s where s.id = l.id`);
  await client.query('set session_replication_role = origin');
}

interface Found {
  ran: string[];
  refused: string[];
  errors: string[];
}
async function watch(context: BrowserContext, found: Found): Promise<void> {
  await context.exposeBinding('__ran', ({ page }) => void found.ran.push(page.url()));
  await context.exposeBinding(
    '__refused',
    ({ page }, what: string) => void found.refused.push(`${page.url()} ${what}`),
  );
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { __refused(what: string): void }).__refused(`${violatedDirective} ${blockedURI}`),
    );
  });
  context.on('dialog', (dialog) => {
    found.ran.push(`${dialog.page()?.url()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('weberror', (error) => found.errors.push(`${error.page()?.url()} ${error.error()}`));
}

/** The lists of every section that a role has, and the first rows of each as forms. */
async function addressesOfSections(context: BrowserContext, url: string, role: Role): Promise<string[]> {
  const addresses: string[] = [];
  for (const { slug, lists } of sections.filter(({ who }) => isOneOf(role, who))) {
    addresses.push(`${backOffice}/${slug}`);
    for (const { entity, edit } of lists ?? []) {
      const answer = await context.request.get(`${url}/api/${entity.path}?limit=3`);
      const { data } = answer.ok() ? await answer.json() : { data: [] };
      for (const row of Array.isArray(data) ? data.slice(0, 2) : [])
        if (edit) addresses.push(`${backOffice}/${edit.replace(':id', encodeURIComponent(row[entity.key]))}`);
    }
  }
  return addresses;
}

/** The cells of a file that a program of tables would take for formulas; a number below 0 is none. */
const formulasIn = (sheet: string): string[] =>
  [...sheet.replace(/^\uFEFF/, '').matchAll(/("(?:[^"]|"")*"|[^;\r\n]*)(?:;|\r?\n|$)/g)]
    .map(([, cell = '']) => cell.replace(/^"|"$/g, ''))
    .filter((cell) => /^(?:[=@\t\r]|[+-](?!\d))/.test(cell));

async function signedIn(browser: Browser, url: string, role: Role): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, locale: 'pl-PL', serviceWorkers: 'block' });
  const data = { email: `${role}@lotnisko.example`, password: `demo-${role}-2026` };
  const signed = await context.request.post(`${url}/api/fetch_client`, { data, headers: { origin: url } });
  if (!signed.ok()) throw new Error(`Signing in as ${role} answered ${signed.status()}`);
  return context;
}

/**
 * Payloads of stored scripts, formulas and hidden characters in every text of the database: what runs or is refused by
 * the policy on any page and in any section, and what stands in files and mails.
 */
async function showPayloads(url: string, client: pg.Client, browser: Browser): Promise<Figure[]> {
  const contexts = new Map<Role, BrowserContext>();
  for (const role of everyRole) contexts.set(role, await signedIn(browser, url, role));
  const { rows } = await client.query(`select id, email from users where email like '%@lotnisko.example'`);
  await client.query('create temp table sign_ins as select id, first_name, email, login_details from login_log');
  const written = await poison(client);
  for (const { id, email } of rows) await client.query('update users set email = $2 where id = $1', [id, email]);
  const found: Found = { ran: [], refused: [], errors: [] };
  const { rows: flights } = await client.query('select id from flights order by departure desc limit 3');
  const flightPages = flights.map(({ id }) => `/lot/${encodeURIComponent(id)}`);
  let shown = 0;
  const visit = async (context: BrowserContext, addresses: string[]) => {
    const page = await context.newPage();
    for (const address of addresses) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
    }
    await page.close();
    shown += addresses.length;
  };
  for (const [role, context] of contexts) {
    await watch(context, found);
    const open = role === 'admin' ? [...publicPaths.map((path) => addressOf(path)), ...flightPages] : [];
    await visit(context, [...open, ...(await addressesOfSections(context, url, role))]);
  }
  const context = contexts.get('admin') as BrowserContext;
  const sheets: string[] = [];
  for (const { path } of entities) {
    const answer = await context.request.get(`${url}/api/${path}.csv`);
    if (answer.ok()) sheets.push(...formulasIn(await answer.text()).map((cell) => `${path}.csv: ${cell}`));
  }
  await client.query(
    `update orders set email = 'ofiara@poczta.example', first_name = $1, last_name = $2
                       where email is not null`,
    [payloads[0], payloads[1]],
  );
  await client.query(`delete from outbox where kind = 'confirmation'`);
  await client.query(`insert into outbox (kind, order_id) select 'confirmation', id from orders
                       where state = 'CONFIRMED' and changes is null limit 20`);
  await runJob('outbox');
  const mails = await mailsTo(url, 'ofiara@poczta.example');
  const guest = await browser.newContext({ baseURL: url, locale: 'pl-PL', serviceWorkers: 'block' });
  await watch(guest, found);
  const links = mails.flatMap(({ text = '' }) => /\/rezerwacja\/[0-9a-f]{64}/.exec(text)?.[0] ?? []).slice(0, 3);
  await visit(guest, links);
  const letters = await guest.newPage();
  for (const { html } of mails) await letters.setContent(html ?? '');
  const unsafe = mails.filter(({ html }) => /<img src=x|<script/.test(html));
  for (const words of [...found.ran, ...found.refused, ...found.errors, ...sheets].slice(0, 20))
    console.log(`  ${words}`);
  await restoreSignIns(client);
  const none = { unit: '', goal: { most: 0 } } as const;
  return [
    { what: 'payloads that stand in texts', value: written, unit: '', goal: { least: 300 } },
    { what: 'pages, lists and forms of eight callers that show them', value: shown, unit: '', goal: { least: 120 } },
    { what: 'bookings managed by a link', value: links.length, unit: '', goal: { least: 1 } },
    { what: 'payloads that ran', value: found.ran.length, ...none },
    { what: 'refused by the policy of contents', value: found.refused.length, ...none },
    { what: 'errors of pages', value: found.errors.length, ...none },
    { what: 'cells of files that would be formulas', value: sheets.length, ...none },
    { what: 'mails with payloads', value: mails.length, unit: '', goal: { least: 5 } },
    { what: 'of them with markup of a stranger', value: unsafe.length, ...none },
  ];
}

export const payloadsShown: Part = {
  figures: [14],
  isUntimed: true,
  onProduct: async ({ url }) => {
    const client = new pg.Client(JSON.parse(process.env.JOURNEY_SITE ?? '{}').databaseUrl);
    await client.connect();
    const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox'] });
    return showPayloads(url, client, browser).finally(() => Promise.all([browser.close(), client.end()]));
  },
};
