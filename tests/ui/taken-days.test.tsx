import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { takenByOthers, useTakenDays } from '../../src/admin/sections/pojazd/taken-days.ts';
import { OwnCache } from '../support/screen.tsx';

function Car({ id }: { id: number }) {
  const taken = useTakenDays(id);
  return <p>{taken ? `Terminy auta ${id}: ${taken.length}` : `Nie wiadomo, kiedy auto ${id} jest zajęte`}</p>;
}
const shown = (id: number) => (
  <OwnCache>
    <Car id={id} />
  </OwnCache>
);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a car is not taken for free while only the days of the car chosen before are known', async () => {
  const stay = { since: '2031-05-01T10:00:00Z', until: '2031-05-03T10:00:00Z' };
  const second = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (path: string) => {
    const isFirst = decodeURIComponent(path).includes('"Cars_id","value":1');
    if (!isFirst) await second.promise;
    const isRental = path.startsWith('/api/rent');
    const data = isFirst || !isRental ? [] : [{ id: 7, Cars_id: 2, status: 'RENTED', ...stay }];
    return Response.json({ data, meta: { page: 1, pages: 1, total: data.length } });
  });
  const { rerender } = render(shown(1));
  await screen.findByText('Terminy auta 1: 0');
  rerender(shown(2));
  await screen.findByText('Nie wiadomo, kiedy auto 2 jest zajęte');
  second.resolve();
  expect(await screen.findByText('Terminy auta 2: 1')).toBeTruthy();
});

/** Says the days that are left to somebody who changes a stored rental, or adds one. */
function Left({ stored }: { stored?: { id: number; Cars_id: number; since: string; until: string } }) {
  const taken = useTakenDays(1);
  const others = taken && takenByOthers(taken, 1, stored);
  return <p>{others?.map(({ since, until, who }) => `${who} ${since}/${until}`).join(', ') ?? 'Nie wiadomo'}</p>;
}
const answering = (rentals: object[], blocks: object[]) =>
  vi.stubGlobal('fetch', async (path: string) => {
    const data = path.startsWith('/api/rent') ? rentals : blocks;
    return Response.json({ data, meta: { page: 1, pages: 1, total: data.length } });
  });

test('a car that is overdue is taken until it is back, but not from whoever booked it before', async () => {
  const late = { id: 7, Cars_id: 1, status: 'RENTED', out_at: '2026-01-01T10:00:00Z', back_at: null };
  answering([{ ...late, since: '2026-01-01 00:00:00', until: '2026-01-03 00:00:00' }], []);
  const { rerender } = render(
    <OwnCache>
      <Left />
    </OwnCache>,
  );
  await screen.findByText('wypożyczenie nr 7 2026-01-01/9999-12-31');
  const next = { id: 8, Cars_id: 1, since: '2031-05-01 00:00:00', until: '2031-05-03 00:00:00' };
  rerender(
    <OwnCache>
      <Left stored={next} />
    </OwnCache>,
  );
  await screen.findByText('wypożyczenie nr 7 2026-01-01/2031-04-30, wypożyczenie nr 7 2031-05-04/9999-12-31');
});

test('a car is taken on the days on which it is out of use', async () => {
  answering([], [{ id: 1, Cars_id: 1, reason: 'opony', since: '2031-05-01 00:00:00', until: '2031-05-02 00:00:00' }]);
  render(
    <OwnCache>
      <Left />
    </OwnCache>,
  );
  await screen.findByText('wyłączone, opony 2031-05-01/2031-05-02');
});
