import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ProtocolScreen } from '../../src/admin/sections/pojazd/protocol/ProtocolScreen.tsx';
import { airportCode } from '../../src/airport/identity.ts';
import { addDays, today, wireDay } from '../../src/domain/language/days.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { OwnCache } from '../support/screen.tsx';

const fact = (id: number, kind: 'OUT' | 'BACK') => ({
  ...{ id, kind, at: new Date().toISOString(), mileage: 1000, fuel: 8, marks: [], photos: [], signature: null },
  ...{ on_paper: true, licence_seen: true, note: null, corrects: null, withdrawn: false, clerk: 'Katarzyna Mazur' },
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('cash of a car that comes back early is given back on the same screen', async () => {
  let isBack = false;
  const days = { since: wireDay(today()), until: wireDay(addDays(today(), 3)) };
  const rental = {
    ...{ id: 7, version: 3, Cars_id: 2, brand: 'Kia', model: 'Ceed', license_plate: 'GS 7', price_per_day: 100 },
    ...{ status: 'RENTED', out_at: new Date().toISOString(), back_at: null, ...days },
    ...{ order_state: 'CONFIRMED', order_number: `${airportCode}-7F3K9Q`, order_amount: 40_000, order_paid: 40_000 },
  };
  const money = {
    ...{ order_number: `${airportCode}-7F3K9Q`, amount: 40_000, due: 0, paid: 40_000, note: null, state: 'CONFIRMED' },
    ...{ link: 'https://x.example/r/a', step: 'paid', pays_until: null, payments: [] },
    refunds: [{ id: 5, amount: 30_000, method: 'CASH', state: 'PENDING', create_time: new Date().toISOString() }],
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') isBack = true;
    if (path.endsWith('/payments')) return Response.json({ data: [money] });
    if (!path.endsWith('/hand-overs')) return Response.json({ data: [rental] });
    const facts = [fact(1, 'OUT'), ...(isBack ? [fact(2, 'BACK')] : [])];
    return Response.json({ data: [{ facts, last: fact(1, 'OUT') }] });
  });
  const user = userEvent.setup();
  await act(async () =>
    render(
      <OwnCache>
        <ProtocolScreen id="7" done="/dzis" />
        <Overlays />
      </OwnCache>,
    ),
  );
  await user.type(await screen.findByLabelText(/^Stan licznika w kilometrach/), '1100');
  await user.click(screen.getByRole('checkbox', { name: /przed terminem/ }));
  await user.click(screen.getByRole('button', { name: /Zakończ i zwróć 300,00/ }));
  await screen.findByRole('button', { name: /Wypłacono 300,00/ });
  expect(location.pathname).not.toBe('/dzis');
});
