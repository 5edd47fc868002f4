import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { csvHref } from '../../src/admin/list/csv.ts';
import { ListScreen } from '../../src/admin/list/ListScreen.tsx';
import { Section as Timetable } from '../../src/admin/sections/harmonogram/Section.tsx';
import { Section as Users } from '../../src/admin/sections/uzytkownicy/Section.tsx';
import { type User, user } from '../../src/domain/account/user.ts';
import { gate } from '../../src/domain/flight/gate.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { listOf } from '../../src/domain/kernel/section.ts';
import { listPath } from '../../src/fields/list/useListQuery.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { dialogs, dropToast } from '../../src/ui/overlays.ts';
import { OwnCache, openSection, sectionOf } from '../support/screen.tsx';

type GateRow = { id: number; name: string; status: string };
let gates: GateRow[] = [];
let refusal: Response | undefined;
let deleted: GateRow[] = [];
const calls: string[] = [];
const pageSize = 4;

/** The list of gates as the server has it: deleting takes a row away, restoring brings it back. */
async function answer(input: string, { method = 'GET' }: RequestInit = {}): Promise<Response> {
  const url = new URL(input, location.href);
  calls.push(`${method} ${url.pathname}`);
  if (refusal) return refusal.clone();
  const key = Number(/bramki\/(\d+)/.exec(url.pathname)?.[1]);
  if (method === 'DELETE') {
    deleted = gates.filter(({ id }) => id === key);
    gates = gates.filter(({ id }) => id !== key);
    return new Response(null, { status: 204 });
  }
  if (method === 'POST') {
    gates = [...gates, ...deleted];
    return Response.json({ message: 'Przywrócono' });
  }
  const pages = Math.max(1, Math.ceil(gates.length / pageSize));
  const page = Math.min(Number(url.searchParams.get('page')), pages);
  const data = gates.slice((page - 1) * pageSize, page * pageSize);
  return Response.json({ data, meta: { page, pages, total: gates.length } });
}

beforeEach(() => {
  gates = Array.from({ length: 5 }, (_, i) => ({ id: i + 1, name: `C${i + 1}`, status: 'READY' }));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  dialogs.set(() => []);
  refusal = undefined;
  for (let id = 1; id < 50; id++) dropToast(id);
  calls.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const gatesSection = sectionOf('bramki');

function visit(given: Partial<Visit> = {}) {
  const { role = 'airport_staff', id = 7, query = '', named = false, entity = gate } = given;
  history.replaceState(null, '', `/zarzadzanie/bramki${query}`);
  render(
    <OwnCache>
      <ListScreen
        list={listOf(gatesSection, entity)}
        section={gatesSection}
        user={{ id, role } as User}
        title={named ? null : undefined}
      />
      <Overlays />
    </OwnCache>,
  );
}
interface Visit {
  entity: typeof gate;
  role: Role;
  id: number;
  query: string;
  named: boolean;
}
async function openView() {
  await userEvent.click(screen.getByRole('button', { name: 'Widok' }));
  await screen.findByRole('dialog');
}
const removeButton = (name: string) => screen.findByRole('button', { name: `USUŃ: ${name}` });
const dialog = () => within(screen.getByRole('dialog'));
async function remove(name: string) {
  await userEvent.click(await removeButton(name));
  await userEvent.click(dialog().getByRole('button', { name: 'Tak, usuń' }));
}
const names = () => screen.getAllByRole('link', { name: /^C\d$/ }).map((it) => it.textContent);

test('a search term is sent to the API, and narrows the CSV file as well', () => {
  const choices = { search: 'Łęcka & data', filters: [], sort: undefined };
  for (const path of [listPath(user, { page: 2, ...choices }), csvHref(user, choices)])
    expect(new URL(path, location.href).searchParams.get('search')).toBe('Łęcka & data');
  expect(listPath(user, { page: 2, ...choices })).toMatch(/^users\?/);
});

test('each row can be edited or deleted, and the heading counts them', async () => {
  visit();
  expect((await screen.findByRole('link', { name: 'EDYTUJ: C2' })).getAttribute('href')).toBe(
    '/zarzadzanie/edit-bramka/2',
  );
  expect(screen.getByRole('heading', { name: 'Bramki 5' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Eksport CSV/ }).getAttribute('href')).toBe('/api/bramki.csv');
});

test('the actions of rows that are called the same have names of their own', async () => {
  gates = [1, 2].map((id) => ({ id, name: 'C1', status: id === 1 ? 'READY' : 'CLOSED' }));
  visit();
  expect(await screen.findByRole('link', { name: 'EDYTUJ: C1, Gotowa' })).toBeTruthy();
  await remove('C1, Zamknięta');
  await screen.findByText(/Bramka została usunięta/);
  expect(gates.map(({ id }) => id)).toEqual([1]);
});

test('a row that somebody else has deleted is said to be gone, and goes', async () => {
  visit();
  await removeButton('C1');
  const server = fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (init?.method !== 'DELETE') return server(input, init);
    gates = gates.filter(({ id }) => id !== 1);
    return Response.json({ message: 'Nie znaleziono: Bramka', code: 'not-found' }, { status: 404 });
  });
  await remove('C1');
  expect(await screen.findByText('Błąd usuwania bramki')).toBeTruthy();
  expect(screen.getByText('Nie znaleziono: Bramka')).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['C2', 'C3', 'C4', 'C5']));
});

test('a deletion that can no longer be taken back is said to be final', async () => {
  visit();
  await remove('C1');
  const undo = await screen.findByRole('button', { name: /^Cofnij/ });
  refusal = Response.json({ message: 'Tego usunięcia nie można już cofnąć' }, { status: 404 });
  await userEvent.click(undo);
  expect(await screen.findByText('Tego usunięcia nie można już cofnąć')).toBeTruthy();
});

test('a list that the screen is named for says its name to readers alone', async () => {
  visit({ named: true });
  await screen.findByText('C1');
  const heading = screen.getByRole('heading', { name: /^Bramki 5.wpisów$/ });
  expect(heading.querySelector('.hidden')?.textContent).toBe('Bramki ');
});

test.each([
  ['uzytkownicy', 'Użytkownicy', Users],
  ['harmonogram', 'Harmonogram lotów', Timetable],
])('the one list of %s does not repeat the heading of the screen', async (slug, name, Section) => {
  gates = [];
  history.replaceState(null, '', `/zarzadzanie/${slug}`);
  await openSection(slug, Section);
  const heading = await screen.findByRole('heading', { name: `${name} 0\u00a0wpisów` });
  expect(heading.querySelector('.hidden')?.textContent).toBe(`${name} `);
});

test('a role that may not write sees rows alone', async () => {
  visit({ role: 'ground_crew' });
  await screen.findByText('C1');
  expect(screen.queryByRole('button', { name: /^USUŃ|^Dodaj/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^EDYTUJ/ })).toBeNull();
});

test('a deletion asks first, and to keep the row sends nothing', async () => {
  visit();
  await userEvent.click(await removeButton('C1'));
  expect(dialog().getByRole('heading', { name: 'Potwierdź usunięcie' })).toBeTruthy();
  expect(dialog().getByText(/^Czy na pewno chcesz usunąć bramkę\? „C1”/)).toBeTruthy();
  await userEvent.click(dialog().getByRole('button', { name: 'Anuluj' }));
  expect(calls.some((it) => it.startsWith('DELETE'))).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the focus stays in the list when a row is deleted, and when it comes back', async () => {
  visit();
  const focused = () => document.activeElement?.closest('[data-row]')?.getAttribute('data-row');
  await remove('C2');
  await waitFor(() => expect(focused()).toBe('3'));
  await userEvent.click(screen.getByRole('button', { name: 'Cofnij' }));
  await waitFor(() => expect(focused()).toMatch(/^[23]$/));
});

test('a deleted row goes, is told and comes back on Cofnij', async () => {
  visit();
  await remove('C1');
  expect(await screen.findByText('Bramka została usunięta')).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['C2', 'C3', 'C4', 'C5']));
  await userEvent.click(screen.getByRole('button', { name: 'Cofnij' }));
  expect(await screen.findByText('Przywrócono: C1')).toBeTruthy();
  expect(calls).toContain('POST /api/bramki/1/restore');
  expect(await screen.findByRole('heading', { name: 'Bramki 5' })).toBeTruthy();
});

test('what cannot come back says so before it is deleted', async () => {
  const { restorable: _, ...lasting } = gate;
  visit({ entity: lasting as typeof gate });
  await userEvent.click(await removeButton('C1'));
  expect(dialog().getByText(/tej operacji nie można cofnąć/)).toBeTruthy();
  await userEvent.click(dialog().getByRole('button', { name: 'Tak, usuń' }));
  expect(await screen.findByText('Bramka została usunięta')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cofnij' })).toBeNull();
});

test('the last row of a page takes its page with it', async () => {
  visit({ query: '?page=2' });
  await remove('C5');
  await waitFor(() => expect(names()).toEqual(['C1', 'C2', 'C3', 'C4']));
  expect(location.search).toBe('');
});

test('a row that others need stays, and the refusal says what needs it', async () => {
  visit();
  await removeButton('C1');
  refusal = Response.json({ message: 'Bramki używają: loty LO 3844' }, { status: 409 });
  await remove('C1');
  expect(await screen.findByText('Bramki używają: loty LO 3844')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
  expect(names()).toContain('C1');
});

test('another page that cannot be read is told, and the one that could stays a way back', async () => {
  visit();
  await screen.findByText('C1');
  refusal = Response.json({ message: 'Nie teraz' }, { status: 500 });
  await userEvent.click(screen.getByRole('link', { name: 'Następna strona' }));
  const message = within(await screen.findByRole('alertdialog', { name: 'Nie teraz' }));
  await userEvent.click(message.getByRole('button', { name: 'OK' }));
  refusal = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('C5')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a refresh in the background that fails is not told by a message', async () => {
  visit();
  await screen.findByText('C1');
  refusal = Response.json({ message: 'Nie teraz' }, { status: 500 });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText(/^Nie udało się odświeżyć/);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByText('Nie teraz')).toBeNull();
  expect(names()).toContain('C1');
});

/** What the server does to a deletion; nothing: it is away. */
const refuseDeleting = (answered?: Response) => {
  const server = fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (init?.method !== 'DELETE') return server(input, init);
    if (!answered) throw new TypeError('Failed to fetch');
    return answered.clone();
  });
  return () => vi.stubGlobal('fetch', server);
};

test.each([
  [400, 'Bramka jest zajęta', false],
  [429, 'Za dużo prób. Spróbuj ponownie za 5 minut', false],
  [500, 'Wystąpił błąd serwera', true],
])(
  'a deletion that %i refuses says so in specified words, and the reason',
  async (status, message, isWorthRetrying) => {
    visit();
    await removeButton('C1');
    const answers = refuseDeleting(Response.json({ message }, { status }));
    await remove('C1');
    await screen.findByText('Błąd usuwania bramki');
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' }) !== null).toBe(isWorthRetrying);
    answers();
    if (!isWorthRetrying) return;
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await screen.findByText('Bramka została usunięta');
    expect(screen.queryByText('Błąd usuwania bramki')).toBeNull();
  },
);

test('a deletion that nobody answers is told by a dialog, and done when it is tried again', async () => {
  visit();
  await removeButton('C1');
  const answers = refuseDeleting();
  await remove('C1');
  const name = 'Wystąpił błąd podczas pobierania informacji';
  const message = await screen.findByRole('alertdialog', { name });
  expect(message.querySelector('p')?.textContent).toBe('Błąd usuwania bramki');
  expect(names()).toContain('C1');
  answers();
  await userEvent.click(within(message).getByRole('button', { name: 'Spróbuj ponownie' }));
  await screen.findByText('Bramka została usunięta');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a deletion that is no longer allowed is told by a dialog that offers nothing else', async () => {
  visit();
  await removeButton('C1');
  refuseDeleting(Response.json({ message: 'Brak uprawnień' }, { status: 403 }));
  await remove('C1');
  const message = within(await screen.findByRole('alertdialog', { name: 'Brak uprawnień' }));
  expect(message.getAllByRole('button').map((it) => it.textContent)).toEqual(['OK']);
});

test('columns, density and rows of a page are kept for whoever chose them', async () => {
  visit();
  await screen.findByText('C1');
  await openView();
  await userEvent.click(dialog().getByRole('checkbox', { name: 'Status' }));
  await userEvent.click(dialog().getByRole('radio', { name: 'Gęsta' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Gotowe' }));
  await userEvent.selectOptions(screen.getByLabelText('Wierszy'), '10');
  const look = () => [
    screen.queryByRole('columnheader', { name: 'Status' }) !== null,
    document.querySelector<HTMLElement>('[data-density]')?.dataset.density,
    screen.getByLabelText<HTMLSelectElement>('Wierszy').value,
  ];
  expect(look()).toEqual([false, 'compact', '10']);
  cleanup();
  visit();
  await screen.findByText('C1');
  expect(look()).toEqual([false, 'compact', '10']);
  cleanup();
  visit({ id: 8 });
  await screen.findByText('C1');
  expect(look()).toEqual([true, 'normal', '4']);
});

const press = (key: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.row;

test('J and K go through the rows, E edits, N adds', async () => {
  visit();
  await screen.findByText('C1');
  await press('j');
  await press('j');
  expect(focused()).toBe('2');
  await press('k');
  expect(focused()).toBe('1');
  const edit = vi.fn((event: Event) => event.preventDefault());
  screen.getByRole('link', { name: 'EDYTUJ: C1' }).addEventListener('click', edit);
  await press('e');
  expect(edit).toHaveBeenCalledOnce();
  await press('n');
  const form = within(await screen.findByRole('form', { name: 'Dodaj bramkę' }));
  form.getByLabelText('Nazwa').focus();
  await press('j');
  expect(document.activeElement).toBe(form.getByLabelText('Nazwa'));
});

test('shortcuts can be switched off', async () => {
  visit();
  await screen.findByText('C1');
  await openView();
  await userEvent.click(dialog().getByRole('checkbox', { name: /^Skróty jednoliterowe/ }));
  await userEvent.click(dialog().getByRole('button', { name: 'Gotowe' }));
  await press('j');
  expect(focused()).toBeUndefined();
  await openView();
  await userEvent.click(dialog().getByRole('button', { name: 'Przywróć domyślne' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Gotowe' }));
  await press('j');
  expect(focused()).toBe('1');
});

test('the focus goes back to what opened the form of a new row when that closes', async () => {
  visit();
  await screen.findByText('C1');
  const add = screen.getByRole('button', { name: 'Dodaj bramkę' });
  await userEvent.click(add);
  const form = within(await screen.findByRole('form', { name: 'Dodaj bramkę' }));
  expect(document.activeElement).toBe(form.getByLabelText('Nazwa'));
  await userEvent.click(form.getByRole('button', { name: 'Anuluj' }));
  expect(document.activeElement).toBe(add);
});
