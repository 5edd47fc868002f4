import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { Sessions } from '../../src/admin/sections/profil/Sessions.tsx';
import { dropToasts } from '../../src/ui/overlays.ts';

const session = { device: 'Firefox, Linux', create_time: '2025-03-14T09:00:00Z', last_used: '2025-03-14T09:00:10Z' };
const data = ['here', 'desk', 'office'].map((id) => ({ ...session, id, current: id === 'here' }));

afterEach(() => {
  cleanup();
  dropToasts();
  vi.unstubAllGlobals();
});

test('devices of one kind, used in the same minute, are signed out by buttons of their own', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${path}`);
    return Response.json({ data, meta: { page: 1, pages: 1, total: data.length } });
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Sessions />
    </SWRConfig>,
  );
  const named = (name: string) => screen.findByRole('button', { name });
  expect(await named('WYLOGUJ: Firefox, Linux, 14.03.2025, 10:00 (2)')).toBeTruthy();
  await userEvent.click(await named('WYLOGUJ: Firefox, Linux, 14.03.2025, 10:00 (3)'));
  expect(calls).toContain('DELETE /api/sessions/office');
});
