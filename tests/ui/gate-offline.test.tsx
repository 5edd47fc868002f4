import { createHash } from 'node:crypto';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { KeptFact } from '../../src/admin/desk/kept-facts.ts';
import { Section } from '../../src/admin/sections/bilety/Section.tsx';
import { know, nobody } from '../../src/client/auth.ts';
import { hashDigits, hashedText } from '../../src/domain/travel/gate-list.ts';
import { dropToasts } from '../../src/ui/overlays.ts';
import { storeWith } from '../support/kept-store.ts';
import { Keyboard } from '../support/reader.ts';
import { client, openSection, radixIsThere } from '../support/screen.tsx';

const codeOf = (id: number) => `${id}T0F3A77C66812CA6E5B1D`;
const hashOf = (id: number) =>
  createHash('sha256')
    .update(hashedText('sól', codeOf(id)))
    .digest('hex')
    .slice(0, hashDigits);
let isAway: boolean;
let asked: string[];
let kept: KeptFact[];
let bodies: unknown[];

/** Nothing tells the page that its network is gone: calls are only not answered. */
async function answer(path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  asked.push(path);
  if (isAway) throw new TypeError('no network');
  if (method === 'POST') {
    bodies.push(JSON.parse(String(body)));
    return Response.json({ data: { id: 1, outcome: 'BACK' }, message: '' });
  }
  if (!path.includes('gate-list?')) return Response.json({ data: [], meta: { page: 1, pages: 1, total: 0 } });
  // What a test has let in is let in for those after it
  const tickets = [1, 2, 3, 5, 6].map((id) => ({ hash: hashOf(id), seat: `${id}A`, status: 'PURCHASED' }));
  const made_at = new Date().toISOString();
  const flown = { flight: 'LO3844', number: 'LO3844', destination: 'Oslo (OSL)', leaves_at: made_at };
  const list = { ...flown, made_at, salt: 'sól', proof: 'dowód', tickets };
  return Response.json({ data: [list] });
}

beforeAll(radixIsThere);
beforeEach(() => {
  [isAway, asked, kept, bodies] = [false, [], [], []];
  storeWith(kept);
  localStorage.setItem('odprawa:dzwiek', 'nie');
  sessionStorage.setItem('odprawa:lot', 'LO3844');
  history.replaceState(null, '', '/zarzadzanie/bilety');
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  dropToasts();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  know(nobody);
  hint(false);
});

const hint = (on: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server leaves it
  document.cookie = `signed_in=${on ? 1 : 0}`;
};
let keyboard: Keyboard;
async function open() {
  keyboard = new Keyboard(() => undefined);
  keyboard.wait(10_000);
  await openSection('bilety', Section);
  await vi.waitFor(() => expect(asked.some((it) => it.includes('gate-list?'))).toBe(true));
}
async function scan(text: string) {
  await act(async () => {
    keyboard.wait(2000);
    keyboard.type(text, 8);
    keyboard.press('Enter', 8);
  });
}

test('a network that dies without a word: the list goes on, and asks the dead network once', async () => {
  await open();
  isAway = true;
  await scan(codeOf(1));
  await userEvent.click(await screen.findByRole('button', { name: /^Wpuść/ }));
  await screen.findByText('Wpuszczono bez sieci');
  expect(kept).toMatchObject([{ path: 'gate-list', json: { code: codeOf(1), flight: 'LO3844', proof: 'dowód' } }]);
  expect(screen.getByText(/^Bez sieci od \d\d:\d\d\.$/)).toBeTruthy();
  asked = [];
  await scan(codeOf(2));
  await screen.findByRole('button', { name: /^Wpuść/ });
  await scan(codeOf(1));
  await screen.findAllByText('JUŻ UŻYTY');
  expect(asked.filter((it) => it.includes('tickets/'))).toEqual([]);
});

test('a list that was on its way as the network went does not say that it is back', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    const listed = await answer(path);
    if (path.includes('gate-list?')) await arrived.promise;
    return listed;
  });
  const arrived = Promise.withResolvers<void>();
  await open();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => dispatchEvent(new Event('offline')));
  await new Promise((resolve) => setTimeout(resolve, 2));
  await act(async () => arrived.resolve());
  expect(await screen.findByText(/^Bez sieci od \d\d:\d\d\.$/)).toBeTruthy();
  vi.restoreAllMocks();
});

test('who was let in by mistake is taken back, with its minute, and may be let in again', async () => {
  await open();
  isAway = true;
  await scan(codeOf(5));
  await userEvent.click(await screen.findByRole('button', { name: /^Wpuść/ }));
  await screen.findByText('Wpuszczono bez sieci');
  const [letIn] = kept;
  await userEvent.click(screen.getByRole('button', { name: 'Cofnij: Bilet 5, 5A' }));
  await screen.findByText('Cofnięto: bilet znów jest ważny');
  expect(screen.getByText('Wpuszczony bez sieci, cofnięto')).toBeTruthy();
  // Once: what let them in is not sent besides
  expect(kept.map(({ json }) => json)).toEqual([{ ...letIn?.json, taken_back_at: expect.any(String) }]);
  expect(kept[0]?.words).toMatch(/^Cofnięto wpuszczenie: bilet 5, miejsce 5A, \d\d:\d\d$/);
  await userEvent.click(await screen.findByRole('button', { name: /^Wpuść/ }));
  await screen.findByText('Wpuszczono bez sieci');
  expect(kept.map(({ json }) => 'taken_back_at' in json)).toEqual([true, false]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await screen.findByRole('button', { name: /^Wpuść/ });
  expect(kept.map(({ json }) => 'taken_back_at' in json)).toEqual([true, true]);
});

test('who is taken back once the network is there is so at once, though sent before', async () => {
  await open();
  isAway = true;
  await scan(codeOf(6));
  await userEvent.click(await screen.findByRole('button', { name: /^Wpuść/ }));
  await screen.findByText('Wpuszczono bez sieci');
  const sent = kept.splice(0);
  isAway = false;
  await act(async () => dispatchEvent(new Event('online')));
  await userEvent.keyboard('{Control>}z{/Control}');
  await screen.findByText('Cofnięto: bilet znów jest ważny');
  expect(kept).toEqual([]);
  expect(bodies).toEqual([{ ...sent[0]?.json, taken_back_at: expect.any(String) }]);
});

test('a page loaded anew without a network still takes back who was let in seconds ago', async () => {
  know({ auth: true, user: { ...client, id: 4, role: 'airport_staff' } });
  hint(true);
  await open();
  cleanup();
  isAway = true;
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
  const fact = (id: number, seconds: number): KeptFact => ({
    ...{ id: `f${id}`, user: 4, path: 'gate-list', files: [], words: `Wpuszczono bilet ${id}` },
    json: { code: codeOf(id), flight: 'LO3844', at: ago(seconds), proof: 'dowód' },
  });
  // However long the test takes, the second one's seconds are not over
  kept.push(fact(1, 20), fact(2, -60));
  await open();
  expect(await screen.findAllByText('Wpuszczony bez sieci')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Cofnij: Bilet 1, 1A' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cofnij: Bilet 2, 2A' }));
  await screen.findByText('Cofnięto: bilet znów jest ważny');
  expect(kept.map(({ json }) => [json.code, 'taken_back_at' in json])).toEqual([
    [codeOf(1), false],
    [codeOf(2), true],
  ]);
});

test('where passengers go in at once, they do so without a network, and a stranger’s code stops', async () => {
  localStorage.setItem('odprawa:od-razu', 'tak');
  await open();
  isAway = true;
  await scan(codeOf(3));
  await screen.findByText('Wpuszczono bez sieci');
  await scan(codeOf(4));
  await screen.findAllByText('NIE NA LIŚCIE');
  expect(kept).toHaveLength(1);
});

test('nobody is let in by what this device cannot keep, and that is told', async () => {
  await open();
  isAway = true;
  vi.stubGlobal('indexedDB', undefined);
  await scan(codeOf(2));
  await userEvent.click(await screen.findByRole('button', { name: /^Wpuść/ }));
  await screen.findByText('Nie zapisano wpuszczenia');
  expect(screen.queryByText('Wpuszczono bez sieci')).toBeNull();
});
