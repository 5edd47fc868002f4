import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Section } from '../../src/admin/sections/uzytkownicy/Section.tsx';
import type { User } from '../../src/domain/account/user.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { client, OwnCache, sectionOf } from '../support/screen.tsx';

const person = (id: number, role: string) => ({
  ...{ id, role, email: `osoba${id}@poczta.example`, first_name: 'Ola', last_name: `Nowak${id}`, proven: true },
  ...{ phone_number: null, create_time: '2026-01-01T10:00:00Z', version: 1 },
});
const listed = (data: object[]) => Response.json({ data, meta: { page: 1, pages: 1, total: data.length } });

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    if (method === 'POST') return Response.json({ data: { id: 3 }, message: 'Konto zostało dodane' }, { status: 201 });
    return path.includes('limit=1&') ? listed([person(1, 'admin')]) : listed([person(1, 'admin'), person(2, 'client')]);
  });
  history.replaceState(null, '', '/zarzadzanie/uzytkownicy?role=client');
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = () =>
  act(async () =>
    render(
      <OwnCache>
        <Section route={{ section: sectionOf('uzytkownicy') }} user={{ ...client, role: 'admin' } as User} />
        <Overlays />
      </OwnCache>,
    ),
  );

test('each account leads to its history and its sign-ins, the only administrator’s too', async () => {
  await open();
  for (const id of [1, 2]) {
    const link = await screen.findByRole('link', { name: `HISTORIA: Ola Nowak${id}, osoba${id}@poczta.example` });
    expect(link.getAttribute('href')).toBe(
      `/logi?event_log_table_name=users&event_log_record_id=${id}&login_log_email=osoba${id}%40poczta.example`,
    );
  }
});

test('whoever was invited is shown, whatever was listed before', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Zaproś pracownika' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Zaproś pracownika' }));
  await userEvent.type(dialog.getByLabelText('E-mail'), 'nowa@poczta.example');
  await userEvent.type(dialog.getByLabelText('Imię'), 'Hanna');
  await userEvent.type(dialog.getByLabelText('Nazwisko'), 'Sowa');
  await userEvent.selectOptions(dialog.getByLabelText('Rola'), 'atc');
  await userEvent.click(dialog.getByRole('button', { name: 'Wyślij zaproszenie' }));
  await waitFor(() => expect(asked.at(-1)).toBe('GET /api/users?page=1&limit=20&search=nowa%40poczta.example'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
