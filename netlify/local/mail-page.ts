import { escapeHtml } from '../../src/domain/language/html.ts';
import * as pages from '../../src/domain/site/paths.ts';
import type { Mail } from './mail.ts';

/** The mailbox as a page: for people who try the product, not a part of it. */
export const mailPage = (mails: Mail[]): string => `<!doctype html>
<html lang="pl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Poczta wychodząca (${mails.length})</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { margin-bottom: 0; }
  details { border-top: 1px solid #8886; padding: .75rem 0; }
  summary { cursor: pointer; display: grid; gap: 0 1rem; grid-template-columns: 1fr auto; }
  summary b { grid-column: 1 / -1; }
  iframe { width: 100%; height: 28rem; border: 1px solid #8886; background: #fff; margin-top: .75rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<h1>Poczta wychodząca</h1>
<p>Listy wysłane przez serwis na tym komputerze. Nikt poza Tobą ich nie dostał.
<a href="${pages.mailbox}">Odśwież</a></p>
${mails.length === 0 ? '<p>Nie wysłano jeszcze żadnego listu.</p>' : mails.map(entry).join('\n')}
</html>
`;

const entry = (
  { to, subject, text, html, date }: Mail,
  position: number,
): string => `<details${position === 0 ? ' open' : ''}>
  <summary>
    <b>${escapeHtml(subject)}</b><span>do: ${escapeHtml(to)}</span><time datetime="${date}">${when(date)}</time>
  </summary>
  ${html ? frame(`<base target="_top">${html}`) : ''}
  <pre>${linked(escapeHtml(text))}</pre>
</details>`;

const sandbox = 'allow-popups allow-top-navigation-by-user-activation';
const frame = (html: string) =>
  `<iframe sandbox="${sandbox}" title="Treść listu" srcdoc="${escapeHtml(html)}"></iframe>`;

const when = (date: string) =>
  new Intl.DateTimeFormat('pl', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Warsaw' }).format(
    new Date(date),
  );
const linked = (text: string) => text.replace(/https?:\/\/[^\s&<]+/g, (it) => `<a href="${it}">${it}</a>`);
