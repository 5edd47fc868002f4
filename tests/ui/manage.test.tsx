import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { airportCode } from '../../src/airport/identity.ts';
import { standingOf } from '../../src/domain/booking/rights.ts';
import { statementOf } from '../../src/domain/booking/statement.ts';
import { addDays, formatDay, formatWeekday, parseInstant, today, wireDay } from '../../src/domain/language/days.ts';
import type { Quote, ShownBooking } from '../../src/features/manage/booking.ts';
import { LostLink } from '../../src/features/manage/LostLink.tsx';
import { ManagePage } from '../../src/features/manage/ManagePage.tsx';
import { gaveBack, paidFor } from '../support/movements.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const token = 'a'.repeat(64);
const at = (days: number): string => parseInstant(wireDay(addDays(today(), days))) ?? '';
const until = addDays(today(), 12);

function bookingOf(more: Partial<ShownBooking> = {}, first = 10, last = 12): ShownBooking {
  const stay = { since: at(first), until: at(last) };
  const money = { amount: 15_000, left: 15_000 };
  return {
    ...{ order_number: `${airportCode}-7F3K9Q`, kind: 'parking', status: 'RESERVED', ...stay },
    ...{ ...money, price: 5_000, paid: 15_000, kept: 0, paid_at: at(-1), due: 0, unpaid: false },
    ...{ parking_level: 'A', space_id: 0, license_plate: 'GSL48RK', brand: null, model: null },
    ...{ pickup_at: null, return_at: null, out_at: null },
    ...{ Cars_id: null, car_plate: null, body: null, img: null },
    ...{ first_name: 'Anna', last_name: 'Zielińska', email: 'anna@poczta.example', phone: '600 700 800' },
    ...standingOf({ kind: 'parking', agreed_at: at(-1), ...stay, ...money, over: more.status === 'CANCELLED' }),
    ...{ agreed_at: at(-1), statement: statementOf([paidFor()], false), cancelled: null, change: null },
    ...{ ways: [{ method: 'CARD', amount: 15_000 }], told: null },
    ...more,
  };
}

/** Opens the page; the server knows this booking, and of other dates what `quote` says. */
function opens(booking: ShownBooking | undefined, quote: Partial<Quote> = {}, protocols = () => protocolsOf([])) {
  vi.stubGlobal('location', new URL(`http://localhost/rezerwacja/${token}`));
  vi.stubGlobal('fetch', async (path: string) => {
    if (!booking) return Response.json({ message: 'Ten link już nie działa' }, { status: 404 });
    if (path.endsWith('/hand-overs')) return protocols();
    const parameters = new URL(path, 'http://localhost').searchParams;
    const whole = { free: true, taken_from: null, free_until: null, others: [], refund_until: booking.refund_until };
    const dates = { since: parameters.get('since'), until: parameters.get('until') };
    return Response.json({ data: [path.includes('/dates') ? { ...dates, ...whole, ...quote } : booking] });
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ManagePage phone="+48 59 000 00 10" />
    </SWRConfig>,
  );
}
const protocolsOf = (facts: object[]) => Response.json({ data: [{ facts, last: null }] });
const signed = {
  ...{ id: 1, kind: 'OUT', at: at(-1), mileage: 41_208, fuel: 8, marks: [], on_paper: false, withdrawn: false },
  ...{ corrects: null, photos: [{ name: 'front.webp', label: 'Przód' }], signature: 'name.webp' },
};
const rentalOf = () =>
  bookingOf({ kind: 'rental', status: 'RENTED', brand: 'Skoda', model: 'Fabia', Cars_id: 1 }, -1, 2);
const act = async (name: string) =>
  (await screen.findByText(name, { selector: 'summary *' })).closest('details') as HTMLElement;

test('a booking says its space, though that is 0, and a row for each thing that can be changed', async () => {
  opens(bookingOf());
  expect(await screen.findAllByText('Poziom A, miejsce 0')).not.toHaveLength(0);
  for (const name of ['Numer rejestracyjny', 'Daty', 'Anuluj rezerwację']) expect(await act(name)).toBeDefined();
  expect(within(await act('Anuluj rezerwację')).getByText(/^Anuluj i.zwróć 150,00.zł$/)).toBeDefined();
});

test('a plate that was changed closes its row, and the focus stays there', async () => {
  const booking = bookingOf();
  opens(booking);
  const row = (await act('Numer rejestracyjny')) as HTMLDetailsElement;
  row.open = true;
  const field = within(row).getByLabelText('Nowy numer rejestracyjny');
  await userEvent.clear(field);
  booking.license_plate = 'GD12KB';
  await userEvent.type(field, 'gd 12kb{Enter}');
  await screen.findByText(/^teraz GD12KB,/);
  const changed = (await act('Numer rejestracyjny')) as HTMLDetailsElement;
  expect([changed.open, document.activeElement]).toEqual([false, changed.querySelector('summary')]);
});

test('dates that cost more say how much before the button, which names the obligation to pay', async () => {
  opens(bookingOf(), { days: 4, amount: 20_000, difference: 5_000 });
  const dates = within(await act('Daty'));
  const field = dates.getByLabelText('Do');
  await userEvent.clear(field);
  await userEvent.type(field, `${formatDay(addDays(until, 1))}{Tab}`);
  const button = await dates.findByText(/Zmień daty i\szapłać 50,00/);
  expect(button.textContent).toContain('zamówienie z\u00a0obowiązkiem zapłaty');
  expect(dates.getByLabelText('Różnica ceny').textContent).toContain('Dopłacisz50,00');
});

test('dates that are taken turn the button off and say from when, and what is free', async () => {
  const others = [{ parking_level: 'A', space_id: 9 }];
  opens(bookingOf(), { days: 4, difference: 5_000, free: false, taken_from: addDays(until, 1), others });
  const dates = within(await act('Daty'));
  const field = dates.getByLabelText('Do');
  await userEvent.clear(field);
  await userEvent.type(field, `${formatDay(addDays(until, 1))}{Tab}`);
  await waitFor(() => expect(dates.getByText(/zajęte od/)).toBeDefined());
  expect(dates.getByLabelText('Poziom A, miejsce 9')).toBeDefined();
  expect(dates.getByText('Ten termin jest zajęty.')).toBeDefined();
});

test('a day before the others are allowed is told at its field and not asked about', async () => {
  opens(bookingOf());
  const dates = within(await act('Daty'));
  const field = dates.getByLabelText('Od');
  await userEvent.clear(field);
  await userEvent.type(field, `${formatDay(addDays(today(), -1))}{Tab}`);
  expect(await dates.findByText('Ten dzień już minął, wybierz dzień od dzisiaj')).toBeDefined();
});

test('before it is cancelled it says what came back earlier and what comes back now', async () => {
  const earlier = gaveBack({ amount: 5_000, cause: 'CUSTOMER_CHANGE' });
  opens(bookingOf({ statement: statementOf([paidFor(), earlier], false), refund: 10_000 }));
  const row = within(await act('Anuluj rezerwację'));
  const sums = [...row.getByLabelText('Co wróci').children].map((it) => it.textContent?.replaceAll('\u00a0', ' '));
  expect(sums).toEqual(['Zapłacono razem150,00 zł', 'Zwrócono wcześniej−50,00 zł', 'Wraca teraz100,00 zł']);
  expect(row.getByText(/Razem wróci 150,00.zł, czyli wszystko\./)).toBeDefined();
  expect(row.getByRole('button', { name: /^Anuluj i.zwróć 100,00.zł$/ })).toBeDefined();
});

test('within 24 hours cancelling says that nothing comes back', async () => {
  // Tomorrow is 25 hours away at 00:00 of the day on which summer time ends
  vi.setSystemTime(parseInstant(wireDay(today()).replace('00:00:00', '12:00:00')) ?? '');
  opens(bookingOf({}, 1, 3));
  const row = within(await act('Anuluj rezerwację'));
  expect(row.getByText('Anuluj bez zwrotu')).toBeDefined();
  expect(row.getAllByText(/[Oo]płata (nie )?wraca/)).not.toHaveLength(0);
});

test('of what nobody has paid for, cancelling speaks of no money', async () => {
  opens(bookingOf({ paid: 0, left: 0, refund: 0, deadline: null, statement: statementOf([], false) }));
  const row = within(await act('Anuluj rezerwację'));
  expect(row.getByText('bezpłatnie')).toBeDefined();
  expect(row.getByRole('button', { name: 'Anuluj rezerwację' })).toBeDefined();
  expect(row.queryByText(/bez zwrotu|nie wraca|Zapłacono/)).toBeNull();
});

test('a stay that runs can be made longer, and not be cancelled', async () => {
  opens(bookingOf({}, 0, 2));
  expect(within(await act('Przedłuż')).getByLabelText('Nowy ostatni dzień')).toBeDefined();
  expect(screen.queryByText('Anuluj rezerwację')).toBeNull();
  expect(screen.getAllByText(/^Rezerwacja już trwa, więc nie można jej anulować/)).toHaveLength(2);
});

test('a cancelled booking says what comes back and when, and has nothing to change', async () => {
  const statement = statementOf([paidFor({ at: at(-1) }), gaveBack({ at: at(0) })], true);
  opens(bookingOf({ status: 'CANCELLED', statement, deadline: null, cancelled: { by: 'CUSTOMER', at: at(0) } }));
  expect(await screen.findByText(`Anulowano ${formatWeekday(today())}`)).toBeDefined();
  const arrives = formatWeekday(addDays(today(), 14));
  expect(screen.getByText(/^150,00.zł będzie na koncie/).textContent).toContain(arrives);
  expect(screen.queryByText('Co chcesz zmienić?')).toBeNull();
  expect(screen.getByText('Wydrukuj rachunek')).toBeDefined();
});

test('a booking that has ended lets nobody in: it is printed as an account, or booked again', async () => {
  opens(bookingOf({}, -5, -3));
  await screen.findByText(/^Zakończona/);
  expect(screen.queryByText(/Wjazd otworzy się/)).toBeNull();
  expect(screen.queryByRole('img', { name: /Kod QR z numerem/ })).toBeNull();
  expect(screen.queryByText('Jak wjechać')).toBeNull();
  expect(screen.getByRole('button', { name: 'Wydrukuj rachunek' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Zarezerwuj ponownie' })).toBeDefined();
});

test('the statement tells each payment and refund, on the page and on paper alike', async () => {
  const shorter = gaveBack({ at: at(-3), amount: 5_000, cause: 'CUSTOMER_CHANGE' });
  const statement = statementOf([paidFor({ at: at(-30) }), shorter, gaveBack({ at: at(0), amount: 10_000 })], true);
  opens(bookingOf({ status: 'CANCELLED', statement, deadline: null, cancelled: { by: 'CUSTOMER', at: at(0) } }));
  const [onPaper, onPage] = (await screen.findAllByRole('table', { name: /^Rachunek/ })).map((it) =>
    within(it)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  );
  expect(onPage?.slice(3)).toEqual([
    ...['Zapłacono razem150,00 zł', 'Zwrócono wcześniej−50,00 zł'],
    ...['Wraca teraz−100,00 zł', 'Za rezerwację0,00 zł'],
  ]);
  expect(onPaper).toEqual(onPage);
});

test('a link that opens nothing says one thing, and offers another by number and address', async () => {
  opens(undefined);
  expect(await screen.findByRole('heading', { name: 'Ten link już nie działa' })).toBeDefined();
  expect(screen.getByLabelText('Numer zamówienia')).toBeDefined();
});

test('without a number the airport can be called', async () => {
  opens(undefined);
  expect((await screen.findByRole('link', { name: /^\+48.59.000.00.10$/ })).getAttribute('href')).toBe(
    'tel:+48590000010',
  );
});

test('a link that was sent can be asked for again only after a minute that is counted', async () => {
  opens(bookingOf());
  cleanup();
  render(<LostLink title="Twoja rezerwacja" lead="Podaj dane rezerwacji." phone={undefined} />);
  await userEvent.type(screen.getByLabelText('Numer zamówienia'), `${airportCode.toLowerCase()}7f3k9q`);
  await userEvent.type(screen.getByLabelText('E-mail z rezerwacji'), 'anna@poczta.example');
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij link ponownie' }));
  const again = await screen.findByRole('button', { name: 'Wyślij jeszcze raz' });
  again.focus();
  expect(again.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/^Ponownie wyślesz link za (60|5\d) s\.$/)).toBeDefined();
  vi.setSystemTime(Date.now() + 61_000);
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull(), { timeout: 3000 });
  expect(document.activeElement).toBe(again);
});

test('after cancelling nobody asks about the dates that were typed before', async () => {
  const requests: string[] = [];
  let booking = bookingOf();
  opens(booking, { days: 4, amount: 20_000, difference: 5_000 });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    requests.push(path);
    if (init?.method === 'POST') booking = bookingOf({ status: 'CANCELLED' });
    return path.includes('/dates') ? answer(path, init) : Response.json({ data: [booking] });
  });
  const dates = within(await act('Daty'));
  await userEvent.clear(dates.getByLabelText('Do'));
  await userEvent.type(dates.getByLabelText('Do'), `${formatDay(addDays(until, 1))}{Tab}`);
  await dates.findByText(/Zmień daty i\szapłać 50,00/);
  const before = requests.length;
  await userEvent.click(within(await act('Anuluj rezerwację')).getByRole('button', { name: /^Anuluj i/ }));
  await waitFor(() => expect(screen.queryByText('Co chcesz zmienić?')).toBeNull());
  expect(requests.slice(before).filter((path) => path.includes('/dates'))).toEqual([]);
});

test('whoever was told that money comes back is told anew where it no longer does', async () => {
  const sent: unknown[] = [];
  let booking = bookingOf();
  opens(booking);
  vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ data: [booking] });
    sent.push(JSON.parse(String(init.body)));
    booking = bookingOf({ refund: 0, rights: { plate: true, dates: 'more', cancel: 'loss' } });
    return Response.json({ message: 'Kwota zwrotu zmieniła się', amount: 0 }, { status: 409 });
  });
  const row = within(await act('Anuluj rezerwację'));
  await userEvent.click(row.getByRole('button', { name: /^Anuluj i/ }));
  expect(await screen.findByText('Anuluj bez zwrotu')).toBeDefined();
  expect(sent).toEqual([{ amount: 15_000 }]);
});

test('what another window has cancelled meanwhile is shown as cancelled, not offered again', async () => {
  let booking = bookingOf();
  opens(booking);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.endsWith('/hand-overs')) return protocolsOf([]);
    if (init?.method !== 'POST') return Response.json({ data: [booking] });
    booking = bookingOf({ status: 'CANCELLED', cancelled: { at: at(0), by: 'CUSTOMER' } });
    return Response.json({ message: 'Tej rezerwacji nie można już anulować' }, { status: 409 });
  });
  const row = within(await act('Anuluj rezerwację'));
  await userEvent.click(row.getByRole('button', { name: /^Anuluj i/ }));
  expect(await screen.findByText(/^Anulowano/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Anuluj/ })).toBeNull();
});

test('new dates that are refused show that another window has cancelled the booking', async () => {
  let booking = bookingOf();
  opens(booking, { days: 4, amount: 20_000, difference: 5_000 });
  const dates = within(await act('Daty'));
  const field = dates.getByLabelText('Do');
  await userEvent.clear(field);
  await userEvent.type(field, `${formatDay(addDays(until, 1))}{Tab}`);
  const button = await dates.findByRole('button', { name: /Zmień daty i\szapłać/ });
  booking = bookingOf({ status: 'CANCELLED', cancelled: { at: at(0), by: 'CUSTOMER' } });
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.endsWith('/hand-overs')) return protocolsOf([]);
    if (init?.method !== 'POST') return Response.json({ data: [booking] });
    return Response.json({ errors: { until: 'Tej rezerwacji nie można już zmienić' } }, { status: 400 });
  });
  await userEvent.click(button);
  expect(await screen.findByText(/^Anulowano/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Zmień daty/ })).toBeNull();
});

test('a booking whose database slept is read again by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  opens(bookingOf());
  cleanup();
  const answer = fetch;
  let isAway = true;
  vi.stubGlobal('fetch', async (path: string) =>
    isAway ? Response.json({ message: 'Spróbuj za chwilę' }, { status: 503 }) : answer(path),
  );
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ManagePage phone="+48 59 000 00 10" />
    </SWRConfig>,
  );
  expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeDefined();
  isAway = false;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await screen.findAllByText('Poziom A, miejsce 0')).not.toHaveLength(0);
});

test('who rents reads the protocols that they signed, with their photos, and prints them', async () => {
  vi.stubGlobal('print', vi.fn());
  opens(rentalOf(), {}, () => protocolsOf([signed]));
  const protocols = await screen.findByRole('region', { name: 'Protokoły auta' });
  expect(await within(protocols).findByText(/41.208 km/)).toBeDefined();
  const photo = within(protocols).getByRole('img', { name: 'Zdjęcie: Przód' });
  expect(photo.getAttribute('src')).toBe(`/api/rezerwacja/${token}/photos/front.webp`);
  expect(within(protocols).getByRole('img', { name: 'Podpis' })).toBeDefined();
  await userEvent.click(within(protocols).getByRole('button', { name: 'Wydrukuj protokoły' }));
  expect(print).toHaveBeenCalledOnce();
  expect(document.documentElement.className).not.toBe('');
  dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.className).toBe('');
});

test('the link of the mail about a hand-over leads to the protocols once they are read', async () => {
  opens(rentalOf(), {}, () => protocolsOf([signed]));
  location.hash = 'protokoly';
  const protocols = await screen.findByRole('region', { name: 'Protokoły auta' });
  await within(protocols).findByText(/41.208 km/);
  expect(document.activeElement).toBe(within(protocols).getByRole('heading', { name: 'Protokoły auta' }));
  location.hash = '';
});

test('without protocols nothing speaks of them; a failed reading can be repeated', async () => {
  let isAway = true;
  const answers = vi.fn(() => (isAway ? Response.json({ message: 'Błąd' }, { status: 500 }) : protocolsOf([])));
  opens(rentalOf(), {}, answers);
  const protocols = await screen.findByRole('region', { name: 'Protokoły auta' });
  await within(protocols).findByText('Nie udało się wczytać protokołów.');
  isAway = false;
  await userEvent.click(within(protocols).getByRole('button'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Protokoły auta' })).toBeNull());
  expect(answers).toHaveBeenCalledTimes(2);
});

test('once the car was handed over its page says how it is brought back, on paper too', async () => {
  opens({ ...rentalOf(), out_at: at(-1) });
  expect((await screen.findAllByText(/Auto jest u.Ciebie/)).length).toBe(2);
  expect(screen.getAllByRole('heading', { name: 'Jak oddać auto', hidden: true })).toHaveLength(2);
  expect(screen.queryByText(/Auto czeka przy stanowisku/)).toBeNull();
});
