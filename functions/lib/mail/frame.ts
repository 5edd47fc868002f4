import { airportCity, airportKind } from '../../../src/airport/identity.ts';
import { escapeHtml } from '../../../src/domain/language/html.ts';
import type { ContactInfo } from '../../../src/domain/site/contact-info.ts';
import { dark, light } from './colours.ts';
import type { Letter } from './letter.ts';
import { buttonOf, factsOf, font, paragraph, pictureOf, signOf, statementOf, stepsOf } from './parts.ts';
import { senderOf } from './sender.ts';

const { page, surface, 'surface-2': foot, line, ink, 'ink-2': ink2, 'ink-3': ink3, sign } = dark;
const style =
  ':root{color-scheme:light dark}' +
  '@media (max-width:480px){.pad{padding-left:18px!important;padding-right:18px!important}' +
  '.big{font-size:27px!important;line-height:31px!important}' +
  '.q{display:block!important;width:auto!important;padding:16px 16px 0!important}' +
  '.q2{padding:10px 16px 16px!important}}' +
  `@media (prefers-color-scheme:dark){.page{background:${page}!important}.card{background:${surface}!important}` +
  `.sign{background:${sign}!important}.foot{background:${foot}!important}.ink{color:${ink}!important}` +
  `.ink2{color:${ink2}!important}.ink3{color:${ink3}!important}.line{border-color:${line}!important}` +
  `.num{background:${light.amber}!important;color:${light['amber-ink']}!important}.box{border-color:${ink}!important}}`;

const row = (background: 'sign' | 'surface' | 'surface-2', padding: string, matter: string, more = '') => {
  const name = { sign: 'sign', surface: 'card', 'surface-2': 'foot' }[background];
  const look = `padding:${padding};background:${light[background]}${more}`;
  return `<tr><td class="${name} pad" style="${look}">${matter}</td></tr>`;
};

function footOf({ foot: why }: Letter, contact: ContactInfo | undefined): string {
  const { lines: sender, complaints } = senderOf(contact);
  const address = complaints && escapeHtml(complaints);
  const lines = [
    ...sender.map(escapeHtml),
    address && `Reklamacje: <a class="ink3" href="mailto:${address}" style="color:${light['ink-3']}">${address}</a>`,
    escapeHtml(why),
  ];
  return `<p class="ink3" style="margin:0;${font(14, 21, 'ink-3')}">${lines.filter(Boolean).join('<br>')}</p>`;
}

/** The letter as a page of the airport: its sign, what it says on paper, and who writes. */
export function frameOf(letter: Letter, contact: ContactInfo | undefined): string {
  const { subject, lead, greeting, opening, steps, picture, facts, statement, link, closing } = letter;
  const rows = [
    row(
      'sign',
      '18px 32px',
      `<span style="${font(15, 20, 'sign-2')}">${airportKind} ` +
        `<b style="color:${light['sign-ink']}">${airportCity}</b></span>`,
    ),
    row('sign', '6px 32px 26px', signOf(letter), `;border-bottom:6px solid ${light.amber}`),
    row('surface', '26px 32px 10px', [greeting, ...opening].map(paragraph).join('')),
    facts.length > 0 && row('surface', '0 32px 22px', factsOf(facts)),
    steps && row('surface', '6px 32px 6px', stepsOf(steps)),
    picture && row('surface', '0 32px 26px', pictureOf(picture)),
    statement && row('surface', '0 32px 22px', statementOf(statement)),
    link && row('surface', '6px 32px 26px', buttonOf(link)),
    closing.length > 0 && row('surface', '0 32px 18px', closing.map(paragraph).join('')),
    row('surface-2', '20px 32px 28px', footOf(letter, contact)),
  ];
  return `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${style}</style></head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(lead?.words ?? opening[0] ?? '')}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0"
style="border-collapse:collapse;background:${light.page}"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"
style="border-collapse:collapse;max-width:600px">
${rows.filter(Boolean).join('\n')}
</table></td></tr></table></body></html>`;
}
