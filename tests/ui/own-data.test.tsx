import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { PersonalData } from '../../src/admin/sections/profil/PersonalData.tsx';
import { dropToasts } from '../../src/ui/overlays.ts';
import { client, radixIsThere } from '../support/screen.tsx';

beforeAll(radixIsThere);
afterEach(() => {
  cleanup();
  dropToasts();
  vi.unstubAllGlobals();
});

test('a field that is saved late leaves open the one that was pressed meanwhile', async () => {
  let answer = () => {};
  const answered = new Promise<Response>((resolve) => {
    answer = () => resolve(Response.json({ message: 'Dane zostały zapisane' }));
  });
  vi.stubGlobal('fetch', () => answered);
  const hand = userEvent.setup();
  render(<PersonalData user={client} />);
  await hand.click(screen.getByRole('button', { name: 'EDYTUJ: Telefon' }));
  await hand.type(screen.getByRole('textbox', { name: 'Telefon' }), '600 700 800{Enter}');
  await hand.click(screen.getByRole('button', { name: 'EDYTUJ: Adres' }));
  await hand.type(screen.getByRole('textbox', { name: 'Adres' }), 'ul. Rybacka');
  await act(async () => answer());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Adres' }).value).toBe('ul. Rybacka');
});

test('what is typed in a field is not lost by pressing another: one is asked first', async () => {
  const hand = userEvent.setup();
  render(<PersonalData user={client} />);
  await hand.click(screen.getByRole('button', { name: 'EDYTUJ: Telefon' }));
  await hand.type(screen.getByRole('textbox', { name: 'Telefon' }), '600 700 800');
  await hand.click(screen.getByRole('button', { name: 'EDYTUJ: Adres' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Zostań na stronie'));
  await hand.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefon' }).value).toBe('600 700 800');
  await hand.click(screen.getByRole('button', { name: 'EDYTUJ: Adres' }));
  await hand.click(screen.getByRole('button', { name: 'Odrzuć i wyjdź' }));
  expect(screen.queryByRole('textbox', { name: 'Telefon' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Adres' })).toBeTruthy();
});

test('what is typed in a field is saved on the way to another', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Dane zostały zapisane' }));
  const hand = userEvent.setup();
  render(<PersonalData user={client} />);
  await hand.click(screen.getByRole('button', { name: 'EDYTUJ: Telefon' }));
  await hand.type(screen.getByRole('textbox', { name: 'Telefon' }), '600 700 800');
  await hand.click(screen.getByRole('button', { name: 'EDYTUJ: Adres' }));
  await hand.click(screen.getByRole('button', { name: 'Zapisz i wyjdź' }));
  expect(await screen.findByRole('textbox', { name: 'Adres' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Telefon' })).toBeNull();
});

test('a plate is typed as people do, told why it is refused, and sent as it stands on the car', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (body) sent.push(JSON.parse(String(body)));
    return Response.json({ message: 'Dane zostały zapisane' });
  });
  const hand = userEvent.setup();
  render(<PersonalData user={client} />);
  await hand.click(screen.getByRole('button', { name: 'EDYTUJ: Numer rejestracyjny' }));
  const plate = screen.getByRole('textbox', { name: 'Numer rejestracyjny' });
  await hand.type(plate, 'gsl/48rk{Enter}');
  expect(screen.getAllByText('Wpisz od 1 do 8 liter i cyfr').length).toBeGreaterThan(0);
  await hand.clear(plate);
  await hand.type(plate, 'gsl 48-rk{Enter}');
  await waitFor(() => expect(sent).toEqual([{ license_plate: 'GSL48RK' }]));
});
