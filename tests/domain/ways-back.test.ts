import { expect, test } from 'vitest';
import { howReturns, whatReturns } from '../../src/domain/booking/refund-words.ts';
import { statementOf } from '../../src/domain/booking/statement.ts';
import { buttonSum, howBack, sumsBack, type Way, waysBack, waysOf } from '../../src/domain/booking/ways-back.ts';
import { gaveBack, paidFor } from '../support/movements.ts';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');
const left: Way[] = [
  { method: 'CASH', amount: 10_000 },
  { method: 'CARD', amount: 5_000 },
  { method: 'CASH', amount: 2_000 },
];

test('money goes back of the latest payment first, each way with all that goes by it', () => {
  expect(waysBack(left, 4_000)).toEqual([{ method: 'CASH', amount: 4_000 }]);
  expect(waysBack(left, 16_000)).toEqual([
    { method: 'CARD', amount: 5_000 },
    { method: 'CASH', amount: 11_000 },
  ]);
  expect(waysBack(left, 0)).toEqual([]);
});

test('one way is said without its amount, two ways with both, on a button as well', () => {
  const [one, two] = [waysBack(left, 4_000), waysBack(left, 16_000)];
  expect(plain(howBack(one))).toBe('gotówką przy stanowisku');
  expect(plain(howBack(two))).toBe('50,00 zł na kartę, 110,00 zł gotówką przy stanowisku');
  expect(plain(sumsBack(one))).toBe('40,00 zł gotówką przy stanowisku');
  expect(plain(buttonSum(one))).toBe('40,00 zł');
  expect(plain(buttonSum(two))).toBe('50,00 + 110,00 zł');
});

test('only what goes back by itself is promised by a day', () => {
  const card: Way[] = [{ method: 'CARD', amount: 100 }];
  expect(plain(howReturns(card))).toMatch(/^Na kartę, którą zapłacono, na/);
  expect(plain(howReturns(waysBack(left, 4_000)))).toBe(
    'Wróci 40,00 zł gotówką przy stanowisku. Po gotówkę przyjdź do obsługi lotniska.',
  );
  expect(plain(howReturns(waysBack(left, 16_000)))).toMatch(/Z karty będzie na koncie najpóźniej .*Po gotówkę/);
});

test('what a cancelled booking gave back in cash waits at the airport, not on an account', () => {
  const cash = { method: 'CASH', amount: 15_000 } as const;
  const back = { ...cash, at: '2026-06-19T10:00:00Z' };
  const words = (more: object) =>
    plain(whatReturns(statementOf([paidFor(cash), gaveBack({ ...back, ...more })], true)) ?? '');
  const waiting = 'Wraca 150,00 zł gotówką przy stanowisku. Po gotówkę przyjdź do obsługi lotniska.';
  expect(words({ state: 'PENDING' })).toBe(waiting);
  expect(words({})).toBe('Oddano 150,00 zł gotówką przy stanowisku.');
  const both = [
    paidFor(cash),
    paidFor({ amount: 5_000 }),
    gaveBack(back),
    gaveBack({ ...back, amount: 5_000, method: 'CARD' }),
  ];
  expect(plain(whatReturns(statementOf(both, true)) ?? '')).toBe(
    'Wraca 50,00 zł na kartę. Oddano 150,00 zł gotówką przy stanowisku.',
  );
  expect(words({ method: 'CARD' })).toMatch(/^150,00 zł będzie na koncie najpóźniej/);
});

test('of what nobody has paid for nothing is said to stay', () => {
  expect(whatReturns(statementOf([], true))).toBeUndefined();
});

test('who has cash and a terminal’s payment to come for is told of both', () => {
  const left = [
    { method: 'TERMINAL', amount: 10_000 },
    { method: 'CASH', amount: 5_000 },
  ] as const;
  expect(plain(howReturns(waysBack(left, 15_000)))).toMatch(/ po gotówkę i z kartą, którą zapłacono\.$/);
});

test('what a bank refused and a transfer brought back is said to come by the transfer', () => {
  const line = { method: 'CARD', amount: -15_000, transferred: true } as const;
  expect(plain(howBack(waysOf([line])))).toBe('przelewem na konto');
  expect(plain(sumsBack(waysOf([line, { ...line, transferred: false, amount: -100 }])))).toBe(
    '1,00 zł na kartę, 150,00 zł przelewem na konto',
  );
  const back = gaveBack({ amount: 15_000, at: '2026-06-19T10:00:00Z', transferred: true });
  expect(plain(whatReturns(statementOf([paidFor({ amount: 15_000 }), back], true)) ?? '')).toBe(
    'Wraca 150,00 zł przelewem na konto.',
  );
});
