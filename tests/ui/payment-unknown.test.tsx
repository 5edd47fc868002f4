import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { airportCode } from '../../src/airport/identity.ts';
import { orderAtom } from '../../src/features/booking/order.ts';
import { ErrorPage } from '../../src/features/payment/ErrorPage.tsx';
import { PaymentPage } from '../../src/features/payment/PaymentPage.tsx';
import { underWayKey } from '../../src/features/payment/under-way-note.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { dialogs } from '../../src/ui/overlays.ts';
import { type CallName, calls, carelessBank, type Fault, ownOrder } from '../support/careless-bank.ts';

const replaced = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(location, 'replace').mockImplementation((to) => replaced(String(to)));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sessionStorage.setItem('order', JSON.stringify(ownOrder));
});
afterEach(() => {
  cleanup();
  dialogs.set(() => []);
  sessionStorage.clear();
  localStorage.clear();
  replaced.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens the page in a tab; one that is opened again remembers nothing but what is stored. */
function opens(page = <PaymentPage phone="+48 59 000 00 10" />) {
  const store = createStore();
  const { unmount } = render(
    <Provider store={store}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        {page}
        <Overlays />
      </SWRConfig>
    </Provider>,
  );
  return { close: unmount, order: () => store.get(orderAtom) };
}
/** In steps: what React does after one of them begins what is waited for in the next. */
async function waits(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 500) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 500)));
}
const heading = (name: string | RegExp) => screen.queryByRole('heading', { name });
const told = (name: string | RegExp) => screen.findByRole('heading', { name });

/** The button that pays, if it is there to be seen. */
const payButton = () => {
  const buttons = screen.queryAllByRole('button', { name: /^(Zapłać \d|Płacimy)/, hidden: true });
  return buttons.find((it) => !it.closest('[hidden]'));
};

async function pays(): Promise<void> {
  // The provider's script is fetched when the form first needs it
  await screen.findByLabelText('Numer karty');
  await waitFor(() => expect(payButton()?.getAttribute('aria-disabled')).toBeNull());
  const fill = (label: string | RegExp, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  fill('Numer karty', '4242424242424242');
  fill(/Ważna do/, '1234');
  fill('Kod CVC', '123');
  payButton()?.focus();
  await act(async () => payButton()?.click());
  await waits(100);
}

const failing =
  /Nieudana|Nie udało się|Payment failed|[Ss]próbuj ponownie|Karta nie została obciążona|Bank nic nie pobrał/;

describe('whatever gets lost on the way', () => {
  const once: [CallName, Fault][] = calls.flatMap((name) =>
    (['request', 'answer', 'silence'] as const).map((fault): [CallName, Fault] => [name, fault]),
  );
  // Reading is asked before the charge too: what is lost there is told, and nothing was sent
  const pairs = once
    .filter(([name]) => name !== 'read' && name !== 'card')
    .flatMap((first) => once.map((second) => [first, second] as const))
    .filter(([[a], [b]]) => a !== b && b !== 'card' && b !== 'read');

  test.each([...once.map((it) => [it]), ...pairs])(
    '%j %j: nobody who was charged is told that it failed, or asked to pay again',
    async (...faults) => {
      const bank = carelessBank();
      opens();
      await waits(50);
      for (const [name, fault] of faults.filter((it) => it !== undefined)) {
        // A lost book is repeated once at once: both go
        bank.faults[name] = [fault, ...(name === 'book' ? [fault] : [])];
      }
      await pays();
      for (let second = 0; second < 90 && !replaced.mock.calls.length; second += 1) {
        if (bank.charges > 0) {
          expect(payButton(), document.body.textContent ?? '').toBeUndefined();
          expect(document.body.textContent).not.toMatch(failing);
        }
        await waits(1000);
      }
      const to = replaced.mock.calls.map(([page]) => page);
      expect(to).not.toContain('/payment/error');
      if (bank.charges > 0) expect(to).toEqual(['/payment/success']);
      // Nothing was sent, or it never came: it can be paid now, and that it can was said
      else expect(payButton()).toBeDefined();
      expect(bank.charges).toBeLessThanOrEqual(1);
      expect(localStorage.getItem(underWayKey), 'nothing is under way any more').toBeNull();
    },
  );
});

test('a lost answer is a state of its own, that says what to do and turns by itself', async () => {
  const bank = carelessBank();
  bank.faults.confirm = ['request'];
  bank.faults.book = ['request', 'request'];
  opens();
  await pays();
  await told('Sprawdzamy, czy zapłata doszła');
  expect(screen.getByText('Nie płać ponownie.')).toBeDefined();
  expect(screen.getByText(/^\d+:\d\d, karta.••••.4242$/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Zadzwoń: +48 59 000 00 10' })).toBeDefined();
  expect(screen.getByText('Wynik jeszcze nieznany.')).toBeDefined();
  expect(screen.queryByRole('timer'), 'no countdown on what is not known').toBeNull();
  expect(document.activeElement?.textContent, 'who pressed is led there').toBe('Sprawdzamy, czy zapłata doszła');
  Object.assign(bank, { status: 'succeeded', charges: 1 });
  await waits(5_500);
  await told('Zapłata przyjęta');
  await waits(20_000);
  expect(replaced).toHaveBeenCalledWith('/payment/success');
});

test('what never came to the bank is told as not taken once that is certain, and can be paid', async () => {
  const bank = carelessBank();
  bank.faults.confirm = ['request'];
  opens();
  await pays();
  await waits(6_000);
  // It may be on its way still
  await told('Sprawdzamy, czy zapłata doszła');
  await waits(15_000);
  await told('Bank nic nie pobrał');
  expect(screen.getByRole('timer')).toBeDefined();
  await pays();
  await waits(6_000);
  expect(bank.charges).toBe(1);
  expect(replaced).toHaveBeenCalledWith('/payment/success');
});

test('money that comes late after all turns what was said, and books', async () => {
  const bank = carelessBank();
  bank.faults.confirm = ['request'];
  opens();
  await pays();
  await waits(25_000);
  await told('Bank nic nie pobrał');
  Object.assign(bank, { status: 'succeeded', charges: 1 });
  await waits(25_000);
  expect(replaced).toHaveBeenCalledWith('/payment/success');
});

test('without a network the page says so, and asks at once when it is back', async () => {
  const bank = carelessBank();
  bank.faults.confirm = ['request'];
  opens();
  await pays();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  bank.offline = true;
  await act(async () => void dispatchEvent(new Event('offline')));
  await told(/^Brak internetu, a.zapłata jest w.drodze$/);
  expect(screen.getByRole('button', { name: 'Połącz ponownie' })).toBeDefined();
  expect(payButton()).toBeUndefined();
  await waits(30_000);
  await told(/^Brak internetu/);
  Object.assign(bank, { offline: false, status: 'succeeded', charges: 1 });
  online.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  await waits(200);
  expect(heading(/^Brak internetu/)).toBeNull();
  await waits(6_000);
  expect(replaced).toHaveBeenCalledWith('/payment/success');
});

test('who closes the tab while the card is charged is told the end in another, a day later too', async () => {
  const bank = carelessBank();
  bank.faults.confirm = ['silence'];
  const tab = opens();
  await pays();
  await told(/^Bank pobiera 150,00.zł$/);
  const line = localStorage.getItem(underWayKey) ?? '';
  expect(JSON.parse(line).told).toMatchObject({
    number: `${airportCode}-7F3K9Q`,
    sum: '150,00\u00a0zł',
    what: 'poziom A, miejsce 7',
  });
  expect(line, 'never card data').not.toMatch(/4242|pm_1|secret/);
  tab.close();
  sessionStorage.clear();
  bank.offline = true;
  const other = opens();
  await waits(200);
  expect(payButton()).toBeUndefined();
  expect(screen.getByText('Nie płać ponownie,')).toBeDefined();
  other.close();
  bank.offline = false;
  bank.state = 'CONFIRMED';
  opens();
  await waits(200);
  expect(screen.getByRole('alertdialog', { name: 'Płatność zakończona sukcesem!' })).toBeDefined();
  await waits(5_000);
  expect(replaced).toHaveBeenCalledWith('/payment/success');
  expect(localStorage.getItem(underWayKey)).toBeNull();
});

test('a tab with the form open hears of a payment that another one has sent', async () => {
  const bank = carelessBank();
  opens();
  await waits(50);
  expect(payButton()).toBeDefined();
  const [order] = [
    { id: ownOrder.id, order_number: `${airportCode}-7F3K9Q`, kind: 'parking', expires_at: bank.expires_at },
  ];
  const line = JSON.stringify({ order, sentAt: new Date().toISOString(), told: {} });
  localStorage.setItem(underWayKey, line);
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: underWayKey, newValue: line })));
  expect(payButton()).toBeUndefined();
  await told('Sprawdzamy, czy zapłata doszła');
  bank.status = 'succeeded';
  await waits(6_000);
  expect(replaced.mock.calls.concat(screen.queryAllByRole('alertdialog') as never[]).length).toBeGreaterThan(0);
});

test('a slow bank is waited for with words, and asked about while its answer does not come', async () => {
  const bank = carelessBank();
  bank.faults.confirm = ['silence'];
  opens();
  await pays();
  expect(await screen.findByText('Zwykle trwa to kilka sekund. Zostań na tej stronie.')).toBeDefined();
  await waits(10_500);
  expect(replaced.mock.calls.length || screen.getAllByText(/^Trwa dłużej niż zwykle/).length).toBeGreaterThan(0);
  await waits(12_000);
  expect(replaced).toHaveBeenCalledWith('/payment/success');
});

test('the question of the bank that was left open can be answered, or another card be given', async () => {
  const bank = carelessBank();
  bank.status = 'requires_action';
  opens();
  await waits(50);
  await told('Dokończ płatność');
  expect(screen.getByRole('button', { name: 'Odpowiedz na pytanie banku' })).toBeDefined();
  expect(payButton()).toBeUndefined();
  await act(async () => screen.getByRole('button', { name: 'Zapłać inną kartą' }).click());
  await pays();
  await waits(6_000);
  expect(replaced).toHaveBeenCalledWith('/payment/success');
});

test('a place that is gone says that the money goes back, and never that the payment failed', async () => {
  const bank = carelessBank();
  Object.assign(bank, { status: 'succeeded', state: 'REFUND_PENDING', charges: 1 });
  const { close } = opens();
  await waits(50);
  await told(/^Miejsce.7 jest już zajęte, oddajemy 150,00.zł$/);
  expect(screen.getByRole('link', { name: 'Wybierz inne miejsce na te dni' })).toBeDefined();
  expect(document.body.textContent).not.toMatch(failing);
  close();
  opens(<ErrorPage />);
  await waits(50);
  expect(replaced).toHaveBeenCalledWith('/payment');
});

test('the page of errors leads whoever may have been charged to where it is told how it stands', async () => {
  const bank = carelessBank();
  bank.status = 'processing';
  opens(<ErrorPage />);
  await waits(50);
  expect(replaced).toHaveBeenCalledWith('/payment');
});
