import { expect, test } from 'vitest';
import { offeredAtReturn, settledBy } from '../../src/admin/sections/pojazd/protocol/settled.ts';
import type { Rental } from '../../src/domain/booking/rental.ts';
import { addDays, today, wireDay } from '../../src/domain/language/days.ts';

const now = today();
/** Three days of 100 zł, of which the last is tomorrow. */
const rental = (more: Partial<Rental>): Rental =>
  ({
    ...{ status: 'RENTED', since: wireDay(addDays(now, -1)), until: wireDay(addDays(now, 1)), price_per_day: 100 },
    ...{ order_state: 'CONFIRMED', order_amount: 30_000, order_paid: 30_000, order_due: 0, ...more },
  }) as Rental;
const offered = (more: Partial<Rental>) => offeredAtReturn(rental(more), now);

test('a day that is not used comes back, or falls away where it was not paid', () => {
  expect(offered({})).toMatchObject({ kind: 'early', amount: 10_000, relief: 0 });
  expect(offered({ order_paid: 20_000, order_due: 10_000 })).toMatchObject({ amount: 0, relief: 10_000 });
  expect(offered({ order_state: 'UNPAID', order_paid: 0, order_due: 30_000 })).toMatchObject({
    amount: 0,
    relief: 10_000,
  });
  expect(offered({ order_paid: 20_000 })).toBeUndefined();
});

test('what falls away is said before it is pressed, and nothing is said to come back', () => {
  const settled = settledBy(offered({ order_paid: 20_000, order_due: 10_000 }), now);
  expect(settled.button).toMatch(/^Zakończ i odlicz 100,00/);
  expect(settled.follows).toMatch(/^Do zapłaty jest o 100,00.zł mniej\.$/);
  expect(settled.sent).toEqual({ until: now, amount: 0 });
});
