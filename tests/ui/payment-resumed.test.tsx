import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { airportCode } from '../../src/airport/identity.ts';
import { addDays, parseInstant, today, wireDay } from '../../src/domain/language/days.ts';
import { asSent, type OwnOrder } from '../../src/features/booking/order.ts';
import { PayOrder } from '../../src/features/payment/PayOrder.tsx';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { dialogs } from '../../src/ui/overlays.ts';

const contact = { firstName: 'Anna', lastName: 'Zielińska', email: 'anna@poczta.example', phone: '600 700 800' };
const stay = { since: addDays(today(), 10), until: addDays(today(), 12) };
const ownOrder: OwnOrder = {
  ...{ id: 'a'.repeat(32), booking_id: 1, seconds: 900, Users_id: null },
  booking: {
    kind: 'parking',
    parking_level: 'A',
    space_id: 7,
    license_plate: 'GSL48RK',
    ...stay,
    contact,
    terms: true,
  },
};
const order = (state: string) => ({
  ...{ id: ownOrder.id, order_number: `${airportCode}-7F3K9Q`, kind: 'parking', state, amount: 15_000 },
  ...{ since: parseInstant(wireDay(stay.since)), until: parseInstant(wireDay(stay.until)) },
  ...{ expires_at: new Date(Date.now() + 600_000).toISOString(), parking_level: 'A', space_id: 7 },
});
const held = (paymentStatus: string) => ({
  ...{ data: [order('HELD')], paymentStatus },
  ...{ clientSecret: 'pi_1_secret_1', provider: 'sandbox', publishableKey: 'pk' },
});

interface Sent {
  path: string;
  method: string;
  body: { [name: string]: unknown };
}
/** Opens the page of an order; `answers`: what the server says of it from now on, and of what is sent. */
function opens(first: object, sent: Sent[] = []) {
  const server = { order: first, status: 200, sent };
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = String(input);
    if (path.includes('/api/orders/')) return Response.json(server.order);
    sent.push({ path, method, body: JSON.parse(String(body ?? '{}')) });
    return Response.json(
      server.status === 409 ? { message: 'Ten termin jest już zajęty. Wybierz inny termin lub miejsce' } : {},
      { status: server.status },
    );
  });
  render(
    <Provider>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <PayOrder ownOrder={ownOrder} />
        <Overlays />
      </SWRConfig>
    </Provider>,
  );
  return server;
}
const waits = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sessionStorage.setItem('order', JSON.stringify(ownOrder));
});
afterEach(() => {
  cleanup();
  dialogs.set(() => []);
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const undecided = () => screen.findByRole('heading', { name: 'Sprawdzamy, czy zapłata doszła' });

test('while the bank decides nobody pays again, and the money that comes books the place', async () => {
  const server = opens(held('processing'));
  await undecided();
  expect(screen.getByText('Nie płać ponownie.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Zapłać/ })).toBeNull();
  server.order = held('succeeded');
  await waits(6_000);
  expect(await screen.findByRole('alertdialog', { name: 'Płatność zakończona sukcesem!' })).toBeDefined();
  expect(server.sent.map(({ path, body }) => [path, body.order])).toEqual([
    ['/api/parking', ownOrder.id],
    ['/api/email', ownOrder.id],
  ]);
});

test('a payment that the bank refuses in the end is told as not taken, and can be paid again', async () => {
  const server = opens(held('processing'));
  await undecided();
  server.order = held('requires_payment_method');
  await waits(6_000);
  expect(await screen.findByRole('heading', { name: 'Bank nic nie pobrał' })).toBeDefined();
  expect(await screen.findByRole('button', { name: /^Zapłać 150,00/ })).toBeDefined();
});

test('what is decided after the time is up is waited for too', async () => {
  const { clientSecret: _, ...late } = held('processing');
  opens({ ...late, data: [{ ...order('HELD'), expires_at: new Date(Date.now() - 1_000).toISOString() }] });
  await undecided();
  expect(screen.queryByText('Czas na zapłatę minął')).toBeNull();
});

test('money that came while nobody looked books the place', async () => {
  const server = opens(held('succeeded'));
  expect(await screen.findByRole('alertdialog', { name: 'Płatność zakończona sukcesem!' })).toBeDefined();
  expect(server.sent[0]).toMatchObject({ path: '/api/parking', body: { order: ownOrder.id } });
});

test.each([
  ['closed', held('canceled'), 'Tej płatności nie można już dokończyć', 'Wybierz miejsce ponownie'],
  ['given up in time', { data: [order('EXPIRED')], free: true }, 'Czas na zapłatę minął', 'Wybierz inne miejsce'],
])('the place of a payment that was %s may be held once more, unless it is taken', async (_, answer, title, other) => {
  const server = opens(answer);
  await screen.findByRole('heading', { name: title });
  expect(screen.getByRole('link', { name: other })).toBeDefined();
  expect(JSON.parse(sessionStorage.getItem('licensePlate') ?? ''), 'the steps are filled in').toBe('GSL48RK');
  server.status = 409;
  await act(async () => screen.getByRole('button', { name: 'Zarezerwuj je znowu' }).click());
  expect(await screen.findByRole('heading', { name: /^Ten termin jest już zajęty/ })).toBeDefined();
  expect(server.sent[0]).toMatchObject({
    path: '/api/stripe/create-payment-intent',
    body: { amount: 15_000, booking: asSent(ownOrder.booking), Users_id: null, replaces: ownOrder.id },
  });
  expect(screen.queryByRole('button', { name: 'Zarezerwuj je znowu' })).toBeNull();
});

test('an order that ran out says so of a place that somebody else has by now, and offers others', async () => {
  opens({ data: [order('EXPIRED')], free: false });
  expect(await screen.findByText(/^Nic nie pobrano. Miejsce.7 jest już zajęte.$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Zarezerwuj je znowu' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Wybierz inne miejsce' })).toBeDefined();
});
