import { airportName, colours } from '../../../src/domain/airport.ts';
import { escapeHtml } from '../../../src/domain/language/html.ts';

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

export interface Letter {
  subject: string;
  greeting: string;
  /** Paragraphs before the facts. */
  opening: string[];
  facts: [label: string, value: string][];
  /** The one thing to do about it. */
  link?: { label: string; href: string };
  /** Paragraphs after them. */
  closing: string[];
}

const paragraph = (it: string) => `<p style="margin:0 0 16px">${escapeHtml(it)}</p>`;
const grey = colours['ink-3'];
const labelStyle = `padding:6px 16px 6px 0;text-align:left;font-weight:normal;color:${grey};vertical-align:top`;
const fact = ([label, value]: [string, string]) =>
  `<tr><th scope="row" style="${labelStyle}">${escapeHtml(label)}</th>` +
  `<td style="padding:6px 0;font-weight:bold">${escapeHtml(value)}</td></tr>`;

const buttonStyle =
  `display:inline-block;padding:12px 20px;background:${colours.sign};` +
  `color:${colours['sign-ink']};font-weight:bold`;
const button = ({ label, href }: { label: string; href: string }) =>
  `<p style="margin:0 0 24px"><a href="${escapeHtml(href)}" style="${buttonStyle}">${escapeHtml(label)}</a></p>` +
  `<p style="margin:0 0 16px;color:${grey};font-size:14px;word-break:break-all">${escapeHtml(href)}</p>`;

const font = "16px/1.5 'Atkinson Hyperlegible Next',Verdana,sans-serif";
const bannerStyle =
  `margin:0;padding:16px 24px;background:${colours.sign};color:${colours['sign-ink']};` +
  `font-weight:bold;border-bottom:4px solid ${colours.amber}`;
const table = (rows: string) =>
  `<table role="presentation" style="margin:0 0 24px;border-collapse:collapse">${rows}</table>`;

/** One letter in both forms: plain text, and HTML that mail programs of any age can show. */
export function mailOf({ subject, greeting, opening, facts, link, closing }: Letter): Mail {
  const factLines = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const text = [greeting, ...opening, factLines, link && `${link.label}:\n${link.href}`, ...closing, airportName]
    .filter(Boolean)
    .join('\n\n');
  const html = `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${colours.page};color:${colours.ink};font:${font}">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="${bannerStyle}">${airportName}</p>
<div style="padding:24px;background:${colours.surface}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(subject)}</h1>
${[greeting, ...opening].map(paragraph).join('\n')}
${facts.length > 0 ? table(facts.map(fact).join('\n')) : ''}
${link ? button(link) : ''}
${closing.map(paragraph).join('\n')}
</div></div></body></html>`;
  return { subject, text, html };
}
