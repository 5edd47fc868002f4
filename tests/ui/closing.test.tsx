import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Section } from '../../src/admin/sections/kasa/Section.tsx';
import { airportCode } from '../../src/airport/identity.ts';
import type { ClerkDay, Movement } from '../../src/domain/booking/closing.ts';
import { addDays, today } from '../../src/domain/language/days.ts';
import { sections } from '../../src/domain/office/sections.ts';

const section = sections.find(({ slug }) => slug === 'kasa');
const user = { id: 5, first_name: 'Renata', last_name: 'Sikora' };

beforeEach(() => {
  localStorage.clear();
  // Whose till was looked at last is kept there
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const paid = (id: number, method: Movement['method'], amount: number): Movement => ({
  ...{ payment_id: id, refund_id: null, at: `${today()}T07:35:00Z`, method, amount, first: true },
  ...{ order_number: `${airportCode}-9TW3K${id}`, kind: 'rental', booking_id: id, buyer: 'Adam Górski' },
  ...{ license_plate: 'GSL 1018A', days: 1 },
});
const empty: ClerkDay = {
  ...{ day: today(), clerk: { id: 5, name: 'Renata Sikora', desk: 'rental' }, movements: [], open: [] },
  ...{ closings: [], float: 30_000, unclosed: [], clerks: null, waiting: [] },
  sums: { cash_in: 0, cash_out: 0, terminal_in: 0, terminal_out: 0 },
};
const sums = { cash_in: 27_800, cash_out: 0, terminal_in: 17_900, terminal_out: 0 };
const sold = { sums, movements: [paid(1, 'CASH', 27_800), paid(2, 'TERMINAL', 17_900)] };
const closed = {
  ...{ id: 7, Employee_id: 5, day: today(), float: 30_000, counted: 57_800, terminal_total: 17_900, ...sums },
  ...{ reason: null, closed_at: `${today()}T12:06:00Z`, corrects: null, first_name: 'Renata', last_name: 'Sikora' },
};

/** Where the last section that was drawn has sent something. */
let sentTo: string[] = [];
/** Draws the section of a clerk whose day is this, and answers what it sends. */
function draws(...days: Partial<ClerkDay>[]) {
  const sent: Record<string, unknown>[] = [];
  const left = [...days];
  sentTo = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const of = left.length > 1 ? left.shift() : left[0];
    if (method === 'GET') return Response.json({ data: [{ ...empty, ...of }] });
    sent.push(JSON.parse(String(body)));
    sentTo.push(path);
    return Response.json({ message: 'Doszła operacja. Przelicz, zanim zamkniesz', code: 'sums' }, { status: 409 });
  });
  if (!section) throw new Error('There is no such section');
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Section route={{ section }} user={user as never} />
    </SWRConfig>,
  );
  return sent;
}
const words = () => document.body.textContent.replaceAll('\u00a0', ' ');
const count = async (piece: string, many: string) =>
  userEvent.type(await screen.findByLabelText(`${piece} zł ×`), many);
const button = (name: RegExp) => screen.getByRole('button', { name });

test('a day without money says so, and is closed with what the till had', async () => {
  draws({});
  expect(await screen.findByText('Dziś nic nie przyjęto ani nie oddano')).toBeTruthy();
  await count('100', '3');
  expect(words()).toContain('Zgadza się');
  expect(button(/^Zamknij dzień, nic nie oddaję/)).toBeTruthy();
});

test('notes and coins add up, and the button says what is handed in', async () => {
  const sent = draws(sold);
  await count('200', '2');
  await count('100', '1');
  await count('50', '1');
  await count('20', '1');
  await count('5', '1');
  await count('2', '1');
  await count('1', '1');
  await userEvent.type(screen.getByLabelText('Suma z raportu terminala'), '179');
  expect(screen.queryByLabelText(/Skąd różnica/)).toBeNull();
  await userEvent.click(button(/^Zamknij dzień, oddaję 278,00/));
  expect(sent).toEqual([
    {
      ...{ day: today(), float: 30_000, counted: 57_800, terminal_total: 17_900, ...sums },
      ...{ reason: null, corrects: null },
    },
  ]);
});

test('what lacks is told, and is not closed before somebody says where it is from', async () => {
  const sent = draws(sold);
  await count('500', '1');
  await userEvent.type(screen.getByLabelText('Suma z raportu terminala'), '179');
  expect(words()).toMatch(/Brakuje78,00 zł/);
  await userEvent.click(button(/^Zamknij dzień/));
  expect(screen.getByText('Napisz, skąd różnica')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText(/Skąd różnica/), 'Źle wydana reszta');
  await userEvent.click(button(/^Zamknij dzień/));
  expect(sent).toMatchObject([{ counted: 50_000, reason: 'Źle wydana reszta' }]);
});

test('a till that nobody has counted is not closed', async () => {
  const sent = draws(sold);
  await userEvent.click(await screen.findByRole('button', { name: /^Zamknij dzień/ }));
  expect(screen.getByText('Policz kasę', { selector: 'p *' })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a terminal that has less names the one operation of that amount', async () => {
  draws(sold);
  await userEvent.type(await screen.findByLabelText('Suma z raportu terminala'), '0');
  expect(words()).toContain('Terminal: o 179,00 zł mniej niż u nas');
  const shown = screen.getByRole('link', { name: new RegExp(`^Pokaż ${airportCode}-9TW3K2`) });
  expect(shown.getAttribute('href')).toContain('edit-rent/2');
});

test('where two operations have that amount none is named', async () => {
  const movements = [paid(2, 'TERMINAL', 17_900), paid(3, 'TERMINAL', 17_900)];
  draws({ movements, sums: { ...sums, cash_in: 0, terminal_in: 35_800 } });
  await userEvent.type(await screen.findByLabelText('Suma z raportu terminala'), '179');
  expect(words()).toContain('Żadna jedna operacja nie ma takiej kwoty');
  expect(screen.queryByRole('link', { name: /^Pokaż/ })).toBeNull();
});

test('an operation that comes in meanwhile is told by its hour, its sum and its way', async () => {
  const later = { sums: { ...sums, cash_in: 35_800 }, movements: [...sold.movements, paid(3, 'CASH', 8000)] };
  draws(sold, later);
  await count('500', '1');
  await userEvent.type(screen.getByLabelText('Suma z raportu terminala'), '179');
  await userEvent.type(screen.getByLabelText(/Skąd różnica/), 'Pomyłka');
  await userEvent.click(button(/^Zamknij dzień/));
  expect(await screen.findByText(/doszła operacja, 80,00.zł gotówką/)).toBeTruthy();
  expect(words()).toContain('Gotówki powinno być o 80,00 zł więcej');
  await userEvent.click(button(/^Widzę/));
  expect(words()).not.toContain('doszła operacja, 80');
});

test('what was counted stays on this computer until the day is closed', async () => {
  draws(sold);
  await count('200', '2');
  cleanup();
  draws(sold);
  expect(((await screen.findByLabelText('200 zł ×')) as HTMLInputElement).value).toBe('2');
});

test('without a network the day is not closed, and it is told that what was counted stays', async () => {
  draws(sold);
  await count('200', '2');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  expect(words()).toContain('Policzone nominały zostają na tym komputerze. Zamknięcie czeka na sieć.');
  vi.restoreAllMocks();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(words()).not.toContain('Zamknięcie czeka na sieć');
});

test('Enter and the arrows go from one piece to the next', async () => {
  draws(sold);
  await userEvent.type(await screen.findByLabelText('500 zł ×'), '1{Enter}2{ArrowDown}3{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByLabelText('200 zł ×'));
});

test('a closed day is read only, and is corrected with what was counted as a start', async () => {
  const sent = draws({ ...sold, closings: [closed] });
  expect(await screen.findByText(/^Zamknięte o/)).toBeTruthy();
  expect(screen.queryByLabelText('200 zł ×')).toBeNull();
  await userEvent.click(button(/Dopisz sprostowanie/));
  expect((screen.getByLabelText('Policzono') as HTMLInputElement).value).toBe('578,00');
  await userEvent.type(screen.getByLabelText(/Co poprawiasz/), 'Pomyłka');
  await userEvent.click(button(/^Zapisz sprostowanie/));
  expect(sent).toMatchObject([{ corrects: 7, reason: 'Pomyłka', counted: 57_800 }]);
});

test('what came after the closing is told, on paper too', async () => {
  draws({ ...sold, sums: { ...sums, cash_in: 35_800 }, closings: [closed] });
  const notice = (await screen.findByText('Po zamknięciu doszły operacje')).closest('[role=status]');
  expect(notice?.textContent.replaceAll('\u00a0', ' ')).toContain('Gotówki o 80,00 zł więcej');
  expect(notice?.hasAttribute('data-printed')).toBe(true);
});

test('a payment without an answer, and a day that nobody closed, are told', async () => {
  const yesterday = addDays(today(), -1);
  const open = [{ order_number: `${airportCode}-8RJ6MA`, amount: 29_800, since: `${today()}T12:58:00Z` }];
  draws({ ...sold, open, unclosed: [yesterday] });
  expect(await screen.findByText(`Zapłata bez odpowiedzi: ${airportCode}-8RJ6MA`)).toBeTruthy();
  expect(screen.getByText('Niezamknięte dni')).toBeTruthy();
});

test.each([
  [23, false],
  [24, true],
])('of %i operations the signatures stand before the table: %s', async (many, before) => {
  draws({ ...sold, movements: Array.from({ length: many }, (_, i) => paid(i + 1, 'CASH', 100)) });
  const paper = await screen.findByRole('article');
  const signs = within(paper).getByText(/^oddaje:/);
  const table = within(paper).getByRole('table', { name: 'Operacje dnia' });
  expect(Boolean(signs.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(before);
});

test('somebody else’s till is read only, whoever looks at it', async () => {
  history.replaceState(null, '', '?kto=9');
  draws({
    ...sold,
    clerk: { id: 9, name: 'Ewa Lis', desk: null },
    clerks: [{ id: 9, name: 'Ewa Lis', closed_at: null }],
  });
  expect(await screen.findByText('Ta kasa jest otwarta')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Zamknij dzień/ })).toBeNull();
  history.replaceState(null, '', '?');
});

test('a day that cannot be read says so, and is read again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'x' }, { status: 500 }));
  if (!section) throw new Error('There is no such section');
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Section route={{ section }} user={user as never} />
    </SWRConfig>,
  );
  expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
});

test('money that waits for somebody is told with since when, and given back with one press', async () => {
  const waits = {
    ...{
      refund_id: 12,
      method: 'CASH' as const,
      amount: 35_000,
      since: `${today()}T07:35:00Z`,
      kind: 'rental' as const,
    },
    ...{ order_number: `${airportCode}-9TW3K1`, booking_id: 4, buyer: 'Adam Górski', license_plate: 'GSL 1018A' },
  };
  const sent = draws({ waiting: [waits] });
  expect(await screen.findByText(/^Do wypłaty 350,00.zł gotówką: Adam Górski$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: `${airportCode}-9TW3K1` }).getAttribute('href')).toContain('edit-rent/4');
  await userEvent.click(button(/^Wypłacono 350,00.zł$/));
  expect([sentTo, sent]).toEqual([['/api/rent/4/refunds/12'], [{ amount: 35_000 }]]);
});

test.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch')), 'Nie ma połączenia z siecią'],
  ['where the server fails', async () => Response.json({}, { status: 500 }), 'Serwer zgłosił błąd, sieć działa'],
])('a day that cannot be read %s says which it was', async (_what, answers, said) => {
  draws({});
  cleanup();
  vi.stubGlobal('fetch', answers);
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Section route={{ section: section as never }} user={user as never} />
    </SWRConfig>,
  );
  expect(await screen.findByText(said)).toBeTruthy();
});
