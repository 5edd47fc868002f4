import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackOffice } from '../../src/admin/shell/BackOffice.tsx';
import { know } from '../../src/client/auth.ts';
import type { User } from '../../src/domain/account/user.ts';
import { client } from '../support/screen.tsx';

beforeEach(() => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('authenticate')
      ? Response.json({ auth: true, user: client })
      : Response.json({ message: 'Brak uprawnień' }, { status: 403 }),
  );
  history.replaceState(null, '', '/zarzadzanie/harmonogram');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('whoever is refused what they see is led on as the role that they have now', async () => {
  know({ auth: true, user: { ...client, role: 'atc' } as User });
  await act(async () => render(<BackOffice />));
  await waitFor(() => expect(location.pathname).toBe('/zarzadzanie/profil'), { timeout: 10_000 });
});
