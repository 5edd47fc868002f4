import { escapeHtml, scriptJson } from '../../../src/domain/language/html.ts';
import type { FilledPage, ShellHead } from '../../../src/features/page/page.ts';
import { settings } from '../settings.ts';

interface Shell {
  html: string;
  /** What the page is served with, its security policy included: netlify.toml's do not reach a function's answer. */
  headers: Headers;
}

/** A built page as the site serves it; on one's own machine a Host header could name any other site. */
export async function readShell(path: string, request: Request): Promise<Shell> {
  const site = settings.context === 'dev' ? settings.siteUrl : request.url;
  const answer = await fetch(new URL(path, site), { signal: AbortSignal.timeout(5000) });
  // A host may serve the page for what is not there with the status it stands for
  if (!answer.ok && path !== `/${answer.status}`)
    throw new Error(`The page ${path} was answered with ${answer.status}`);
  const headers = new Headers();
  for (const name of passedOn) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  return { html: await answer.text(), headers };
}
const passedOn = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'strict-transport-security',
];

/**
 * Fills a built page: {{name}} by its word, escaped; what stands between <!--[part]--> and <!--[/part]--> stays if the
 * part is among `parts`. A name without a word is a defect, unless its part has gone.
 */
export function fill(html: string, words: Record<string, string>, parts: readonly string[]): string {
  const chosen = html.replace(/<!--\[([\w -]+)\]-->([\s\S]*?)<!--\[\/\1\]-->/g, (_, part: string, inside: string) =>
    parts.includes(part) ? inside : '',
  );
  return chosen.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`The page asks for ${name}, which nobody says`);
    return escapeHtml(word);
  });
}

/** A built page as that of one thing: its head, what search engines read, and the part that waits in a <template>. */
export function fillPage(
  html: string,
  head: ShellHead,
  { title, description, words, parts }: FilledPage,
  url: string,
  data: Record<string, unknown>,
): string {
  const address = escapeHtml(url);
  const described = scriptJson({ '@context': 'https://schema.org', ...data });
  const json = `<script type="application/ld+json">${described}</script>`;
  const links = `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">${json}`;
  const page = html
    .replace(/<!--\[none\]-->[\s\S]*?<!--\[\/none\]-->/, '')
    .replace(/<template id="filled"[^>]*>([\s\S]*)<\/template>/, (_, filled: string) => filled);
  // The head last: what it says must not be searched for places to fill
  return fill(page, words, parts)
    .replaceAll(head.title, () => escapeHtml(title))
    .replaceAll(head.description, () => escapeHtml(description))
    .replace('<meta name="robots" content="noindex">', () => links);
}
