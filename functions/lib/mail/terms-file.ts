import { airportName } from '../../../src/airport/identity.ts';
import { type TermsWords, termsOf, termsTitle, termsValidity } from '../../../src/domain/booking/terms.ts';
import { escapeHtml } from '../../../src/domain/language/html.ts';
import type { ContactInfo } from '../../../src/domain/site/contact-info.ts';
import { settings } from '../settings.ts';
import type { Attachment } from './letter.ts';

const linked = (it: TermsWords): string => {
  if (typeof it === 'string') return escapeHtml(it);
  const href = it.href.startsWith('/') ? settings.siteUrl + it.href : it.href;
  return `<a href="${escapeHtml(href)}">${escapeHtml(it.words)}</a>`;
};

/** The terms that were agreed to, to be kept: as they are now, for the page may be another one later. */
export function termsFile(contact: ContactInfo | undefined): Attachment {
  const title = `${termsTitle}: ${airportName}`;
  const sections = termsOf(contact?.email_complaints).map(
    (section, at) =>
      `<h2>§ ${at + 1}. ${escapeHtml(section.title)}</h2>\n<ol>\n` +
      `${section.items.map((item) => `<li>${item.map(linked).join('')}</li>`).join('\n')}\n</ol>`,
  );
  const content = `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>body{max-width:68ch;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}</style></head>
<body><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(termsValidity)}</p>
${sections.join('\n')}
</body></html>
`;
  return { filename: 'regulamin.html', content, contentType: 'text/html; charset=utf-8' };
}
