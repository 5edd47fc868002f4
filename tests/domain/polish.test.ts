import { expect, test } from 'vitest';
import { accusative } from '../../src/domain/language/accusative.ts';
import { formatAmount, formatFigures } from '../../src/domain/language/amounts.ts';
import { count, nouns } from '../../src/domain/language/polish.ts';

test.each([
  [1, '1 dzień'],
  [2, '2 dni'],
  [5, '5 dni'],
  [22, '22 dni'],
])('%i days are said as %s', (n, words) => expect(count(n, nouns.day)).toBe(words.replace(' ', '\u00a0')));

test.each([
  [0, '0 miejsc'],
  [1, '1 miejsce'],
  [2, '2 miejsca'],
  [5, '5 miejsc'],
  [12, '12 miejsc'],
  [22, '22 miejsca'],
  [101, '101 miejsc'],
])('%i spaces are said as %s', (n, words) => expect(count(n, nouns.space)).toBe(words.replace(' ', '\u00a0')));

test('every whole number has the form that the rules of Polish give it', () => {
  const rules = new Intl.PluralRules('pl');
  const forms: Record<string, string> = { one: nouns.space.one, few: nouns.space.few, many: nouns.space.many };
  for (const n of [...Array(250).keys(), 1002, 1012, 1_000_001, 1_000_024])
    expect(count(n, nouns.space).split('\u00a0').at(-1)).toBe(forms[rules.select(n)]);
});

test('a number of five figures is parted into thousands', () => {
  expect([9999, 10_000, 1_234_567].map((n) => count(n, nouns.flight))).toEqual([
    '9999\u00a0lotów',
    '10\u00a0000\u00a0lotów',
    '1\u00a0234\u00a0567\u00a0lotów',
  ]);
});

test('amounts are grosze shown with a comma and a no-break space', () => {
  expect(formatAmount(1250)).toBe('12,50\u00a0zł');
  expect(formatAmount(15_000)).toBe('150,00\u00a0zł');
  expect(formatAmount(0)).toBe('0,00\u00a0zł');
});

test('the figures of an amount are those of Intl', () => {
  const figures = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const amounts = [1, 9, 10, 99, 100, 5_05, 99_99, 999_999, 1_000_000, 1_234_567_89, 139.99 * 100].flatMap((it) => [
    it,
    -it,
  ]);
  for (const grosze of amounts) expect(formatFigures(grosze), `${grosze}`).toBe(figures.format(grosze / 100));
});

test.each([
  ['Bramka', 'bramkę'],
  ['Lot', 'lot'],
])('%s is deleted as %s', (name, words) => expect(accusative(name)).toBe(words));
