import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useConfirmedSend } from '../../src/features/account/useConfirmedSend.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { dialogs } from '../../src/ui/overlays.ts';

function Deletion() {
  const { send } = useConfirmedSend();
  return (
    <button type="button" onClick={() => void send({ method: 'DELETE', path: 'users/9' })}>
      Usuń konto
    </button>
  );
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

afterEach(() => {
  cleanup();
  dialogs.set(() => []);
  vi.unstubAllGlobals();
});

test('what failed and is tried again asks for the password when the server wants it by then', async () => {
  let answer = () => Response.json({ message: 'Baza danych jest niedostępna' }, { status: 503 });
  vi.stubGlobal('fetch', async () => answer());
  render(
    <>
      <Deletion />
      <Overlays />
    </>,
  );
  await press('Usuń konto');
  await screen.findByRole('alertdialog', { name: 'Baza danych jest niedostępna' });
  answer = () => Response.json({ message: 'Brak uprawnień', code: 'confirm' }, { status: 403 });
  await press('Spróbuj ponownie');
  await screen.findByRole('dialog', { name: 'Podaj swoje hasło' });
  // It stands in a root of its own
  await press('Anuluj');
  expect(screen.queryByRole('dialog')).toBeNull();
});
