import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { DeskMoney } from '../../src/admin/bookings/DeskMoney.tsx';
import { airportCode } from '../../src/airport/identity.ts';
import type { DeskMoneyAnswer } from '../../src/domain/booking/desk-money.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { closeDialog, dropToasts } from '../../src/ui/overlays.ts';

afterEach(() => {
  closeDialog();
  cleanup();
  dropToasts();
  vi.unstubAllGlobals();
});

const unpaid: DeskMoneyAnswer = {
  ...{ order_number: `${airportCode}-2WK6JY`, state: 'UNPAID', amount: 63_600, due: 63_600, paid: 0, note: null },
  ...{ link: 'https://lotnisko.example/rezerwacja/abc', step: 'opened', opened_at: null, pays_until: null },
  ...{ payments: [], refunds: [], ways: [] },
};

/** Draws the money of a booking as the server has it; answers what was sent. */
function draws(money: Partial<DeskMoneyAnswer>, status = 200, refusal?: () => Promise<Response>) {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ data: [{ ...unpaid, ...money }] }, { status });
    sent.push({ path, body: JSON.parse(String(body)) });
    if (refusal) return refusal();
    return Response.json({ data: { id: 1 }, message: 'Zapłata została zapisana' }, { status: 201 });
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <DeskMoney path="rent/7" list="rent" />
      <Overlays />
    </SWRConfig>,
  );
  return sent;
}
const choose = async (way: string) => userEvent.click(await screen.findByRole('radio', { name: way }));
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test('no way to pay is chosen before somebody chooses it', async () => {
  draws({});
  await screen.findByText(/Do zapłaty/);
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  expect(screen.queryByRole('button', { name: /Przyjmuję|Terminal przyjął/ })).toBeNull();
});

test('cash tells the change, and the button says what is taken', async () => {
  const sent = draws({});
  await choose('Gotówka');
  await userEvent.type(screen.getByLabelText(/Klient dał/), '700');
  expect(plain((await screen.findByText(/Reszta/)).textContent)).toBe('Reszta 64,00 zł');
  await userEvent.click(screen.getByRole('button', { name: /Przyjmuję 636,00/ }));
  expect(sent).toEqual([{ path: '/api/rent/7/payments', body: { method: 'CASH', amount: 63_600 } }]);
});

const notNoted = 'Nie udało się zapisać zapłaty';
const refused = (status: number, message: string) => async () => Response.json({ message }, { status });
test.each([
  [400, refused(400, 'Kwota w groszach'), [notNoted, 'Kwota w groszach']],
  [403, refused(403, 'Nie możesz tego robić'), ['Nie możesz tego robić']],
  [409, refused(409, 'Nic nie jest już do zapłaty'), [notNoted, 'Nic nie jest już do zapłaty']],
  [429, refused(429, 'Spróbuj za 30 sekund'), [notNoted, 'Spróbuj za 30 sekund']],
  [500, refused(500, 'Błąd serwera'), [notNoted, 'Błąd serwera', 'Spróbuj ponownie']],
  ['no', () => Promise.reject(new TypeError('Failed to fetch')), [notNoted, 'Spróbuj ponownie']],
])('cash answered by %s is told as not noted, with why, and what was typed stays', async (_, refusal, said) => {
  draws({}, 200, refusal);
  await choose('Gotówka');
  await userEvent.type(screen.getByLabelText(/Klient dał/), '700');
  await userEvent.click(screen.getByRole('button', { name: /Przyjmuję 636,00/ }));
  for (const words of said) expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect((screen.getByLabelText(/Klient dał/) as HTMLInputElement).value).toBe('700');
});

test('less cash than is due is not taken', async () => {
  draws({});
  await choose('Gotówka');
  await userEvent.type(screen.getByLabelText(/Klient dał/), '600');
  expect(await screen.findByText(/Za mało/)).toBeTruthy();
  expect((screen.getByRole('button', { name: /Przyjmuję/ }) as HTMLButtonElement).disabled).toBe(true);
});

test('the link is a code to scan, with the step that its buyer has come to', async () => {
  draws({});
  await choose('Link, QR');
  expect(screen.getByRole('img', { name: 'Kod QR z linkiem do zapłaty' })).toBeTruthy();
  expect((await screen.findByText('Klient otworzył')).getAttribute('aria-current')).toBe('step');
});

test('an unknown outcome says that nobody pays again', async () => {
  draws({ step: 'unknown' });
  await choose('Link, QR');
  expect(await screen.findByText(/Niech klient nie płaci drugi raz/)).toBeTruthy();
});

test('cash that waits to go back has its amount on the button', async () => {
  const refund = { id: 4, amount: 20_000, method: 'CASH', state: 'PENDING', cause: 'STAFF' } as const;
  const sent = draws({
    ...{ state: 'REFUND_PENDING', due: 0 },
    refunds: [{ ...refund, create_time: '2026-11-24T10:00:00Z', handed_at: null, transferred: false, clerk: null }],
  });
  await userEvent.click(await screen.findByRole('button', { name: /Wypłacono 200,00/ }));
  expect(sent).toEqual([{ path: '/api/rent/7/refunds/4', body: { amount: 20_000 } }]);
});

test('where it is not known what is due, no money is to be taken', async () => {
  draws({}, 500);
  expect((await screen.findByRole('alert')).textContent).toContain('Nie przyjmuj pieniędzy');
});
