import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Section } from '../../src/admin/sections/bilety/Section.tsx';
import { homeAirport } from '../../src/airport/identity.ts';
import { dialogs, dropToasts } from '../../src/ui/overlays.ts';
import { Keyboard } from '../support/reader.ts';
import { openSection, radixIsThere } from '../support/screen.tsx';

const noon = Date.parse('2025-03-14T11:00:00Z');
const flight = { id: 'LO3844', number: 'LO3844', status: 'SCHEDULED', is_departure: true, airline_name: 'PLL LOT' };
const row = { ...flight, gate_name: 'A3', origin: homeAirport, destination: 'Oslo (OSL)', estimated: null };
const times = { departure: '2025-03-14T12:00:00Z', arrival: '2025-03-14T14:00:00Z' };
const ticketOf = (id: number, status: string) => ({
  ...{ id, class: 'ekonomiczna', seat_number: `${id}A`, price: 289, status, Flight_id: 'LO3844' },
  ...{ first_name: 'Jan', last_name: `Próbny ${id}`, flight_number: 'LO3844', flight_status: 'SCHEDULED' },
  ...{ is_departure: true, origin: homeAirport, destination: 'Oslo (OSL)', ...times, estimated: null },
  ...{ purchase_time: '2025-03-01T12:00:00Z', update_time: '2025-03-14T11:00:00Z' },
});
const codeOf = (id: number) => `${id}T0F3A77C66812CA6E5B1D`;

/** Of each ticket its status, by number; what a decision is answered; what was asked and is not answered yet. */
let statuses: Map<number, string>;
let stored: () => Response;
let patches: string[];
let slow: (() => void)[] | undefined;
const statusesOf = (wanted: string) => [...statuses.values()].filter((it) => it === wanted).length;

async function answer(path: string, { method = 'GET' }: RequestInit = {}): Promise<Response> {
  const [, asked] = /tickets\/([^/?]+)/.exec(path) ?? [];
  if (method === 'PATCH') {
    patches.push(asked ?? '');
    const said = stored();
    if (said.ok) statuses.set(Number(asked), 'USED');
    return said;
  }
  if (method === 'POST') {
    statuses.set(Number(asked), 'PURCHASED');
    return Response.json({ message: '' });
  }
  if (path.includes('/history')) return Response.json({ data: [] });
  if (path.includes('/flights')) return Response.json({ data: [{ ...row, ...times }], meta: { page: 1, pages: 1 } });
  if (!asked) {
    const status = decodeURIComponent(path).includes('USED') ? 'USED' : 'PURCHASED';
    return Response.json({ data: [], meta: { page: 1, pages: 1, total: statusesOf(status) } });
  }
  if (slow) await new Promise<void>((go) => slow?.push(go));
  const status = statuses.get(Number.parseInt(asked, 10));
  if (!status) return Response.json({ message: '', code: 'missing' }, { status: 404 });
  return Response.json({ data: [ticketOf(Number.parseInt(asked, 10), status)], verified: asked.includes('T') });
}

beforeAll(radixIsThere);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  statuses = new Map([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => [id, 'PURCHASED']));
  stored = () => Response.json({ message: '' });
  patches = [];
  slow = undefined;
  localStorage.setItem('odprawa:dzwiek', 'nie');
  localStorage.setItem('odprawa:od-razu', 'tak');
  sessionStorage.setItem('odprawa:lot', 'LO3844');
  history.replaceState(null, '', '/zarzadzanie/bilety');
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  dialogs.set(() => []);
  dropToasts();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let keyboard: Keyboard;
async function open() {
  keyboard = new Keyboard(() => undefined);
  keyboard.wait(10_000);
  await openSection('bilety', Section);
}
/** As a reader does, with Enter after it. */
async function scan(text: string) {
  await act(async () => {
    keyboard.wait(2000);
    keyboard.type(text, 8);
    keyboard.press('Enter', 8);
  });
}
const result = () => within(screen.getByRole('region', { name: 'Wynik sprawdzenia' }));
const list = () => within(screen.getByRole('region', { name: 'Ostatnie dziesięć' }));
const spoken = () => document.querySelector('[aria-live=assertive]')?.textContent;

test('the switch is off until somebody switches it on, and this device remembers it', async () => {
  localStorage.removeItem('odprawa:od-razu');
  await open();
  const atOnce = screen.getByRole<HTMLInputElement>('switch', { name: 'Wpuszczaj od razu' });
  expect(atOnce.checked).toBe(false);
  await scan(codeOf(1));
  await screen.findByRole('button', { name: /^Potwierdź ważność/ });
  expect(patches).toEqual([]);
  await userEvent.click(atOnce);
  expect(localStorage.getItem('odprawa:od-razu')).toBe('tak');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Kod, numer/ }));
});

test('ten scanned passengers are in without one press, and the count follows', async () => {
  await open();
  for (let id = 1; id <= 10; id += 1) {
    await scan(codeOf(id));
    await result().findByText(`Próbny ${id}`, { exact: false });
    await result().findByText('Wpuszczono');
    expect(spoken()).toBe(`WAŻNY. Wpuszczono. Miejsce ${id}A.`);
  }
  expect(patches).toHaveLength(10);
  await waitFor(() => expect(result().getByText(/^wsiadło/).textContent).toBe('wsiadło 10 z 10'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a passenger who was let in at once is taken back by Ctrl+Z, and not let in again by that', async () => {
  await open();
  await scan(codeOf(1));
  await result().findByText('Wpuszczono');
  expect(list().getByRole('button', { name: 'Cofnij: Jan Próbny 1, 1A' })).toBeTruthy();
  await userEvent.keyboard('{Control>}z{/Control}');
  await screen.findByText('Cofnięto: bilet znów jest ważny');
  await screen.findByRole('button', { name: /^Potwierdź ważność/ });
  expect([statuses.get(1), patches.length]).toEqual(['PURCHASED', 1]);
  // Its own code, read again, is not another one
  await scan(codeOf(1));
  await result().findByText('Wpuszczono');
  expect(list().queryByText('Ważny, nie wpuszczony')).toBeNull();
});

test('a valid ticket that nobody confirmed is listed as such when the next one is read', async () => {
  localStorage.removeItem('odprawa:od-razu');
  await open();
  for (const id of [1, 2]) {
    await scan(codeOf(id));
    await result().findByText(`Bilet ${id}`);
  }
  expect(list().getByText('Ważny, nie wpuszczony').closest('li')?.textContent).toContain('Próbny 1');
});

test('readings that come while an answer is slow stand in line, and each gets its result', async () => {
  slow = [];
  await open();
  for (const id of [1, 2, 3]) await scan(codeOf(id));
  await screen.findByText('2 odczyty', { exact: false });
  // A copy of the first one's ticket is no repetition: it stops
  await scan(codeOf(1));
  for (let answers = 0; answers < 4; answers += 1) {
    await waitFor(() => expect(slow).toHaveLength(1));
    await act(async () => slow?.shift()?.());
  }
  await result().findByText('JUŻ UŻYTY');
  expect(patches).toEqual(['1', '2', '3']);
  expect(list().getAllByRole('listitem')).toHaveLength(4);
});

test('a ticket that stops waits for an act, whatever is scanned behind it', async () => {
  statuses.set(1, 'USED');
  const shakes = vi.fn(() => true);
  Object.assign(navigator, { vibrate: shakes });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'));
  localStorage.setItem('odprawa:dzwiek', 'tak');
  await open();
  await scan(codeOf(1));
  await result().findByText('JUŻ UŻYTY');
  await scan(codeOf(2));
  const line = await screen.findByText('1 odczyt', { exact: false });
  // Over what stops, where it is seen, and heard by whoever looks elsewhere
  expect(line.parentElement?.textContent).toContain(
    'w kolejce. Po tym bilecie pokaże się następny: „Następny pasażer”',
  );
  expect(line.compareDocumentPosition(result().getByText('JUŻ UŻYTY'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(shakes.mock.calls).toEqual([[[400]], [[400]]]);
  expect([result().queryByText('JUŻ UŻYTY') !== null, patches]).toEqual([true, []]);
  keyboard.wait(2000);
  await act(async () => keyboard.press('Enter', 100));
  await result().findByText('Wpuszczono');
  expect(patches).toEqual(['2']);
});

test('a number that was typed, and a ticket without a flight at this desk, are asked about', async () => {
  await open();
  await userEvent.keyboard('1{Enter}');
  await screen.findByRole('button', { name: /^Potwierdź ważność/ });
  await userEvent.keyboard('{Escape}');
  cleanup();
  sessionStorage.clear();
  await open();
  await scan(codeOf(2));
  await screen.findByRole('button', { name: /^Potwierdź ważność/ });
  expect(patches).toEqual([]);
});

test('a piece of a code is told with what was read, and opens no ticket', async () => {
  statuses.set(48_213, 'PURCHASED');
  await open();
  for (const piece of ['48213', '48213T0F3A']) {
    await scan(piece);
    expect(result().getByText('Odczytano niepełny kod. Zeskanuj jeszcze raz.')).toBeTruthy();
    expect(result().getByText(piece)).toBeTruthy();
    expect(spoken()).toBe(`Odczytano niepełny kod. Zeskanuj jeszcze raz. ${piece}`);
  }
  await scan(codeOf(3));
  await result().findByText('Wpuszczono');
});

test('who could not be let in at once is told so, and is asked about', async () => {
  stored = () => Response.json({ message: 'Baza danych jest niedostępna' }, { status: 503 });
  await open();
  await scan(codeOf(1));
  await screen.findByText('Nie zapisano: bilet 1 nadal czeka na decyzję');
  expect(screen.getByRole('button', { name: /^Potwierdź ważność/ })).toBeTruthy();
  expect(statuses.get(1)).toBe('PURCHASED');
  // Somebody else was first
  statuses.set(2, 'PURCHASED');
  stored = () => {
    statuses.set(2, 'USED');
    return Response.json({ message: 'Zmienić można tylko kupiony bilet' }, { status: 409 });
  };
  await scan(codeOf(2));
  await result().findByText('JUŻ UŻYTY');
});
