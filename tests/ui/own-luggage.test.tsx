import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Section } from '../../src/admin/sections/bagaze/Section.tsx';
import { homeAirport } from '../../src/airport/identity.ts';
import { dropToasts } from '../../src/ui/overlays.ts';
import { client, openSection, radixIsThere } from '../support/screen.tsx';

const day = 86_400_000;
const leg = (id: string, days: number, flight_status = 'SCHEDULED') => ({
  id: days,
  status: 'PURCHASED',
  Flight_id: id,
  flight_number: id,
  destination: 'Oslo (OSL)',
  origin: homeAirport,
  is_departure: true,
  departure: new Date(Date.now() + days * day).toISOString(),
  arrival: new Date(Date.now() + days * day + 3_600_000).toISOString(),
  estimated: null,
  flight_status,
});
const tickets = [leg('W61741', 2), leg('LO3846', 9), leg('FR2471', -3), leg('DY1073', 4, 'CANCELED')];
const bag = {
  ...leg('W61741', 2),
  id: 7,
  type: 'Walizka',
  size: 'duża',
  weight: 18.25,
  Users_id: 5,
  Flights_id: 'W61741',
  version: 3,
};

let bags: object[];
let flights: object[];
let requests: [method: string, path: string, body: Record<string, unknown>][];
let refusal: Response | undefined;
const listed = (data: object[]) => Response.json({ data, meta: { page: 1, pages: 1, total: data.length } });
beforeAll(radixIsThere);
beforeEach(() => {
  bags = [bag];
  flights = [];
  requests = [];
  refusal = undefined;
  // biome-ignore lint/suspicious/noDocumentCookie: the hint that the server leaves
  document.cookie = 'signed_in=1';
  history.replaceState(null, '', '/zarzadzanie/bagaze');
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push([method, path, JSON.parse(String(body))]);
    if (path.includes('authenticate')) return Response.json({ auth: true, user: client });
    if (path.includes('luggage/flights')) return Response.json({ data: flights });
    if (refusal) return refusal.clone();
    if (method !== 'GET') return Response.json({ data: { id: 7 }, message: '' });
    return listed(path.includes('/tickets') ? tickets : bags);
  });
});
afterEach(() => {
  cleanup();
  dropToasts();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = () => openSection('bagaze', Section);

test('luggage tells its weight with a comma, and its flight with route and day', async () => {
  await open();
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('18,25 kg');
  expect(row.textContent).toContain('W6 1741');
  expect(row.textContent).toContain(`${homeAirport} – Oslo (OSL)`);
});

test('who has no luggage reads so, and a list that could not be read can be tried again', async () => {
  bags = [];
  refusal = Response.json({ message: '' }, { status: 503 });
  await open();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  refusal = undefined;
  await userEvent.click(retry);
  await screen.findByText('Brak bagaży');
});

test('each coming flight tells what is registered, what its ticket includes and what is left', async () => {
  const flight = { ...leg('W61741', 2), Flights_id: 'W61741' };
  flights = [
    { ...flight, pieces: 1, weight: 18.25, allowance: 23 },
    { ...flight, Flights_id: 'LO3846', pieces: 0, weight: 0, allowance: 23 },
    { ...flight, Flights_id: 'FR2471', pieces: 2, weight: 30.5, allowance: 23 },
  ];
  bags = [];
  await open();
  const sheet = within(await screen.findByRole('region', { name: 'Na Twoje loty' }));
  const rows = (await sheet.findAllByRole('listitem')).map(({ textContent = '' }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );
  expect(rows).toEqual([
    expect.stringMatching(/^W6 1741.*Zgłoszono 18,25 kg, 1 sztuka, bilet obejmuje 23 kgZostało 4,75 kg$/),
    expect.stringMatching(/Nic nie zgłoszono, bilet obejmuje 23 kgZostało 23 kg$/),
    expect.stringMatching(/Zgłoszono 30,5 kg, 2 sztuki, bilet obejmuje 23 kgZa dużo o 7,5 kg$/),
  ]);
});

test('what is left on a flight is read again once luggage was added', async () => {
  const flight = { ...leg('LO3846', 9), Flights_id: 'LO3846', pieces: 0, weight: 0, allowance: 23 };
  flights = [flight];
  await open();
  await screen.findByText(/Zostało 23/);
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj bagaż' }));
  const form = await screen.findByRole('form', { name: 'Dodaj bagaż' });
  await userEvent.type(within(form).getByLabelText('Rodzaj'), 'Narty');
  await userEvent.type(within(form).getByLabelText('Rozmiar'), '180 cm');
  await userEvent.type(within(form).getByLabelText('Waga'), '23');
  await waitFor(() => userEvent.selectOptions(within(form).getByLabelText('Numer lotu'), 'LO3846'));
  flights = [{ ...flight, pieces: 1, weight: 23 }];
  await userEvent.click(within(form).getByRole('button', { name: 'Dodaj' }));
  await screen.findByText('Limit wykorzystany');
});

test('new luggage needs all its fields, and goes on a coming flight of one’s own', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj bagaż' }));
  const form = await screen.findByRole('form', { name: 'Dodaj bagaż' });
  const send = () => userEvent.click(within(form).getByRole('button', { name: 'Dodaj' }));
  await send();
  // At each field, and once in the summary, above their names
  expect(within(form).getAllByText('Wszystkie pola są wymagane')).toHaveLength(5);
  const summary = within(form).getByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Rodzaj', 'Rozmiar', 'Waga', 'Numer lotu']]);
  expect(requests).toEqual([]);
  const flight = within(form).getByLabelText('Numer lotu');
  await waitFor(() =>
    expect(
      within(flight)
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value),
    ).toEqual(['', 'W61741', 'LO3846']),
  );
  await userEvent.type(within(form).getByLabelText('Rodzaj'), 'Narty');
  await userEvent.type(within(form).getByLabelText('Rozmiar'), '180 cm');
  await userEvent.type(within(form).getByLabelText('Waga'), '7,3');
  await userEvent.selectOptions(flight, 'LO3846');
  await send();
  expect(within(form).getAllByText('Wpisz wielokrotność 0,25').length).toBeGreaterThan(0);
  await userEvent.clear(within(form).getByLabelText('Waga'));
  await userEvent.type(within(form).getByLabelText('Waga'), '7,75');
  await send();
  await waitFor(() => expect(requests).toHaveLength(1));
  const added = { type: 'Narty', size: '180 cm', weight: 7.75, Flights_id: 'LO3846' };
  expect(requests[0]).toEqual(['POST', expect.stringContaining('luggage'), added]);
});

test('a change is asked about with its difference, and nothing is sent where there is none', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'EDYTUJ: Walizka, 18,25 kg, W6 1741' }));
  const form = screen.getByRole('form', { name: 'Edytuj bagaż: Walizka' });
  const save = () => userEvent.click(within(form).getByRole('button', { name: 'Zapisz' }));
  await save();
  await screen.findByText('Nie dokonano zmian');
  const weight = within(form).getByLabelText<HTMLInputElement>('Waga');
  expect(weight.value).toBe('18,25');
  await userEvent.clear(weight);
  await save();
  expect(within(form).getByText('Wszystkie pola są wymagane')).toBeTruthy();
  await userEvent.type(weight, '20,5');
  await save();
  const question = screen.getByRole('alertdialog');
  expect(question.textContent).toContain('Waga: 20,5\u00a0kg zamiast 18,25\u00a0kg');
  await userEvent.click(within(question).getByRole('button', { name: 'Wróć' }));
  expect(requests).toEqual([]);
  await save();
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(requests).toEqual([['PATCH', '/api/luggage/7', { weight: 20.5, version: 3 }]]));
  await screen.findByText('Bagaż został zaktualizowany');
  expect(screen.queryByRole('form')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
});

test('a bag that another window has changed is compared with that, and saved at the next try', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^EDYTUJ: Walizka/ }));
  const form = screen.getByRole('form', { name: 'Edytuj bagaż: Walizka' });
  await userEvent.clear(within(form).getByLabelText('Rozmiar'));
  await userEvent.type(within(form).getByLabelText('Rozmiar'), 'mała');
  const stale = Response.json({ code: 'stale', message: '' }, { status: 409 });
  const answer = fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method !== 'PATCH' || requests.length > 0) return answer(path, init);
    bags = [{ ...bag, size: 'średnia', version: 4 }];
    await answer(path, init);
    return stale;
  });
  const agree = async () => {
    await userEvent.click(within(form).getByRole('button', { name: 'Zapisz' }));
    return screen.findByRole('alertdialog');
  };
  await userEvent.click(within(await agree()).getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Ktoś zmienił ten bagaż przed chwilą');
  const question = await agree();
  expect(question.textContent).toContain('Rozmiar: mała zamiast średnia');
  await userEvent.click(within(question).getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(requests.at(-1)).toEqual(['PATCH', '/api/luggage/7', { size: 'mała', version: 4 }]));
});

test.each([
  [400, 'Wszystkie pola są wymagane'],
  [409, 'Ten lot nie przyjmuje już bagażu'],
])('what the server says of a new piece by %i is told as it says it', async (status, message) => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj bagaż' }));
  const form = await screen.findByRole('form', { name: 'Dodaj bagaż' });
  await userEvent.type(within(form).getByLabelText('Rodzaj'), 'Narty');
  await userEvent.type(within(form).getByLabelText('Rozmiar'), '180 cm');
  await userEvent.type(within(form).getByLabelText('Waga'), '7,75');
  await waitFor(() => userEvent.selectOptions(within(form).getByLabelText('Numer lotu'), 'LO3846'));
  refusal = Response.json({ message }, { status });
  await userEvent.click(within(form).getByRole('button', { name: 'Dodaj' }));
  await within(screen.getByRole('region', { name: 'Powiadomienia' })).findByText(message);
  expect(within(form).getByLabelText<HTMLInputElement>('Rodzaj').value).toBe('Narty');
});

test('luggage whose owner was deleted meanwhile is not saved, and says why', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'EDYTUJ: Walizka, 18,25 kg, W6 1741' }));
  const form = screen.getByRole('form', { name: 'Edytuj bagaż: Walizka' });
  await userEvent.type(within(form).getByLabelText('Rozmiar'), ' bardzo');
  await userEvent.click(within(form).getByRole('button', { name: 'Zapisz' }));
  refusal = Response.json({ message: 'Nie znaleziono użytkownika' }, { status: 404 });
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Nie znaleziono użytkownika');
});

test('what is typed in a row is not lost by editing another: one is asked first', async () => {
  bags = [bag, { ...bag, id: 8, type: 'Narty' }];
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^EDYTUJ: Walizka/ }));
  await userEvent.type(screen.getByLabelText('Rozmiar'), ' bardzo');
  await userEvent.click(screen.getByRole('button', { name: /^EDYTUJ: Narty/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Zostań na stronie' }));
  expect(screen.getByLabelText<HTMLInputElement>('Rozmiar').value).toBe('duża bardzo');
  await userEvent.click(screen.getByRole('button', { name: /^EDYTUJ: Narty/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Odrzuć i wyjdź' }));
  await screen.findByRole('form', { name: 'Edytuj bagaż: Narty' });
  expect(requests).toEqual([]);
});

test('what is typed in a row is saved on the way to another', async () => {
  bags = [bag, { ...bag, id: 8, type: 'Narty' }];
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^EDYTUJ: Walizka/ }));
  await userEvent.type(screen.getByLabelText('Rozmiar'), ' bardzo');
  await userEvent.click(screen.getByRole('button', { name: /^EDYTUJ: Narty/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz i wyjdź' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Zapisz' }));
  await screen.findByRole('form', { name: 'Edytuj bagaż: Narty' });
  expect(requests).toEqual([['PATCH', '/api/luggage/7', { size: 'duża bardzo', version: 3 }]]);
});
