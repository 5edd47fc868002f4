import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeadLetters } from '../../src/admin/sections/system/DeadLetters.tsx';
import { airportCode } from '../../src/airport/identity.ts';
import type { DeadLetter } from '../../src/domain/office/system.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { dropToasts } from '../../src/ui/overlays.ts';

const letter = (id: string, more: Partial<DeadLetter>): DeadLetter => ({
  id,
  kind: 'mail',
  what: 'confirmation',
  since: '2026-06-22T10:00:00.000Z',
  order_number: null,
  recipient: null,
  amount: null,
  there: null,
  cause: 'Nie ma takiej domeny',
  error: null,
  attempts: 16,
  next_attempt: null,
  can_readdress: false,
  ...more,
});
const confirmation = letter('mail-1', { order_number: `${airportCode}-7F3K9Q`, recipient: 'anna@pczta.example' });
const another = letter('mail-2', { order_number: `${airportCode}-2VD9KH`, recipient: 'jan@pczta.example' });
const difference = letter('difference-3', {
  kind: 'difference',
  what: 'AMOUNT',
  order_number: `${airportCode}-9M2H4T`,
});

let requests: string[];
beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    requests.push(`${method} ${path}`);
    return Response.json({ message: 'Wysyłamy ponownie: 2' });
  });
});
afterEach(() => {
  cleanup();
  dropToasts();
  vi.unstubAllGlobals();
});

const show = (...rows: DeadLetter[]) =>
  render(
    <>
      <DeadLetters count={rows.length} rows={rows} />
      <Overlays />
    </>,
  );

test('all that can be sent again are counted and sent at once, and what the server did is told', async () => {
  show(confirmation, another, difference);
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij ponownie wszystkie 2' }));
  await waitFor(() => expect(requests).toEqual(['POST /api/system/dead-letters/retry']));
  await screen.findByText('Wysyłamy ponownie: 2');
});

test('where only differences wait nothing is offered to be sent again', () => {
  show(difference);
  expect(screen.queryByRole('button', { name: /^Wyślij ponownie/ })).toBeNull();
  screen.getByRole('button', { name: /^PORÓWNAJ: / });
});

test('the buttons of two letters that are alike have different names', () => {
  show(confirmation, another, letter('mail-4', { what: 'cancellation', recipient: 'jan@pczta.example' }));
  const names = screen.getAllByRole('button').map((it) => it.getAttribute('aria-label') ?? it.textContent);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain(`WYŚLIJ PONOWNIE: Potwierdzenie rezerwacji, ${airportCode}-7F3K9Q, anna@pczta.example`);
  expect(names).toContain('ZAŁATWIONE: Wiadomość o anulowaniu, jan@pczta.example');
});

test('of a difference the admin reads what each side has', () => {
  show({ ...difference, amount: 15_000, there: 20_000 });
  expect(document.body.textContent).toContain(
    `${airportCode}-9M2H4T · u nas 150,00\u00a0zł · u operatora 200,00\u00a0zł`,
  );
});
