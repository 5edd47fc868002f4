import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addDays, parseInstant, today, wireDay } from '../../src/domain/language/days.ts';
import type { OwnOrder } from '../../src/features/booking/order.ts';
import { PrintedBooking } from '../../src/features/payment/PrintedBooking.tsx';
import { receiptOf } from '../../src/features/payment/receipt.ts';
import { Success } from '../../src/features/payment/Success.tsx';
import type { ShownOrder } from '../../src/features/payment/useOrder.ts';

afterEach(cleanup);

const contact = { firstName: 'Anna', lastName: 'Zielińska', email: 'anna@poczta.example', phone: '600 700 800' };
const stay = { since: wireDay(addDays(today(), 10)), until: wireDay(addDays(today(), 12)) };
const order: ShownOrder = {
  ...{ id: 'a'.repeat(32), order_number: 'BZT-7F3K9Q', kind: 'rental', state: 'CONFIRMED', amount: 41_700 },
  ...{ since: parseInstant(stay.since) ?? '', until: parseInstant(stay.until) ?? '', expires_at: '' },
  ...{ parking_level: null, space_id: null },
  ...{ brand: 'Toyota', model: 'Yaris', car_plate: 'GSL 1001A', body: 'CITY', img: null },
};
const own: OwnOrder = {
  ...{ id: order.id, booking_id: 1, seconds: 900, Users_id: null, paid: true },
  booking: { kind: 'rental', Cars_id: 1, ...stay, contact, terms: true },
};

test('whoever rented a car is sent to its desk, not to a gate, and sees the car and its plate', () => {
  const { container } = render(<Success own={own} order={order} contact={contact} />);
  const words = container.textContent ?? '';
  expect(words).toMatch(/przy stanowisku w.hali przylotów/);
  expect(words).not.toMatch(/wje[zź]d|zaparkuj|za szybą/i);
  const paid = screen.getByRole('complementary', { name: 'Opłacone zamówienie' });
  expect(paid.querySelector('figure use')?.getAttribute('href')).toMatch(/#car-city$/);
  expect(within(paid).getByText('GSL 1001A')).toBeDefined();
});

test('the sheet of what was cancelled asks nobody to show its code', () => {
  render(<PrintedBooking receipt={receiptOf(order, own)} order={order} contact={contact} cancelled />);
  const sheet = within(screen.getByRole('region', { name: 'Wersja do druku' }));
  expect(sheet.getByText('ANULOWANO')).toBeDefined();
  expect(sheet.getByText('GSL 1001A')).toBeDefined();
  expect(sheet.queryByText(/pokaż/)).toBeNull();
});
