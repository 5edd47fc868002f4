import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Section } from '../../src/admin/sections/twoje-bilety/Section.tsx';
import { homeAirport } from '../../src/airport/identity.ts';
import { closeDialog, dropToasts } from '../../src/ui/overlays.ts';
import { openSection, radixIsThere } from '../support/screen.tsx';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const ticket = {
  ...{ id: 9, status: 'PURCHASED', class: 'ekonomiczna', seat_number: '14C', price: 289, purchase_time: inHours(-30) },
  ...{ Flight_id: 'W61741', flight_number: 'W61741', airline_name: 'Wizz Air', flight_status: 'SCHEDULED' },
  ...{ origin: homeAirport, destination: 'Oslo (OSL)', is_departure: true, estimated: null },
  ...{ departure: inHours(40), arrival: inHours(42), flight_gate: null, gate_name: null },
  ...{ first_name: 'Anna', last_name: 'Kowalska', update_time: inHours(-30) },
};

let codes: () => Response;
let changed: object[];
let stored: object[];
let flown: object[];
let answer: () => Response;
const listed = (data: object[], limit = 100) =>
  Response.json({
    data: data.slice(0, limit),
    meta: { page: 1, pages: Math.ceil(data.length / limit), total: data.length },
  });
const known = (refundable: boolean) => () => Response.json({ data: [{ id: 9, code: '9T0123', refundable }] });
beforeAll(radixIsThere);
beforeEach(() => {
  changed = [];
  stored = [ticket];
  flown = [];
  answer = () => Response.json({ message: 'refund after 24 hours' }, { status: 409 });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      changed.push(JSON.parse(String(body)));
      return answer();
    }
    if (path.includes('/codes')) return codes();
    if (path.includes('contact-info')) return listed([]);
    if (path.includes('flown=true')) return listed(flown, 10);
    return listed(path.includes('NOT') ? [] : stored);
  });
});
afterEach(() => {
  cleanup();
  closeDialog();
  dropToasts();
  vi.unstubAllGlobals();
});

const open = () => openSection('twoje-bilety', Section);
const cancels = async () => userEvent.click(await screen.findByRole('button', { name: 'Anuluj bilet: W6 1741' }));

test('a clock that is hours fast gives no ticket back without a question', async () => {
  codes = known(true);
  await open();
  await screen.findByRole('img', { name: 'Kod QR biletu 9' });
  await cancels();
  await screen.findByRole('alertdialog', { name: 'Anulować bilet?' });
  await userEvent.click(screen.getByRole('button', { name: 'Zachowaj bilet' }));
  expect(changed).toEqual([]);
});

test('where the server knows that it is too late its question is enough', async () => {
  codes = known(false);
  await open();
  await screen.findByRole('img', { name: 'Kod QR biletu 9' });
  await cancels();
  await screen.findByRole('alertdialog', { name: 'Upłynął termin na zwrot' });
  await userEvent.click(screen.getByRole('button', { name: 'Zachowaj bilet' }));
  expect(changed).toEqual([{ status: 'REFUNDED', amount: 28_900 }]);
});

test('a code that could not be read says so, and is read again', async () => {
  codes = () => Response.json({ message: '' }, { status: 503 });
  await open();
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie: kod biletu 9' });
  codes = known(true);
  await userEvent.click(retry);
  await waitFor(() => expect(screen.queryByText('Nie udało się wczytać kodu')).toBeNull());
  await screen.findByRole('img', { name: 'Kod QR biletu 9' });
});

test.each([
  ['has left', { departure: inHours(-1) }, true],
  ['is late, and has not left', { departure: inHours(-1), estimated: inHours(1), flight_status: 'DELAYED' }, false],
  ['was cancelled', { departure: inHours(-1), flight_status: 'CANCELED' }, false],
])('the ticket of a flight that %s is offered to be cancelled, unless it is too late', async (_, given, isLate) => {
  stored = [{ ...ticket, ...given }];
  codes = known(false);
  await open();
  const button = await screen.findByRole('button', { name: 'Anuluj bilet: W6 1741' });
  expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-describedby') !== null]).toEqual(
    isLate ? ['true', true] : [null, false],
  );
  expect(screen.queryAllByText('Minęła godzina odlotu')).toHaveLength(isLate ? 1 : 0);
  if (isLate) await cancels();
  expect(changed).toEqual([]);
});

const others = (n: number, from = 100) =>
  Array.from({ length: n }, (_, at) => ({ ...ticket, id: from + at, Flight_id: `LO${at}`, flight_number: `LO${at}` }));

test('who has given a ticket back goes on from the next one', async () => {
  stored = [ticket, ...others(1)];
  codes = known(true);
  answer = () => {
    stored = others(1);
    return Response.json({ message: '' });
  };
  await open();
  await screen.findByRole('img', { name: 'Kod QR biletu 9' });
  await cancels();
  await userEvent.click(await screen.findByRole('button', { name: 'Zwróć bilet' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Bilet LO 0, Wizz Air' })),
  );
});

test('a ticket that another window has given back goes from this one, too', async () => {
  codes = known(true);
  answer = () => {
    stored = [];
    return Response.json({ message: 'Zmienić można tylko kupiony bilet' }, { status: 409 });
  };
  await open();
  await screen.findByRole('img', { name: 'Kod QR biletu 9' });
  await cancels();
  await userEvent.click(await screen.findByRole('button', { name: 'Zwróć bilet' }));
  await screen.findByText('Zmienić można tylko kupiony bilet');
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('of many tickets ten are drawn, and ten more as often as one asks', async () => {
  stored = others(23);
  codes = known(true);
  await open();
  await screen.findByRole('button', { name: 'Pokaż kolejne: 10' });
  expect(screen.getAllByRole('article')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż kolejne: 10' }));
  expect(screen.getAllByRole('article')).toHaveLength(20);
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('article')[10]));
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż kolejne: 3' }));
  expect(screen.getAllByRole('article')).toHaveLength(23);
  expect(screen.queryByRole('button', { name: /^Pokaż kolejne/ })).toBeNull();
});

test('tickets of flights that are over are folded, and cancelled only where the flight was', async () => {
  flown = [
    { ...ticket, id: 7, departure: inHours(-30), arrival: inHours(-28), flight_status: 'FINISHED' },
    { ...ticket, id: 8, departure: inHours(-50), arrival: inHours(-48), flight_status: 'CANCELED' },
  ];
  codes = known(false);
  await open();
  const past = (await screen.findByText('Minione loty')).closest('details');
  expect(past).not.toHaveProperty('open', true);
  expect(past?.textContent).toContain('Bilet 7');
  expect(screen.getAllByRole('button', { name: /^ANULUJ BILET/, hidden: true })).toHaveLength(1);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
