import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { know, nobody } from '../../src/client/auth.ts';
import { spacesOf } from '../../src/domain/booking/parking.ts';
import { addDays, formatDay, startOf, today } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { ContactForm } from '../../src/features/booking/ContactForm.tsx';
import { ParkingChoice } from '../../src/features/parking/ParkingChoice.tsx';
import { client } from '../support/screen.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('parking')
      ? Response.json({ data: [], meta: { page: 1, pages: 1, total: 0 } })
      : Response.json({ data: { cars: [], parkingInfo: [{ id: 1, price_per_day: 50, capacity: 101 }] } }),
  );
});
afterEach(() => {
  cleanup();
  know(nobody);
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
const draw = (step: React.ReactNode) => render(<Provider store={createStore()}>{step}</Provider>);
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** What each day costs is never answered. */
function withoutDayPrices() {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (path: string) => (path.includes('prices') ? new Promise(() => {}) : fetch(path)));
}

test('the free spaces of today are not shown for days that could not be asked about', async () => {
  const { fetch } = globalThis;
  let isAway = true;
  vi.stubGlobal('fetch', async (path: string) => {
    // The price of each day never comes: it has a retry of its own
    if (path.includes('prices')) return new Promise(() => undefined);
    const isRefused = isAway && path.includes('parking?') && !path.includes(`since=${today()}`);
    return isRefused ? Response.json({ message: 'Spróbuj za chwilę' }, { status: 503 }) : fetch(path);
  });
  draw(<ParkingChoice price={50} />);
  await screen.findByText(/^Wolne: /);
  await userEvent.type(input('Od'), formatDay(addDays(today(), 40)));
  await userEvent.type(input('Do'), `${formatDay(addDays(today(), 42))}{Tab}`);
  expect(await screen.findByText('Nie wiemy, które miejsca są wolne.')).toBeDefined();
  expect(screen.queryByText(/^Wolne: /)).toBeNull();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText(new RegExp(`^Wolne: ${spacesOf('A').length}`))).toBeDefined();
});

test('while free spaces are unknown, the step says so instead of asking for a space', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Spróbuj za chwilę' }, { status: 503 }));
  draw(
    // Without the answers that other tests have left in the cache
    <SWRConfig value={{ provider: () => new Map() }}>
      <ParkingChoice price={50} />
    </SWRConfig>,
  );
  await screen.findByText('Nie wiemy, które miejsca są wolne.');
  await userEvent.click(screen.getByRole('link', { name: 'Przejdź dalej' }));
  expect(screen.getByRole('link', { name: 'Miejsce: Nie wiemy, które są wolne. Spróbuj ponownie' })).toBeDefined();
});

test('what is missing on the first step is told at once and as links to its fields', async () => {
  draw(<ParkingChoice price={50} />);
  await screen.findByText(/^Wolne: /);
  await userEvent.type(input('Numer rejestracyjny'), 'ABCDEFGHI');
  await userEvent.click(screen.getByRole('link', { name: 'Przejdź dalej' }));
  const summary = screen.getByText('Popraw 3 pola, zanim przejdziesz dalej').closest<HTMLElement>('[role=alert]');
  expect(document.activeElement).toBe(summary);
  const link = within(summary as HTMLElement).getByRole('link', { name: /^Numer rejestracyjny: / });
  await userEvent.click(link);
  expect(link.getAttribute('href')).toBe(`#${input('Numer rejestracyjny').id}`);
  expect(input('Numer rejestracyjny').value).toBe('ABCDEFGHI');
});

test.each([
  ['02.01.2020', '03.01.2020', 'Ten dzień już minął, wybierz dzień od dzisiaj'],
  ['20.12.2099', '19.12.2099', 'Koniec nie może być przed początkiem'],
  ['20.12.2099', '21.12.2099', 'Rezerwujemy najwyżej 365 dni naprzód'],
])('the days %s–%s are refused in words', async (since, until, words) => {
  draw(<ParkingChoice price={50} />);
  await userEvent.type(input('Od'), since);
  await userEvent.type(input('Do'), until);
  await userEvent.tab();
  expect(screen.getByText(words)).toBeDefined();
});

test('a stay that is refused has no price beside it', async () => {
  withoutDayPrices();
  draw(<ParkingChoice price={5000} />);
  const [first, ticket] = [addDays(today(), 1), screen.getByText('Twoja rezerwacja').closest('aside')];
  await userEvent.type(input('Od'), formatDay(first));
  await userEvent.type(input('Do'), `${formatDay(addDays(first, 2))}{Tab}`);
  expect(ticket?.textContent).toMatch(/150,00/);
  await userEvent.clear(input('Do'));
  await userEvent.type(input('Do'), `${formatDay(addDays(first, 181))}{Tab}`);
  expect(screen.getByText(/^Najwyżej 90 dni/)).toBeDefined();
  expect(ticket?.textContent).not.toMatch(/ × |000,00/);
});

test.each([
  ['both days', -1],
  ['a first day alone', null],
])('%s that were chosen yesterday say at once that they have passed', (_, until) => {
  const stay = { since: addDays(today(), -1), until: until === null ? null : addDays(today(), until) };
  sessionStorage.setItem('reservationDates', JSON.stringify(stay));
  draw(<ParkingChoice price={50} />);
  expect(input('Od').value).toBe(formatDay(addDays(today(), -1)));
  expect(screen.getByText('Ten dzień już minął, wybierz dzień od dzisiaj')).toBeDefined();
});

test('a day that no calendar has is told in the same words at its field and in the summary', async () => {
  draw(<ParkingChoice price={50} />);
  await userEvent.type(input('Od'), '31.02.2099');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('link', { name: 'Przejdź dalej' }));
  const words = 'W kalendarzu nie ma dnia 31.02.2099';
  expect(await screen.findByRole('link', { name: `Od: ${words}` })).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
  await userEvent.clear(input('Od'));
  await userEvent.tab();
  expect(screen.queryByText(words)).toBeNull();
});

test('a plate kept in the profile is filled in, and gives way to what is typed, even to nothing', async () => {
  const plate = () => input('Numer rejestracyjny').value;
  const words = 'Z Twojego profilu. Możesz wpisać inny.';
  const { unmount } = draw(<ParkingChoice price={50} />);
  expect(plate()).toBe('');
  act(() => know({ auth: true, user: { ...client, license_plate: 'GSL48RK' } }));
  expect(plate()).toBe('GSL48RK');
  expect(screen.getByText(words)).toBeDefined();
  expect(sessionStorage.getItem('licensePlate')).toBeNull();
  await userEvent.clear(input('Numer rejestracyjny'));
  expect([plate(), screen.queryByText(words)]).toEqual(['', null]);
  await userEvent.type(input('Numer rejestracyjny'), 'gd 1');
  unmount();
  draw(<ParkingChoice price={50} />);
  expect(plate()).toBe('gd 1');
});

test('the plate of a profile goes the way on as if it were typed', async () => {
  know({ auth: true, user: { ...client, license_plate: 'GSL48RK' } });
  draw(<ParkingChoice price={50} />);
  await screen.findByText(/^Wolne: /);
  await userEvent.type(input('Od'), formatDay(addDays(today(), 40)));
  await userEvent.type(input('Do'), `${formatDay(addDays(today(), 42))}{Tab}`);
  await screen.findByText(/^Wolne: /);
  const link = screen.getByRole('link', { name: 'Przejdź dalej' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(sessionStorage.getItem('licensePlate')).toBe('"GSL48RK"');
});

test('the way on over midnight says that the day has passed, and keeps it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  withoutDayPrices();
  const day = today();
  sessionStorage.setItem('reservationDates', JSON.stringify({ since: day, until: day }));
  sessionStorage.setItem('licensePlate', '"GD 1"');
  draw(<ParkingChoice price={50} />);
  await screen.findByText(/^Wolne: /);
  vi.setSystemTime(startOf(addDays(day, 1)));
  await userEvent.click(screen.getByRole('link', { name: 'Przejdź dalej' }));
  expect(screen.getByRole('link', { name: 'Od: Ten dzień już minął, wybierz dzień od dzisiaj' })).toBeDefined();
  expect(input('Od').value).toBe(formatDay(day));
});

test('a wrong contact is told on leaving its field, and what is missing on the way on', async () => {
  draw(<ContactForm back={pages.parking} next={pages.parkingSummary} ready />);
  await userEvent.type(input('E-mail'), 'anna');
  expect(screen.queryByText(/^Poprawnie wypełnij to pole/)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(/^Poprawnie wypełnij to pole: /)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Przejdź do podsumowania' }));
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(4);
});

test('nobody types into the contact while the account that fills it in is on its way', async () => {
  vi.resetModules();
  const { ContactForm } = await import('../../src/features/booking/ContactForm.tsx');
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=1';
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  draw(<ContactForm back={pages.parking} next={pages.parkingSummary} ready />);
  expect(screen.getByText('Wczytujemy dane z profilu…')).toBeDefined();
  const fields = input('Imię').closest('fieldset');
  expect(fields?.disabled).toBe(true);
  const user = { id: 7, first_name: 'Anna', last_name: 'Żółkowska', email: 'anna@poczta.example', role: 'client' };
  answer(Response.json({ auth: true, user }));
  await screen.findByText('Dane z profilu: zmienisz je w swoim koncie.');
  expect(input('Imię').value).toBe('Anna');
  expect(fields?.disabled).toBe(false);
  // biome-ignore lint/suspicious/noDocumentCookie: as the server takes it away
  document.cookie = 'signed_in=; Max-Age=0';
});

test('a contact with a name far too long is there again after a reload', async () => {
  const form = <ContactForm back={pages.parking} next={pages.parkingSummary} ready />;
  const { unmount } = draw(form);
  await userEvent.type(input('Nazwisko'), 'Kowalska');
  const long = 'x'.repeat(10_000);
  await userEvent.click(input('Imię'));
  await userEvent.paste(long);
  unmount();
  draw(form);
  expect([input('Imię').value, input('Nazwisko').value]).toEqual([long, 'Kowalska']);
});
