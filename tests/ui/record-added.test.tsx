import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import useSWR from 'swr';
import { expect, test, vi } from 'vitest';
import { formOf } from '../../src/admin/record/RecordFields.tsx';
import { parts as ticketParts } from '../../src/admin/sections/bilety/record.tsx';
import { parse } from '../../src/domain/kernel/schema.ts';
import { ticket } from '../../src/domain/travel/ticket.ts';
import { findNotice, gate, input, list, open, press, retype, server } from '../support/record-form.tsx';

/** The list, whose reading after a change never ends. */
function SlowList() {
  useSWR('bramki', () => (server.requests.length > 0 ? new Promise(() => undefined) : []));
  return null;
}

test('a new row is added and told, and the form is empty for the next one', async () => {
  history.replaceState(null, '', list);
  await open();
  await userEvent.type(await input('Nazwa'), 'C7');
  await userEvent.selectOptions(await input('Status'), 'READY');
  await press('Dodaj');
  await findNotice('Dodano nową bramkę');
  expect(server.requests).toEqual([['POST', { name: 'C7', status: 'READY' }]]);
  expect((await input('Nazwa')).value).toBe('');
  expect(document.activeElement).toBe(await input('Nazwa'));
});

test.each(['{Control>}s', '{Control>}{Enter}'])('a new row is sent by %s from within a field', async (keys) => {
  history.replaceState(null, '', list);
  await open();
  await userEvent.type(screen.getByLabelText('Nazwa'), 'B4');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'READY');
  await userEvent.click(screen.getByLabelText('Nazwa'));
  await userEvent.keyboard(`${keys}{/Control}`);
  await waitFor(() => expect(server.requests).toEqual([['POST', { name: 'B4', status: 'READY' }]]));
});

test('after a refusal the focus is at the field that was refused', async () => {
  server.refuse = (method) =>
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
  server.refuse = (method) =>
    method === 'POST' ? Response.json({ message: 'Nie teraz' }, { status: 409 }) : undefined;
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

test('a missing passenger of a new ticket is told with its other missing fields', () => {
  const shape = formOf(ticket, { also: ticketParts.added, groups: ticketParts.groups });
  const parsed = parse(shape, {});
  expect('errors' in parsed && parsed.errors).toMatchObject({
    Users_id: 'Wybierz pasażera z listy',
    Flight_id: 'Wybierz lot z listy',
  });
});
