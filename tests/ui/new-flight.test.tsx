import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddForm } from '../../src/admin/record/AddForm.tsx';
import { flight } from '../../src/domain/flight/flight.ts';
import { OwnCache } from '../support/screen.tsx';

const ours = 'Bursztyn (BZT)';

beforeEach(async () => {
  history.replaceState(null, '', '/zarzadzanie/harmonogram');
  vi.stubGlobal('fetch', async () => Response.json({ data: [], meta: { page: 1, pages: 1, total: 0 } }));
  await act(async () =>
    render(
      <OwnCache>
        <Suspense>
          <AddForm entity={flight} slug="harmonogram" onClose={() => undefined} />
        </Suspense>
      </OwnCache>,
    ),
  );
  await screen.findByLabelText('Skąd');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ends = () => ['Skąd', 'Cel'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
const turn = () => userEvent.click(screen.getByRole('checkbox', { name: 'Odlot z naszego lotniska' }));

test('a new departure leaves from our airport, an arrival ends there', async () => {
  expect(ends()).toEqual([ours, '']);
  await turn();
  expect(ends()).toEqual(['', ours]);
  await turn();
  expect(ends()).toEqual([ours, '']);
});

test('who says late that it is an arrival keeps the airport at its other end', async () => {
  await userEvent.type(screen.getByLabelText('Cel'), 'Oslo (OSL)');
  await turn();
  expect(ends()).toEqual(['Oslo (OSL)', ours]);
});

test('an airport that somebody typed in our place stays', async () => {
  await userEvent.clear(screen.getByLabelText('Skąd'));
  await userEvent.type(screen.getByLabelText('Skąd'), 'Gdańsk (GDN)');
  await turn();
  expect(ends()).toEqual(['Gdańsk (GDN)', ours]);
});
