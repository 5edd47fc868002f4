import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Passenger } from '../../src/admin/flight/Passenger.tsx';
import { Matters } from '../../src/admin/sections/plan-dnia/Matters.tsx';
import { homeAirport } from '../../src/airport/identity.ts';
import * as auth from '../../src/client/auth.ts';
import type { Flight } from '../../src/domain/flight/flight.ts';
import { planMatters } from '../../src/domain/flight/plan.ts';
import type { PlanFlight } from '../../src/domain/flight/plan-day.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { noLiveFacts } from '../support/live-facts.ts';
import { OwnCache } from '../support/screen.tsx';

const now = Date.parse('2031-05-05T11:00:00.000Z');
const plane = { airplane_serial_no: 'SP-1', airplane_model: 'ATR 72', airline_name: 'LOT', Gates_id: 1, version: 1 };
const departure = {
  ...{ id: 'LO3882', number: 'LO3882', status: 'SCHEDULED', is_departure: true, estimated: null, ...noLiveFacts },
  ...{ departure: '2031-05-05T12:10:00.000Z', arrival: '2031-05-05T13:10:00.000Z' },
  ...{ origin: homeAirport, destination: 'Helsinki (HEL)', ...plane },
} as unknown as Flight & PlanFlight;
const arrival: PlanFlight = {
  ...{ ...departure, id: 'LO3881', number: 'LO3881', status: 'DELAYED', is_departure: false },
  ...{ departure: '2031-05-05T10:30:00.000Z', arrival: '2031-05-05T11:30:00.000Z' },
  ...{ origin: 'Helsinki (HEL)', destination: homeAirport, estimated: '2031-05-05T12:30:00.000Z' },
};
const plan = { flights: [arrival, departure], gates: [], closures: [], accepted: [] };

let sent: { path: string; body: Record<string, unknown> }[];
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ path, body: JSON.parse(String(body)) });
    return Response.json(path.includes('plan?') ? { data: [plan] } : { data: [], print: 'p1' });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const as = (role: Role) => vi.spyOn(auth, 'currentAuth').mockReturnValue({ user: { id: 4, role } } as never);

test('what passengers read is told as it is, after the next step and after the forecast', async () => {
  as('atc');
  await act(async () =>
    render(
      <OwnCache>
        <Passenger flight={{ ...departure, milestone: 'check_in_open', public_reason: 'Duży ruch.' }} />
      </OwnCache>,
    ),
  );
  const view = within(screen.getByRole('region', { name: 'Co widzi pasażer' }));
  expect(view.getAllByRole('term').map((it) => it.textContent)).toEqual([
    ...['teraz', 'po „Odprawa otwarta”', 'po „Podaj 14:55 pasażerom”'],
  ]);
  const [asIs, , published] = view.getAllByRole('definition').map((it) => it.textContent);
  expect(asIs).toMatch(/^LO 3882.*Helsinki.*Odprawa otwarta.*Duży ruch\. Odlot14:10 Przylot16:10$/);
  expect(published).toMatch(/Opóźniony o 45 min.*Odlot14:55 zamiast 14:10 Przylot przewidywany16:55 zamiast 16:10$/);
  await userEvent.click(view.getByRole('radio', { name: 'Tablica' }));
  const rows = view.getAllByRole('definition').map((it) => it.textContent);
  expect(rows[0]).toBe('14:10Helsinki HELLO 3882 LOTbez bramki–Odprawa otwarta');
  expect(rows[2]).toContain('14:55');
});

const draw = (role: Role, mayAssign = true) => {
  as(role);
  const matters = planMatters(plan, now).filter(({ kind }) => kind === 'knock-on');
  expect(matters).toHaveLength(1);
  return act(async () =>
    render(
      <OwnCache>
        <Matters
          {...{ matters, plan, now, mayAssign }}
          isAway={false}
          onMove={() => undefined}
          onShowAll={() => undefined}
        />
      </OwnCache>,
    ),
  );
};

test('a late inbound aircraft among the matters is published in one press', async () => {
  await draw('atc');
  await userEvent.click(screen.getByRole('button', { name: 'Podaj 14:55 pasażerom' }));
  const reason = { scheme: 'AHM730', code: '93', minutes: 45, note: null, equipment: null };
  expect(sent).toEqual([
    {
      path: '/api/flights/LO3882/delays',
      body: { delays: [reason], print: 'p1', estimated: '2031-05-05T12:55:00.000Z' },
    },
  ]);
});

test.each([
  ['airport_staff', true],
  ['atc', false],
] as const)('%s with a plan that may be changed: %s, publishes no forecast there', async (role, mayAssign) => {
  await draw(role, mayAssign);
  expect(screen.queryByRole('button', { name: /pasażerom/ })).toBeNull();
});
