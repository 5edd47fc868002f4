import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deadlineRule,
  deadlineWords,
  formatDeadline,
  refundUntil,
  whyNotBack,
} from '../../src/domain/booking/deadline.ts';
import { type HeldBooking, standingOf } from '../../src/domain/booking/rights.ts';
import { addDays, type Day, startOf } from '../../src/domain/language/days.ts';

const said = (first: Day, hours?: number) => formatDeadline(refundUntil(first, hours)).replaceAll('\u00a0', ' ');

describe('until when all of the money comes back', () => {
  test.each<[string, Day, string]>([
    ['in summer', '2026-06-26', 'śr 24.06.2026, godz. 24:00'],
    ['in winter', '2026-12-24', 'wt 22.12.2026, godz. 24:00'],
    // Between the two midnights there are 23 hours, or 25
    ['after the spring change', '2027-03-29', 'so 27.03.2027, godz. 23:00'],
    ['on the day of the spring change', '2027-03-28', 'pt 26.03.2027, godz. 24:00'],
    ['after the autumn change', '2027-11-01', 'nd 31.10.2027, godz. 01:00'],
    ['on the day of the autumn change', '2027-10-31', 'pt 29.10.2027, godz. 24:00'],
  ])('is said of what begins %s', (_when, first, words) => expect(said(first)).toBe(words));

  test.each<[number, Day, string]>([
    [48, '2026-06-26', 'wt 23.06.2026, godz. 24:00'],
    [12, '2026-06-26', 'cz 25.06.2026, godz. 12:00'],
    [48, '2027-03-29', 'pt 26.03.2027, godz. 23:00'],
    [48, '2027-11-01', 'so 30.10.2027, godz. 01:00'],
    [1, '2027-11-01', 'nd 31.10.2027, godz. 23:00'],
  ])('is said by the same rule were it %i hours before %s', (hours, first, words) => {
    expect(said(first, hours)).toBe(words);
  });

  test('is so many hours before the day begins, on every day of two years', () => {
    for (let day: Day = '2026-06-01'; day < '2028-06-01'; day = addDays(day, 1))
      expect(startOf(day) - Date.parse(refundUntil(day)), day).toBe(24 * 3_600_000);
  });

  test('is worded for bookings in general as the terms word it', () => {
    expect(deadlineRule).toBe('24\u00a0godzin przed początkiem');
  });
});

describe('what is said of giving the money back', () => {
  const first: Day = '2026-06-26';
  const stay = { since: new Date(startOf(first)).toISOString(), until: new Date(startOf('2026-06-28')).toISOString() };
  const toldAt = (now: string, agreed_at: string | null = '2026-06-18T10:05:00Z', more: Partial<HeldBooking> = {}) =>
    standingOf(
      { kind: 'parking', over: false, amount: 15_000, left: 15_000, agreed_at, ...stay, ...more },
      Date.parse(now),
    ).deadline?.replaceAll('\u00a0', ' ') ?? null;

  const neverBack = 'Opłata nie wraca, bo do początku jest mniej niż 24 h.';
  const running = 'Rezerwacja już trwa, więc nie można jej anulować. Wyjeżdżasz wcześniej? Po prostu wyjedź.';
  test.each<[string, string | undefined, string, string | null]>([
    [
      'while it comes back',
      'Anulujesz i wraca 150,00 zł do śr 24.06.2026, godz. 24:00. Później opłata nie wraca.',
      ...(['2026-06-20T10:00:00Z', '2026-06-18T10:05:00Z'] as const),
    ],
    [
      'once it no longer does',
      'Opłata wracała do śr 24.06.2026, godz. 24:00. Anulujesz bez zwrotu.',
      ...(['2026-06-25T10:00:00Z', '2026-06-18T10:05:00Z'] as const),
    ],
    ['of what was bought later than that', neverBack, '2026-06-25T10:00:00Z', '2026-06-25T09:00:00Z'],
    ['while it runs', running, '2026-06-27T10:00:00Z', '2026-06-18T10:05:00Z'],
    ['while it runs, bought on its first day', running, '2026-06-26T10:00:00Z', '2026-06-26T09:00:00Z'],
    ['after its end', 'Zakończone, nie ma czego anulować.', '2026-06-29T10:00:00Z', '2026-06-18T10:05:00Z'],
    ['where nothing was paid', 'Możesz anulować do cz 25.06.2026, godz. 24:00.', '2026-06-20T10:00:00Z', null],
  ])('%s', (_when, words, now, agreedAt) => expect(toldAt(now, agreedAt)).toBe(words));

  test('nothing of what is over', () => expect(toldAt('2026-06-20T10:00:00Z', null, { over: true })).toBeNull());

  test('never names a deadline that was before the purchase, on whatever day clocks change', () => {
    const minute = 60_000;
    const begin = startOf('2027-03-20');
    assert(
      property(
        integer({ min: 0, max: 20 }),
        integer({ min: 0, max: 25 * 1440 }),
        integer({ min: 0 }),
        (day, bought, later) => {
          const since = addDays('2027-03-20', day);
          const agreedAt = Math.min(begin + bought * minute, startOf(since) - minute);
          const now = Math.min(agreedAt + (later % (5 * 1440)) * minute, startOf(since) - minute);
          const moments = {
            since: new Date(startOf(since)).toISOString(),
            agreed_at: new Date(agreedAt).toISOString(),
          };
          const booking = {
            kind: 'parking' as const,
            over: false,
            amount: 100,
            left: 100,
            ...moments,
            until: moments.since,
          };
          const isLate = agreedAt > Date.parse(refundUntil(since));
          for (const words of [
            standingOf(booking, now).deadline ?? '',
            ...(now > Date.parse(refundUntil(since)) ? [whyNotBack(moments, new Date(now).toISOString())] : []),
          ])
            expect(words.includes(formatDeadline(refundUntil(since)))).toBe(!isLate);
        },
      ),
    );
  });

  test('a rental that runs says what to do with the car', () => {
    const rights = { kind: 'rental', cancel: null, ended: false, refund: 0, agreed_at: null } as const;
    expect(deadlineWords({ ...rights, since: stay.since })).toContain('oddaj auto');
  });
});
