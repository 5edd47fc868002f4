import { expect, test } from 'vitest';
import type { OwnBooking } from '../../src/admin/own/own-booking.ts';
import { heldFor, whatComesBack } from '../../src/domain/booking/refund-words.ts';
import { statementOf } from '../../src/domain/booking/statement.ts';
import { gaveBack, paidFor } from '../support/movements.ts';

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

const sentBack = statementOf([paidFor({ amount: 75_000 }), gaveBack({ amount: 75_000 })], true);
const transferred = statementOf([paidFor({ amount: 75_000 }), gaveBack({ amount: 75_000, transferred: true })], true);

const gone = (change: Partial<OwnBooking>) => ({
  can_cancel: false,
  status: 'CANCELLED',
  order_state: null,
  ...change,
});

test.each([
  ['that stands', {}, /^Opłata wracała\.$/],
  ['that somebody cancelled', gone({}), /^$/],
  ['that its owner cancelled', gone({ cancelled_by: 'CUSTOMER' }), /^Anulowane przez Ciebie\.$/],
  ['that the airport cancelled', gone({ cancelled_by: 'STAFF' }), /^Anulowane przez lotnisko\.$/],
  [
    'whose money is on its way',
    gone({ order_state: 'REFUND_PENDING', statement: sentBack }),
    /^Pieniądze wracają na.kartę\.$/,
  ],
  ['whose money is back', gone({ order_state: 'REFUNDED', statement: sentBack }), /^Pieniądze oddane na.kartę\.$/],
  [
    'whose money a transfer brought back',
    gone({ order_state: 'REFUNDED', statement: transferred }),
    /^Pieniądze oddane przelewem na.konto\.$/,
  ],
  ['cancelled too late', gone({ order_state: 'CANCELLED' }), /^Bez zwrotu pieniędzy\.$/],
])('what a booking says of cancelling %s', (_when, change, words) => {
  expect(whatComesBack({ ...paid, ...change })).toMatch(words);
});

test.each([
  [undefined, 'Czeka na płatność.'],
  ['2026-06-12T12:11:42Z', 'Miejsce czeka na Ciebie jeszcze 11:42.'],
  ['2026-06-12T12:00:00Z', 'Czas na zapłatę minął. Miejsce wróciło do puli.'],
])('what is held until %s says how long', (until, words) => {
  expect(heldFor('parking', until, now)).toBe(words);
});
