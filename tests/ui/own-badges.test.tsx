import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BookingCard } from '../../src/admin/own/BookingCard.tsx';
import type { OwnBooking } from '../../src/admin/own/own-booking.ts';
import { parkingStatus } from '../../src/domain/booking/parking.ts';
import { rentalStatus } from '../../src/domain/booking/rental.ts';
import { statementOf } from '../../src/domain/booking/statement.ts';
import type { Choice } from '../../src/domain/kernel/choices.ts';

afterEach(cleanup);

const booking: OwnBooking = {
  ...{ id: 1, since: '2026-06-12T22:00:00.000Z', until: '2026-06-13T22:00:00.000Z', Users_id: 7 },
  ...{ status: '', cancelled_by: null, can_cancel: false, refund: 0, refund_until: '2026-06-10T22:00:00.000Z' },
  rights: { plate: false, dates: null, cancel: null },
  ...{ order_state: null, order_number: null, order_amount: null, statement: statementOf([], false), deadline: null },
  ...{ order_first_name: null, order_last_name: null, order_email: null, order_phone: null },
};
const nothing = () => undefined;

/** The badge of an own booking: its colour, pictogram and word. */
function badgeOf(status: string, choice: Choice) {
  cleanup();
  render(
    <BookingCard
      booking={{ ...booking, status }}
      booked={{ kind: 'rental', Cars_id: 1 }}
      {...{ thing: '', name: 'Toyota Yaris', status: choice, busy: false, opened: undefined }}
      {...{ onOpen: nothing, onPrint: nothing, onRelease: nothing, reread: nothing }}
    />,
  );
  const badge = document.querySelector<HTMLElement>('[data-tone]');
  return {
    tone: badge?.dataset.tone,
    icon: badge?.querySelector('use')?.getAttribute('href')?.split('#')[1],
    label: badge?.textContent,
  };
}

test('an old booking of which no more is known than that it was cancelled says so once', () => {
  badgeOf('CANCELLED', rentalStatus.CANCELLED);
  expect(document.body.textContent?.match(/Anulowane/g)).toEqual(['Anulowane']);
});

test.each([
  ['parking', parkingStatus],
  ['rental', rentalStatus],
])('each status of an own %s has the badge that staff see', (_kind, statuses: Record<string, Choice>) => {
  for (const [status, choice] of Object.entries(statuses))
    expect(badgeOf(status, choice)).toEqual({ tone: choice.tone, icon: choice.icon, label: choice.label });
});
