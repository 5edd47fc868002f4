import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RoleDialog } from '../../src/admin/sections/uzytkownicy/RoleDialog.tsx';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { client, OwnCache } from '../support/screen.tsx';

let isConfirmed = true;
const admin = { ...client, id: 1, role: 'admin' } as const;
const sent: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path.endsWith('sessions/confirm')) {
      isConfirmed = true;
      return Response.json({ message: '' });
    }
    if (method === 'GET') return Response.json({ data: [], meta: { page: 1, pages: 1, total: 0 } });
    if (!isConfirmed) return Response.json({ code: 'confirm', message: 'Podaj hasło' }, { status: 403 });
    sent.push(JSON.parse(String(body)));
    return Response.json({ message: '', data: { version: 2 } });
  });
});
afterEach(() => {
  cleanup();
  sent.length = 0;
  isConfirmed = true;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
// In steps: a message that leaves begins to slide out only when it is drawn anew
const after = async (ms: number) => {
  for (let elapsed = 0; elapsed < ms; elapsed += 500) await act(() => vi.advanceTimersByTimeAsync(500));
};
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

test('a change of role can be taken back for ten seconds, as a deletion can', async () => {
  render(
    <OwnCache>
      <RoleDialog of={client} me={admin} onClose={() => {}} />
      <Overlays />
    </OwnCache>,
  );
  await act(async () => screen.getByRole('radio', { name: 'Obsługa parkingu' }).click());
  await press('Zmień na: Obsługa parkingu');
  await after(9500);
  await press('Cofnij');
  await after(500);
  expect(sent).toEqual([{ role: 'parking_staff' }, { role: 'client', version: 2 }]);
});

const chooses = async () => {
  render(
    <OwnCache>
      <RoleDialog of={client} me={admin} onClose={() => {}} />
      <Overlays />
    </OwnCache>,
  );
  await act(async () => screen.getByRole('radio', { name: 'Administrator' }).click());
  isConfirmed = false;
  await press('Zmień na: Administrator');
};

test('a role with more rights is given after the password, without choosing it again', async () => {
  await chooses();
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('Hasło'), { target: { value: 'moje hasło' } });
  await press('Potwierdź');
  await after(500);
  expect(sent).toEqual([{ role: 'admin' }]);
});

test('whoever would not give the password finds the role still chosen, and nothing sent', async () => {
  await chooses();
  await act(async () =>
    within(screen.getByRole('dialog', { name: 'Podaj swoje hasło' }))
      .getByRole('button', { name: 'Anuluj' })
      .click(),
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Administrator' }).checked).toBe(true);
  expect(sent).toEqual([]);
});
