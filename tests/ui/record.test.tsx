import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { EditScreen } from '../../src/admin/record/EditScreen.tsx';
import { RecordFields } from '../../src/admin/record/RecordFields.tsx';
import { airplane } from '../../src/domain/flight/airplane.ts';
import { flight } from '../../src/domain/flight/flight.ts';
import { choices } from '../../src/domain/kernel/choices.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import { choice, ref } from '../../src/domain/kernel/field.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import {
  a1,
  address,
  edit,
  findNotice,
  gate,
  input,
  list,
  open,
  press,
  retype,
  server,
} from '../support/record-form.tsx';
import { OwnCache } from '../support/screen.tsx';

test('what changed is named, sent alone with its version, told, and one is back at the list', async () => {
  await open();
  await retype('Nazwa', 'A2');
  expect(screen.getByText(/^1.niezapisana zmiana/)).toBeTruthy();
  expect(screen.getByText('zmienione')).toBeTruthy();
  await press(/Zapisz/);
  await findNotice('Bramka została zaktualizowana');
  expect(server.requests).toEqual([['PATCH', { name: 'A2', version: 3 }]]);
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
  expect(server.requests).toEqual([]);
  expect(address()).toBe(edit);
});

test('what is wrong is said above and at its field before anything is sent', async () => {
  await open();
  await userEvent.clear(await input('Nazwa'));
  await press(/Zapisz/);
  expect(document.activeElement).toBe(await screen.findByRole('alert'));
  expect(screen.getByText(/^Popraw 1.pole, aby zapisać/)).toBeTruthy();
  expect(server.requests).toEqual([]);
});

test('what the server finds wrong stands at its field, and nothing typed is lost', async () => {
  server.refuse = (method) =>
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
  server.refuse = (method) =>
    method === 'PATCH' ? Response.json({ message: 'Baza danych jest niedostępna' }, { status: 503 }) : undefined;
  await open();
  await retype('Nazwa', 'B1');
  await press(/Zapisz/);
  await findNotice('Wystąpił błąd podczas aktualizacji bramki');
  await findNotice('Baza danych jest niedostępna');
  server.refuse = () => undefined;
  await retype('Nazwa', 'B2');
  await press('Spróbuj ponownie');
  await waitFor(() => expect(address()).toBe(list));
  expect(server.stored.name).toBe('B2');
});

test('a write that nobody answers is told by a dialog, and saved when it is tried again', async () => {
  server.refuse = (method) => {
    if (method === 'PATCH') throw new TypeError('Failed to fetch');
    return undefined;
  };
  await open();
  await retype('Nazwa', 'B1');
  await press(/Zapisz/);
  const message = await screen.findByRole('alertdialog', { name: 'Wystąpił błąd podczas pobierania informacji' });
  expect(message.querySelector('p')?.textContent).toBe('Wystąpił błąd podczas aktualizacji bramki');
  server.refuse = () => undefined;
  await userEvent.click(within(message).getByRole('button', { name: 'Spróbuj ponownie' }));
  await waitFor(() => expect(address()).toBe(list));
  expect(server.stored.name).toBe('B1');
});

test('a row that may no longer be changed is told so, and what was typed stays', async () => {
  const withdrawn = () => Response.json({ message: 'Brak uprawnień' }, { status: 403 });
  server.refuse = (method) => (method === 'PATCH' ? withdrawn() : undefined);
  await open();
  await retype('Nazwa', 'B1');
  await press(/Zapisz/);
  const message = within(await screen.findByRole('alertdialog', { name: 'Brak uprawnień' }));
  expect(message.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
  await userEvent.click(message.getByRole('button', { name: 'OK' }));
  expect((await input('Nazwa')).value).toBe('B1');
});

test('a row that a mistyped address could not name is not found', async () => {
  server.refuse = () => Response.json({ message: 'Invalid filter' }, { status: 400 });
  history.replaceState(null, '', list);
  await open(gate, undefined, <EditScreen entity={gate} slug="bramki" id="A1" list={list} />);
  expect(await screen.findByText(/Nie znaleziono/)).toBeTruthy();
  expect(screen.queryByText('Invalid filter')).toBeNull();
});

test('a row that is not there is not found, and leads back to the list', async () => {
  server.refuse = () => Response.json({ message: 'x' }, { status: 404 });
  await open();
  expect(await screen.findByText(/Nie znaleziono/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Wróć do listy' }));
  expect(address()).toBe(list);
});

test.each([400, 503])('a row that %i kept from being read is told, and can be asked for again', async (status) => {
  server.refuse = () => Response.json({ message: 'Nie teraz' }, { status });
  await open();
  await screen.findByRole('alertdialog', { name: 'Nie teraz' });
  await press('OK');
  await screen.findByText('Wystąpił błąd podczas pobierania informacji');
  server.refuse = () => undefined;
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
  expect(server.requests).toEqual([]);
});

test('whoever is leaving may save on the way, and gets where they were going', async () => {
  await open();
  await retype('Nazwa', 'A2');
  await press('Sprzęt');
  await press('Zapisz i wyjdź');
  await waitFor(() => expect(address()).toBe('/zarzadzanie/sprzet'));
  expect(server.stored.name).toBe('A2');
});

test('who stays after a save on the way out has failed is led back to the list by the next one', async () => {
  server.refuse = (method) => (method === 'PATCH' ? Response.json({ message: '' }, { status: 503 }) : undefined);
  await open();
  await retype('Nazwa', 'A2');
  await press('Sprzęt');
  await press('Zapisz i wyjdź');
  await findNotice('Wystąpił błąd podczas aktualizacji bramki');
  server.refuse = () => undefined;
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
  server.stored = { ...a1, label: 'A1' };
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
  expect(server.requests).toEqual([['DELETE', {}]]);
  expect(address()).toBe(list);
  // It is there no more, and nobody asks
  expect(server.readLater.filter((path) => /\/7(\/|\?|$)/.test(path))).toEqual([]);
});

test('a row that something needs is not deleted, and why is said', async () => {
  server.refuse = (method) =>
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

test('a flight is cancelled by its form once it was told whom that concerns', async () => {
  const { id, airline_name, status } = flight.fields;
  const short: Entity = { ...flight, fields: { id, airline_name, status }, check: undefined };
  server.stored = { id: 'LO1', number: 'LO1', airline_name: 'PLL LOT', status: 'SCHEDULED', version: 3 };
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
  expect(server.requests).toEqual([]);
  await press('Anuluj lot');
  await waitFor(() => expect(server.requests).toEqual([['PATCH', { status: 'CANCELED', version: 3 }]]));
});
