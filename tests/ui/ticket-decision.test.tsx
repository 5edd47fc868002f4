import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Section } from '../../src/admin/sections/bilety/Section.tsx';
import { homeAirport } from '../../src/airport/identity.ts';
import { dialogs, dropToasts } from '../../src/ui/overlays.ts';
import { openSection, radixIsThere } from '../support/screen.tsx';

const noon = Date.parse('2025-03-14T11:00:00Z');
const ticket = {
  ...{ id: 7, class: 'ekonomiczna', seat_number: '1A', price: 289, status: 'PURCHASED' },
  ...{ first_name: 'Anna', last_name: 'Nowak', flight_number: 'LO3844', flight_status: 'SCHEDULED' },
  ...{ is_departure: true, origin: homeAirport, destination: 'Oslo (OSL)', estimated: null },
  ...{ departure: '2025-03-14T12:00:00Z', arrival: '2025-03-14T14:00:00Z' },
  ...{ purchase_time: '2025-03-01T12:00:00Z', update_time: '2025-03-01T12:00:00Z' },
};
/** What the server has of the ticket, what a decision is answered, and who looks a ticket up. */
let known: object;
let stored: () => Response;
let found: () => Response;

beforeAll(radixIsThere);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  known = ticket;
  localStorage.setItem('odprawa:dzwiek', 'nie');
  history.replaceState(null, '', '/zarzadzanie/bilety');
  found = () => Response.json({ data: [known], verified: true });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') return stored();
    return /history|gate-list/.test(path) ? Response.json({ data: [] }) : found();
  });
});
afterEach(() => {
  cleanup();
  dialogs.set(() => []);
  dropToasts();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a long address of a passenger breaks before its @, not within a word', async () => {
  known = { ...ticket, email: 'a.kowalska-wisniewska@poczta.example' };
  await openSection('bilety', Section);
  await userEvent.keyboard('7{Enter}');
  await screen.findByText('WAŻNY');
  expect(screen.getByText('E-mail').nextElementSibling?.innerHTML).toBe('a.kowalska-wisniewska<wbr>@poczta.example');
});

test('a decision that could not be stored is sent again from its message', async () => {
  stored = () => Response.json({ message: 'Baza danych jest niedostępna' }, { status: 503 });
  await openSection('bilety', Section);
  const user = userEvent.setup();
  await user.keyboard('7{Enter}');
  await user.click(await screen.findByRole('button', { name: /^Potwierdź ważność/ }));
  await user.click(screen.getByRole('button', { name: 'Tak, potwierdź' }));
  const question = screen.getByRole('alertdialog', { name: 'Potwierdź ważność' });
  const again = await within(question).findByRole('button', { name: 'Spróbuj ponownie' });
  expect(within(question).getByText('Baza danych jest niedostępna')).toBeTruthy();
  expect(screen.getByText('WAŻNY')).toBeTruthy();
  stored = () => Response.json({ message: '' });
  await user.click(again);
  expect(await screen.findByText(/^Bilet ważny, pasażer wszedł: Anna Nowak/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a decision is taken back in the list of checks alone: its message only tells it', async () => {
  stored = () => Response.json({ message: '' });
  await openSection('bilety', Section);
  const user = userEvent.setup();
  await user.keyboard('7{Enter}');
  await user.click(await screen.findByRole('button', { name: /^Potwierdź ważność/ }));
  await user.click(screen.getByRole('button', { name: 'Tak, potwierdź' }));
  const message = await screen.findByText(/^Bilet ważny, pasażer wszedł: Anna Nowak, 1A/);
  expect(within(message.closest('div') as HTMLElement).getAllByRole('button')).toHaveLength(1);
  const list = screen.getByRole('region', { name: 'Ostatnie dziesięć' });
  await user.click(await within(list).findByRole('button', { name: 'Cofnij: Anna Nowak, 1A' }));
  expect(await screen.findByText('Cofnięto: bilet znów jest ważny')).toBeTruthy();
});

test('a decision that nobody answers is told by a dialog, and sent again from there', async () => {
  stored = () => {
    throw new TypeError('Failed to fetch');
  };
  await openSection('bilety', Section);
  const user = userEvent.setup();
  await user.keyboard('7{Enter}');
  await user.click(await screen.findByRole('button', { name: /^Potwierdź ważność/ }));
  await user.click(screen.getByRole('button', { name: 'Tak, potwierdź' }));
  const message = await screen.findByRole('alertdialog', { name: 'Wystąpił błąd podczas pobierania informacji' });
  expect(within(message).getByText('Nie zapisano: bilet 7 nadal czeka na decyzję')).toBeTruthy();
  stored = () => Response.json({ message: '' });
  await user.click(within(message).getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText(/^Bilet ważny, pasażer wszedł: Anna Nowak/)).toBeTruthy();
});

test('a ticket that could not be looked up is told by its status, and can be tried again', async () => {
  found = () => Response.json({ message: 'Nieprawidłowy adres' }, { status: 400 });
  await openSection('bilety', Section);
  const user = userEvent.setup();
  await user.keyboard('7{Enter}');
  await screen.findByText('Nieprawidłowy adres');
  expect(screen.getByText('Nie udało się sprawdzić biletu 7')).toBeTruthy();
  found = () => Response.json({ message: 'Brak uprawnień' }, { status: 403 });
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Spróbuj ponownie' }));
  const message = within(await screen.findByRole('alertdialog', { name: 'Brak uprawnień' }));
  await user.click(message.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText('Nie udało się sprawdzić biletu 7')).toBeNull();
  expect(screen.getByText('Brak uprawnień')).toBeTruthy();
  found = () => Response.json({ data: [ticket], verified: true });
  await user.keyboard('7{Enter}');
  await screen.findByText('WAŻNY');
});

test.each([
  ['for another day', { departure: '2025-03-16T12:00:00Z' }, 'Lot LO 3844 dopiero 16.03.2025 o 13:00'],
  ['of a cancelled flight', { flight_status: 'CANCELED', airline_name: 'LOT' }, 'LO 3844. Odeślij do punktu LOT'],
])('a ticket %s cannot be confirmed, and its button says why', async (_, given, why) => {
  known = { ...ticket, ...given };
  await openSection('bilety', Section);
  const user = userEvent.setup();
  await user.keyboard('7{Enter}');
  const confirm = await screen.findByRole('button', { name: 'Potwierdź ważność', description: why });
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
  await user.click(confirm);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('button', { name: /^Unieważnij/ })).toBeTruthy();
});

test('a ticket that was used has no button to confirm it again', async () => {
  known = { ...ticket, status: 'USED' };
  await openSection('bilety', Section);
  await userEvent.setup().keyboard('7{Enter}');
  await screen.findByRole('button', { name: /^Następny pasażer/ });
  expect(screen.queryByRole('button', { name: /^Potwierdź ważność/ })).toBeNull();
});
