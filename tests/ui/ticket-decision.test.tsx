import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Section } from '../../src/admin/sections/bilety/Section.tsx';
import { dropToasts } from '../../src/ui/overlays.ts';
import { openSection } from '../support/screen.tsx';

const noon = Date.parse('2025-03-14T11:00:00Z');
const ticket = {
  ...{ id: 7, class: 'ekonomiczna', seat_number: '1A', price: 289, status: 'PURCHASED' },
  ...{ first_name: 'Anna', last_name: 'Nowak', flight_number: 'LO3844', flight_status: 'SCHEDULED' },
  ...{ is_departure: true, origin: 'Bursztyn (BZT)', destination: 'Oslo (OSL)', estimated: null },
  ...{ departure: '2025-03-14T12:00:00Z', arrival: '2025-03-14T14:00:00Z' },
  ...{ purchase_time: '2025-03-01T12:00:00Z', update_time: '2025-03-01T12:00:00Z' },
};
/** What a decision is answered. */
let stored: () => Response;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  localStorage.setItem('odprawa:dzwiek', 'nie');
  history.replaceState(null, '', '/zarzadzanie/bilety');
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET' ? Response.json({ data: [ticket], verified: true }) : stored(),
  );
});
afterEach(() => {
  cleanup();
  dropToasts();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a decision that could not be stored is sent again from its message', async () => {
  stored = () => Response.json({ message: 'Baza danych jest niedostępna' }, { status: 503 });
  await openSection('bilety', Section);
  const user = userEvent.setup();
  await user.keyboard('7{Enter}');
  await user.click(await screen.findByRole('button', { name: /^Potwierdź ważność/ }));
  await user.click(screen.getByRole('button', { name: 'Tak, potwierdź' }));
  const question = screen.getByRole('dialog', { name: 'Potwierdź ważność' });
  const again = await within(question).findByRole('button', { name: 'Spróbuj ponownie' });
  expect(screen.getByText('WAŻNY')).toBeTruthy();
  stored = () => Response.json({ message: '' });
  await user.click(again);
  expect(await screen.findByText(/^Bilet ważny, pasażer wszedł: Anna Nowak/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a decision is taken back in the list of checks alone: its message only tells it', async () => {
  stored = () => Response.json({ message: '' });
  await openSection('bilety', Section);
  const user = userEvent.setup();
  await user.keyboard('7{Enter}');
  await user.click(await screen.findByRole('button', { name: /^Potwierdź ważność/ }));
  await user.click(screen.getByRole('button', { name: 'Tak, potwierdź' }));
  const message = await screen.findByText(/^Bilet ważny, pasażer wszedł: Anna Nowak, 1A/);
  expect(within(message.parentElement as HTMLElement).getAllByRole('button')).toHaveLength(1);
  const list = screen.getByRole('region', { name: 'Ostatnie dziesięć' });
  await user.click(await within(list).findByRole('button', { name: 'Cofnij: Anna Nowak, 1A' }));
  expect(await screen.findByText('Cofnięto: bilet znów jest ważny')).toBeTruthy();
});
