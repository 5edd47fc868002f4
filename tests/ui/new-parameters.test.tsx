import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Router, useLocation } from 'wouter';
import { guardNavigation } from '../../src/admin/record/unsaved-changes.ts';
import { NewParameters } from '../../src/admin/sections/harmonogram/NewParameters.tsx';
import { homeAirport } from '../../src/airport/identity.ts';
import type { Flight } from '../../src/domain/flight/flight.ts';
import { OwnCache } from '../support/screen.tsx';

const details = '/zarzadzanie/harmonogram/LO3844';
const flight = { id: 'LO3844', is_departure: true, origin: homeAirport, destination: 'Oslo (OSL)' } as Flight;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Application() {
  const [path, navigate] = useLocation();
  return (
    <>
      <button type="button" onClick={() => navigate('/zarzadzanie/lotnisko')}>
        Lotnisko
      </button>
      {path === details && <NewParameters flight={flight} number="LO 3844" slug="harmonogram" details={details} />}
      <output aria-label="Adres">{path}</output>
    </>
  );
}

const open = async () => {
  history.replaceState(null, '', details);
  await act(async () =>
    render(
      <OwnCache>
        <Router aroundNav={guardNavigation}>
          <Suspense>
            <Application />
          </Suspense>
        </Router>
      </OwnCache>,
    ),
  );
};

test('empty coordinates are told at once, with all else that is wrong', async () => {
  await open();
  await userEvent.type(await screen.findByLabelText('Szerokość geograficzna'), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj' }));
  const told = (label: string) => {
    const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  };
  expect(told('Kurs')).toContain('Poprawnie wypełnij to pole');
  for (const label of ['Szerokość geograficzna', 'Długość geograficzna'])
    expect(told(label), label).toContain('Współrzędne geograficzne nie mogą być puste');
});

test('parameters that are added on the way out of their form do not hold whoever adds them', async () => {
  const added: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit = {}) => {
    if (body) added.push(JSON.parse(String(body)));
    return Response.json({ data: { id: 8 }, message: '' }, { status: 201 });
  });
  await open();
  const values = {
    Wysokość: '32000',
    Kurs: '215',
    'Prędkość względem ziemi': '430',
    'Prędkość pionowa': '2',
    'Szerokość geograficzna': '55,5',
    'Długość geograficzna': '14,02762',
  };
  for (const [label, value] of Object.entries(values)) {
    const input = await screen.findByLabelText(label);
    await userEvent.clear(input);
    await userEvent.type(input, value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Lotnisko' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisz i wyjdź' }));
  await vi.waitFor(() => expect(screen.getByLabelText('Adres').textContent).toBe('/zarzadzanie/lotnisko'));
  expect(added).toMatchObject([{ Flight_id: 'LO3844', altitude: 32000, latitude: 55.5 }]);
});
