import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { Router, useLocation } from 'wouter';
import { AddForm } from '../../src/admin/record/AddForm.tsx';
import { EditScreen } from '../../src/admin/record/EditScreen.tsx';
import { guardNavigation } from '../../src/admin/record/unsaved-changes.ts';
import { airplane } from '../../src/domain/flight/airplane.ts';
import { gate as airportGate } from '../../src/domain/flight/gate.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { dialogs, dropToasts } from '../../src/ui/overlays.ts';
import { OwnCache, radixIsThere } from '../support/screen.tsx';

export type Row = Record<string, unknown>;
/** A gate with these two fields, whatever else those of the airport have. */
const { name, status } = airportGate.fields;
export const gate: Entity = { ...airportGate, fields: { name, status } };
export const list = '/zarzadzanie/bramki';
export const edit = '/zarzadzanie/edit-bramka/7';
export const a1 = { id: 7, name: 'A1', status: 'READY', version: 3 };
const events = [
  { at: '2026-06-12T10:41:00Z', by: 'Marta Zielińska', action: 'UPDATE', changes: { status: ['BUSY', 'READY'] } },
  { at: '2026-03-02T07:00:00Z', by: 'Ewa Nowak', action: 'INSERT', changes: { name: [null, 'A1'] } },
];

/** What the server holds, and what it was sent; `refuse` answers in its place. */
export const server = {
  stored: a1 as Row,
  requests: [] as [method: string, body: Row][],
  /** What was read since something was deleted. */
  readLater: [] as string[],
  refuse: (_method: string, _body: Row): Response | undefined => undefined,
};
beforeAll(radixIsThere);
beforeEach(() => {
  server.stored = a1;
  server.requests = [];
  server.readLater = [];
  server.refuse = () => undefined;
  history.replaceState(null, '', edit);
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const json = body ? JSON.parse(String(body)) : {};
    if (method !== 'GET') server.requests.push([method, json]);
    else if (server.requests.some(([it]) => it === 'DELETE')) server.readLater.push(path);
    const refused = server.refuse(method, json);
    if (refused) return refused;
    if (path.includes('/concerned')) return Response.json({ data: { tickets: 83, luggage: 0, people: 80 } });
    if (path.includes('/history')) return Response.json({ data: events, meta: { page: 1, pages: 1, total: 2 } });
    if (method === 'GET') return Response.json({ data: [server.stored] });
    if (method === 'POST') return Response.json({ data: { id: 8 }, message: '' }, { status: 201 });
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (json.version !== server.stored.version)
      return Response.json({ message: 'x', code: 'stale', current: server.stored }, { status: 409 });
    server.stored = { ...server.stored, ...json, version: json.version + 1 };
    return Response.json({ data: { id: 7 }, message: '' });
  });
});
afterEach(() => {
  cleanup();
  dialogs.set(() => []);
  dropToasts();
  vi.unstubAllGlobals();
});

function Application({ entity, onClose }: { entity: Entity; onClose?: () => void }) {
  const [path, navigate] = useLocation();
  return (
    <>
      <button type="button" onClick={() => navigate('/zarzadzanie/sprzet')}>
        Sprzęt
      </button>
      {path === edit && <EditScreen entity={entity} slug="bramki" id="7" list={list} />}
      {path === list && (
        <AddForm
          entity={entity}
          slug={entity === airplane ? 'samoloty' : 'bramki'}
          onClose={onClose ?? (() => undefined)}
        />
      )}
      <output aria-label="Adres">{path}</output>
    </>
  );
}
export async function open(entity: Entity = gate, onClose?: () => void, beside?: ReactNode) {
  await act(async () =>
    render(
      <OwnCache>
        <Router aroundNav={guardNavigation}>
          <Suspense>
            <Application entity={entity} onClose={onClose} />
            {beside}
          </Suspense>
        </Router>
        <Overlays />
      </OwnCache>,
    ),
  );
}
export const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const findNotice = (text: string) =>
  within(screen.getByRole('region', { name: 'Powiadomienia' })).findByText(text);
export const address = () => screen.getByLabelText('Adres').textContent;
export const retype = async (label: string, text: string) => {
  const field = await input(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
