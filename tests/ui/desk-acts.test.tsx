import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Today as ParkingToday } from '../../src/admin/sections/parking/Today.tsx';
import { Today as RentalToday } from '../../src/admin/sections/pojazd/Today.tsx';
import { airportCode } from '../../src/airport/identity.ts';
import { addDays, today, wireDay } from '../../src/domain/language/days.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { OwnCache } from '../support/screen.tsx';

const days = (from: number, to: number) => ({
  since: wireDay(addDays(today(), from)),
  until: wireDay(addDays(today(), to)),
});
const paid = {
  order_state: 'CONFIRMED',
  order_number: `${airportCode}-7F3K9Q`,
  order_amount: 71_600,
  order_paid: 71_600,
};
const rented = (id: number, name: string, more: object) => ({
  ...{ id, version: 3, Cars_id: 2, brand: 'Kia', model: 'Ceed', license_plate: `GS ${id}`, price_per_day: 179 },
  ...{ status: 'RENTED', Users_id: null, out_at: null, back_at: null, pickup_at: null, return_at: null },
  ...{ order_first_name: 'Jan', order_last_name: name, call: null, next: null, ...paid, ...more },
});
const parked = (id: number, name: string, more: object) => ({
  ...{ id, version: 3, parking_level: 'A', space_id: 18, license_plate: `GS ${id}`, price_per_day: 4900 },
  ...{ status: 'RESERVED', Users_id: null, entered_at: null, left_at: null, arrive_at: null, leave_at: null },
  ...{ order_first_name: 'Jan', order_last_name: name, call: null, next: null, ...paid, ...more },
});
const notCome = rented(7, 'Pietrzak', days(-1, 2));
const unpaid = rented(8, 'Rybak', { ...days(0, 2), order_state: 'UNPAID', order_paid: 0, order_due: 9_800 });
const cancelled = rented(10, 'Kos', { ...days(-9, -7), status: 'CANCELLED', to_hand_back: 17_900 });
const staying = parked(9, 'Wilk', {
  ...days(-4, -2),
  ...{ entered_at: days(-4, 0).since, order_amount: 14_700, order_paid: 14_700 },
});

let sent: { path: string; body: unknown }[];
let fails: { status: number; message: string } | undefined;
const money = {
  order_number: `${airportCode}-7F3K9Q`,
  amount: 24_500,
  due: 9_800,
  paid: 14_700,
  note: null,
  state: 'CONFIRMED',
};
beforeEach(() => {
  [sent, fails] = [[], undefined];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push({ path, body: JSON.parse(String(body)) });
      if (fails) return Response.json({ message: fails.message }, { status: fails.status });
      return Response.json({ data: { id: 1 }, message: 'Zapisano' });
    }
    if (path.endsWith('/payments'))
      return Response.json({
        data: [{ ...money, link: 'https://x.example/r/a', step: 'ready', pays_until: null, payments: [], refunds: [] }],
      });
    const rows = path.includes('rentals') ? [notCome, unpaid, cancelled] : [staying];
    return Response.json({ data: [{ day: today(), rows, coming: null }] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = (what: 'rentals' | 'parking') =>
  act(async () =>
    render(
      <OwnCache>
        {what === 'rentals' ? (
          <RentalToday edit={() => '/edit'} protocol={(id) => `/protokol/${id}`} onServe={() => undefined} />
        ) : (
          <ParkingToday edit={() => '/edit'} onServe={() => undefined} />
        )}
        <Overlays />
      </OwnCache>,
    ),
  );
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = (name: RegExp) => screen.findByRole('dialog', { name });

test('who has not come is ended with what goes back on the button, chosen by nobody before', async () => {
  await draw('rentals');
  await press(/^Zakończ….*Pietrzak/);
  const box = within(await dialog(/^Zakończ rezerwację: Jan Pietrzak/));
  expect(box.queryAllByRole('radio', { checked: true })).toEqual([]);
  await userEvent.click(box.getByRole('button', { name: 'Zakończ…' }));
  expect(box.getByText(/^Wybierz, co zrobić z kwotą 716,00/)).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(box.getByRole('radio', { name: /^Zwróć 716,00/ }));
  await userEvent.click(box.getByRole('button', { name: /^Zakończ i zwróć 716,00/ }));
  expect(sent).toMatchObject([
    { path: '/api/rent/7', body: { status: 'CANCELLED', refund: true, amount: 71_600, version: 3 } },
  ]);
  expect(await dialog(/^Zwrot: Jan Pietrzak/)).toBeTruthy();
});

test('keeping the money of who has not come wants a reason, and tells a refusal', async () => {
  await draw('rentals');
  await press(/^Zakończ….*Pietrzak/);
  const box = within(await dialog(/Pietrzak/));
  await userEvent.click(box.getByRole('radio', { name: 'Nie zwracaj pieniędzy' }));
  await userEvent.clear(box.getByLabelText(/^Powód/));
  await userEvent.click(box.getByRole('button', { name: /^Zakończ, nie zwracaj 716,00/ }));
  expect([box.getByText('Napisz, dlaczego nic nie wraca') !== null, sent]).toEqual([true, []]);
  await userEvent.type(box.getByLabelText(/^Powód/), 'Nie odebrano auta');
  fails = { status: 409, message: 'Ktoś zmienił to przed chwilą' };
  await userEvent.click(box.getByRole('button', { name: /^Zakończ, nie zwracaj/ }));
  expect(sent[0]?.body).toMatchObject({ refund: false, amount: 0, reason: 'Nie odebrano auta' });
  expect(await screen.findByText(/Ktoś zmienił to przed chwilą/)).toBeTruthy();
  expect(await dialog(/Pietrzak/)).toBeTruthy();
});

test('days are added to what is overdue with their price on the button, and then it is taken', async () => {
  await draw('parking');
  await press(/^Dolicz dni….*Wilk/);
  const box = within(await dialog(/^Dolicz dni: Jan Wilk/));
  await userEvent.click(box.getByRole('button', { name: /^Dolicz 2\sdni i pobierz 98,00/ }));
  expect(sent).toMatchObject([
    { path: '/api/parking/9', body: { until: wireDay(today()), charge: true, refund: false, amount: 0, version: 3 } },
  ]);
  const next = within(await dialog(/^Do zapłaty: Jan Wilk/));
  await userEvent.click(await next.findByRole('radio', { name: 'Terminal' }));
  expect(next.getByRole('button', { name: /^Terminal przyjął 98,00/ })).toBeTruthy();
});

test('what is not paid is taken where the day is', async () => {
  await draw('rentals');
  await press(/^Przyjmij: Jan Rybak/);
  expect(within(await dialog(/^Pieniądze: Jan Rybak/)).getByText(/^Do zapłaty 98,00/)).toBeTruthy();
});

test('money to be handed back is told with its sum, and opens where that is done', async () => {
  await draw('rentals');
  const group = within(await screen.findByRole('region', { name: /^Do wypłaty/ }));
  expect(group.getByText(/^Do wypłaty$/, { selector: ':not(h3)', exact: false }).textContent).toMatch(/179,00.zł/);
  await press(/^Wypłać: Jan Kos/);
  expect(await dialog(/^Pieniądze: Jan Kos/)).toBeTruthy();
});

test('what is not found today is looked for among all bookings', async () => {
  history.replaceState({}, '', '/zarzadzanie/pojazd?cars_page=2');
  await draw('rentals');
  await userEvent.type(screen.getByRole('searchbox'), 'Nieobecna');
  await press(/^Szukaj we wszystkich rezerwacjach$/);
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    cars_page: '2',
    rentals_search: 'Nieobecna',
  });
});
