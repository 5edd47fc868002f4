import { expect, test } from 'vitest';
import type { OwnBooking } from '../../src/admin/own/own-booking.ts';
import { cancelQuestion, heldFor, whatComesBack } from '../../src/domain/booking/refund-words.ts';
import { statementOf } from '../../src/domain/booking/statement.ts';
import { paidFor } from '../support/movements.ts';

const now = Date.parse('2026-06-12T12:00:00Z');
const paid = {
  since: '2026-07-03T22:00:00Z',
  until: '2026-07-17T22:00:00Z',
  status: 'RESERVED',
  cancelled_by: null,
  order_state: 'CONFIRMED' as const,
  can_cancel: true,
  refund: 75_000,
  refund_until: '2026-07-02T22:00:00Z',
  deadline: 'Opłata wracała.',
  statement: statementOf([paidFor({ amount: 75_000 })], false),
};

const gone = (change: Partial<OwnBooking>) => ({
  can_cancel: false,
  status: 'CANCELLED',
  order_state: null,
  ...change,
});

test.each([
  ['that stands', {}, /^Opłata wracała\.$/],
  ['that somebody cancelled', gone({}), /^Anulowane\.$/],
  ['that its owner cancelled', gone({ cancelled_by: 'CUSTOMER' }), /^Anulowane przez Ciebie\.$/],
  ['that the airport cancelled', gone({ cancelled_by: 'STAFF' }), /^Anulowane przez lotnisko\.$/],
  ['whose money is on its way', gone({ order_state: 'REFUND_PENDING' }), /, pieniądze wracają na kartę\.$/],
  ['whose money is back', gone({ order_state: 'REFUNDED' }), /, pieniądze oddane na kartę\.$/],
  ['cancelled too late', gone({ order_state: 'CANCELLED' }), /, bez zwrotu pieniędzy\.$/],
])('what a booking says of cancelling %s', (_when, change, words) => {
  expect(whatComesBack({ ...paid, ...change })).toMatch(words);
});

test('the question names the days, the sum and the day by which it is there', () => {
  expect(cancelQuestion('GSL 48P2', paid, now)).toEqual({
    title: 'Anulować rezerwację?',
    text: expect.stringMatching(
      /^GSL 48P2, 04\.07\.2026 – 18\.07\.2026\. Wraca 750,00.zł, całość, na kartę, do 26\.06\.2026\.$/,
    ),
  });
});

test('the question calls the sum all of it only where nothing more was paid', () => {
  expect(
    cancelQuestion('GSL 48P2', { ...paid, statement: statementOf([paidFor({ amount: 90_000 })], false) }, now).text,
  ).toMatch(/ Wraca 750,00.zł na kartę, do 26\.06\.2026\.$/);
});

test.each([
  [undefined, 'Czeka na płatność.'],
  ['2026-06-12T12:11:42Z', 'Miejsce czeka na Ciebie jeszcze 11:42.'],
  ['2026-06-12T12:00:00Z', 'Czas na zapłatę minął. Miejsce wróciło do puli.'],
])('what is held until %s says how long', (until, words) => {
  expect(heldFor('parking', until, now)).toBe(words);
});
