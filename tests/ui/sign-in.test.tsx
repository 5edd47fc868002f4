import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { know, nobody } from '../../src/client/auth.ts';
import { SignIn } from '../../src/features/account/SignIn.tsx';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { closeDialog } from '../../src/ui/overlays.ts';

afterEach(() => {
  act(closeDialog);
  cleanup();
  vi.unstubAllGlobals();
});

test('whoever tries too often is told how long to wait, and keeps what was typed', async () => {
  know(nobody);
  const message = 'Za dużo prób. Spróbuj ponownie za 59\u00a0minut';
  vi.stubGlobal('fetch', async () => Response.json({ message }, { status: 429 }));
  render(
    <>
      <SignIn staffHome="/zarzadzanie" />
      <Overlays />
    </>,
  );
  await userEvent.type(screen.getByLabelText('E-mail'), 'anna@poczta.example');
  await userEvent.type(screen.getByLabelText('Hasło'), 'zielony most{Enter}');
  expect(await screen.findByRole('alertdialog', { name: message })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('anna@poczta.example');
});
