import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Section } from '../../src/admin/sections/parking-rezerwacje/Section.tsx';
import { airportCode } from '../../src/airport/identity.ts';
import { statementOf } from '../../src/domain/booking/statement.ts';
import { addDays, startOf, today } from '../../src/domain/language/days.ts';
import { dropToasts } from '../../src/ui/overlays.ts';
import { paidFor } from '../support/movements.ts';
import { openSection, radixIsThere } from '../support/screen.tsx';

beforeAll(radixIsThere);
afterEach(() => {
  cleanup();
  dropToasts();
  vi.unstubAllGlobals();
});

const at = (days: number) => new Date(startOf(addDays(today(), days))).toISOString();
const standing = {
  rights: { plate: true, dates: 'any', cancel: 'refund' },
  ...{ refund: 10_000, refund_until: at(1), deadline: null, statement: statementOf([paidFor()], false) },
};
const row = {
  ...{ id: 7, parking_level: 'A', space_id: 3, license_plate: 'GSL48RK', status: 'RESERVED', cancelled_by: null },
  ...{ since: at(2), until: at(3), Users_id: 5, order_state: 'CONFIRMED', order_number: `${airportCode}-7F3K9Q` },
  ...{ order_amount: 10_000, can_cancel: true, ...standing },
};
/** The booking as it is opened. */
const whole = {
  ...{ kind: 'parking', order_number: `${airportCode}-7F3K9Q`, status: 'RESERVED', since: row.since, until: row.until },
  ...{ parking_level: 'A', space_id: 3, license_plate: 'GSL48RK', Cars_id: null, brand: null, model: null },
  ...{ first_name: 'Anna', last_name: 'Zielińska', email: 'anna@poczta.example', phone: '600 700 800' },
  ...{ amount: 10_000, left: 10_000, paid: 10_000, paid_at: at(-1), kept: 0, price: 5_000 },
  ...{ cancelled: null, change: null, told: null, ways: [{ method: 'CARD', amount: 10_000 }], ...standing },
};
const none = { plate: false, dates: null, cancel: null };
const gone = { status: 'CANCELLED', can_cancel: false, refund: 0, rights: none };

/** Two rows, and each of them opened, as they are stored by now; every call is noted. */
function server(answers: { stored: object; refusal?: () => Response; listed?: Promise<void> }) {
  const asked: string[] = [];
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    if (method === 'GET') {
      const another = { ...row, id: 8, license_plate: 'GD7142K' };
      if (path.includes('/booking')) return Response.json({ data: [{ ...whole, ...answers.stored }] });
      await answers.listed;
      return Response.json({
        data: [{ ...row, ...answers.stored }, another],
        meta: { page: 1, pages: 1, total: 2 },
      });
    }
    sent.push(JSON.parse(String(body)));
    return answers.refusal?.() ?? Response.json({ message: 'Rezerwacja została anulowana' });
  });
  return { asked, sent };
}

const rowOf = async (plate: string) => (await screen.findByText(plate)).closest('li') as HTMLElement;
const cancelIn = async (opened: HTMLElement) =>
  within(opened).findByRole('button', { name: /^Anuluj (i.zwróć|rezerwację|bez)/ });

test('who was told that money comes back is asked anew where it no longer does', async () => {
  const answers = {
    stored: {},
    refusal: () => Response.json({ message: 'Kwota zwrotu zmieniła się', amount: 0 }, { status: 409 }),
  };
  const { sent } = server(answers);
  await openSection('parking-rezerwacje', Section);
  const booking = await rowOf('GSL48RK');
  await userEvent.click(within(booking).getByRole('button', { name: /^Anuluj: / }));
  const cancel = await cancelIn(booking);
  answers.stored = { refund: 0, rights: { plate: true, dates: 'more', cancel: 'loss' } };
  await userEvent.click(cancel);
  await waitFor(() => expect(screen.getByText(/Kwota zwrotu zmieniła się/)).toBeDefined());
  expect(sent).toEqual([{ amount: 10_000 }]);
});

test('a booking is cancelled in its row, which then says so, and nothing of it is open any more', async () => {
  const answers = { stored: {}, refusal: () => Response.json({ message: 'Rezerwacja została anulowana' }) };
  const { sent, asked } = server(answers);
  await openSection('parking-rezerwacje', Section);
  const booking = await rowOf('GSL48RK');
  await userEvent.click(within(booking).getByRole('button', { name: /^Anuluj: / }));
  const cancel = await cancelIn(booking);
  answers.stored = gone;
  await userEvent.click(cancel);
  expect(await within(booking).findByText('Anulowano')).toBeDefined();
  expect(within(booking).queryByRole('button', { name: /^Anuluj/ })).toBeNull();
  expect(sent).toEqual([{ amount: 10_000 }]);
  expect(asked).toContain('POST /api/parking/7/cancel');
  await waitFor(() => expect(booking.contains(document.activeElement)).toBe(true));
});

test('what one opens while a change is being read in stays open', async () => {
  const answers: Parameters<typeof server>[0] = { stored: {} };
  const { asked } = server(answers);
  await openSection('parking-rezerwacje', Section);
  const booking = await rowOf('GSL48RK');
  await userEvent.click(within(booking).getByRole('button', { name: /^Anuluj: / }));
  const cancel = await cancelIn(booking);
  const list = Promise.withResolvers<void>();
  answers.listed = list.promise;
  await userEvent.click(cancel);
  await waitFor(() => expect(asked).toContain('POST /api/parking/7/cancel'));
  await userEvent.click(within(booking).getByRole('button', { name: /^Rachunek: / }));
  answers.stored = gone;
  list.resolve();
  expect(await within(booking).findByText('Anulowano')).toBeDefined();
  await expect.poll(() => within(booking).queryByRole('button', { expanded: true })?.textContent).toBe('Rachunek');
});

test('one thing is open at a time, of one booking, and its button says so', async () => {
  server({ stored: {} });
  await openSection('parking-rezerwacje', Section);
  const [first, second] = [await rowOf('GSL48RK'), await rowOf('GD7142K')];
  const open = () => document.querySelectorAll('[aria-expanded="true"]').length;
  const press = (of: HTMLElement, name: RegExp) => userEvent.click(within(of).getByRole('button', { name }));
  await press(first, /^Daty: /);
  expect(await within(first).findByLabelText('Do')).toBeDefined();
  expect(open()).toBe(1);
  await press(first, /^Numer auta: /);
  expect(await within(first).findByLabelText('Nowy numer rejestracyjny')).toBeDefined();
  expect([within(first).queryByLabelText('Do'), open()]).toEqual([null, 1]);
  await press(second, /^Pokaż kod: /);
  expect(await within(second).findByRole('img', { name: new RegExp(`${airportCode}-7F3K9Q`) })).toBeDefined();
  expect([within(first).queryByLabelText('Nowy numer rejestracyjny'), open()]).toEqual([null, 1]);
  await press(second, /^Pokaż kod: /);
  expect(open()).toBe(0);
});

test('what closes an opened form gives the focus back to what opened it', async () => {
  server({ stored: {} });
  await openSection('parking-rezerwacje', Section);
  const booking = await rowOf('GSL48RK');
  const dates = within(booking).getByRole('button', { name: /^Daty: / });
  await userEvent.click(dates);
  await userEvent.click(await within(booking).findByRole('button', { name: 'Zostaw stare daty' }));
  expect([dates.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', dates]);
});

test('its price is a sum that adds up', async () => {
  server({ stored: {} });
  await openSection('parking-rezerwacje', Section);
  expect((await rowOf('GSL48RK')).textContent).toMatch(/2.dni × 50.zł\/doba = 100,00.zł/);
});

test('what was paid and is not confirmed says so twice, and nothing offers to pay again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let confirmed = false;
  const held = { ...row, status: 'PENDING', order_state: 'HELD', can_cancel: false, rights: none };
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.includes('orders/'))
      return Response.json({ data: [confirmed ? row : held], meta: { page: 1, pages: 1, total: 1 } });
    const state = confirmed ? 'CONFIRMED' : 'HELD';
    const order = { id: 'a'.repeat(32), kind: 'parking', state, cancelled: false };
    const expires_at = new Date(Date.now() + 60_000).toISOString();
    return Response.json({ data: [{ ...order, expires_at }], paymentStatus: 'succeeded' });
  });
  await openSection('parking-rezerwacje', Section);
  const booking = await rowOf('GSL48RK');
  expect(await within(booking).findByText('Zapłata przyjęta')).toBeDefined();
  const words = /Zapłata przyjęta: Poziom A, miejsce 3\..*nie płać ponownie, e-mail przyjdzie w.kilka minut/;
  expect(screen.getAllByRole('status').map((it) => it.textContent)).toContainEqual(expect.stringMatching(words));
  expect(within(booking).queryByRole('button')).toBeNull();
  confirmed = true;
  // It is asked about every five seconds
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(await within(booking).findByText('Zarezerwowano')).toBeDefined();
});

test('an account that is not proven yet sees what it paid for as joining it, not as nothing', async () => {
  const order = {
    ...{
      order_number: `${airportCode}-7F3K9Q`,
      kind: 'parking',
      state: 'CONFIRMED',
      amount: 15_000,
      since: at(2),
      until: at(4),
    },
    ...{ parking_level: 'A', space_id: 12 },
  };
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json({ data: path.includes('joining=1') ? [order] : [], meta: { page: 1, pages: 1, total: 0 } }),
  );
  await openSection('parking-rezerwacje', Section, { proven: false });
  expect(await screen.findByText('Poziom A, miejsce 12')).toBeDefined();
  expect(screen.getByText('Opłacona, dołączy do konta')).toBeDefined();
  expect(screen.getByText(/Dołączy do konta, gdy otworzysz link/)).toBeDefined();
  expect(screen.queryByText('Brak rezerwacji')).toBeNull();
});
