import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import * as pages from '../../src/domain/site/paths.ts';
import { filledPages } from '../../src/domain/site/public-pages.ts';

type Policy = Record<string, string[]>;

const base: Policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
};

const isBackOffice = (path: string): boolean => `${path}/`.startsWith(`${pages.backOffice}/`);
/** The pages on which a card is charged: of an order, and of what is due of a booking, by its link or in an account. */
const takesCards = (path: string): boolean =>
  path === pages.payment || path === pages.booking('token') || isBackOffice(path);

/** What some pages need beyond that. */
const exceptions: { isFor: (path: string) => boolean; more: Policy }[] = [
  {
    isFor: takesCards,
    more: {
      'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
      'frame-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      'connect-src': ["'self'", 'https://api.stripe.com'],
    },
  },
  // Dialogs of the back-office lock the page's scrolling with an inline style
  { isFor: isBackOffice, more: { 'style-src': ["'unsafe-inline'"] } },
];

/**
 * Writes each built page's policy twice: into the page, which holds whatever address the page is served under, and into
 * _headers for the addresses that are known, since only a header can forbid framing.
 */
export async function securePages(dist: string, configPath: string): Promise<void> {
  const rewrites = await readRewrites(configPath);
  const headers: string[] = [];
  for (const file of htmlIn(dist)) {
    const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    const html = readFileSync(join(dist, file), 'utf8');
    const policy = policyFor(path, html);
    // What a function fills it answers with these headers, and room in the first packets is dear
    if (!filledPages.includes(path)) writeFileSync(join(dist, file), withMeta(html, policy));
    const addresses = [path, ...rewrites.filter((it) => it.to === path).map((it) => it.from)];
    for (const address of new Set(addresses))
      headers.push(address, `  Content-Security-Policy: ${policy}; frame-ancestors 'none'`);
  }
  writeFileSync(join(dist, '_headers'), `${headers.join('\n')}\n`);
}

export function policyFor(path: string, html: string): string {
  const extra = exceptions.filter((it) => it.isFor(path)).map((it) => it.more);
  const all = [base, { 'script-src': hashes(scriptsIn(html)) }, ...extra];
  // Astro writes one rule for its islands into the page. Beside 'unsafe-inline' a hash would switch that off
  if (!extra.some((it) => it['style-src'])) all.push({ 'style-src': hashes(stylesIn(html)) });
  const names = new Set(all.flatMap(Object.keys));
  return [...names].map((name) => [name, ...all.flatMap((it: Policy) => it[name] ?? [])].join(' ')).join('; ');
}

/** The scripts written into the page itself; data blocks (JSON) are not run and need no leave. */
const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(([, attributes = '', code = '']) =>
    /\bsrc\s*=/.test(attributes) || /\btype\s*=\s*["']?(application|text\/plain)/.test(attributes) ? [] : [code],
  );

const stylesIn = (html: string): string[] =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, code = '']) => code);

const hashes = (texts: string[]): string[] =>
  [...new Set(texts.map((it) => `'sha256-${createHash('sha256').update(it).digest('base64')}'`))].sort();

const withMeta = (html: string, policy: string): string =>
  html.replace(
    /<head>\s*(<meta charset=[^>]*>)?/i,
    (it) => `${it}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );

async function readRewrites(netlifyConfigPath: string): Promise<{ from: string; to: string }[]> {
  if (!existsSync(netlifyConfigPath)) return [];
  const { redirects } = await parseAllRedirects({
    redirectsFiles: [],
    netlifyConfigPath,
    configRedirects: [],
    minimal: true,
  });
  // The parser's types say nothing of what it gives
  const rules = redirects as { from: string; to?: string; status?: number }[];
  return rules.flatMap(({ from, to, status }) => (status === 200 && to ? [{ from, to }] : []));
}

const htmlIn = (dist: string): string[] =>
  readdirSync(dist, { recursive: true })
    .map((it) => String(it).replaceAll('\\', '/'))
    .filter((it) => it.endsWith('.html'))
    .sort();
