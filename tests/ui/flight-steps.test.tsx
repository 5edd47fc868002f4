import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptFact } from '../../src/admin/desk/kept-facts.ts';
import { Steps } from '../../src/admin/flight/Steps.tsx';
import { homeAirport } from '../../src/airport/identity.ts';
import * as auth from '../../src/client/auth.ts';
import type { Flight } from '../../src/domain/flight/flight.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { formatTime } from '../../src/domain/language/days.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { storeWith } from '../support/kept-store.ts';
import { noLiveFacts } from '../support/live-facts.ts';
import { OwnCache } from '../support/screen.tsx';

const minute = 60_000;
const now = Date.parse('2031-05-05T12:00:20.000Z');
const at = (minutes: number) => new Date(now + minutes * minute).toISOString();
const flight = {
  ...{ id: 'LO3882', number: 'LO3882', status: 'WAITING', is_departure: true, estimated: null },
  ...{ departure: at(20), arrival: at(80), origin: homeAirport, destination: 'Warszawa (WAW)' },
  ...noLiveFacts,
} as Flight;
const entry = (id: number, kind: string, minutes: number) => ({
  ...{ id, kind, at: at(minutes), pressed_at: at(minutes), corrects: null, undone_at: null },
  ...{ first_name: 'Joanna', last_name: 'Pawlak', Flight_id: flight.id },
});

let entries: object[];
let sent: { method: string; path: string; body: Record<string, unknown> }[];
let refusal: { status: number; body: object } | undefined;
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  [sent, refusal] = [[], undefined];
  entries = [entry(1, 'check_in_open', -100), entry(2, 'boarding', -3)];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ data: entries });
    sent.push({ method, path, body: body ? JSON.parse(String(body)) : {} });
    if (refusal) return Response.json(refusal.body, { status: refusal.status });
    return method === 'DELETE'
      ? new Response(null, { status: 204 })
      : Response.json({ data: { id: 9 }, message: 'Zapisano krok' }, { status: 201 });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const draw = async (role: Role = 'airport_staff', of: Flight = flight) => {
  vi.spyOn(auth, 'currentAuth').mockReturnValue({ user: { id: 4, role } } as never);
  await act(async () =>
    render(
      <OwnCache>
        <Steps flight={of} />
        <Overlays />
      </OwnCache>,
    ),
  );
  await screen.findByRole('list');
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const stepOf = (label: string) => screen.getByText(label, { selector: 'li span' }).closest('li') as HTMLElement;

test('each step tells when it was and by whom, or when it is expected', async () => {
  await draw();
  expect(stepOf('Wejście na pokład').textContent).toContain(`${formatTime(at(-3))}+2 JP`);
  expect(stepOf('Drzwi zamknięte').textContent).toContain(`${formatTime(at(15))}przewidywany`);
});

test('the next step is one press, with its minute, and may be taken back', async () => {
  await draw();
  await press(/minutę wcześniej/);
  await press('Ostatnie wezwanie');
  expect(sent).toMatchObject([{ method: 'POST', path: '/api/flights/LO3882/milestones' }]);
  expect(sent[0]?.body).toEqual({ kind: 'last_call', at: '2031-05-05T11:59:00.000Z', pressed_at: at(0) });
  await press('Cofnij');
  expect(sent[1]).toMatchObject({ method: 'DELETE', path: '/api/flights/LO3882/milestones/9' });
});

test('a step out of order says which ones stay empty', async () => {
  await draw();
  await userEvent.click(within(stepOf('Drzwi zamknięte')).getByRole('button'));
  expect(screen.getByText(/„Ostatnie wezwanie”: pominięte kroki zostaną puste/)).toBeTruthy();
  await press('Zostaw');
  expect(screen.queryByText(/pominięte/)).toBeNull();
  expect(sent).toEqual([]);
});

test('a step that was pressed is corrected by another minute', async () => {
  await draw();
  await userEvent.click(within(stepOf('Wejście na pokład')).getByRole('button'));
  await press(/minutę wcześniej/);
  await press('Popraw: Wejście na pokład');
  const path = '/api/flights/LO3882/milestones/2';
  expect(sent).toMatchObject([{ method: 'PATCH', path, body: { at: at(-4) } }]);
});

test('a step that is somebody else’s is read, and says whose it is', async () => {
  await draw('atc');
  expect(screen.getByText('Następny krok, „Ostatnie wezwanie”, zapisuje obsługa lotniska.')).toBeTruthy();
  const isOff = (label: string) => within(stepOf(label)).getByRole<HTMLButtonElement>('button').disabled;
  expect([isOff('Ostatnie wezwanie'), isOff('W powietrzu')]).toEqual([true, false]);
});

test('what another has pressed before is told, and a minute that cannot be true', async () => {
  await draw();
  const words = 'Anna Wieczorek: „Drzwi zamknięte” o 14:01. „Wezwanie” o 14:02 nie może być później';
  refusal = { status: 409, body: { message: words, code: 'crossed', errors: { at: words } } };
  await press('Ostatnie wezwanie');
  expect(await screen.findByText(new RegExp(words.slice(0, 40)))).toBeTruthy();
});

test('a cancelled flight has no step to press', async () => {
  await draw('airport_staff', { ...flight, status: 'CANCELED' });
  expect(screen.queryByRole('group', { name: 'Godzina kroku' })).toBeNull();
});

test('a step that waits for the network is pressed once, and the next one follows it', async () => {
  storeWith([]);
  await draw();
  refusal = { status: 503, body: { message: 'Serwis chwilowo niedostępny' } };
  await press('Ostatnie wezwanie');
  expect(await screen.findByText(/1 zapis czeka na tym urządzeniu/)).toBeTruthy();
  expect(stepOf('Ostatnie wezwanie').textContent).toContain('czeka na sieć');
  await press('Drzwi zamknięte');
  expect(await screen.findByText(/2 zapisy czekają na tym urządzeniu/)).toBeTruthy();
  expect(screen.queryByText(/pominięt/)).toBeNull();
});

test('a step that waits for the network takes another minute, or is not sent', async () => {
  const kept: KeptFact[] = [];
  storeWith(kept);
  await draw();
  refusal = { status: 503, body: { message: 'Serwis chwilowo niedostępny' } };
  await userEvent.click(await screen.findByRole('button', { name: 'Ostatnie wezwanie' }));
  await screen.findByText(/1 zapis czeka na tym urządzeniu/);
  const first = kept[0]?.id;
  await userEvent.click(within(stepOf('Ostatnie wezwanie')).getByRole('button'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /minutę później/ }).disabled).toBe(true);
  await press(/minutę wcześniej/);
  await press('Popraw: Ostatnie wezwanie');
  await waitFor(() => expect(kept).toMatchObject([{ json: { kind: 'last_call', pressed_at: at(0) } }]));
  // What may have arrived without an answer is not repeated with another minute under its key
  expect(kept[0]?.id).not.toBe(first);
  expect(formatTime(String(kept[0]?.json.at))).toBe(formatTime(at(-1)));
  await userEvent.click(within(stepOf('Ostatnie wezwanie')).getByRole('button'));
  await press('Nie wysyłaj');
  await waitFor(() => expect(kept).toEqual([]));
  expect(await screen.findByText(/^Nie wyśle się: LO 3882: Ostatnie wezwanie/)).toBeTruthy();
});

test('whose step is not the next is offered theirs, where it waits for none before it', async () => {
  entries = [];
  await draw('ground_crew');
  expect(await screen.findByRole('button', { name: 'Na stanowisku' })).toBeTruthy();
  cleanup();
  await draw('atc');
  expect(await screen.findByRole('button', { name: 'Na stanowisku' })).toBeTruthy();
  cleanup();
  entries = [entry(1, 'on_stand', -30), entry(2, 'doors_closed', -1)];
  await draw('airport_staff');
  const whose = 'Następny krok, „Odblokowany”, zapisuje obsługa naziemna albo kontroler ruchu.';
  expect(await screen.findByText(whose)).toBeTruthy();
});

test('a flight of another day has no step to press yet, and says from when', async () => {
  entries = [];
  await draw('airport_staff', { ...flight, departure: at(3 * 24 * 60), arrival: at(3 * 24 * 60 + 60) });
  expect(screen.getByText(/^Kroki tego lotu zapisuje się od /)).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Godzina kroku' })).toBeNull();
});
