import { escapeHtml, scriptJson } from '../../../src/domain/language/html.ts';
import type { FilledPage, ShellHead } from '../../../src/features/page/page.ts';
import type { Shell } from './shells.ts';

/** A built page for an answer of one's own: its headers may be added to. */
export async function readShell(shell: Shell): Promise<{ html: string; headers: Headers }> {
  const { html, headers } = await shell();
  return { html, headers: new Headers({ ...headers, 'content-type': 'text/html; charset=utf-8' }) };
}

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
