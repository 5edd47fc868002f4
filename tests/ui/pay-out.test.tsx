import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Router, useLocation } from 'wouter';
import { BookingStatus } from '../../src/admin/bookings/BookingStatus.tsx';
import { bookingMoney } from '../../src/admin/bookings/money.ts';
import { EditScreen } from '../../src/admin/record/EditScreen.tsx';
import { guardNavigation } from '../../src/admin/record/unsaved-changes.ts';
import { usePayOut } from '../../src/admin/record/usePayOut.ts';
import { airportCode } from '../../src/airport/identity.ts';
import { parking } from '../../src/domain/booking/parking.ts';
import { rental } from '../../src/domain/booking/rental.ts';
import type { Way } from '../../src/domain/booking/ways-back.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { dropToasts } from '../../src/ui/overlays.ts';
import { OwnCache, openMenu, radixIsThere } from '../support/screen.tsx';

type Row = Record<string, unknown>;
const edit = '/zarzadzanie/edit-parking/7';
/** Two days in Warsaw that Żaneta has paid 100 zł for. */
const paid = {
  ...{ id: 7, version: 3, parking_level: 'A', space_id: 4, license_plate: 'GSL48RK', status: 'RESERVED' },
  ...{ since: '2026-06-11T22:00:00.000Z', until: '2026-06-12T22:00:00.000Z', Users_id: null },
  ...{ order_state: 'CONFIRMED', order_number: `${airportCode}-7F3K9Q`, order_amount: 10_000, order_paid: 10_000 },
  ...{ order_first_name: 'Żaneta', order_last_name: 'Łęcka', order_email: 'zaneta@example.com', order_phone: '600' },
};
const rented = { ...paid, status: 'RENTED', Cars_id: 2, brand: 'Kia', model: 'Ceed', price_per_day: 50 };

let stored: Row;
/** How it was paid, the latest payment first. */
let ways: Way[] | undefined;
/** What was sent to change it. */
let sent: Row[];
beforeAll(radixIsThere);
beforeEach(() => {
  stored = paid;
  sent = [];
  ways = undefined;
  history.replaceState(null, '', edit);
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path.includes('/history')) return Response.json({ data: [], meta: { page: 1, pages: 1, total: 0 } });
    if (path.endsWith('/payments')) return Response.json({ data: [{ due: 0, payments: [], refunds: [], ...known() }] });
    if (method === 'GET') return Response.json({ data: [stored], meta: { page: 1, pages: 1, total: 1 } });
    const json = JSON.parse(String(body));
    if (json.version !== stored.version)
      return Response.json({ message: 'x', code: 'stale', current: stored }, { status: 409 });
    sent.push(json);
    stored = { ...stored, ...json, version: json.version + 1 };
    return Response.json({ data: { id: 7, version: stored.version }, message: '' });
  });
});
afterEach(() => {
  cleanup();
  dropToasts();
  vi.unstubAllGlobals();
});

function Application({ entity }: { entity: Entity }) {
  const [path, navigate] = useLocation();
  const slug = entity === parking ? 'parking' : 'pojazd';
  return (
    <>
      <button type="button" onClick={() => navigate('/zarzadzanie/profil')}>
        Profil
      </button>
      {path === edit && <EditScreen entity={entity} slug={slug} id="7" list="/zarzadzanie/parking" />}
      <output aria-label="Adres">{path}</output>
    </>
  );
}
/** All of it by card, where nothing else is said. */
const known = () => ({ note: null, ways: ways ?? [{ method: 'CARD', amount: stored.order_paid }] });

const draw = (screen: ReactNode) =>
  act(async () =>
    render(
      <OwnCache>
        <Router aroundNav={guardNavigation}>
          <Suspense>{screen}</Suspense>
        </Router>
        <Overlays />
      </OwnCache>,
    ),
  );
const open = (entity: Entity = parking) => draw(<Application entity={entity} />);

const fill = async (label: string, value: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await userEvent.clear(field);
  await userEvent.type(field, value);
};
const cancel = async () => userEvent.selectOptions(await screen.findByLabelText('Status'), 'CANCELLED');
const why = 'Remont poziomu A';
const giveReason = (where: { getByLabelText: typeof screen.getByLabelText } = screen) =>
  userEvent.type(where.getByLabelText('Powód'), why);
const press = (name: string | RegExp, where: { getByRole: typeof screen.getByRole } = screen) =>
  userEvent.click(where.getByRole('button', { name }));
const choose = async (label: RegExp) => userEvent.click(await screen.findByLabelText(label));
const pressSave = () => userEvent.keyboard('{Control>}s{/Control}');
const answers = () => screen.getAllByRole<HTMLInputElement>('radio');
const notices = () => within(screen.getByRole('region', { name: 'Powiadomienia' }));

describe('money of a booking that staff cancel or shorten', () => {
  test('goes nowhere until somebody says whether it goes back', async () => {
    await open();
    await cancel();
    await screen.findByLabelText(/^Zwróć/);
    expect(answers().map(({ checked }) => checked)).toEqual([false, false]);
    expect(screen.getByText(/^Najpierw wybierz, co zrobić z kwotą 100,00.zł$/)).toBeTruthy();
    await pressSave();
    await press(/^Zapisz/);
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(answers()[0]);
    expect(screen.getByText(/^Wybierz, co zrobić z kwotą 100,00.zł$/)).toBeTruthy();
  });

  test('is told with what the booking cost and is to cost', async () => {
    await open();
    await cancel();
    const told = screen.getByText(/^Było/).textContent?.replaceAll('\u00a0', ' ');
    expect(told).toBe('Było 100,00 zł, będzie 0,00 zł: mniej o 100,00 zł.');
  });

  test('is on the button, leaves with one press, and is told when it is on its way', async () => {
    await open();
    await cancel();
    await choose(/^Zwróć 100,00.zł na.kartę$/);
    await giveReason();
    expect(screen.getByText(/^Żaneta Łęcka dostanie 100,00.zł na.kartę$/)).toBeTruthy();
    await press(/^Anuluj i.zwróć 100,00.zł/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await notices().findByText(/^Rezerwacja parkingu została .*Żaneta Łęcka dostanie 100,00.zł na.kartę$/);
    expect(sent).toEqual([{ status: 'CANCELLED', refund: true, amount: 10_000, reason: why, version: 3 }]);
  });

  test('that is kept is on the button as well, and nobody is asked again', async () => {
    await open();
    await fill('Do', '2026-06-12');
    await choose(/^Nie zwracaj/);
    await pressSave();
    expect(document.activeElement).toBe(screen.getByLabelText('Powód'));
    expect(screen.getByText('Napisz, dlaczego')).toBeTruthy();
    expect(sent).toEqual([]);
    await giveReason();
    await press(/^Zapisz, nie zwracaj 50,00.zł/);
    await notices().findByText('Rezerwacja parkingu została zaktualizowana');
    expect(sent).toEqual([{ until: '2026-06-12 00:00:00', refund: false, amount: 0, reason: why, version: 3 }]);
  });

  test('goes back the ways it came, with each amount on the button', async () => {
    ways = [
      { method: 'CASH', amount: 4_000 },
      { method: 'CARD', amount: 6_000 },
    ];
    await open();
    await cancel();
    await choose(/^Zwróć 60,00.zł na.kartę, 40,00.zł gotówką przy stanowisku$/);
    await giveReason();
    expect(screen.getByRole('button', { name: /^Anuluj i.zwróć 60,00 \+ 40,00.zł/ })).toBeTruthy();
  });

  test('is asked for anew when it is another amount', async () => {
    await open();
    await fill('Do', '2026-06-12');
    await choose(/^Zwróć 50,00.zł na.kartę$/);
    await cancel();
    await screen.findByLabelText(/^Zwróć/);
    expect(answers().map(({ checked }) => checked)).toEqual([false, false]);
    await pressSave();
    expect(sent).toEqual([]);
  });

  test('is on the button as well of whoever saves in order to leave', async () => {
    await open();
    await cancel();
    await choose(/^Zwróć/);
    await giveReason();
    await press('Profil');
    await press(/^Anuluj i.zwróć 100,00.zł i wyjdź$/);
    await waitFor(() => expect(screen.getByLabelText('Adres').textContent).toBe('/zarzadzanie/profil'));
    expect(sent).toHaveLength(1);
  });

  test('is asked for alike where it is for a rented car', async () => {
    stored = rented;
    await open(rental);
    await cancel();
    await pressSave();
    expect(sent).toEqual([]);
    await choose(/^Zwróć 100,00.zł na.kartę$/);
    await giveReason();
    await press(/^Anuluj i.zwróć 100,00.zł/);
    await waitFor(() =>
      expect(sent).toEqual([{ status: 'CANCELLED', refund: true, amount: 10_000, reason: why, version: 3 }]),
    );
  });

  test('is asked for anew of whoever saves over a newer version', async () => {
    await open();
    await fill('Do', '2026-06-12');
    await choose(/^Zwróć 50,00.zł na.kartę$/);
    stored = { ...paid, version: 4, until: '2026-06-13T22:00:00.000Z', order_amount: 15_000, order_paid: 15_000 };
    await press(/^Zapisz i.zwróć/);
    const conflict = within(await screen.findByRole('region', { name: 'Ktoś zapisał nowszą wersję' }));
    const sums = within(conflict.getByRole('table', { name: /^Pieniądze/ }));
    const row = (name: RegExp) => sums.getByRole('row', { name }).textContent?.replaceAll('\u00a0', ' ');
    expect(row(/^Cena/)).toBe('Cena100,00 zł150,00 zł50,00 zł');
    expect(row(/^Wpłacono/)).toBe('Wpłacono100,00 zł150,00 zł150,00 zł');
    expect(row(/^Do oddania/)).toBe('Do oddania0,00 zł0,00 zł100,00 zł');
    await press('Zapisz wybrane', conflict);
    expect(sent).toEqual([]);
    await userEvent.click(await conflict.findByLabelText(/^Zwróć 100,00.zł na.kartę$/));
    await press(/^Zapisz wybrane i.zwróć 100,00.zł$/, conflict);
    await notices().findByText(/Żaneta Łęcka dostanie 100,00.zł/);
    expect(sent).toEqual([{ until: '2026-06-12 00:00:00', refund: true, amount: 10_000, version: 4 }]);
  });

  test('is asked for no more where the newer version of somebody else is taken', async () => {
    await open();
    await fill('Do', '2026-06-12');
    await fill('Numer rejestracyjny', 'GSL 1');
    await choose(/^Nie zwracaj/);
    await giveReason();
    stored = { ...paid, version: 4 };
    await press(/^Zapisz, nie zwracaj/);
    const conflict = within(await screen.findByRole('region', { name: 'Ktoś zapisał nowszą wersję' }));
    await userEvent.click(conflict.getByLabelText('13.06.2026'));
    await press('Zapisz wybrane', conflict);
    await waitFor(() => expect(sent).toEqual([{ license_plate: 'GSL1', refund: false, amount: 0, version: 4 }]));
  });
});

test('beside the deleting that is refused stands what cancels and gives back, and asks why', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Anuluj i.zwróć 100,00.zł$/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Powód')));
  expect(sent).toEqual([]);
  // One button that says so, and it is the one that does it
  expect(screen.getAllByRole('button', { name: /^Anuluj/ })).toHaveLength(1);
  await userEvent.keyboard(why);
  await press(/^Anuluj i.zwróć 100,00.zł/);
  const told = { refund: true, amount: 10_000, reason: why };
  await waitFor(() => expect(sent).toEqual([{ status: 'CANCELLED', ...told, version: 3 }]));
});

test('who cancels what nobody has paid says why as well', async () => {
  stored = { ...paid, order_state: 'UNPAID', order_paid: 0 };
  await open();
  await cancel();
  await press(/^Zapisz/);
  expect(sent).toEqual([]);
  await giveReason();
  await press(/^Zapisz/);
  const told = { refund: false, amount: 0, reason: why };
  await waitFor(() => expect(sent).toEqual([{ status: 'CANCELLED', ...told, version: 3 }]));
});

test('what makes a booking dearer is asked of its buyer only where somebody says so', async () => {
  await open();
  await fill('Do', '2026-06-14');
  const ask = () => screen.getByLabelText<HTMLInputElement>(/^Poproś klienta o dopłatę 50,00.zł$/);
  expect(ask().checked).toBe(false);
  await userEvent.click(ask());
  // Another sum is asked for anew
  await fill('Do', '2026-06-15');
  expect(screen.getByLabelText<HTMLInputElement>(/^Poproś klienta o dopłatę 100,00.zł$/).checked).toBe(false);
  await fill('Do', '2026-06-14');
  expect(ask().checked).toBe(true);
  await press(/^Zapisz i.dolicz 50,00.zł/);
  const asked = { refund: false, amount: 0, charge: true };
  await waitFor(() => expect(sent).toEqual([{ until: '2026-06-14 00:00:00', ...asked, version: 3 }]));
});

test('a change of a booking that moves no money says that none goes back', async () => {
  await open();
  await fill('Numer rejestracyjny', 'GSL 1');
  await press(/^Zapisz/);
  await waitFor(() => expect(sent).toEqual([{ license_plate: 'GSL1', refund: false, amount: 0, version: 3 }]));
});

test('a status that was set in the list, and its taking back, send no money', async () => {
  // Its refund was declined: what cancels it again would give the money back
  stored = { ...paid, status: 'CANCELLED' };
  await draw(<BookingStatus entity={parking} row={stored as never} />);
  await openMenu();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Zarezerwowano' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cofnij' }));
  await notices().findByText(/^Cofnięto/);
  expect(sent).toEqual([
    { status: 'RESERVED', refund: false, amount: 0, version: 3 },
    { status: 'CANCELLED', refund: false, amount: 0, version: 4 },
  ]);
});

/** What the form of a rental says of the money once another car is chosen. */
function Swapped({ car }: { car: number }) {
  const values = { ...rented, Cars_id: car };
  const payOut = usePayOut(bookingMoney, rented, values);
  return (
    <>
      <bookingMoney.Panel stored={rented} values={values} payOut={payOut} />
      <output aria-label="Uwaga">{payOut.note}</output>
    </>
  );
}

test.each([
  ['dearer', 90, /^Było 100,00 zł, będzie 180,00 zł: więcej o 80,00/, /^Bez tego zmiana jest .*bezpłatna/],
  ['cheaper', 20, /^Było 100,00 zł, będzie 40,00 zł: mniej o 60,00/, /^Zwróć 60,00.zł na.kartę$/],
])('a %s car says what it costs more or less, once it is known', async (_, price_per_day, sum, words) => {
  let tell = (_: Response) => {};
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/payments')
      ? Response.json({ data: [known()] })
      : new Promise<Response>((resolve) => (tell = resolve)),
  );
  await draw(<Swapped car={4} />);
  expect(screen.getByLabelText('Uwaga').textContent).toBe('Sprawdzamy cenę tego auta');
  await act(async () => tell(Response.json({ data: [{ id: 4, price_per_day }] })));
  const said = await screen.findByText((_, it) => it?.tagName === 'P' && /^Było/.test(it.textContent ?? ''));
  expect(said.textContent?.replaceAll('\u00a0', ' ')).toMatch(sum);
  expect(await screen.findByText(words)).toBeTruthy();
});
