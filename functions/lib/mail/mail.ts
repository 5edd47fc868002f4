import { airportName } from '../../../src/domain/site/home-airport.ts';
import { frameOf } from './frame.ts';
import type { Letter } from './letter.ts';

export interface Attachment {
  filename: string;
  content: string | Buffer;
  contentType: string;
  /** The content id by which the letter shows it as a picture. */
  cid?: string;
}

export interface Mail {
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
}

/** One letter in both forms: plain text, and HTML that mail programs of any age can show. */
export function mailOf(letter: Letter): Mail {
  const { subject, heading = subject, lead, greeting, opening, facts, link, picture, closing } = letter;
  const factLines = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const text = [
    lead && `${heading.toUpperCase()}\n\n${lead.name}${lead.over ? ' (nieaktualne)' : ''}\n${lead.words}`,
    ...[greeting, ...opening, factLines],
    link && `${link.label}:\n${link.href}`,
    picture && `${picture.name}\n${picture.words}`,
    ...[...closing, airportName],
  ]
    .filter(Boolean)
    .join('\n\n');
  return { subject, text, html: frameOf(letter) };
}
