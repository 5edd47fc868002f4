import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Movement } from '../../src/domain/booking/movement.ts';
import {
  formatSigned,
  onceCancelled,
  type Statement,
  shownSums,
  statementOf,
} from '../../src/domain/booking/statement.ts';
import { gaveBack, paidFor } from '../support/movements.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const longer = { since: '2026-06-26', until: '2026-06-29' } as const;
const dear = paidFor();
const added = paidFor({ at: '2026-06-20T07:12:00Z', amount: 5_000, before: dear.after, after: longer });
const shorter = gaveBack({
  ...{ at: '2026-06-21T16:40:00Z', cause: 'CUSTOMER_CHANGE', before: longer },
  after: { since: '2026-06-26', until: '2026-06-26' },
});
const over = gaveBack({ at: '2026-06-22T08:02:00Z', amount: 5_000 });

const sumsOf = (statement: Statement) =>
  shownSums(statement).map(({ name, amount }) => `${name} ${plain(formatSigned(amount))}`);
const linesOf = ({ lines }: Statement) =>
  lines.map(({ what, why, amount }) => plain(`${what}: ${why}: ${formatSigned(amount)}`));

describe('the statement of a booking that was paid, lengthened, shortened and cancelled', () => {
  test('once it is paid', () => {
    const paid = statementOf([dear], false);
    expect(linesOf(paid)).toEqual(['Zapłata: 3 dni × 50,00 zł, karta: 150,00 zł']);
    expect(sumsOf(paid)).toEqual(['Zapłacono razem 150,00 zł', 'Za rezerwację 150,00 zł']);
  });

  test('once a day is added: that nothing came back is said', () => {
    const lengthened = statementOf([dear, added], false);
    expect(linesOf(lengthened)[1]).toBe('Dopłata: dodany dzień pn 29.06, 1 × 50,00 zł, karta: 50,00 zł');
    expect(sumsOf(lengthened)).toEqual([
      ...['Zapłacono razem 200,00 zł', 'Zwrócono wcześniej 0,00 zł'],
      'Za rezerwację 200,00 zł',
    ]);
  });

  test('once it is shorter', () => {
    const shortened = statementOf([dear, added, shorter], false);
    expect(linesOf(shortened)[2]).toBe(
      'Zwrot: krócej o 3 dni (27–29.06), karta, na koncie najpóźniej nd 05.07: −150,00 zł',
    );
    expect(sumsOf(shortened)).toEqual([
      ...['Zapłacono razem 200,00 zł', 'Zwrócono wcześniej −150,00 zł'],
      'Za rezerwację 50,00 zł',
    ]);
  });

  test('before it is cancelled, and once it is', () => {
    const shortened = statementOf([dear, added, shorter], false);
    const asked = { ...shortened, ...onceCancelled(shortened, 5_000) };
    const cancelled = statementOf([dear, added, shorter, over], true);
    const sums = ['Zapłacono razem 200,00 zł', 'Zwrócono wcześniej −150,00 zł', 'Wraca teraz −50,00 zł'];
    expect(sumsOf(asked)).toEqual([...sums, 'Za rezerwację 0,00 zł']);
    expect(sumsOf(cancelled)).toEqual([...sums, 'Za rezerwację 0,00 zł']);
  });

  test('once a part that the bank refused is sent again, all goes back together', () => {
    const cash = gaveBack({ at: over.at, amount: 10_000, method: 'CASH' });
    const again = gaveBack({ at: '2026-06-24T09:00:00Z', amount: 5_000 });
    const earlier = { returned: 15_000, returning: 15_000, total: 0 };
    expect(statementOf([dear, added, added, added, shorter, cash, again], true)).toMatchObject(earlier);
  });

  test('once another refund follows, what the cancelling sent came earlier', () => {
    const later = gaveBack({ at: '2026-06-25T08:00:00Z', amount: 1_000, cause: 'PROVIDER' });
    expect(statementOf([dear, over, later], true)).toMatchObject({ returned: 5_000, returning: 1_000, total: 9_000 });
  });
});

describe('why', () => {
  const whyOf = (...movements: Movement[]) => plain(statementOf(movements, false).lines.at(-1)?.why ?? '');
  const days = (since: number, until: number) => ({ since: `2026-06-${since}`, until: `2026-06-${until}` }) as const;

  test.each<[string, Partial<Movement>]>([
    ['dłużej o 2 dni (27–28.06), karta', { amount: 999, before: days(24, 26), after: days(24, 28) }],
    ['nowe daty 27–30.06, karta', { amount: 5_000, before: days(24, 26), after: days(27, 30) }],
    ['karta •••• 4242', { amount: 5_000, card: '4242' }],
    ['gotówka', { amount: 5_000, method: 'CASH' }],
    [
      'dłużej o 2 dni (27–28.06), gotówka',
      { amount: 5_000, method: 'CASH', before: days(24, 26), after: days(24, 28), one_change: false, changes: 1 },
    ],
    [
      'nowe daty 24–28.06, gotówka',
      { amount: 5_000, method: 'CASH', before: days(24, 26), after: days(24, 28), one_change: false, changes: 2 },
    ],
    ['karta w terminalu', { amount: 5_000, method: 'TERMINAL' }],
    ['nowe daty 24–26.06, karta', { amount: 5_000, failed_change: true, after: days(24, 26) }],
  ])('a payment: %s', (why, more) => expect(whyOf(dear, paidFor(more))).toBe(why));

  test('the first payment of what the staff made longer before it tells no price of a day', () => {
    expect(whyOf(paidFor({ method: 'CASH', before: days(26, 27), one_change: false, changes: 1 }))).toBe(
      '3 dni, gotówka',
    );
  });

  test.each<[string, Partial<Movement>]>([
    ['anulowanie, gotówka', { method: 'CASH' }],
    ['remont poziomu A, karta, na koncie najpóźniej cz 02.07', { cause: 'STAFF', reason: 'remont poziomu A' }],
    ['anulowanie przez lotnisko, karta, na koncie najpóźniej cz 02.07', { cause: 'STAFF' }],
    ['anulowanie, przelewem na konto', { transferred: true }],
    ['anulowanie, bank go nie przyjął, wyślemy go jeszcze raz', { state: 'FAILED' }],
    ['zmiana dat nie doszła do skutku, karta, na koncie najpóźniej cz 02.07', { failed_change: true }],
    ['zmiana rezerwacji, karta, na koncie najpóźniej cz 02.07', { cause: 'CHANGE' }],
    [
      'nowe daty 27–28.06, karta, na koncie najpóźniej cz 02.07',
      { cause: 'CHANGE', before: days(20, 24), after: days(27, 28) },
    ],
    [
      'krócej o 1 dzień (24.06), karta, na koncie najpóźniej cz 02.07',
      { cause: 'CHANGE', before: days(24, 26), after: days(25, 26) },
    ],
  ])('a refund: %s', (why, more) => expect(whyOf(dear, gaveBack(more))).toBe(why));
});

test('whatever happened to a booking, what was paid less what came back is what it costs', () => {
  const movement = record({
    ...{ kind: constantFrom('PAYMENT' as const, 'REFUND' as const), amount: integer({ min: 1, max: 1_000_000 }) },
    ...{ method: constantFrom('CARD' as const, 'TERMINAL' as const, 'CASH' as const), minute: nat(5_000) },
    cause: constantFrom(
      'TAKEN' as const,
      'CUSTOMER' as const,
      'STAFF' as const,
      'CHANGE' as const,
      'PROVIDER' as const,
    ),
    state: constantFrom('PENDING' as const, 'DONE' as const, 'FAILED' as const),
    transferred: boolean(),
  });
  assert(
    property(array(movement, { maxLength: 12 }), boolean(), nat(1_000_000), (them, isOver, refund) => {
      const history = them
        .toSorted((a, b) => a.minute - b.minute)
        .map(({ minute, ...it }) =>
          it.kind === 'PAYMENT'
            ? paidFor({ amount: it.amount, method: it.method, at: new Date(minute * 60_000).toISOString() })
            : gaveBack({ ...it, at: new Date(minute * 60_000).toISOString() }),
        );
      const statement = statementOf(history, isOver);
      for (const { paid, returned, returning, total } of [statement, onceCancelled(statement, refund)])
        expect(paid - returned - returning).toBe(total);
      const signed = statement.lines.reduce((sum, { amount }) => sum + amount, 0);
      expect(signed).toBe(statement.total);
      const shown = shownSums(statement);
      expect(shown.length).toBeLessThanOrEqual(4);
      // Rows that are left out are nothing
      expect(shown.reduce((sum, it) => sum + (it.sum === 'total' ? 0 : it.amount), 0)).toBe(statement.total);
    }),
  );
});
