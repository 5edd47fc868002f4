import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import useSWR from 'swr';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Router, useLocation } from 'wouter';
import { AddForm } from '../../src/admin/record/AddForm.tsx';
import { EditScreen } from '../../src/admin/record/EditScreen.tsx';
import { formOf, RecordFields } from '../../src/admin/record/RecordFields.tsx';
import { guardNavigation } from '../../src/admin/record/unsaved-changes.ts';
import { parts as ticketParts } from '../../src/admin/sections/bilety/record.tsx';
import { useReadAgain } from '../../src/client/useReadAgain.ts';
import { airplane } from '../../src/domain/flight/airplane.ts';
import { flight } from '../../src/domain/flight/flight.ts';
import { gate as airportGate } from '../../src/domain/flight/gate.ts';
import { choices } from '../../src/domain/kernel/choices.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import { choice, ref } from '../../src/domain/kernel/field.ts';
import { parse } from '../../src/domain/kernel/schema.ts';
import { ticket } from '../../src/domain/travel/ticket.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { dialogs, dropToasts } from '../../src/ui/overlays.ts';
import { OwnCache, radixIsThere } from '../support/screen.tsx';

type Row = Record<string, unknown>;
/** A gate with these two fields, whatever else those of the airport have. */
const { name, status } = airportGate.fields;
const gate: Entity = { ...airportGate, fields: { name, status } };
const list = '/zarzadzanie/bramki';
const edit = '/zarzadzanie/edit-bramka/7';
const a1 = { id: 7, name: 'A1', status: 'READY', version: 3 };
const events = [
  { at: '2026-06-12T10:41:00Z', by: 'Marta Zielińska', action: 'UPDATE', changes: { status: ['BUSY', 'READY'] } },
  { at: '2026-03-02T07:00:00Z', by: 'Ewa Nowak', action: 'INSERT', changes: { name: [null, 'A1'] } },
];

/** What the server holds, and what it was sent; `refuse` answers in its place. */
let stored: Row;
let requests: [method: string, body: Row][];
/** What was read since something was deleted. */
let readLater: string[];
let refuse: (method: string, body: Row) => Response | undefined;
beforeAll(radixIsThere);
beforeEach(() => {
  stored = a1;
  requests = [];
  readLater = [];
  refuse = () => undefined;
  history.replaceState(null, '', edit);
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const json = body ? JSON.parse(String(body)) : {};
    if (method !== 'GET') requests.push([method, json]);
    else if (requests.some(([it]) => it === 'DELETE')) readLater.push(path);
    const refused = refuse(method, json);
    if (refused) return refused;
    if (path.includes('/concerned')) return Response.json({ data: { tickets: 83, luggage: 0, people: 80 } });
    if (path.includes('/history')) return Response.json({ data: events, meta: { page: 1, pages: 1, total: 2 } });
    if (method === 'GET') return Response.json({ data: [stored] });
    if (method === 'POST') return Response.json({ data: { id: 8 }, message: '' }, { status: 201 });
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (json.version !== stored.version)
      return Response.json({ message: 'x', code: 'stale', current: stored }, { status: 409 });
    stored = { ...stored, ...json, version: json.version + 1 };
    return Response.json({ data: { id: 7 }, message: '' });
  });
});
afterEach(() => {
  cleanup();
  dialogs.set(() => []);
  dropToasts();
  vi.unstubAllGlobals();
});

function Application({ entity, onClose }: { entity: Entity; onClose?: () => void }) {
  const [path, navigate] = useLocation();
  return (
    <>
      <button type="button" onClick={() => navigate('/zarzadzanie/sprzet')}>
        Sprzęt
      </button>
      {path === edit && <EditScreen entity={entity} slug="bramki" id="7" list={list} />}
      {path === list && (
        <AddForm
          entity={entity}
          slug={entity === airplane ? 'samoloty' : 'bramki'}
          onClose={onClose ?? (() => undefined)}
        />
      )}
      <output aria-label="Adres">{path}</output>
    </>
  );
}
async function open(entity: Entity = gate, onClose?: () => void, beside?: ReactNode) {
  await act(async () =>
    render(
      <OwnCache>
        <Router aroundNav={guardNavigation}>
          <Suspense>
            <Application entity={entity} onClose={onClose} />
            {beside}
          </Suspense>
        </Router>
        <Overlays />
      </OwnCache>,
    ),
  );
}
const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const findNotice = (text: string) => within(screen.getByRole('region', { name: 'Powiadomienia' })).findByText(text);
const address = () => screen.getByLabelText('Adres').textContent;
const retype = async (label: string, text: string) => {
  const field = await input(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test('what changed is named, sent alone with its version, told, and one is back at the list', async () => {
  await open();
  await retype('Nazwa', 'A2');
  expect(screen.getByText(/^1.niezapisana zmiana/)).toBeTruthy();
  expect(screen.getByText('zmienione')).toBeTruthy();
  await press(/Zapisz/);
  await findNotice('Bramka została zaktualizowana');
  expect(requests).toEqual([['PATCH', { name: 'A2', version: 3 }]]);
  expect(address()).toBe(list);
});

test('Ctrl+S saves from within a field', async () => {
  await open();
  await retype('Nazwa', 'A2');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(address()).toBe(list));
});

test('saving what is as it was sends nothing and says so', async () => {
  await open();
  await retype('Nazwa', ' A1 ');
  await press(/Zapisz/);
  await findNotice('Nie dokonano zmian');
  expect(requests).toEqual([]);
  expect(address()).toBe(edit);
});

test('what is wrong is said above and at its field before anything is sent', async () => {
  await open();
  await userEvent.clear(await input('Nazwa'));
  await press(/Zapisz/);
  expect(document.activeElement).toBe(await screen.findByRole('alert'));
  expect(screen.getByText(/^Popraw 1.pole, aby zapisać/)).toBeTruthy();
  expect(requests).toEqual([]);
});

test('what the server finds wrong stands at its field, and nothing typed is lost', async () => {
  refuse = (method) =>
    method === 'PATCH'
      ? Response.json({ message: 'Nieprawidłowe dane', errors: { name: 'Taka już jest' } }, { status: 400 })
      : undefined;
  await open();
  await retype('Nazwa', 'B1');
  await press(/Zapisz/);
  expect(await screen.findByText('Nazwa: Taka już jest')).toBeTruthy();
  expect((await input('Nazwa')).value).toBe('B1');
});

test('a write that failed says so and why, and trying again sends what the form holds by then', async () => {
  refuse = (method) =>
    method === 'PATCH' ? Response.json({ message: 'Baza danych jest niedostępna' }, { status: 503 }) : undefined;
  await open();
  await retype('Nazwa', 'B1');
  await press(/Zapisz/);
  await findNotice('Wystąpił błąd podczas aktualizacji bramki');
  await findNotice('Baza danych jest niedostępna');
  refuse = () => undefined;
  await retype('Nazwa', 'B2');
  await press('Spróbuj ponownie');
  await waitFor(() => expect(address()).toBe(list));
  expect(stored.name).toBe('B2');
});

test('a write that nobody answers is told by a dialog, and saved when it is tried again', async () => {
  refuse = (method) => {
    if (method === 'PATCH') throw new TypeError('Failed to fetch');
    return undefined;
  };
  await open();
  await retype('Nazwa', 'B1');
  await press(/Zapisz/);
  const message = await screen.findByRole('alertdialog', { name: 'Wystąpił błąd podczas pobierania informacji' });
  expect(message.querySelector('p')?.textContent).toBe('Wystąpił błąd podczas aktualizacji bramki');
  refuse = () => undefined;
  await userEvent.click(within(message).getByRole('button', { name: 'Spróbuj ponownie' }));
  await waitFor(() => expect(address()).toBe(list));
  expect(stored.name).toBe('B1');
});

test('a row that may no longer be changed is told so, and what was typed stays', async () => {
  const withdrawn = () => Response.json({ message: 'Brak uprawnień' }, { status: 403 });
  refuse = (method) => (method === 'PATCH' ? withdrawn() : undefined);
  await open();
  await retype('Nazwa', 'B1');
  await press(/Zapisz/);
  const message = within(await screen.findByRole('alertdialog', { name: 'Brak uprawnień' }));
  expect(message.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
  await userEvent.click(message.getByRole('button', { name: 'OK' }));
  expect((await input('Nazwa')).value).toBe('B1');
});

test('a row that a mistyped address could not name is not found', async () => {
  refuse = () => Response.json({ message: 'Invalid filter' }, { status: 400 });
  history.replaceState(null, '', list);
  await open(gate, undefined, <EditScreen entity={gate} slug="bramki" id="A1" list={list} />);
  expect(await screen.findByText(/Nie znaleziono/)).toBeTruthy();
  expect(screen.queryByText('Invalid filter')).toBeNull();
});

test('a row that is not there is not found, and leads back to the list', async () => {
  refuse = () => Response.json({ message: 'x' }, { status: 404 });
  await open();
  expect(await screen.findByText(/Nie znaleziono/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Wróć do listy' }));
  expect(address()).toBe(list);
});

test.each([400, 503])('a row that %i kept from being read is told, and can be asked for again', async (status) => {
  refuse = () => Response.json({ message: 'Nie teraz' }, { status });
  await open();
  await screen.findByRole('alertdialog', { name: 'Nie teraz' });
  await press('OK');
  await screen.findByText('Wystąpił błąd podczas pobierania informacji');
  refuse = () => undefined;
  await userEvent.click(screen.getAllByRole('button', { name: 'Spróbuj ponownie' })[0] as HTMLElement);
  expect((await input('Nazwa')).value).toBe('A1');
});

test('history is told in the words of the screens, and a gate that was added as added', async () => {
  await open();
  const history = within(await screen.findByRole('complementary', { name: 'Historia' }));
  await history.findByText('Marta Zielińska');
  expect(history.getByText('Zajęta').closest('del')).toBeTruthy();
  expect(history.getByText('Gotowa').closest('ins')).toBeTruthy();
  expect(history.getByText('Dodano')).toBeTruthy();
});

/** The form is changed here, and the row by somebody else meanwhile. */
async function collide(theirs: Row) {
  await open();
  await retype('Nazwa', 'Moja');
  stored = { ...a1, ...theirs, version: 4 };
  await press(/Zapisz/);
  const box = within(await screen.findByRole('region', { name: 'Ktoś zapisał nowszą wersję' }));
  const chosen = () => box.getAllByRole('radio', { checked: true }).map((it) => it.closest('td')?.textContent);
  return { box, chosen };
}

test('a newer version is shown beside mine: what I left is theirs, what I wrote is mine', async () => {
  const { box, chosen } = await collide({ name: 'Ich', status: 'CLOSED' });
  expect(chosen()).toEqual(['Moja', 'Zamknięta']);
  expect(await box.findByText(/Marta Zielińska/)).toBeTruthy();
  await userEvent.click(box.getByRole('button', { name: 'Zapisz wybrane' }));
  await findNotice('Bramka została zaktualizowana');
  expect(stored).toEqual({ ...a1, name: 'Moja', status: 'CLOSED', version: 5 });
  expect(address()).toBe(list);
});

test('in a conflict all of my values can be kept, also of fields that I had not changed', async () => {
  const { box, chosen } = await collide({ status: 'CLOSED' });
  expect(chosen()).toEqual(['Moja', 'Zamknięta']);
  await userEvent.click(box.getByRole('button', { name: 'Zostaw całą moją' }));
  expect(chosen()).toEqual(['Moja', 'Gotowa']);
  await userEvent.click(box.getByRole('button', { name: 'Zapisz wybrane' }));
  await waitFor(() => expect(stored).toEqual({ ...a1, name: 'Moja', version: 5 }));
});

test('all of theirs can be taken: the form then has nothing to save', async () => {
  const { box } = await collide({ name: 'Ich' });
  await userEvent.click(box.getByRole('button', { name: 'Weź całą ich wersję' }));
  expect((await input('Nazwa')).value).toBe('Ich');
  expect(screen.getByText('Brak zmian')).toBeTruthy();
});

test('going back to the form keeps what was typed, and saving it asks again', async () => {
  const { box } = await collide({ name: 'Ich' });
  await userEvent.click(box.getByRole('button', { name: 'Wróć do edycji' }));
  expect((await input('Nazwa')).value).toBe('Moja');
  await press(/Zapisz/);
  expect(await screen.findByRole('region', { name: 'Ktoś zapisał nowszą wersję' })).toBeTruthy();
  expect(stored.name).toBe('Ich');
});

test('a link out of a form that is not saved asks first, and staying keeps it', async () => {
  await open();
  await retype('Nazwa', 'A2');
  await press('Sprzęt');
  const dialog = within(screen.getByRole('alertdialog', { name: /^Masz 1.niezapisaną zmianę/ }));
  expect(dialog.getByText(/Nazwa/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Zostań na stronie' }));
  expect(address()).toBe(edit);
  expect((await input('Nazwa')).value).toBe('A2');
  await press('Sprzęt');
  await press('Odrzuć i wyjdź');
  expect(address()).toBe('/zarzadzanie/sprzet');
  expect(requests).toEqual([]);
});

test('whoever is leaving may save on the way, and gets where they were going', async () => {
  await open();
  await retype('Nazwa', 'A2');
  await press('Sprzęt');
  await press('Zapisz i wyjdź');
  await waitFor(() => expect(address()).toBe('/zarzadzanie/sprzet'));
  expect(stored.name).toBe('A2');
});

test('who stays after a save on the way out has failed is led back to the list by the next one', async () => {
  refuse = (method) => (method === 'PATCH' ? Response.json({ message: '' }, { status: 503 }) : undefined);
  await open();
  await retype('Nazwa', 'A2');
  await press('Sprzęt');
  await press('Zapisz i wyjdź');
  await findNotice('Wystąpił błąd podczas aktualizacji bramki');
  refuse = () => undefined;
  await userEvent.type(await input('Nazwa'), '{Enter}');
  await findNotice('Bramka została zaktualizowana');
  expect(address()).toBe(list);
});

test('a form that is as it was lets go without a word', async () => {
  await open();
  await input('Nazwa');
  await press('Sprzęt');
  expect(address()).toBe('/zarzadzanie/sprzet');
});

test('closing the tab asks while something is not saved, and only then', async () => {
  await open();
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  await retype('Nazwa', 'A2');
  expect(closing()).toBe(true);
  await press('Odrzuć');
  expect(closing()).toBe(false);
});

test('a text that names no row is told what is to be chosen there', async () => {
  history.replaceState(null, '', list);
  stored = { ...a1, label: 'A1' };
  const fields = { ...gate.fields, Gates_id: ref('Bramka odlotu', () => gate) };
  await open({ ...gate, fields });
  await userEvent.type(await input('Bramka odlotu'), 'nie ma');
  await userEvent.click(await input('Nazwa'));
  expect(await screen.findByText('Wybierz bramkę z listy')).toBeTruthy();
});

test('words beside the fields of a form never break within e-mail', () => {
  const email = { title: 'Dla kogo', text: 'Osoba ma adres e-mail', fields: [] };
  const form = { summary: { errors: [] } } as never;
  const { container } = render(<RecordFields entity={gate} form={form} parts={{ groups: [email] }} />);
  expect(container.textContent).toContain('adres e-\u2060mail');
});

test('a new row is added and told, and the form is empty for the next one', async () => {
  history.replaceState(null, '', list);
  await open();
  await userEvent.type(await input('Nazwa'), 'C7');
  await userEvent.selectOptions(await input('Status'), 'READY');
  await press('Dodaj');
  await findNotice('Dodano nową bramkę');
  expect(requests).toEqual([['POST', { name: 'C7', status: 'READY' }]]);
  expect((await input('Nazwa')).value).toBe('');
  expect(document.activeElement).toBe(await input('Nazwa'));
});

/** The list, whose reading after a change never ends. */
function SlowList() {
  useSWR('bramki', () => (requests.length > 0 ? new Promise(() => undefined) : []));
  return null;
}

test.each(['{Control>}s', '{Control>}{Enter}'])('a new row is sent by %s from within a field', async (keys) => {
  history.replaceState(null, '', list);
  await open();
  await userEvent.type(screen.getByLabelText('Nazwa'), 'B4');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'READY');
  await userEvent.click(screen.getByLabelText('Nazwa'));
  await userEvent.keyboard(`${keys}{/Control}`);
  await waitFor(() => expect(requests).toEqual([['POST', { name: 'B4', status: 'READY' }]]));
});

test('after a refusal the focus is at the field that was refused', async () => {
  refuse = (method) =>
    method === 'PATCH'
      ? Response.json({ message: 'Zajęte', errors: { name: 'Ta wartość jest już zajęta' } }, { status: 409 })
      : undefined;
  await open();
  await userEvent.type(await screen.findByLabelText('Nazwa'), '2');
  await userEvent.click(screen.getByRole('button', { name: /^Zapisz/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nazwa')));
});

test('the next row may be typed while the list is still read again', async () => {
  history.replaceState(null, '', list);
  const onClose = vi.fn();
  await open(gate, onClose, <SlowList />);
  await retype('Nazwa', 'A5');
  await userEvent.selectOptions(await input('Status'), 'READY');
  await press('Dodaj');
  await findNotice('Dodano nową bramkę');
  expect((await input('Nazwa')).value).toBe('');
  await press('Anuluj');
  expect(onClose).toHaveBeenCalled();
});

test('a new row that was refused stays in the form, and giving it up asks', async () => {
  history.replaceState(null, '', list);
  const onClose = vi.fn();
  refuse = (method) => (method === 'POST' ? Response.json({ message: 'Nie teraz' }, { status: 409 }) : undefined);
  await open(gate, onClose);
  await userEvent.type(await input('Nazwa'), 'C7');
  await userEvent.selectOptions(await input('Status'), 'READY');
  await press('Dodaj');
  await findNotice('Błąd dodawania bramki');
  await findNotice('Nie teraz');
  expect((await input('Nazwa')).value).toBe('C7');
  await press('Anuluj');
  expect(onClose).not.toHaveBeenCalled();
  await press('Odrzuć i wyjdź');
  expect(onClose).toHaveBeenCalledOnce();
});

test('fuel is one value in its number and its slider, and its limit is the tank', async () => {
  history.replaceState(null, '', list);
  await open(airplane);
  expect((await input('Rok produkcji')).value).toBe('1987');
  expect(screen.getByText('Od 1902 do', { exact: false })).toBeTruthy();
  await userEvent.type(await input('Pojemność zbiornika'), '11625');
  await userEvent.type(await input('Ilość paliwa'), '8370');
  const slider = await input('Ilość paliwa, suwak');
  expect(slider.value).toBe('8370');
  expect(slider.getAttribute('aria-valuetext')).toBe('8370 l, 72% zbiornika');
  slider.focus();
  await userEvent.keyboard('{ArrowRight}{PageDown}');
  expect((await input('Ilość paliwa')).value).toBe('7380');
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}');
  expect((await input('Ilość paliwa')).value).toBe('11625');
});

test('deleting asks, and leads back to the list even from a form that is not saved', async () => {
  await open();
  await retype('Nazwa', 'A2');
  await press('Usuń');
  await userEvent.click(
    within(screen.getByRole('dialog', { name: 'Potwierdź usunięcie' })).getByRole('button', { name: 'Tak, usuń' }),
  );
  await findNotice('Bramka została usunięta');
  expect(requests).toEqual([['DELETE', {}]]);
  expect(address()).toBe(list);
  // It is there no more, and nobody asks
  expect(readLater.filter((path) => /\/7(\/|\?|$)/.test(path))).toEqual([]);
});

test('a row that something needs is not deleted, and why is said', async () => {
  refuse = (method) =>
    method === 'DELETE' ? Response.json({ message: 'Używają tego: Loty' }, { status: 409 }) : undefined;
  await open();
  await input('Nazwa');
  await press('Usuń');
  await press('Tak, usuń');
  await findNotice('Błąd usuwania bramki');
  await findNotice('Używają tego: Loty');
  expect(address()).toBe(edit);
});

test('a status that may not follow the stored one is shown, cannot be chosen and says why', async () => {
  const status = choices({
    READY: { label: 'Gotowa', next: ['BUSY'] },
    BUSY: { label: 'Zajęta' },
    CLOSED: { label: 'Zamknięta' },
  });
  await open({ ...gate, fields: { ...gate.fields, status: choice('Status', status) } });
  await input('Status');
  expect(screen.getByRole('option', { name: 'Zajęta' })).toHaveProperty('disabled', false);
  const refused = screen.getByRole('option', { name: 'Zamknięta – nie może nastąpić po: Gotowa' });
  expect(refused).toHaveProperty('disabled', true);
});

test('the errors of a form are listed in the order in which its fields are drawn', async () => {
  history.replaceState(null, '', list);
  await open(airplane);
  await input('Model');
  await press('Dodaj');
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  const labels = links.map(({ textContent }) => textContent?.split(':')[0]);
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid]')];
  expect(labels).toEqual(inputs.map((it) => it.labels?.[0]?.textContent));
  expect(labels.indexOf('Liczba załogi')).toBeLessThan(labels.indexOf('Pojemność zbiornika'));
});

test('a missing passenger of a new ticket is told with its other missing fields', () => {
  const shape = formOf(ticket, { also: ticketParts.added, groups: ticketParts.groups });
  const parsed = parse(shape, {});
  expect('errors' in parsed && parsed.errors).toMatchObject({
    Users_id: 'Wybierz pasażera z listy',
    Flight_id: 'Wybierz lot z listy',
  });
});

/** What the back-office does once it hears that others have changed the table. */
function ReadAgain() {
  const readAgain = useReadAgain();
  return (
    <button type="button" onClick={() => void readAgain('bramki')}>
      Czytaj
    </button>
  );
}

test('who edits is told beside the form that another has saved, and compares before sending', async () => {
  await open(gate, undefined, <ReadAgain />);
  await retype('Nazwa', 'A2');
  stored = { ...a1, status: 'BUSY', version: 4 };
  await press('Czytaj');
  const told = await screen.findByText('Ktoś zmienił ten wpis');
  expect(told.textContent).toContain('Status');
  expect((await input('Nazwa')).value).toBe('A2');
  await press('Porównaj');
  expect(await screen.findByRole('heading', { name: 'Ktoś zapisał nowszą wersję' })).toBeTruthy();
  await press('Zapisz wybrane');
  await findNotice('Bramka została zaktualizowana');
  expect(requests).toEqual([['PATCH', { name: 'A2', version: 4 }]]);
});

test('who has typed nothing takes over what another has saved, at a press and not by itself', async () => {
  await open(gate, undefined, <ReadAgain />);
  expect((await input('Nazwa')).value).toBe('A1');
  stored = { ...a1, name: 'A7', version: 4 };
  await press('Czytaj');
  await screen.findByText('Ktoś zmienił ten wpis');
  expect((await input('Nazwa')).value).toBe('A1');
  await press('Pokaż nowe');
  expect((await input('Nazwa')).value).toBe('A7');
  expect(screen.queryByText('Ktoś zmienił ten wpis')).toBeNull();
});

test('who edits a row that another deletes is told so, and keeps what is typed', async () => {
  await open(gate, undefined, <ReadAgain />);
  await retype('Nazwa', 'A2');
  refuse = (method) => (method === 'GET' ? Response.json({ message: 'x' }, { status: 404 }) : undefined);
  await press('Czytaj');
  expect(await screen.findByText('Ktoś usunął ten wpis. Zmian nie da się już zapisać.')).toBeTruthy();
  expect((await input('Nazwa')).value).toBe('A2');
});

test('what one saves oneself is nobody else’s change', async () => {
  const saving = Promise.withResolvers<void>();
  await open(gate, undefined, <ReadAgain />);
  await retype('Nazwa', 'A2');
  const through = fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const answer = await through(path, init);
    if (init?.method === 'PATCH') await saving.promise;
    return answer;
  });
  await press(/Zapisz/);
  await press('Czytaj');
  await waitFor(() => expect(stored.version).toBe(4));
  await act(async () => undefined);
  expect(screen.queryByText('Ktoś zmienił ten wpis')).toBeNull();
  await act(async () => saving.resolve());
  await findNotice('Bramka została zaktualizowana');
});

test('a flight is cancelled by its form once it was told whom that concerns', async () => {
  const { id, airline_name, status } = flight.fields;
  const short: Entity = { ...flight, fields: { id, airline_name, status }, check: undefined };
  stored = { id: 'LO1', number: 'LO1', airline_name: 'PLL LOT', status: 'SCHEDULED', version: 3 };
  await act(async () =>
    render(
      <OwnCache>
        <Suspense>
          <EditScreen entity={short} slug="harmonogram" id="LO1" list={list} />
        </Suspense>
        <Overlays />
      </OwnCache>,
    ),
  );
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'CANCELED');
  await press(/Zapisz/);
  await screen.findByText('Dotyczy to: 83 bilety, 80 osób.');
  expect(requests).toEqual([]);
  await press('Anuluj lot');
  await waitFor(() => expect(requests).toEqual([['PATCH', { status: 'CANCELED', version: 3 }]]));
});
