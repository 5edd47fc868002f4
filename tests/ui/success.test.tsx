import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { airportCode } from '../../src/airport/identity.ts';
import { addDays, parseInstant, today, wireDay } from '../../src/domain/language/days.ts';
import type { OwnOrder } from '../../src/features/booking/order.ts';
import { ErrorPage } from '../../src/features/payment/ErrorPage.tsx';
import { PrintedBooking } from '../../src/features/payment/PrintedBooking.tsx';
import { receiptOf } from '../../src/features/payment/receipt.ts';
import { Success } from '../../src/features/payment/Success.tsx';
import { SuccessPage } from '../../src/features/payment/SuccessPage.tsx';
import type { ShownOrder } from '../../src/features/payment/useOrder.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const contact = { firstName: 'Anna', lastName: 'Zielińska', email: 'anna@poczta.example', phone: '600 700 800' };
const stay = { since: addDays(today(), 10), until: addDays(today(), 12) };
const order: ShownOrder = {
  ...{ id: 'a'.repeat(32), order_number: `${airportCode}-7F3K9Q`, kind: 'rental', state: 'CONFIRMED', amount: 41_700 },
  ...{ since: parseInstant(wireDay(stay.since)) ?? '', until: parseInstant(wireDay(stay.until)) ?? '', expires_at: '' },
  ...{ parking_level: null, space_id: null, cancelled: false, kept: 0, paid_at: null, card: null },
  ...{ brand: 'Toyota', model: 'Yaris', car_plate: 'GSL 1001A', body: 'CITY', img: null },
};
const ownOrder: OwnOrder = {
  ...{ id: order.id, booking_id: 1, seconds: 900, Users_id: null, paid: true },
  booking: { kind: 'rental', Cars_id: 1, ...stay, contact, terms: true },
};

test('whoever rented a car is sent to its desk, not to a gate, and sees the car and its plate', () => {
  const { container } = render(<Success ownOrder={ownOrder} order={order} contact={contact} />);
  const words = container.textContent ?? '';
  expect(words).toMatch(/przy stanowisku w.hali przylotów/);
  expect(words).not.toMatch(/wje[zź]d|zaparkuj|za szybą/i);
  const paid = screen.getByRole('complementary', { name: 'Opłacone zamówienie' });
  expect(paid.querySelector('figure use')?.getAttribute('href')).toMatch(/#car-city$/);
  expect(within(paid).getByText('GSL 1001A')).toBeDefined();
});

test.each([
  [0, ['0', '1']],
  [7, ['6', '7', '8']],
  [50, ['49', '50']],
])('whoever parks at %i sees how one comes in: camera, barrier, space', (space, numbers) => {
  const parked: ShownOrder = {
    ...{ ...order, kind: 'parking', parking_level: 'A', space_id: space },
    ...{ brand: null, model: null, car_plate: null, body: null },
  };
  render(<Success ownOrder={ownOrder} order={parked} contact={contact} />);
  const steps = within(screen.getByRole('region', { name: 'Jak wjechać' }));
  const drawn = steps.getAllByRole('listitem').map((step) => step.querySelector('use')?.getAttribute('href'));
  expect(drawn).toEqual(['camera', 'barrier', 'space'].map((name) => expect.stringMatching(new RegExp(`#${name}$`))));
  const shown = [...(steps.getAllByRole('listitem')[2]?.querySelectorAll('text') ?? [])].map((it) => it.textContent);
  expect(shown.filter(Boolean)).toEqual(numbers);
});

test('a car without promised hours: the page and its sheet say when the desk is open', async () => {
  const answers: Record<string, unknown> = { 'rental-terms': [{ opens: '05:00', closes: '22:00', key_box: null }] };
  vi.stubGlobal('fetch', async (path: string) => Response.json({ data: answers[path.replace('/api/', '')] ?? [] }));
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Success ownOrder={ownOrder} order={order} contact={contact} />
    </SWRConfig>,
  );
  // How it is fetched and brought back, on the page and on paper
  await waitFor(() => expect(screen.getAllByText(/, stanowisko czynne 5:00–22:00/)).toHaveLength(4));
  const sheet = within(screen.getByRole('region', { name: 'Wersja do druku' }));
  expect(sheet.getByText('Pokaż ten kod przy stanowisku albo podaj numer.').closest('figure')).not.toBeNull();
  expect(sheet.queryByText(/Kod:/)).toBeNull();
});

test('the sheet of what was cancelled asks nobody to show its code', () => {
  render(
    <PrintedBooking
      receipt={receiptOf(order, ownOrder)}
      order={order}
      contact={contact}
      statement={undefined}
      over="cancelled"
    />,
  );
  const sheet = within(screen.getByRole('region', { name: 'Wersja do druku' }));
  expect(sheet.getByText('ANULOWANO')).toBeDefined();
  expect(sheet.getByText('GSL 1001A')).toBeDefined();
  expect(sheet.queryByText(/pokaż/i)).toBeNull();
});

/** Opens a page of this tab's order while the server is away; `back`: it answers again. */
function opensAway(Page: () => ReactNode, kept: OwnOrder, answer: object): { back: () => Promise<unknown> } {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isAway = true;
  vi.stubGlobal('fetch', async () =>
    isAway ? Response.json({ message: 'Spróbuj za chwilę' }, { status: 503 }) : Response.json(answer),
  );
  sessionStorage.setItem('order', JSON.stringify(kept));
  render(
    <Provider>
      <SWRConfig value={{ provider: () => new Map() }}>
        <Page />
      </SWRConfig>
    </Provider>,
  );
  return {
    back: () => {
      isAway = false;
      // The first of the further questions comes within nine seconds; the way home by itself takes ten
      return vi.advanceTimersByTimeAsync(9_000);
    },
  };
}

test('a paid order whose server is away says its number, and asks on for its place', async () => {
  const { back } = opensAway(SuccessPage, { ...ownOrder, order_number: `${airportCode}-7F3K9Q` }, { data: [order] });
  expect(await screen.findByText(`${airportCode}-7F3K9Q`)).toBeDefined();
  expect(screen.getByText(/Próbujemy dalej/)).toBeDefined();
  await back();
  expect(await screen.findByRole('complementary', { name: 'Opłacone zamówienie' })).toBeDefined();
});

test('while it is not known how a payment ended nothing warns of anything', async () => {
  const { paid: _, ...unpaid } = ownOrder;
  opensAway(SuccessPage, unpaid, { data: [order] });
  const sign = (await screen.findByRole('heading', { name: 'Sprawdzamy płatność' })).closest('section');
  expect(sign?.querySelector('use')?.getAttribute('href')).toMatch(/#clock$/);
});

test('a declined payment whose server is away offers another try once the server answers', async () => {
  const { paid: _, ...unpaid } = ownOrder;
  const heldOrder = {
    data: [{ ...order, state: 'HELD' }],
    paymentStatus: 'requires_payment_method',
    clientSecret: 's',
    provider: 'sandbox',
    publishableKey: 'k',
  };
  const { back } = opensAway(ErrorPage, unpaid, heldOrder);
  expect(await screen.findByRole('heading', { name: 'Płatność Nieudana' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Spróbuj ponownie' })).toBeNull();
  await back();
  expect(await screen.findByRole('link', { name: 'Spróbuj ponownie' })).toBeDefined();
});

test.each([
  ['CANCELLED', 41_700, 'Opłata nie wraca.'],
  ['REFUNDED', 0, 'Pieniądze wracają na kartę, którą zapłacono.'],
])('of a cancelled booking (%s) the page says what became of its money', async (state, kept, words) => {
  const { back } = opensAway(ErrorPage, ownOrder, { data: [{ ...order, state, cancelled: true, kept }] });
  await back();
  expect(await screen.findByRole('heading', { name: 'Rezerwacja anulowana' })).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByText(/Czekamy na potwierdzenie|zajęty/)).toBeNull();
});
