import { formatSigned, shownSums } from '../../../src/domain/booking/statement.ts';
import { formatInstant } from '../../../src/domain/language/days.ts';
import { escapeHtml } from '../../../src/domain/language/html.ts';
import { typeset } from '../../../src/domain/language/typeset.ts';
import { callTo } from '../../../src/domain/site/contact-info.ts';
import { light } from './colours.ts';
import type { Letter } from './letter.ts';

// Mail programs of any age: tables, and every style where it is needed. Programs that know dark colours take
// them from the classes; the others keep what stands inline.

const fonts = "'Atkinson Hyperlegible Next',Arial,Helvetica,sans-serif";
const mono = "'B612 Mono',Consolas,Menlo,'Courier New',monospace";
export const font = (size: number, line: number, colour: keyof typeof light, more = '') =>
  `font:${more || 'normal'} ${size}px/${line}px ${fonts};color:${light[colour]}`;

/** Words as markup, whose days stay whole: 'pt 26.06.2026' does not end a line after 'pt'. */
const markupOf = (text: string) =>
  escapeHtml(typeset(text).replace(/(?<!\p{L})(pn|wt|śr|cz|pt|so|nd) (?=\d)/gu, '$1\u00a0'));

const table = (rows: string, more = '', attributes = '') =>
  `<table role="presentation" cellpadding="0" cellspacing="0"${attributes} ` +
  `style="border-collapse:separate${more}">${rows}</table>`;
export const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 12px;${font(17, 26, 'ink')}">${markupOf(text)}</p>`;
const small = (text: string, margin = '0') =>
  `<p class="ink2" style="margin:${margin};${font(15, 22, 'ink-2')}">${markupOf(text)}</p>`;
const title = (text: string) =>
  `<h2 class="ink" style="margin:0 0 12px;${font(20, 26, 'ink', 'bold')}">${escapeHtml(text)}</h2>`;

const tileOf = (letter: string, over: boolean | undefined) =>
  `<td width="64" height="64" align="center" valign="middle" style="width:64px;height:64px;border-radius:4px;` +
  `background:${light[over ? 'sign-2' : 'amber']};` +
  `${font(44, 60, over ? 'ink' : 'amber-ink', 'bold')}">${letter}</td>`;

/** What it is about, on a sign as above the pages: what happened, the place on its tile, its days. */
export function signOf({ heading, subject, lead }: Letter): string {
  const words = escapeHtml(heading ?? subject);
  if (!lead) return `<h1 style="margin:0;${font(24, 30, 'sign-ink', 'bold')}">${words}</h1>`;
  // 'miejsce 7' does not end a line before its number
  const name = escapeHtml(lead.name.replace(/ (?=\d+$)/, '\u00a0'));
  const large = font(34, 38, lead.over ? 'sign-2' : 'sign-ink', 'bold');
  return (
    `<h1 style="margin:0 0 14px;${font(18, 24, 'sign-ink', 'bold')}">${words}</h1>` +
    table(
      `<tr>${tileOf(lead.tile, lead.over)}<td class="big" style="padding:0 0 0 16px;${large}">` +
        `${lead.over ? `<s>${name}</s>` : name}</td></tr>`,
    ) +
    `<p style="margin:14px 0 0;${font(17, 24, 'sign-2')}">${markupOf(lead.words)}</p>` +
    (lead.enters ? `<p style="margin:6px 0 0;${font(17, 24, 'sign-ink', 'bold')}">${escapeHtml(lead.enters)}</p>` : '')
  );
}

const numberOf = (n: number) =>
  table(
    `<tr><td class="num" width="30" height="30" align="center" style="width:30px;height:30px;border-radius:4px;` +
      `background:${light.ink};${font(16, 30, 'sign-ink', 'bold')}">${n}</td></tr>`,
  );
export const stepsOf = ({ title: words, list, link }: NonNullable<Letter['steps']>): string =>
  title(words) +
  table(
    list
      .map(
        (step, at) =>
          `<tr><td width="44" valign="top" style="width:44px;padding:0 0 16px">${numberOf(at + 1)}</td>` +
          '<td valign="top" style="padding:2px 0 16px">' +
          `<p class="ink" style="margin:0;${font(17, 24, 'ink', 'bold')}">${escapeHtml(step.title)}</p>` +
          `${small(step.words)}</td></tr>`,
      )
      .join(''),
    ';width:100%',
  ) +
  `<p style="margin:0 0 20px"><a class="ink" href="${escapeHtml(link.href)}" ` +
  `style="${font(15, 22, 'ink', 'bold')}">${escapeHtml(link.label)}</a></p>`;

/** The code in a box, with whom to call and what to say. */
export function pictureOf({ cid, alt, title: words, call, words: more, name }: NonNullable<Letter['picture']>): string {
  const phone = call
    ? `<p style="margin:2px 0 6px"><a class="ink" href="${callTo(call)}" style="white-space:nowrap;` +
      `${font(24, 30, 'ink', 'bold')}">${escapeHtml(call)}</a></p>`
    : '';
  return table(
    `<tr><td class="q" width="108" valign="top" style="width:108px;padding:18px"><img src="cid:${cid}" ` +
      `alt="${escapeHtml(alt)}" width="108" height="108" style="display:block;border:0"></td>` +
      '<td class="q q2" valign="top" style="padding:18px 18px 18px 0">' +
      `<p class="ink" style="margin:0;${font(17, 24, 'ink', 'bold')}">${escapeHtml(words)}</p>${phone}${small(more)}` +
      `<p class="ink" style="margin:2px 0 0;font:bold 24px/32px ${mono};white-space:nowrap;color:${light.ink}">` +
      `${escapeHtml(name)}</p></td></tr>`,
    `;width:100%;border:2px solid ${light.ink};border-radius:8px`,
    ' class="box"',
  );
}

/** What is so long is a sentence, which is not set in bold. */
const weightOf = (value: string) => (value.length > 60 ? '' : 'bold');
const cell = `padding:10px 12px 10px 0;vertical-align:top;text-align:left;border-top:1px solid ${light.line}`;
const lineOf = (label: string, value: string, more = '') =>
  `<tr><th scope="row" class="ink2 line" width="38%" style="${cell};${font(15, 22, 'ink-2')}">${markupOf(label)}` +
  `</th><td class="ink line" style="${cell};${font(17, 22, 'ink', weightOf(value))}">` +
  `${markupOf(value)}${more}</td></tr>`;
export const factsOf = (facts: Letter['facts']): string =>
  table(facts.map(([label, value]) => lineOf(label, value)).join(''), ';width:100%');

/** Each payment and refund, and what they come to. */
export function statementOf({ lines, ...sums }: NonNullable<Letter['statement']>): string {
  const why = (words: string) => `<br><span class="ink2" style="${font(15, 22, 'ink-2')}">${markupOf(words)}</span>`;
  return (
    title('Rachunek') +
    table(
      [
        ...lines.map(({ at, what, why: words, amount }) =>
          lineOf(formatInstant(at), `${what} ${formatSigned(amount)}`, why(words)),
        ),
        ...shownSums({ lines, ...sums }).map(({ name, amount }) => lineOf(name, formatSigned(amount))),
      ].join(''),
      ';width:100%',
    )
  );
}

/** Its cell is as large as what is pressed, and amber in every theme. */
export const buttonOf = ({ label, href }: NonNullable<Letter['link']>): string =>
  table(
    `<tr><td style="background:${light.amber};border-radius:4px"><a href="${escapeHtml(href)}" ` +
      `style="display:inline-block;padding:14px 26px;${font(17, 22, 'amber-ink', 'bold')};text-decoration:none">` +
      `${escapeHtml(label)}</a></td></tr>`,
  );
