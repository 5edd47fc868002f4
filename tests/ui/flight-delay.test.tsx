import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Delays } from '../../src/admin/flight/Delays.tsx';
import * as auth from '../../src/client/auth.ts';
import type { Flight } from '../../src/domain/flight/flight.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { toasts } from '../../src/ui/overlays.ts';
import { noLiveFacts } from '../support/live-facts.ts';
import { OwnCache } from '../support/screen.tsx';

const flight = {
  ...{ id: 'LO3882', number: 'LO3882', status: 'SCHEDULED', is_departure: true, estimated: null },
  ...{ departure: '2031-05-05T12:10:00.000Z', arrival: '2031-05-05T13:10:00.000Z' },
  ...noLiveFacts,
} as Flight;
const boarding = {
  ...{ id: 1, Flight_id: flight.id, scheme: 'AHM730', code: '15', minutes: 8, note: 'brak pasażera', equipment: null },
};

let reasons: object[];
let sent: { method: string; path: string; body: Record<string, unknown> }[];
let refusal: { status: number; body: object } | undefined;
beforeEach(() => {
  [reasons, sent, refusal] = [[], [], undefined];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ data: reasons, print: 'p1' });
    sent.push({ method, path, body: JSON.parse(String(body)) });
    return refusal ? Response.json(refusal.body, { status: refusal.status }) : Response.json({ message: 'Zapisano' });
  });
});
afterEach(() => {
  cleanup();
  toasts.set(() => []);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const draw = async (role: Role = 'atc', of: Flight = flight) => {
  vi.spyOn(auth, 'currentAuth').mockReturnValue({ user: { id: 4, role } } as never);
  await act(async () =>
    render(
      <OwnCache>
        <Delays flight={of} />
        <Overlays />
      </OwnCache>,
    ),
  );
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('40 minutes late with a reason is four presses', async () => {
  await draw();
  await press('Zmień opóźnienie');
  await press('+40 min');
  await press(/Samolot przyleciał za późno/);
  expect(screen.getByText('40 z 40 min wyjaśnione')).toBeTruthy();
  await press('Zapisz');
  expect(sent).toEqual([
    {
      ...{ method: 'PUT', path: '/api/flights/LO3882/delays' },
      body: {
        delays: [{ scheme: 'AHM730', code: '93', minutes: 40, note: null, equipment: null }],
        ...{ print: 'p1', estimated: '2031-05-05T12:50:00.000Z', public_reason: null },
      },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a delay saved just now is taken back in one press, with the time and words it had', async () => {
  reasons = [boarding];
  await draw('atc', { ...flight, status: 'DELAYED', estimated: '2031-05-05T12:20:00.000Z' } as Flight);
  await press('Zmień opóźnienie');
  await press('+40 min');
  expect(screen.getByText(/^Pasażer po zapisaniu/).textContent).toContain('Odlot 14:50 zamiast 14:10');
  await press('Zapisz');
  await press('Cofnij');
  const { code, minutes, scheme, note, equipment } = boarding;
  expect(sent[1]?.body).toEqual({
    delays: [{ scheme, code, minutes, note, equipment }],
    ...{ print: 'p1', estimated: '2031-05-05T12:20:00.000Z', public_reason: null },
  });
});

test('where a status would not come back with it, nothing offers to take a delay back', async () => {
  await draw('atc', { ...flight, status: 'WAITING' } as Flight);
  await press('Zmień opóźnienie');
  await press('+40 min');
  await press('Zapisz');
  expect(screen.getByText('Zapisano opóźnienie')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cofnij' })).toBeNull();
});

test('a second reason takes what is left; minutes that do not add up are told', async () => {
  reasons = [boarding];
  await draw('atc', { ...flight, estimated: '2031-05-05T12:40:00.000Z' } as Flight);
  expect(screen.getByText('8 z 30 min wyjaśnione, brakuje 22 min')).toBeTruthy();
  await press('Zmień opóźnienie');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('searchbox'), 'taśmociąg{Enter}');
  expect(dialog.getByText('30 z 30 min wyjaśnione')).toBeTruthy();
  await press('+20 min');
  expect(dialog.getByText('30 min przyczyn na 20 min opóźnienia: o 10 min za dużo')).toBeTruthy();
  await userEvent.click(dialog.getAllByRole('button', { name: 'Odejmij 10 min' })[0] as HTMLElement);
  expect(dialog.getByText('20 z 20 min wyjaśnione')).toBeTruthy();
  await press('Zapisz');
  expect(sent[0]?.body.delays).toMatchObject([
    { code: '15', minutes: 8, note: 'brak pasażera' },
    { code: '33', minutes: 12 },
  ]);
});

test('the gate moves no time, and what it types is not lost where it is refused', async () => {
  refusal = { status: 409, body: { message: 'Ktoś zmienił to opóźnienie przed chwilą', code: 'stale' } };
  reasons = [boarding];
  await draw('airport_staff');
  await press('Zmień opóźnienie');
  expect(screen.queryByRole('button', { name: '+40 min' })).toBeNull();
  const words = screen.getByLabelText('Słowa dla pasażerów');
  await userEvent.type(words, 'Czekamy na pasażera.');
  await press('Zapisz');
  expect(sent[0]?.body).toMatchObject({ public_reason: 'Czekamy na pasażera.', delays: [{ code: '15' }] });
  expect(sent[0]?.body).not.toHaveProperty('estimated');
  expect((words as HTMLInputElement).value).toBe('Czekamy na pasażera.');
  expect(screen.getByText('Ktoś zmienił to opóźnienie przed chwilą')).toBeTruthy();
});

test('a code of three letters is taken as AHM 732', async () => {
  await draw();
  await press('Zmień opóźnienie');
  await userEvent.type(screen.getByRole('searchbox'), 'rat{Enter}');
  await press('Zapisz');
  expect(sent[0]?.body.delays).toMatchObject([{ scheme: 'AHM732', code: 'RAT', minutes: 1 }]);
});

test('a sentence of more than 120 letters is told at its field', async () => {
  await draw();
  await press('Zmień opóźnienie');
  await userEvent.click(screen.getByLabelText('Słowa dla pasażerów'));
  await userEvent.paste('a'.repeat(121));
  await press('Zapisz');
  expect(sent).toEqual([]);
  expect(screen.getByLabelText('Słowa dla pasażerów').getAttribute('aria-invalid')).toBe('true');
});

test('others than those who write delays only read', async () => {
  reasons = [boarding];
  await draw('ground_crew');
  expect(screen.getByText('brak pasażera')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zmień opóźnienie' })).toBeNull();
});
