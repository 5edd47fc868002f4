import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BookingStatus } from '../../src/admin/bookings/BookingStatus.tsx';
import { bookingColumns } from '../../src/admin/bookings/columns.tsx';
import { ListScreen } from '../../src/admin/list/ListScreen.tsx';
import { bookingDetail } from '../../src/admin/palette/bookings.ts';
import { AddForm } from '../../src/admin/record/AddForm.tsx';
import { EditForm } from '../../src/admin/record/EditForm.tsx';
import { airportCode } from '../../src/airport/identity.ts';
import type { User } from '../../src/domain/account/user.ts';
import { rental } from '../../src/domain/booking/rental.ts';
import { listOf } from '../../src/domain/kernel/section.ts';
import { addDays, today, wireDay } from '../../src/domain/language/days.ts';
import { RecordsProvider } from '../../src/fields/records.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { OwnCache, openMenu, sectionOf } from '../support/screen.tsx';

const why = 'to wypożyczenie jeszcze się nie zaczęło, można je tylko anulować';
const days = (from: number, to = from + 1) => ({
  since: wireDay(addDays(today(), from)),
  until: wireDay(addDays(today(), to)),
});
const rented = (from: number) => ({
  ...{ id: 7, version: 3, Cars_id: 2, brand: 'Kia', model: 'Ceed', license_plate: 'GS 1', price_per_day: 50 },
  ...{ status: 'RENTED', Users_id: null, ...days(from) },
});

let sent: unknown[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push(JSON.parse(String(body)));
    if (path.includes('look-ups')) return Response.json({ data: [{ id: 2, label: 'Kia Ceed GS 1' }] });
    return Response.json({ data: [], meta: { page: 1, pages: 1, total: 0 } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = (screen: ReactNode) =>
  act(async () =>
    render(
      <OwnCache>
        <Suspense>{screen}</Suspense>
        <Overlays />
      </OwnCache>,
    ),
  );
const edit = (row: Record<string, unknown>) =>
  draw(<EditForm entity={rental} slug="pojazd" id="7" list="/zarzadzanie/pojazd" row={row} newest={row} />);
const findReturned = () => screen.findByRole<HTMLOptionElement>('option', { name: /^Zwrócone/ });

test('the form of a rental that has not begun does not let it come back, and says why', async () => {
  await edit(rented(20));
  expect(await findReturned()).toMatchObject({ disabled: true, textContent: `Zwrócone – ${why}` });
});

test('the form of a rental that has begun lets it come back', async () => {
  await edit(rented(0));
  expect(await findReturned()).toMatchObject({ disabled: false, textContent: 'Zwrócone' });
});

test('a new rental of coming days, chosen in the calendar, is not one that came back', async () => {
  const initial = { Cars_id: 2, ...days(5), status: 'PENDING' };
  await draw(<AddForm entity={rental} slug="pojazd" initial={initial} onClose={() => undefined} />);
  expect((await findReturned()).disabled).toBe(true);
});

test('days moved on after a rental was set to have come back are refused where that is said', async () => {
  await edit(rented(0));
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'RETURNED');
  const { since, until } = days(20);
  for (const [label, day] of [
    ['Do', until],
    ['Od', since],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), day.slice(0, 10));
  }
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(`Status: T${why.slice(1)}`)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('the menu of a rental that has not begun says why it cannot have come back', async () => {
  await draw(<BookingStatus entity={rental} row={rented(20) as never} />);
  await openMenu();
  const option = screen.getByRole('menuitemradio', { name: /^Zwrócone/ });
  expect(option.getAttribute('aria-disabled')).toBe('true');
  expect(option.textContent).toContain(why);
  await userEvent.click(option);
  await userEvent.keyboard('3');
  expect(sent).toEqual([]);
});

test('the list and the palette tell of a car that is overdue beside its status', async () => {
  const out_at = wireDay(addDays(today(), -4));
  const overdue = { ...rented(-4), ...days(-4, -2), out_at, back_at: null };
  const status = bookingColumns(rental).find(({ key }) => key === 'status');
  await draw(status?.props.cell?.(overdue as never));
  expect(screen.getByText('po terminie, 2 dni').dataset.tone).toBe('bad');
  expect(bookingDetail(rental, overdue)).toBe('po terminie, 2\u00a0dni');
});

test('a plate in the list is read in one line', async () => {
  const car = bookingColumns(rental).find(({ key }) => key === 'Cars_id');
  await draw(car?.props.cell?.({ ...rented(-4), license_plate: 'GSL 1002A' } as never));
  expect(document.body.textContent).toContain('GSL\u00a01002A');
});

const paid = (order_state: string) => ({
  ...rented(20),
  order_state,
  order_number: `${airportCode}-7F3K9Q`,
  order_amount: 10_000,
});

test('what is cancelled from its row opens the form with that chosen, to be saved there', async () => {
  history.replaceState(null, '', '/zarzadzanie/pojazd');
  const href = () => '/zarzadzanie/pojazd/edit-rent/7';
  await draw(
    <RecordsProvider value={href}>
      <BookingStatus entity={rental} row={paid('CONFIRMED') as never} />
    </RecordsProvider>,
  );
  await openMenu();
  await userEvent.click(screen.getByRole('menuitemradio', { name: /^Anulowane…/ }));
  expect([location.pathname, sent]).toEqual([href(), []]);
  cleanup();
  await edit(paid('CONFIRMED'));
  expect(await screen.findByLabelText<HTMLSelectElement>('Status')).toHaveProperty('value', 'CANCELLED');
  expect(screen.getByText('1 niezapisana zmiana')).toBeTruthy();
  cleanup();
  history.replaceState(null, '', '/zarzadzanie/pojazd');
  await edit(paid('CONFIRMED'));
  expect(await screen.findByLabelText<HTMLSelectElement>('Status')).toHaveProperty('value', 'RENTED');
});

test.each([
  ['CONFIRMED', 'Nie można usunąć opłaconej rezerwacji. Anuluj ją, a pieniądze wrócą tą samą drogą'],
  ['CANCELLED', 'Nie można usunąć opłaconej rezerwacji. Anulowano ją bez zwrotu, opłata została'],
  ['REFUND_PENDING', 'Nie można usunąć rezerwacji, zanim wrócą pieniądze'],
  ['REFUNDED', undefined],
])('a booking whose order is %s says in its row and its form whether it can be deleted', async (state, why) => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/payments')) return Response.json({ data: [{ due: 0, payments: [], refunds: [], note: null }] });
    const data = /history/.test(path) ? [] : [paid(state)];
    return Response.json({ data, meta: { page: 1, pages: 1, total: 1 } });
  });
  const cars = sectionOf('pojazd');
  const user = { id: 3, role: 'rental_staff' } as User;
  await draw(<ListScreen list={listOf(cars, rental)} section={cars} user={user} />);
  const inRow = await screen.findByRole('button', { name: /^USUŃ: / });
  await userEvent.click(inRow);
  expect(screen.queryByRole('alertdialog') === null && screen.queryByRole('dialog') === null).toBe(why !== undefined);
  if (why) expect(screen.getAllByText(why).length).toBeGreaterThan(1);
  cleanup();
  await edit(paid(state));
  const inForm = await screen.findByRole('button', { name: 'Usuń' });
  expect(inForm.getAttribute('aria-disabled')).toBe(why ? 'true' : null);
  const described = inForm.getAttribute('aria-describedby');
  expect(described === null ? undefined : document.getElementById(described)?.textContent).toBe(why);
});
