import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusMatter } from '../../src/admin/bell/focus-matter.ts';
import { Plan } from '../../src/admin/sections/plan-dnia/Plan.tsx';
import type { PlanFlight, PlanGate } from '../../src/domain/flight/plan-day.ts';
import type { PlanFilter } from '../../src/domain/flight/plan-filter.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { today } from '../../src/domain/language/days.ts';
import { sections } from '../../src/domain/office/sections.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { toasts } from '../../src/ui/overlays.ts';
import { departuresFrom, planGate } from '../support/plan-flights.ts';
import { OwnCache } from '../support/screen.tsx';

const minute = 60_000;
const now = Date.parse('2031-05-05T10:00:00.000Z');
const at = (minutes: number) => new Date(now + minutes * minute).toISOString();
const departs = departuresFrom(now);
const section = sections.find(({ slug }) => slug === 'plan-dnia') as (typeof sections)[number];

let flights: PlanFlight[];
let gates: PlanGate[];
let accepted: object[];
let closures: object[];
let sent: { path: string; body: unknown }[];
let refusal: object | undefined;
let back: boolean;
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  [sent, accepted, closures, refusal, back] = [[], [], [], undefined, true];
  flights = [departs('LO1', 120), departs('LO2', 150)];
  gates = [planGate(1, 'A1'), planGate(2, 'A2'), planGate(3, 'B1', { zone: 'non_schengen' })];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ data: [{ day: today(), flights, gates, closures, accepted }] });
    sent.push({ path, body: body ? JSON.parse(String(body)) : undefined });
    if (refusal) return Response.json(refusal, { status: 409 });
    return Response.json({ data: { id: 1, ids: ['LO1'], version: 4, back }, message: 'Zapisano' }, { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  toasts.set(() => []);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Shown({ role }: { role: Role }) {
  const [filter, onFilter] = useState<PlanFilter>({});
  return <Plan day={today()} today={today()} onDay={() => undefined} {...{ section, role, filter, onFilter }} />;
}
const draw = async (role: Role = 'airport_staff') => {
  await act(async () =>
    render(
      <OwnCache>
        <Shown role={role} />
        <Overlays />
      </OwnCache>,
    ),
  );
  return within(await screen.findByRole('region', { name: /^Do rozwiązania/ }));
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('what was put where it may not stand is offered no way back there', async () => {
  back = false;
  await draw();
  await press('Na A2');
  expect(await screen.findByText(/LO\s?1: bramka A2/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cofnij' })).toBeNull();
});

test('what collides is told with its answer, one press away, and may be taken back', async () => {
  const matters = await draw();
  expect(matters.getByText(/nakłada się o 30\smin z LO\s2/)).toBeTruthy();
  await press('Na A2');
  expect(sent).toEqual([{ path: '/api/flights/LO1/gate', body: { Gates_id: 2, version: 3 } }]);
  await press('Cofnij');
  expect(sent[1]).toEqual({ path: '/api/flights/LO1/gate', body: { Gates_id: 1, version: 4, along: [] } });
});

test('every gate says whether it fits, and why not', async () => {
  await draw();
  await press('Bramki…');
  const box = within(screen.getByRole('dialog'));
  expect(box.getByRole<HTMLInputElement>('radio', { name: /^B1/ }).disabled).toBe(true);
  expect(box.getByText('tylko loty spoza strefy Schengen')).toBeTruthy();
  await userEvent.click(box.getByRole('radio', { name: /^A2 wolna/ }));
  await userEvent.click(box.getByRole('button', { name: 'Przenieś na A2' }));
  expect(sent).toMatchObject([{ body: { Gates_id: 2 } }]);
});

test('somebody else was first: what it meets is told, and the dialog stays', async () => {
  await draw();
  await press('Bramki…');
  const text = 'Bramka A2: nakłada się o 20 min z LO 9 14:10';
  refusal = { message: text, errors: { Gates_id: text }, code: 'gate' };
  const box = within(screen.getByRole('dialog'));
  await userEvent.click(box.getByRole('radio', { name: /^A2/ }));
  await userEvent.click(box.getByRole('button', { name: 'Przenieś na A2' }));
  expect((await box.findByRole('alert')).textContent).toBe(text);
});

test('a matter stays as it is with a reason, which everybody reads', async () => {
  await draw();
  await press('Tak zostaje');
  expect(document.activeElement).toBe(screen.getByLabelText('Dlaczego zostaje'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByLabelText('Dlaczego zostaje')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Tak zostaje');
  await press('Tak zostaje');
  await userEvent.type(screen.getByLabelText('Dlaczego zostaje'), 'autobus podjedzie dwa razy');
  await press('Zapisz');
  const json = { key: '30#overlap:1:LO1+LO2', reason: 'autobus podjedzie dwa razy' };
  expect(sent).toEqual([{ path: '/api/accepted-matters', body: json }]);
  cleanup();
  accepted = [{ id: 1, ...json }];
  const matters = await draw();
  expect(matters.getByText(/Zostaje: autobus podjedzie dwa razy/)).toBeTruthy();
  // Whoever looks again finds it, and may take that back
  sent = [];
  await userEvent.click(matters.getByRole('button', { name: /^Do rozwiązania.*LO.1/ }));
  await press('Cofnij');
  expect(sent.map(({ path }) => path)).toEqual(['/api/accepted-matters/1', '/api/accepted-matters/1/restore']);
  cleanup();
  expect((await draw('parking_staff')).queryByRole('button')).toBeNull();
  // Once it is worse than what was said to stay it is open again
  cleanup();
  flights = [departs('LO1', 120), departs('LO2', 140)];
  expect((await draw()).getByRole('button', { name: 'Tak zostaje' })).toBeTruthy();
});

test('of many matters the first are shown, and the others at one press', async () => {
  flights = Array.from({ length: 8 }, (_, at) => departs(`LO${at + 10}`, 120 + at));
  const matters = await draw();
  const shown = () => matters.getAllByRole('listitem').length;
  expect(shown()).toBe(12);
  await press(/^Jeszcze \d+\sspraw/);
  expect(shown()).toBeGreaterThan(12);
  expect(matters.getByRole('heading').textContent).toBe(`Do rozwiązania ${shown()}`);
  const last = matters.getAllByRole('listitem').at(-1)?.dataset.matter ?? '';
  await press('Mniej spraw');
  expect(shown()).toBe(12);
  // The bell leads to each of them
  focusMatter(last);
  const isThere = () => document.activeElement?.closest('[data-matter]')?.getAttribute('data-matter');
  await waitFor(() => expect(isThere()).toBe(last));
});

test('who may not assign reads the plan, and is told who may', async () => {
  await draw('parking_staff');
  expect(screen.getByText(/^Tylko podgląd/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Na A2' })).toBeNull();
  expect(screen.getByRole('link', { name: 'LO 1' }).getAttribute('href')).toBe('/zarzadzanie/plan-dnia/LO1');
});

test('a closed gate says since when, until when and why, and is opened in one press', async () => {
  closures = [{ id: 5, Gates_id: 2, since: at(-60), until: null, reason: 'naprawa drzwi', version: 2 }];
  await draw();
  const box = within(screen.getByRole('region', { name: /^Zamknięte bramki 1/ }));
  expect(box.getByText(/^od 11:00 do odwołania, naprawa drzwi$/, { exact: false })).toBeTruthy();
  await press('Otwórz bramkę A2');
  expect(sent).toEqual([{ path: '/api/closures/5', body: { until: at(0), version: 2 } }]);
  await press('Cofnij');
  expect(sent[1]).toMatchObject({ path: '/api/closures/5', body: { until: null } });
});

test('a gate that its status alone closes is told, and where that is changed', async () => {
  gates = gates.map((it) => (it.name === 'A2' ? { ...it, status: 'CLOSED' } : it));
  await draw();
  const box = within(screen.getByRole('region', { name: /^Zamknięte bramki 1/ }));
  expect(box.getByText(/do odwołania: ma status „Zamknięta”/, { exact: false })).toBeTruthy();
});

test('a gate that its status still closes is not said to be open', async () => {
  gates = gates.map((it) => (it.name === 'A2' ? { ...it, status: 'CLOSED' } : it));
  closures = [{ id: 5, Gates_id: 2, since: at(-60), until: null, reason: 'naprawa drzwi', version: 2 }];
  await draw();
  await press('Otwórz bramkę A2');
  expect(await screen.findByText(/bramka ma nadal status „Zamknięta”/)).toBeTruthy();
});

test('a day without flights says so', async () => {
  flights = [];
  await draw();
  expect(screen.getByText('Tego dnia nie ma lotów.')).toBeTruthy();
  expect(screen.queryByLabelText('Zakres')).toBeNull();
  expect(screen.getByText('Nic nie koliduje.')).toBeTruthy();
});
