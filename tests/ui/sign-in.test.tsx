import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { know, nobody } from '../../src/client/auth.ts';
import { keepEmail } from '../../src/features/account/email-handover.ts';
import { tokenWords } from '../../src/features/account/link-token.ts';
import { SignIn } from '../../src/features/account/SignIn.tsx';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { closeDialog, dropToasts } from '../../src/ui/overlays.ts';

afterEach(() => {
  act(closeDialog);
  act(dropToasts);
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

test.each([
  [401, 'Nieprawidłowe dane', false],
  [403, 'Wywołanie spoza naszych stron', true],
  [500, 'Wystąpił błąd serwera', true],
])(
  'a sign-in refused with %i says why below the specified words, but of a password',
  async (status, message, isTold) => {
    know(nobody);
    vi.stubGlobal('fetch', async () => Response.json({ message }, { status }));
    render(
      <>
        <SignIn staffHome="/zarzadzanie" />
        <Overlays />
      </>,
    );
    await userEvent.type(screen.getByLabelText('E-mail'), 'anna@poczta.example');
    await userEvent.type(screen.getByLabelText('Hasło'), 'zielony most{Enter}');
    expect(await screen.findByText('Błąd logowania')).toBeDefined();
    expect(screen.queryByText(message) !== null).toBe(isTold);
  },
);

test.each([
  [410, 'x', 'Token wygasł'],
  [429, 'Za dużo prób. Spróbuj ponownie za 59 minut', /tokenu\. Za dużo prób\. Spróbuj ponownie za 59 minut$/],
  [0, '', /^Wystąpił błąd przy werfikacji tokenu\. Sprawdź połączenie/],
])('a reset link that cannot be checked (%i) says why, where that may pass', (status, message, words) => {
  expect(tokenWords({ status, message })).toMatch(words);
});

test('what is typed before the form is awake stays when the e-mail of who has registered comes', async () => {
  know(nobody);
  keepEmail('anna@poczta.example');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<SignIn staffHome="/zarzadzanie" />);
  await userEvent.type(screen.getByLabelText('Hasło'), 'zielony most');
  render(<SignIn staffHome="/zarzadzanie" />, { container, hydrate: true });
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('anna@poczta.example');
  expect(screen.getByLabelText<HTMLInputElement>('Hasło').value).toBe('zielony most');
});
