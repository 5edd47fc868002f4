import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ParkingSale } from '../../src/admin/sections/parking/ParkingSale.tsx';
import { RentalSale } from '../../src/admin/sections/pojazd/RentalSale.tsx';
import { airportCode } from '../../src/airport/identity.ts';
import { quickStays } from '../../src/domain/booking/quick-stays.ts';
import { addDays, formatDay, today, wireDay } from '../../src/domain/language/days.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { OwnCache, radixIsThere } from '../support/screen.tsx';

const now = today();
const car = (id: number, price_per_day: number, more: object = {}) => ({
  ...{ id, brand: 'Kia', model: 'Ceed', license_plate: `GSL 100${id}A`, price_per_day, active: true, seats: 5 },
  ...{ body: 'ESTATE', transmission_type: 'MANUAL', fuel_type: 'PETROL', ...more },
});
const cars = [car(1, 100), car(2, 100), car(3, 120)];
const rentalOf = (id: number, Cars_id: number, more: object = {}) => ({
  ...{ id, version: 1, Cars_id, status: 'RENTED', since: wireDay(now), until: wireDay(addDays(now, 3)) },
  ...{ Users_id: null, ...more },
});
const adam = {
  ...{ first_name: 'Adam', last_name: 'Górski', email: 'adam@example.com' },
  ...{ phone: '602 114 090', bookings: 2 },
};
let rentals: object[];
let sent: { method: string; path: string; body: unknown }[];
let answer: (method: string, path: string) => Response | undefined;
/** Who is known, and what they were looked for by. */
let people: object[];
let asked: string[];
let money: { due: number; step: string; state?: string };

beforeAll(radixIsThere);
beforeEach(() => {
  rentals = [];
  people = [];
  asked = [];
  sent = [];
  answer = () => undefined;
  money = { due: 40_000, step: 'ready' };
  history.replaceState(null, '', '/');
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (method !== 'GET') sent.push({ method, path: pathname, body: body && JSON.parse(String(body)) });
    const own = answer(method, pathname);
    if (own) return own;
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (method === 'POST' && pathname.endsWith('/payments')) {
      money = { due: 0, step: 'paid', state: 'CONFIRMED' };
      return Response.json({ data: { id: 1 }, message: '' }, { status: 201 });
    }
    if (method === 'POST')
      return Response.json({ data: { id: 7, order_number: `${airportCode}-2WK6JY` }, message: '' }, { status: 201 });
    if (pathname.endsWith('/payments'))
      return Response.json({
        data: [
          {
            ...{
              order_number: `${airportCode}-2WK6JY`,
              state: 'UNPAID',
              amount: 40_000,
              paid: 0,
              note: null,
              ...money,
            },
            ...{ link: 'https://lotnisko.example/r/a', opened_at: null, pays_until: null, payments: [], refunds: [] },
          },
        ],
      });
    if (pathname.endsWith('offer'))
      return Response.json({ data: { cars: [], parkingInfo: [{ price_per_day: 50, amount: 100 }] } });
    if (pathname.endsWith('desk/people')) {
      asked.push(`${searchParams}`);
      return Response.json({ data: people });
    }
    const data = pathname.endsWith('cars') ? cars : pathname.endsWith('rent') ? rentals : [];
    return Response.json({ data, meta: { page: 1, pages: 1, total: data.length } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const onBack = vi.fn();
/** The desk opened for a car that was pressed in the calendar: on days from today, or later. */
async function draw(from = 0, car = 1) {
  const days = `od=${addDays(now, from)}&do=${addDays(now, from + 3)}`;
  history.replaceState(null, '', `/?auto=${car}&${days}`);
  await act(async () =>
    render(
      <OwnCache>
        <RentalSale protocol={(id) => `/protokol/${id}`} onBack={onBack} />
        <Overlays />
      </OwnCache>,
    ),
  );
  await screen.findByRole('radio', { name: /GSL 1003A/ });
  return userEvent.setup();
}
async function typePerson(user: ReturnType<typeof userEvent.setup>) {
  await user.clear(screen.getByLabelText(/^Telefon/));
  await user.type(screen.getByLabelText(/^Telefon/), '601884207');
  for (const [label, words] of [
    [/^Imię/, 'Zofia'],
    [/^Nazwisko/, 'Kurek'],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), words);
  }
}
const press = (user: ReturnType<typeof userEvent.setup>, name: RegExp | string) =>
  user.click(screen.getByRole('button', { name }));

test('a stranger pays cash for a free car, and its protocol opens by itself', async () => {
  const user = await draw();
  await typePerson(user);
  await press(user, 'Gotówka');
  await user.click(await screen.findByRole('button', { name: /Przyjmuję 400,00/ }));
  await waitFor(() => expect(location.pathname).toBe('/protokol/7'));
  expect(sent).toMatchObject([
    { path: '/api/rent', body: { Cars_id: 1, status: 'PENDING', phone: expect.any(String), last_name: 'Kurek' } },
    { path: '/api/rent/7/payments', body: { method: 'CASH', amount: 40_000 } },
  ]);
});

test('a wrong field is told at the field, and nothing is booked', async () => {
  const user = await draw();
  await typePerson(user);
  await user.clear(screen.getByLabelText(/^Telefon/));
  await user.type(screen.getByLabelText(/^Telefon/), '601');
  await press(user, 'Terminal');
  expect(screen.getByLabelText(/^Telefon/).getAttribute('aria-invalid')).toBe('true');
  expect((screen.getByLabelText(/^Nazwisko/) as HTMLInputElement).value).toBe('Kurek');
  expect(sent).toEqual([]);
});

test('of a car sold meanwhile another is one press away, and the person stays', async () => {
  const user = await draw();
  await typePerson(user);
  answer = (method) => {
    if (method !== 'POST') return undefined;
    rentals = [rentalOf(9, 1)];
    return Response.json({ message: 'Termin jest już zajęty' }, { status: 409 });
  };
  await press(user, 'Terminal');
  expect((await screen.findByRole('alert')).textContent).toContain('Klient nic nie zapłacił');
  await waitFor(() => expect(screen.queryByRole('radio', { name: /GSL 1001A/ })).toBeNull());
  answer = () => undefined;
  await press(user, /Weź GSL 1002A/);
  expect((screen.getByLabelText(/^Nazwisko/) as HTMLInputElement).value).toBe('Kurek');
  await press(user, 'Terminal');
  await screen.findByRole('button', { name: /Terminal przyjął/ });
  expect(sent.at(-1)?.body).toMatchObject({ Cars_id: 2 });
  await press(user, 'Zwolnij i zmień');
});

test.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch')) as never, 'Nie ma połączenia'],
  ['where the server fails', () => Response.json({}, { status: 500 }), 'Nie udało się zapisać rezerwacji'],
])('%s nobody is to pay, and what was typed is sent again', async (_what, fails, words) => {
  const user = await draw();
  await typePerson(user);
  answer = (method) => (method === 'POST' ? fails() : undefined);
  await press(user, 'Gotówka');
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain(words);
  expect(told.textContent).toContain('Nie przyjmuj pieniędzy');
  answer = () => undefined;
  await press(user, 'Spróbuj ponownie');
  await screen.findByRole('button', { name: /Przyjmuję/ });
  await press(user, 'Zwolnij i zmień');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/rent/7' }));
  expect((screen.getByLabelText(/^Nazwisko/) as HTMLInputElement).value).toBe('Kurek');
});

test.each([
  ['declined', /Karta odrzucona/],
  ['expired', /nikt nie zapłacił/],
  ['unknown', /nie płaci drugi raz/],
])('a payment by the link that is %s says so, and the car is not handed over yet', async (step, words) => {
  const user = await draw();
  await typePerson(user);
  money = { due: 40_000, step };
  await press(user, 'Link, QR');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wydaj auto' }).getAttribute('aria-disabled')).toBe('true');
  await press(user, 'Zwolnij i zmień');
  await screen.findByRole('button', { name: 'Gotówka' });
});

test('a stay that begins later ends with its day, and the next customer finds an empty screen', async () => {
  const user = await draw(2);
  await typePerson(user);
  await press(user, 'Terminal');
  await user.click(await screen.findByRole('button', { name: /Terminal przyjął/ }));
  await user.click(await screen.findByRole('button', { name: /^Gotowe, wydanie/ }));
  expect((screen.getByLabelText(/^Nazwisko/) as HTMLInputElement).value).toBe('');
});

test('where nothing is free it says so, and no way to pay can be pressed', async () => {
  rentals = [1, 2].map((id) => rentalOf(id, id));
  const user = await draw(0, 3);
  await user.selectOptions(screen.getByLabelText('Klasa'), 'van');
  expect(await screen.findByText(/Żadne takie auto nie jest wolne/)).toBeTruthy();
  expect(screen.getByRole('group', { name: /Sposób zapłaty/ })).toHaveProperty('disabled', true);
});

test('usual last days are a press each, and so are the nearest days where nothing is free', async () => {
  const user = await draw();
  // All are out until the fourth day, one of them two days longer
  rentals = [rentalOf(1, 1), rentalOf(2, 2), rentalOf(3, 3, { until: wireDay(addDays(now, 5)) })];
  // From a Monday on a week ends on its Sunday, and is called so
  const week = quickStays(now, now).find(({ until }) => until === addDays(now, 6))?.label ?? 'tydzień';
  await press(user, week);
  expect(screen.getByRole('button', { name: week }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByLabelText('do')).toHaveProperty('value', formatDay(addDays(now, 6)));
  expect(await screen.findByText(/Najbliżej wolne: .*GSL 1001A/)).toBeTruthy();
  await press(user, /^Weź /);
  expect(screen.getByLabelText('Wolne od')).toHaveProperty('value', formatDay(addDays(now, 4)));
  expect(screen.getByLabelText('do')).toHaveProperty('value', formatDay(addDays(now, 10)));
  expect(await screen.findByRole('radio', { name: /GSL 1001A/, checked: true })).toBeTruthy();
});

test('what was just sold stays in its list, though it is free no longer', async () => {
  const user = await draw();
  await typePerson(user);
  answer = (method) => {
    if (method === 'POST') rentals = [rentalOf(7, 1, { status: 'PENDING' })];
    return undefined;
  };
  await press(user, 'Terminal');
  await screen.findByRole('button', { name: /Terminal przyjął/ });
  await waitFor(() => expect(screen.getByText(/^2 z 3 wolnych/)).toBeTruthy());
  const list = within(screen.getByRole('radiogroup', { name: 'Wolne auta' })).getAllByRole('radio');
  expect(list.map((it) => it.closest('label')?.textContent?.slice(0, 18))).toEqual(
    [1, 2, 3].map((id) => `Kia Ceed GSL 100${id}A`),
  );
  expect(list.map((it) => Object(it).checked)).toEqual([true, false, false]);
  await press(user, 'Zwolnij i zmień');
});

test('the phone finds who was here before, and fills in the rest', async () => {
  people = [{ ...adam, bookings: 1 }];
  const user = await draw();
  for (const label of [/^Imię/, /^Nazwisko/]) await user.clear(screen.getByLabelText(label));
  await user.clear(screen.getByLabelText(/^Telefon/));
  await user.type(screen.getByLabelText(/^Telefon/), '602114090');
  expect(await screen.findByText(/Adam Górski, rezerwacje: 1/)).toBeTruthy();
  expect((screen.getByLabelText(/^Nazwisko/) as HTMLInputElement).value).toBe('Górski');
});

test('of several with one number one is chosen; a surname’s beginning finds people too', async () => {
  people = [adam, { ...adam, first_name: 'Ewa', email: null }];
  const user = await draw();
  for (const label of [/^Imię/, /^Nazwisko/, /^E-mail/, /^Telefon/]) await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(/^Nazwisko/), 'Gór');
  const list = within(await screen.findByRole('list', { name: 'Znani klienci' }));
  expect(asked.at(-1)).toBe('last_name=G%C3%B3r&first_name=');
  await user.click(list.getByRole('button', { name: 'Adam Górski' }));
  const value = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;
  expect([/^Telefon/, /^Imię/, /^Nazwisko/, /^E-mail/].map(value)).toEqual([
    ...['602 114 090', 'Adam', 'Górski', 'adam@example.com'],
  ]);
  // Now the number is known: the other who has it is still one press away
  await user.click(await screen.findByRole('button', { name: 'Ewa Górski' }));
  // Her mails must not go to him
  expect([value(/^Imię/), value(/^E-mail/)]).toEqual(['Ewa', '']);
});

test('somebody of an account without a phone is told by name, and leaves the phone to be typed', async () => {
  people = [{ ...adam, phone: null, bookings: 0 }];
  const user = await draw();
  for (const label of [/^Imię/, /^Nazwisko/, /^E-mail/, /^Telefon/]) await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(/^Nazwisko/), 'Gór');
  const list = within(await screen.findByRole('list', { name: 'Znani klienci' }));
  expect(list.getByRole('listitem').textContent).toBe('Adam Górskirezerwacje: 0');
  await user.click(list.getByRole('button', { name: 'Adam Górski' }));
  expect((screen.getByLabelText(/^Telefon/) as HTMLInputElement).value).toBe('');
  await user.clear(screen.getByLabelText(/^E-mail/));
});

test('another phone brings another person: what the first one brought goes with them', async () => {
  people = [{ ...adam, bookings: 1 }];
  const user = await draw();
  for (const label of [/^Imię/, /^Nazwisko/, /^E-mail/, /^Telefon/]) await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(/^Telefon/), '602114090');
  await screen.findByText(/Adam Górski, rezerwacje: 1/);
  people = [{ ...adam, first_name: 'Ewa', last_name: 'Lis', phone: '602 114 091', email: null }];
  await user.clear(screen.getByLabelText(/^Telefon/));
  await user.type(screen.getByLabelText(/^Telefon/), '602114091');
  await screen.findByText(/Ewa Lis, rezerwacje/);
  const value = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;
  await waitFor(() => expect([/^Imię/, /^Nazwisko/, /^E-mail/].map(value)).toEqual(['Ewa', 'Lis', '']));
});

test('by keys alone: Enter goes from field to field and to the money, Escape goes back', async () => {
  const user = await draw();
  await typePerson(user);
  screen.getByLabelText(/^Telefon/).focus();
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
  expect(document.activeElement?.textContent).toBe('Link, QR');
  await user.keyboard('{Escape}');
  expect(onBack).toHaveBeenCalled();
});

test('a space is sold with its plate, and its car comes in as the next act', async () => {
  history.replaceState(null, '', `/?miejsce=17&od=${now}&do=${addDays(now, 1)}`);
  await act(async () =>
    render(
      <OwnCache>
        <ParkingSale onBack={onBack} />
        <Overlays />
      </OwnCache>,
    ),
  );
  const user = userEvent.setup();
  await screen.findByRole('radio', { name: /A\s17/ });
  await typePerson(user);
  await user.type(screen.getByLabelText(/^Numer rejestracyjny/), 'gsl 48rk');
  await press(user, 'Gotówka');
  await user.click(await screen.findByRole('button', { name: /Przyjmuję/ }));
  await user.click(await screen.findByRole('button', { name: 'Wjechał' }));
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/desk/parking/7/passages'));
  expect(sent[0]?.body).toMatchObject({ space_id: 17, parking_level: 'A', license_plate: 'GSL48RK' });
});

test('a booking that its buyer cancels on the phone meanwhile is not called paid', async () => {
  const user = await draw();
  await typePerson(user);
  money = { due: 0, step: 'paid', state: 'VOID' };
  await press(user, 'Gotówka');
  expect((await screen.findByRole('alert')).textContent).toContain('Ta rezerwacja jest anulowana');
  expect(screen.queryByText('Po zapłacie.')).toBeNull();
  await press(user, 'Zakończ');
  expect((screen.getByLabelText(/^Nazwisko/) as HTMLInputElement).value).toBe('');
});
