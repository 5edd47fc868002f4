import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

const now = Date.parse('2031-05-05T08:00:00.000Z');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const departs = departuresFrom(now);
const gate = (id: number, name: string, more: Partial<PlanGate> = {}) =>
  planGate(id, name, { terminals_id: name.startsWith('A') ? 1 : 2, ...more });
const section = sections.find(({ slug }) => slug === 'plan-dnia') as (typeof sections)[number];

let flights: PlanFlight[];
let sent: { path: string; body: unknown }[];
let refusal: object | undefined;
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  [sent, refusal] = [[], undefined];
  flights = [departs('LO1', 120), departs('LO2', 240, { Gates_id: 2 })];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const gates = [gate(1, 'A1'), gate(2, 'A2'), gate(3, 'B1', { zone: 'non_schengen' }), gate(4, 'B2')];
    const plan = { day: today(), flights, gates, closures: [], accepted: [] };
    if (method === 'GET') return Response.json({ data: [plan] });
    sent.push({ path, body: body ? JSON.parse(String(body)) : undefined });
    if (refusal) return Response.json(refusal, { status: 409 });
    return Response.json({ data: { id: 1, ids: ['LO1'], version: 4, back: true }, message: 'Zapisano' });
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
  await screen.findByRole('grid', { name: 'Bramki według godzin' });
};
const bar = (name: RegExp) => screen.getByRole('gridcell', { name });
const focus = (name: RegExp) => act(() => bar(name).focus());
const keys = (typed: string) => userEvent.keyboard(typed);
const said = () => within(screen.getByRole('region', { name: 'Loty dnia' })).getByRole('status').textContent;

test('a bar is called by its gate, hours, flight and how late it is', async () => {
  flights = [departs('LO3821', 120, { status: 'DELAYED', estimated: at(145), destination: 'Warszawa (WAW)' })];
  await draw();
  const name = 'Bramka A1, LO\u00a03821 11:25–12:25 WAW, odlot Warszawa, spóźniony 25\u00a0min';
  expect(bar(/^Bramka A1/).getAttribute('aria-label')).toBe(name);
  expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('of one terminal its gates and what has none are shown; of one airline its flights', async () => {
  flights = [
    departs('LO1', 120),
    departs('LO2', 240, { Gates_id: 4 }),
    departs('FR3', 300, { Gates_id: null, airline_name: 'Ryanair' }),
  ];
  await draw();
  const heads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.replace('Gotowa', ''));
  await userEvent.click(screen.getByRole('radio', { name: 'T1' }));
  expect(heads()).toEqual(['Bez bramki', 'A1', 'A2']);
  // Beyond them nothing is carried
  focus(/LO.1 /);
  await keys('m{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(said()).toMatch(/^Bramka A2/);
  await keys('{Escape}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Linia' }), 'Ryanair');
  expect(screen.getAllByRole('gridcell').map(({ dataset }) => dataset.bar)).toEqual(['FR3']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Linia' }), 'LOT');
  await userEvent.click(screen.getByRole('radio', { name: 'T2' }));
  expect(heads()).toEqual(['B1', 'B2']);
  expect(screen.getAllByRole('gridcell').map(({ dataset }) => dataset.bar)).toEqual(['LO2']);
});

test('where nothing is of what was chosen that is told, and what is to be solved is shown', async () => {
  flights = [departs('LO1', 120), departs('LO2', 130), departs('FR3', 300, { airline_name: 'Ryanair', Gates_id: 4 })];
  await draw();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Linia' }), 'Ryanair');
  await userEvent.click(screen.getByRole('radio', { name: 'T1' }));
  expect(screen.getByText('Żaden lot nie pasuje do filtrów.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: /^LO.1 12:00$/ }));
  expect(document.activeElement).toBe(bar(/^Bramka A1, LO.1 /));
  await userEvent.click(screen.getByRole('radio', { name: 'T2' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Linia' }), 'LOT');
  await userEvent.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
  expect(screen.getAllByRole('gridcell')).toHaveLength(3);
});

test('arrows go from bar to bar', async () => {
  flights = [...flights, departs('LO3', 400)];
  await draw();
  focus(/LO.1 /);
  await keys('{ArrowRight}');
  expect(document.activeElement).toBe(bar(/LO.3 /));
  await keys('{Home}{ArrowDown}');
  expect(document.activeElement).toBe(bar(/LO.2 /));
  expect(bar(/LO.2 /).tabIndex).toBe(0);
});

test('K goes to what is next to be solved, T to what comes next', async () => {
  flights = [departs('LO1', 120), departs('LO3', 300), departs('LO4', 310), departs('LO5', 600)];
  await draw();
  focus(/LO.1 /);
  await keys('k');
  expect(document.activeElement).toBe(bar(/^Bramka A1, LO.3 /));
  await keys('k');
  expect(document.activeElement).toBe(bar(/^Bramka A1, LO.4 /));
  await keys('k');
  expect(document.activeElement).toBe(bar(/^Bramka A1, LO.3 /));
  await keys('t');
  expect(document.activeElement).toBe(bar(/^Bramka A1, LO.1 /));
});

test('carried by keys it says at each gate whether it fits, and what it meets', async () => {
  flights = [departs('LO1', 120), departs('LO2', 130, { Gates_id: 2 })];
  await draw();
  focus(/LO.1 /);
  await keys('m{ArrowDown}');
  expect(said()).toMatch(/^Bramka A2: nie pasuje, nakłada się o 50\smin z LO\s2/);
  await keys('{Enter}');
  expect(said()).toMatch(/^Nie odłożysz na A2: nakłada się/);
  expect(sent).toEqual([]);
  await keys('{ArrowDown}');
  expect(said()).toBe('Bramka B1: nie pasuje, tylko loty spoza strefy Schengen');
  // Beyond those that do not fit
  await keys('{ArrowUp}{ArrowRight}');
  expect(said()).toBe('Bramka B2: pasuje. Enter odkłada.');
  await keys('{Enter}');
  expect(sent).toEqual([{ path: '/api/flights/LO1/gate', body: { Gates_id: 4, version: 3 } }]);
  expect(said()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Cofnij' }));
  expect(sent[1]).toMatchObject({ body: { Gates_id: 1, version: 4 } });
});

test('Escape gives a carried flight up', async () => {
  await draw();
  focus(/LO.1 /);
  await keys('m{ArrowDown}{Escape}');
  expect(said()).toBe('');
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(bar(/LO.1 /));
});

test('where somebody was faster it is told what the flight meets, and it is still carried', async () => {
  await draw();
  focus(/LO.1 /);
  refusal = { message: 'Bramka B2: nakłada się o 20 min z LO 9 14:10', code: 'gate' };
  await keys('m{ArrowRight}{ArrowRight}{Enter}');
  expect(said()).toMatch(/^Ktoś był szybszy\. Bramka B2: nakłada się o 20 min z LO 9 14:10/);
  refusal = undefined;
  await keys('{ArrowLeft}{Enter}');
  expect(sent[1]).toMatchObject({ body: { Gates_id: 2 } });
});

test('a flight that somebody else has changed meanwhile is told, and let go of', async () => {
  await draw();
  focus(/LO.1 /);
  const message = 'Ktoś zmienił ten wpis w tym czasie. Wczytaj go ponownie, zanim zapiszesz swoje zmiany';
  refusal = { message, code: 'stale' };
  flights = [departs('LO1', 120, { version: 9, Gates_id: 4 }), ...flights.slice(1)];
  await keys('m{ArrowRight}{Enter}');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await screen.findByRole('gridcell', { name: /^Bramka B2.*LO.1 / })).toBeTruthy();
  expect(said()).toBe('');
});

test('the letter G opens the gates, Z asks to close the gate for two hours', async () => {
  await draw();
  focus(/LO.1 /);
  await keys('g');
  expect(screen.getByRole('dialog', { name: /^Bramka: LO/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
  focus(/LO.1 /);
  await keys('z');
  const form = within(await screen.findByRole('form', { name: 'Dodaj zamknięcie bramki' }));
  expect(form.getByLabelText<HTMLInputElement>('Od: godzina').value).toBe('10:00');
  expect(form.getByLabelText<HTMLInputElement>('Do: godzina').value).toBe('12:00');
});

test('who may not assign carries nothing, nor does anybody without a network', async () => {
  await draw('ground_crew');
  focus(/LO.1 /);
  await keys('m');
  expect(said()).toBe('');
  expect(screen.queryByRole('button', { name: /^Przenieś/ })).toBeNull();
  cleanup();
  await draw();
  focus(/LO.1 /);
  await keys('m');
  expect(said()).not.toBe('');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(said()).toBe('');
  expect(screen.getByText('Bez sieci od 10:00: tylko podgląd.').parentElement?.textContent).toContain('Plan z 10:00.');
  vi.setSystemTime(now + 120_000);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^Bez sieci od/)).toBeNull();
  vi.restoreAllMocks();
});

test('without a network what one may do stays in its place, and waits', async () => {
  flights = [departs('LO1', 120), departs('LO2', 130)];
  await draw();
  const acts = ['Bramki…', 'Tak zostaje', 'Zamknij bramkę', /^Przenieś/];
  const isOff = (it: HTMLButtonElement) => it.disabled || it.closest('fieldset')?.disabled === true;
  const areOff = () => acts.map((name) => isOff(screen.getByRole('button', { name })));
  expect(areOff()).toEqual([false, false, false, false]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(areOff()).toEqual([true, true, true, true]);
  vi.restoreAllMocks();
  act(() => void dispatchEvent(new Event('online')));
  expect(areOff()).toEqual([false, false, false, false]);
});

test('what is to be solved leads to its bar', async () => {
  flights = [departs('LO1', 120), departs('LO2', 130)];
  await draw();
  await userEvent.click(screen.getByRole('link', { name: /^LO.1 12:00$/ }));
  expect(document.activeElement).toBe(bar(/^Bramka A1, LO.1 /));
  expect(bar(/^Bramka A1, LO.1 /).dataset.tone).toBe('bad');
});
