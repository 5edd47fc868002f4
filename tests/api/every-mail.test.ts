import { describe, expect, test } from 'vitest';
import type { Letter } from '../../functions/lib/mail/letter.ts';
import { mailOf } from '../../functions/lib/mail/mail.ts';
import { refundedBy } from '../../src/domain/booking/deadline.ts';
import { formatWeekday } from '../../src/domain/language/days.ts';
import { letters } from '../support/letters.ts';
import { faintWords, linksOf, wordsOfHtml } from '../support/mail-reader.ts';
import { wholeContact } from '../support/told-orders.ts';

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

const sent = async (kind: keyof typeof letters, state: string) => {
  const write = letters[kind][state];
  if (!write) throw new Error(`tests/support/letters.ts has no mail of the kind ${kind} for '${state}'`);
  return mailOf(await write(), wholeContact);
};
const textOf = async (kind: keyof typeof letters, state: string): Promise<string> =>
  (await sent(kind, state)).text.replaceAll('\u00a0', ' ');

test('the number of a space stays with its word on the sign of a mail', async () => {
  expect((await sent('confirmation', 'a space')).html).toMatch(/>Poziom A, miejsce\u00a07</);
});

test('money that was taken in cash is not said to go back to a card', async () => {
  const text = await textOf('cancellation', 'paid in cash');
  expect(text).toContain('Jak: gotówką przy stanowisku');
  expect(text).not.toMatch(/kart[ęa]|bank/);
});

test.each(['not paid', 'by staff, not paid'])(
  'of a fee that nobody paid no mail says that it is kept: %s',
  async (state) => {
    expect(await textOf('cancellation', state)).not.toMatch(/wraca|RACHUNEK/);
  },
);

test('the promised hours stand in how a car is fetched and brought back', async () => {
  const text = await textOf('confirmation', 'a car');
  expect(text).toContain('W hali przylotów, pt 26.06.2026, o 10:00.');
  expect(text).toContain('Oddaj je nd 28.06.2026 w tym samym miejscu, o 18:00.');
});

test('a car without promised hours is fetched and brought back while its desk is open', async () => {
  const text = await textOf('confirmation', 'a car without hours');
  expect(text).toContain('W hali przylotów, pt 26.06.2026, stanowisko czynne 5:00–24:00.');
  expect(text).toContain('Oddaj je nd 28.06.2026 w tym samym miejscu, stanowisko czynne 5:00–24:00.');
});

test('the mail of a rented car holds on what conditions, and nothing that nobody has set', async () => {
  for (const [kind, state] of [
    ['booked', 'a car'],
    ['confirmation', 'a car'],
    ['change', 'another car, by staff'],
  ] as const) {
    const text = await textOf(kind, state);
    expect(text).toContain(
      'W cenie: Ubezpieczenie OC i AC (udział własny najwyżej tyle, ile kaucja); 250 km na dzień, raz',
    );
    expect(text).toContain('razem 750 km; paliwo: pełny bak albo bateria 80%, oddajesz tak samo');
    expect(text).toContain('Może dojść: powyżej 250 km dziennie: 0,60 zł za km; niepełny bak: brakujące paliwo');
    expect(text).toContain('Kierowca: od 21 lat, prawo jazdy od roku; drugi kierowca bez dopłaty');
    expect(text).toContain('Kaucja: 1500,00 zł; blokada na karcie kierowcy; wraca w 24 h po zwrocie');
  }
  for (const kind of ['booked', 'confirmation'] as const)
    expect(await textOf(kind, 'a space')).not.toMatch(/W cenie|Kierowca|Kaucja/);
  expect(await textOf('confirmation', 'a car, no conditions')).not.toMatch(/W cenie|Może dojść|Kierowca:|Kaucja:/);
});

test('what staff made dearer is not called free where it was paid before the mail went', async () => {
  expect(await textOf('change', 'dearer days, by staff')).toContain('zmiana jest bezpłatna');
  expect(await textOf('change', 'dearer days, by staff, paid since')).not.toContain('bezpłatna');
});

test('a change of days and hours tells the hours that were, and those that are', async () => {
  const text = await textOf('change', 'other days and hours, by staff');
  expect(text).toMatch(/Było.*odbiór 10:00[\s\S]*Jest.*odbiór 12:00/);
});

test('mails about a car that was fetched tell how it is brought back, then nothing', async () => {
  for (const [kind, state] of [
    ['change', 'other days of a car that was fetched'],
    ['hand_over', 'handed over'],
  ] as const) {
    const text = await textOf(kind, state);
    expect(text).toContain('Auto jest u Ciebie.');
    expect(text).not.toMatch(/czeka przy stanowisku|odebrać auto|prawo jazdy/);
  }
  expect(await textOf('change', 'other days of a car that was fetched')).toContain('JAK ODDAĆ AUTO');
  expect(await textOf('hand_over', 'come back')).not.toMatch(/czeka przy stanowisku|Auto jest u Ciebie/);
  expect(await textOf('hand_over', 'taken back')).toContain('Auto czeka przy stanowisku');
});

test('a part that went back at the provider is called a part, and told with its own day', async () => {
  const text = await textOf('refund_notice', 'a part, before another refund');
  expect(text).toContain('Zwróciliśmy część wpłaty');
  expect(text).toContain(`najpóźniej ${formatWeekday(refundedBy('2026-06-22T08:02:00Z'))}`);
});

test('a refund tells one day by which it is there', async () => {
  const text = await textOf('refund_notice', 'TAKEN');
  expect(text).toContain('Na koncie: najpóźniej pn 06.07.2026, zależnie od banku');
  expect(text).not.toContain('kilku dni roboczych');
});

test('a change that was paid for says so, and what is still due besides', async () => {
  const { facts } = (await letters.change?.['more days, where something else is due']?.()) ?? { facts: [] };
  expect(facts.map(([label, value]) => `${label}: ${value}`.replaceAll('\u00a0', ' '))).toEqual(
    expect.arrayContaining(['Dopłacono: 50,00 zł', 'Do zapłaty: 50,00 zł']),
  );
});

test('the refund of new dates says that the booking stays as it is only where it does', async () => {
  expect(await textOf('refund_notice', 'of new days that could not be had')).toContain('zostaje bez zmian');
  const text = await textOf('refund_notice', 'of new days of a booking that is cancelled');
  expect(text).toContain('jest już anulowana, dlatego dopłatę zwróciliśmy');
  expect(text).not.toMatch(/bez zmian|nie są już wolne|których nie ma/);
});

test('the subject of a refund tells how much, and of which booking', async () => {
  const subjectOf = async (state: string) =>
    mailOf((await letters.refund_notice[state]?.()) as Letter, wholeContact).subject;
  expect((await subjectOf('TAKEN')).replaceAll('\u00a0', ' ')).toMatch(/^Zwrot 150,00 zł: rezerwacja \w{3}-7F3K9Q$/);
  expect(await subjectOf('PAID_TWICE')).toMatch(/-7F3K9Q$/);
  expect(await subjectOf('of new days that could not be had')).toContain(': nowe daty nie są już wolne');
});

test('a car that came back late is paid for by the link of its mail', async () => {
  expect(await textOf('hand_over', 'late days to be paid')).toMatch(
    /Do zapłaty: 50,00 zł[\s\S]*\nZapłać albo zobacz rez/,
  );
  expect(await textOf('hand_over', 'come back')).toContain('\nZobacz protokół:\n');
});

test('a new link says how the booking stands as it is written', async () => {
  expect(await textOf('link', 'a space')).toMatch(/Stan: Opłacone[\s\S]*\nZmień lub anuluj:/);
});
