import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useReadAgain } from '../../src/client/useReadAgain.ts';
import {
  a1,
  address,
  findNotice,
  gate,
  input,
  list,
  open,
  press,
  type Row,
  retype,
  server,
} from '../support/record-form.tsx';

/** The form is changed here, and the row by somebody else meanwhile. */
async function collide(theirs: Row) {
  await open();
  await retype('Nazwa', 'Moja');
  server.stored = { ...a1, ...theirs, version: 4 };
  await press(/Zapisz/);
  const box = within(await screen.findByRole('region', { name: 'Ktoś zapisał nowszą wersję' }));
  const chosen = () => box.getAllByRole('radio', { checked: true }).map((it) => it.closest('td')?.textContent);
  return { box, chosen };
}

/** What the back-office does once it hears that others have changed the table. */
function ReadAgain() {
  const readAgain = useReadAgain();
  return (
    <button type="button" onClick={() => void readAgain('bramki')}>
      Czytaj
    </button>
  );
}

test('a newer version is shown beside mine: what I left is theirs, what I wrote is mine', async () => {
  const { box, chosen } = await collide({ name: 'Ich', status: 'CLOSED' });
  expect(chosen()).toEqual(['Moja', 'Zamknięta']);
  expect(await box.findByText(/Marta Zielińska/)).toBeTruthy();
  await userEvent.click(box.getByRole('button', { name: 'Zapisz wybrane' }));
  await findNotice('Bramka została zaktualizowana');
  expect(server.stored).toEqual({ ...a1, name: 'Moja', status: 'CLOSED', version: 5 });
  expect(address()).toBe(list);
});

test('in a conflict all of my values can be kept, also of fields that I had not changed', async () => {
  const { box, chosen } = await collide({ status: 'CLOSED' });
  expect(chosen()).toEqual(['Moja', 'Zamknięta']);
  await userEvent.click(box.getByRole('button', { name: 'Zostaw całą moją' }));
  expect(chosen()).toEqual(['Moja', 'Gotowa']);
  await userEvent.click(box.getByRole('button', { name: 'Zapisz wybrane' }));
  await waitFor(() => expect(server.stored).toEqual({ ...a1, name: 'Moja', version: 5 }));
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
  expect(server.stored.name).toBe('Ich');
});

test('who edits is told beside the form that another has saved, and compares before sending', async () => {
  await open(gate, undefined, <ReadAgain />);
  await retype('Nazwa', 'A2');
  server.stored = { ...a1, status: 'BUSY', version: 4 };
  await press('Czytaj');
  const told = await screen.findByText('Ktoś zmienił ten wpis');
  expect(told.textContent).toContain('Status');
  expect((await input('Nazwa')).value).toBe('A2');
  await press('Porównaj');
  expect(await screen.findByRole('heading', { name: 'Ktoś zapisał nowszą wersję' })).toBeTruthy();
  await press('Zapisz wybrane');
  await findNotice('Bramka została zaktualizowana');
  expect(server.requests).toEqual([['PATCH', { name: 'A2', version: 4 }]]);
});

test('who has typed nothing takes over what another has saved, at a press and not by itself', async () => {
  await open(gate, undefined, <ReadAgain />);
  expect((await input('Nazwa')).value).toBe('A1');
  server.stored = { ...a1, name: 'A7', version: 4 };
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
  server.refuse = (method) => (method === 'GET' ? Response.json({ message: 'x' }, { status: 404 }) : undefined);
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
  await waitFor(() => expect(server.stored.version).toBe(4));
  await act(async () => undefined);
  expect(screen.queryByText('Ktoś zmienił ten wpis')).toBeNull();
  await act(async () => saving.resolve());
  await findNotice('Bramka została zaktualizowana');
});
