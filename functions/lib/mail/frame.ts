import { escapeHtml } from '../../../src/domain/language/html.ts';
import { airportName, colours, darkColours } from '../../../src/domain/site/home-airport.ts';
import type { Letter } from './letter.ts';

// Mail programs of any age: tables, and every style where it is needed. Programs that know dark colours take
// them from the classes; the others keep what stands inline.

const fonts = "'Atkinson Hyperlegible Next',Arial,Helvetica,sans-serif";
const mono = "'B612 Mono',Consolas,Menlo,'Courier New',monospace";
const font = (size: number, line: number, colour: keyof typeof colours, more = '') =>
  `font:${more || 'normal'} ${size}px/${line}px ${fonts};color:${colours[colour]}`;

const { page, surface, 'surface-2': foot, line, ink, 'ink-2': ink2, 'ink-3': ink3, sign } = darkColours;
const style =
  ':root{color-scheme:light dark}' +
  '@media (max-width:480px){.pad{padding-left:18px!important;padding-right:18px!important}}' +
  `@media (prefers-color-scheme:dark){.page{background:${page}!important}.card{background:${surface}!important}` +
  `.sign{background:${sign}!important}.foot{background:${foot}!important}.ink{color:${ink}!important}` +
  `.ink2{color:${ink2}!important}.ink3{color:${ink3}!important}.line{border-color:${line}!important}}`;

const row = (background: 'sign' | 'surface' | 'surface-2', padding: string, matter: string, more = '') => {
  const name = { sign: 'sign', surface: 'card', 'surface-2': 'foot' }[background];
  const look = `padding:${padding};background:${colours[background]}${more}`;
  return `<tr><td class="${name} pad" style="${look}">${matter}</td></tr>`;
};
const table = (rows: string, more = '') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="border-collapse:collapse${more}">${rows}</table>`;
const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 12px;${font(17, 26, 'ink')}">${escapeHtml(text)}</p>`;

/** What it is about, on a sign as above the pages: what happened, the place, its days. */
function signOf({ heading, subject, lead }: Letter): string {
  const words = escapeHtml(heading ?? subject);
  if (!lead) return `<h1 style="margin:0;${font(24, 30, 'sign-ink', 'bold')}">${words}</h1>`;
  const name = escapeHtml(lead.name);
  return (
    `<h1 style="margin:0 0 12px;${font(18, 24, 'sign-ink', 'bold')}">${words}</h1>` +
    `<p style="margin:0 0 10px;${font(34, 38, lead.over ? 'sign-2' : 'sign-ink', 'bold')}">` +
    `${lead.over ? `<s>${name}</s>` : name}</p>` +
    `<p style="margin:0;${font(17, 24, 'sign-2')}">${escapeHtml(lead.words)}</p>`
  );
}

const factOf = ([label, value]: [string, string]) => {
  const cell = `padding:10px 12px 10px 0;vertical-align:top;text-align:left;border-top:1px solid ${colours.line}`;
  return (
    `<tr><th scope="row" class="ink2 line" width="38%" style="${cell};${font(15, 22, 'ink-2')}">${escapeHtml(label)}` +
    `</th><td class="ink line" style="${cell};${font(17, 22, 'ink', 'bold')}">${escapeHtml(value)}</td></tr>`
  );
};

/** Its cell is as large as what is pressed, and amber in every theme. */
const buttonOf = ({ label, href }: NonNullable<Letter['link']>) =>
  table(
    `<tr><td style="background:${colours.amber};border-radius:4px"><a href="${escapeHtml(href)}" ` +
      `style="display:inline-block;padding:14px 26px;${font(17, 22, 'ink', 'bold')};text-decoration:none">` +
      `${escapeHtml(label)}</a></td></tr>`,
  );

const pictureOf = ({ cid, alt, name, words }: NonNullable<Letter['picture']>) =>
  table(
    `<tr><td width="132" style="padding:0 16px 0 0"><img src="cid:${cid}" alt="${escapeHtml(alt)}" width="132" ` +
      'height="132" style="display:block;border:0"></td><td>' +
      `<p class="ink" style="margin:0 0 4px;font:bold 26px/34px ${mono};white-space:nowrap;color:${colours.ink}">` +
      `${escapeHtml(name)}</p>` +
      `<p class="ink2" style="margin:0;${font(15, 22, 'ink-2')}">${escapeHtml(words)}</p></td></tr>`,
  );

/** The letter as a page of the airport: its sign, what it says on paper, and who writes. */
export function frameOf(letter: Letter): string {
  const { subject, lead, greeting, opening, facts, link, picture, closing } = letter;
  const [airport, city] = [airportName.slice(0, airportName.lastIndexOf(' ')), airportName.split(' ').at(-1)];
  const rows = [
    row(
      'sign',
      '18px 32px',
      `<span style="${font(15, 20, 'sign-2')}">${airport} <b style="color:${colours['sign-ink']}">${city}</b></span>`,
    ),
    row('sign', '6px 32px 26px', signOf(letter), `;border-bottom:6px solid ${colours.amber}`),
    row('surface', '26px 32px 10px', [greeting, ...opening].map(paragraph).join('')),
    facts.length > 0 && row('surface', '0 32px 22px', table(facts.map(factOf).join(''), ';width:100%')),
    link && row('surface', '6px 32px 26px', buttonOf(link)),
    picture && row('surface', '0 32px 26px', pictureOf(picture)),
    row('surface', '0 32px 18px', closing.map(paragraph).join('')),
    row('surface-2', '20px 32px 28px', `<p class="ink3" style="margin:0;${font(14, 21, 'ink-3')}">${airportName}</p>`),
  ];
  return `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${style}</style></head>
<body class="page" style="margin:0;padding:0;background:${colours.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(lead?.words ?? opening[0] ?? '')}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0"
style="border-collapse:collapse;background:${colours.page}"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"
style="border-collapse:collapse;max-width:600px">
${rows.filter(Boolean).join('\n')}
</table></td></tr></table></body></html>`;
}
