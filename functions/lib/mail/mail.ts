import { formatSigned, shownSums } from '../../../src/domain/booking/statement.ts';
import { formatInstant } from '../../../src/domain/language/days.ts';
import type { ContactInfo } from '../../../src/domain/site/contact-info.ts';
import { frameOf } from './frame.ts';
import type { Attachment, Letter } from './letter.ts';
import { senderOf } from './sender.ts';

export interface Mail {
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
}

const statementText = ({ statement }: Letter): string | undefined =>
  statement &&
  [
    'RACHUNEK',
    ...statement.lines.map(
      ({ at, what, why, amount }) => `${formatInstant(at)}: ${what} ${formatSigned(amount)}\n  ${why}`,
    ),
    ...shownSums(statement).map(({ name, amount }) => `${name}: ${formatSigned(amount)}`),
  ].join('\n');

/** One letter in both forms: plain text, and HTML that mail programs of any age can show. */
export function mailOf(letter: Letter, contact: ContactInfo | undefined): Mail {
  const { subject, heading = subject, lead, greeting, opening, steps, picture, facts, link, closing, foot } = letter;
  const { lines: sender, complaints } = senderOf(contact);
  const text = [
    lead && [`${heading.toUpperCase()}\n\n${lead.name}\n${lead.words}`, lead.enters].filter(Boolean).join('\n'),
    ...[greeting, ...opening],
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    steps &&
      [
        steps.title.toUpperCase(),
        ...steps.list.map((step, at) => `${at + 1}. ${step.title}\n   ${step.words}`),
        `${steps.link.label}: ${steps.link.href}`,
      ].join('\n'),
    picture && [picture.title.toUpperCase(), picture.call, picture.words, picture.name].filter(Boolean).join('\n'),
    statementText(letter),
    link && `${link.label}:\n${link.href}`,
    ...closing,
    [...sender, complaints && `Reklamacje: ${complaints}`, foot].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
  const { attachments } = letter;
  return { subject, text, html: frameOf(letter, contact), ...(attachments && { attachments }) };
}
