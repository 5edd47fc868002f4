import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { airportCode } from '../../src/airport/identity.ts';
import { standingOf } from '../../src/domain/booking/rights.ts';
import { statementOf } from '../../src/domain/booking/statement.ts';
import { addDays, parseInstant, today, wireDay } from '../../src/domain/language/days.ts';
import { deskOfLink, type ShownBooking } from '../../src/features/manage/booking.ts';
import { DatesAct } from '../../src/features/manage/DatesAct.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = (days: number): string => parseInstant(wireDay(addDays(today(), days))) ?? '';
const stay = { since: at(10), until: at(12) };
const money = { amount: 15_000, left: 15_000 };
const expires_at = new Date(Date.now() + 600_000).toISOString();
const change = { order: 'c'.repeat(32), amount: 5_000, since: at(10), until: at(13), expires_at };
const booking: ShownBooking = {
  ...{ ways: [], told: null },
  ...{ order_number: `${airportCode}-7F3K9Q`, kind: 'parking', status: 'RESERVED', ...stay },
  ...{ ...money, price: 5_000, paid: 15_000, paid_at: at(-1), kept: 0, due: 0, unpaid: false },
  ...{ parking_level: 'A', space_id: 0, license_plate: 'GSL48RK', brand: null, model: null },
  ...{ pickup_at: null, return_at: null, out_at: null },
  ...{ Cars_id: null, car_plate: null, body: null, img: null },
  ...{ first_name: 'Anna', last_name: 'Zielińska', email: 'anna@poczta.example', phone: '600 700 800' },
  ...standingOf({ kind: 'parking', agreed_at: at(-1), ...stay, ...money, over: false }),
  ...{ agreed_at: at(-1), statement: statementOf([], false), cancelled: null, change },
};

/** The order of new dates as the server tells it; its payment to the browser alone that began it. */
const orderOf = (paymentStatus?: string, state = 'HELD') => ({
  data: [{ ...{ id: change.order, kind: 'parking', state, amount: 5_000, space_id: 9 }, ...change }],
  ...(paymentStatus && { paymentStatus, clientSecret: 'pi_1_secret_1', provider: 'sandbox', publishableKey: 'pk' }),
});

/** Opens the row of a booking whose new dates wait for their payment; `order`: what the server says of that. */
function opens(order: object) {
  const server = { order, sent: [] as object[] };
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json(server.order);
    server.sent.push(JSON.parse(String(body)));
    const { clientSecret, provider, publishableKey } = orderOf('requires_payment_method');
    return Response.json({ ...change, clientSecret, provider, publishableKey });
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <DatesAct booking={booking} desk={deskOfLink('a'.repeat(64))} reread={() => {}} />
    </SWRConfig>,
  );
  return server;
}
const pays = () => userEvent.click(screen.getByRole('button', { name: /^Dopłać 50,00/ }));

test('new dates whose bank waits for an answer can still be paid by giving it', async () => {
  const server = opens(orderOf('requires_action'));
  await pays();
  expect(await screen.findByRole('button', { name: 'Odpowiedz bankowi' })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Zapłać 50,00/ })).toBeDefined();
  expect(server.sent).toEqual([]);
});

test('new dates that were left before a card was given are paid in the order that holds them', async () => {
  const server = opens(orderOf('requires_payment_method'));
  await pays();
  expect(await screen.findByRole('button', { name: /^Zapłać 50,00/ })).toBeDefined();
  expect(screen.queryByText('Bank czeka na Twoją odpowiedź')).toBeNull();
  expect(server.sent).toEqual([]);
});

test('new dates whose bank has yet to decide are not paid again', async () => {
  opens(orderOf('processing'));
  await pays();
  expect(await screen.findByRole('heading', { name: 'Sprawdzamy, czy zapłata doszła' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Zapłać/ })).toBeNull();
});

test('new dates that another browser began are begun anew, on the space that waits', async () => {
  const server = opens(orderOf());
  await pays();
  expect(await screen.findByRole('button', { name: /^Zapłać 50,00/ })).toBeDefined();
  const [since, until] = [addDays(today(), 10), addDays(today(), 13)];
  expect(server.sent).toEqual([{ since, until, difference: 5_000, space_id: 9 }]);
});

test('new dates that were given up meanwhile say so in place of the card form', async () => {
  const server = opens(orderOf('requires_payment_method'));
  await pays();
  server.order = orderOf(undefined, 'EXPIRED');
  const card = await screen.findByLabelText('Numer karty');
  await userEvent.type(card, '4242424242424242');
  await userEvent.type(screen.getByLabelText(/Ważna do/), '1234');
  await userEvent.type(screen.getByLabelText('Kod CVC'), '123');
  await userEvent.click(screen.getByRole('button', { name: /^Zapłać/ }));
  expect(await screen.findByRole('heading', { name: 'Czas na dopłatę minął' })).toBeDefined();
});
