import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListScreen } from '../../src/admin/list/ListScreen.tsx';
import { Section as Parking } from '../../src/admin/sections/parking/Section.tsx';
import type { User } from '../../src/domain/account/user.ts';
import { gate } from '../../src/domain/flight/gate.ts';
import { openSection, sectionOf } from '../support/screen.tsx';

const gatesSection = sectionOf('bramki');

beforeEach(() => {
  const none = { data: [], meta: { page: 1, pages: 1, total: 0 } };
  vi.stubGlobal('fetch', async () => Response.json(none));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('of two lists on a page each tool is named for its own', () => {
  const stands = { ...gate, table: 'stands', many: 'Stanowiska' } as typeof gate;
  history.replaceState(null, '', '/zarzadzanie/bramki?stands_sort=name');
  render(
    <>
      {[gate, stands].map((entity) => (
        <ListScreen
          key={entity.table}
          list={{ entity, page: `${entity.table}_page`, fixed: true }}
          section={gatesSection}
          user={{ id: 7, role: 'airport_staff' } as User}
        />
      ))}
    </>,
  );
  for (const list of ['Bramki', 'Stanowiska']) {
    expect(screen.getByRole('button', { name: `Filtruj ${list}` })).toBeTruthy();
    expect(screen.getByRole('button', { name: `Widok ${list}` })).toBeTruthy();
    expect(screen.getByRole('link', { name: `Eksport CSV ${list}` })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: `Wierszy ${list}` })).toBeTruthy();
  }
  expect(screen.getByRole('button', { name: 'Sortuj Bramki' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sortuj: Nazwa rosnąco Stanowiska' })).toBeTruthy();
});

test('the list of a car park is headed by what it lists, below its pictures', async () => {
  history.replaceState(null, '', '/zarzadzanie/parking');
  await openSection('parking', Parking);
  const heading = await screen.findByRole('heading', { name: 'Rezerwacje parkingu 0' });
  expect(heading.querySelector('.hidden')).toBeNull();
});
