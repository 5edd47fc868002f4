import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTakenDays } from '../../src/admin/sections/pojazd/taken-days.ts';
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
    const data = isFirst ? [] : [{ id: 7, Cars_id: 2, status: 'RENTED', ...stay }];
    return Response.json({ data, meta: { page: 1, pages: 1, total: data.length } });
  });
  const { rerender } = render(shown(1));
  await screen.findByText('Terminy auta 1: 0');
  rerender(shown(2));
  await screen.findByText('Nie wiadomo, kiedy auto 2 jest zajęte');
  second.resolve();
  expect(await screen.findByText('Terminy auta 2: 1')).toBeTruthy();
});
