import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { know, lastUser } from '../../src/client/auth.ts';
import type { User } from '../../src/domain/account/user.ts';
import { askToSignIn } from '../../src/features/account/SignInAgain.tsx';

const anna = { id: 1, email: 'anna@poczta.example', role: 'client' } as User;
const signedIn: [number, unknown] = [200, { auth: true, user: anna }];

afterEach(() => vi.unstubAllGlobals());

/** The dialog, with what the server answers to each attempt. */
async function open(...answers: [status: number, body: unknown][]) {
  know({ auth: false, user: anna });
  vi.stubGlobal('fetch', async () => {
    const [status, body] = answers.shift() ?? [500, {}];
    return Response.json(body, { status });
  });
  const back = await act(async () => ({ answer: askToSignIn(false) }));
  return { back: back.answer, dialog: within(screen.getByRole('dialog', { name: 'Zaloguj się ponownie' })) };
}

test('whoever signs in again is asked for their password alone', async () => {
  const { back, dialog } = await open(signedIn);
  const email = dialog.getByLabelText<HTMLInputElement>('E-mail');
  expect(email.value).toBe(anna.email);
  expect(email.readOnly).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Hasło')));
  await userEvent.keyboard('zielony most{Enter}');
  expect(await back).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [401, 'Nieprawidłowe dane', 'Błąd logowania'],
  [429, 'Za dużo prób', 'Za dużo prób'],
])('the dialog itself says why nobody was signed in: %i', async (status, message, words) => {
  const { back, dialog } = await open([status, { message }], signedIn);
  await userEvent.type(dialog.getByLabelText('Hasło'), 'zielony most{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toBe(words);
  await userEvent.keyboard('{Enter}');
  expect(await back).toBe(true);
});

test('a role that demands a key is asked for it, and the page waits', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const { dialog } = await open([200, { auth: false, user: null, code: 'passkey' }]);
  await userEvent.type(dialog.getByLabelText('Hasło'), 'zielony most{Enter}');
  expect((await dialog.findByText(/^Hasło jest dobre/)).getAttribute('role')).toBe('alert');
  expect(dialog.getByRole('button', { name: 'Użyj klucza dostępu' })).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Anuluj' }));
});

test('somebody else, whose key is on the device as well, does not get the page of who was here', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  sessionStorage.setItem('rezerwacja', 'Anna Nowak');
  const { dialog } = await open([200, { auth: true, user: { ...anna, id: 2 } }]);
  await userEvent.type(dialog.getByLabelText('Hasło'), 'zielony most{Enter}');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(sessionStorage.length).toBe(0);
  expect(lastUser()?.id).toBe(anna.id);
  await userEvent.click(dialog.getByRole('button', { name: 'Anuluj' }));
});

test('whoever does not sign in again goes on as a guest', async () => {
  const { back, dialog } = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Anuluj' }));
  expect(await back).toBe(false);
});

test('who left the dialog is asked again by what they press, not by what reads itself again', async () => {
  const dialog = () => screen.queryByRole('dialog');
  const cancel = () => userEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
  const ask = (isRead: boolean) => act(async () => ({ answer: askToSignIn(isRead) }));
  const { answer } = await ask(false);
  await cancel();
  expect(await answer).toBe(false);
  expect(await (await ask(true)).answer).toBe(false);
  expect(dialog()).toBeNull();
  // A press whose reading finds the session over, then something that is sent
  await userEvent.click(document.body);
  for (const isRead of [true, false]) {
    await ask(isRead);
    expect(dialog()).not.toBeNull();
    await cancel();
  }
  expect(await (await ask(true)).answer).toBe(false);
  know({ auth: false, user: anna });
  vi.stubGlobal('fetch', async () => Response.json(signedIn[1]));
  const { answer: back } = await ask(false);
  await userEvent.type(screen.getByLabelText('Hasło'), 'zielony most{Enter}');
  expect(await back).toBe(true);
  await ask(true);
  expect(dialog(), 'the next time that it ends').not.toBeNull();
  await cancel();
});
