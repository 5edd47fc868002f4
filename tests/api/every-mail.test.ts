import { describe, expect, test } from 'vitest';
import { mailOf } from '../../functions/lib/mail/mail.ts';
import { letters, wholeContact } from '../support/letters.ts';
import { faintWords, linksOf, wordsOfHtml } from '../support/mail-reader.ts';

/** The words of a text, without what surrounds them, in one case. */
const wordSet = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[\s\u00a0]+/)
      .map((word) => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
      .filter(Boolean),
  );
const missingIn = (whole: string, part: string): string[] => {
  const has = wordSet(whole);
  return [...wordSet(part)].filter((word) => !has.has(word));
};
/** What was said once and is no longer, and what only a program would say. */
const unwanted = /undefined|null|NaN|\[object|piszemy o tym e-mail|Poprawnie wypełnij|!,|,,| {2}\S|\(\)|: ?$/m;

describe.each(Object.entries(letters))('a mail of the kind %s', (_kind, states) => {
  test.each(Object.entries(states))(
    '%s: says the same in both forms, in words that can be read',
    async (name, write) => {
      const letter = await write();
      const contact = name.includes('no address') ? undefined : wholeContact;
      const { subject, text, html, attachments = [] } = mailOf(letter, contact);
      const said = wordsOfHtml(html);
      const withoutLinks = text.replaceAll(/https?:\/\/\S+/g, '…');
      // A step of the text is set in under its number
      const prose = withoutLinks.replaceAll(/^ +/gm, '').replaceAll(/:\n…/g, ': …');
      expect([subject, prose, said].join('\n').match(unwanted)).toBeNull();
      expect(subject.length, 'a phone shows so much of a subject').toBeLessThan(75);
      expect(missingIn(`${subject} ${withoutLinks}`, said), 'words of the HTML that the text lacks').toEqual([]);
      expect(missingIn(said, withoutLinks), 'words of the text that the HTML lacks').toEqual([]);
      for (const [label, value] of letter.facts) expect(`${label}: ${value}`).toMatch(/\S: \S/);
      const files = attachments.flatMap(({ cid }) => (cid ? [`cid:${cid}`] : []));
      for (const link of linksOf(html))
        expect([...files, link.match(/^(https?:\/\/|mailto:|tel:\+)\S+$/)?.[0]]).toContain(link);
      expect(text).toContain(letter.link?.href ?? '');
      expect(faintWords(html, 'light')).toEqual([]);
      expect(faintWords(html, 'dark')).toEqual([]);
      const bytes = Buffer.byteLength(html) + Buffer.byteLength(text);
      expect(bytes + attachments.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)).toBeLessThan(
        100_000,
      );
    },
  );
});
