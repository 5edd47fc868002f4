import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { EditForm } from '../../src/admin/record/EditForm.tsx';
import { equipment } from '../../src/domain/airfield/equipment.ts';
import { runway } from '../../src/domain/airfield/runway.ts';
import { taxiway } from '../../src/domain/airfield/taxiway.ts';
import { terminal } from '../../src/domain/airfield/terminal.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import { announcement } from '../../src/domain/site/announcement.ts';
import { OwnCache } from '../support/screen.tsx';

const rows = (entity: Entity): Record<string, unknown> => ({
  ...{ id: 1, version: 2, status: Object.keys(entity.fields.status?.choices ?? {})[0], is_available: true },
  ...{ Flight_id: null, num_of_stations: 4, length: 3000, travel: false, draft: false, valid_from: null },
  ...{ title: 'Remont', content: 'x', valid_until: '2031-05-01T10:00:00.000Z' },
  ...{ serial_no: 'TUG-1', type: 'Ciągnik', name: 'Holownik', location: 'Płyta A' },
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
async function edit(entity: Entity, slug: string) {
  vi.stubGlobal('fetch', async () => Response.json({ data: [], meta: { page: 1, pages: 1, total: 0 } }));
  const list = `/zarzadzanie/${slug}`;
  await act(async () =>
    render(
      <OwnCache>
        <Suspense>
          <EditForm entity={entity} slug={slug} id="1" list={list} row={rows(entity)} newest={rows(entity)} />
        </Suspense>
      </OwnCache>,
    ),
  );
  await screen.findByRole('form');
}
const place = ['status', 'Flight_id', 'is_available'];

test.each([
  [equipment.one, 'sprzet', equipment, ['name', 'type', 'serial_no', 'location']],
  [terminal.one, 'lotnisko', terminal, [...place, 'num_of_stations']],
  [taxiway.one, 'lotnisko', taxiway, place],
  [runway.one, 'lotnisko', runway, [...place, 'length']],
  [announcement.one, 'ogloszenia', announcement, ['title', 'content', 'valid_from', 'valid_until', 'travel', 'draft']],
] as [string, string, Entity, string[]][])(
  '%s: the form asks in the order in which people think',
  async (_, slug, entity, order) => {
    await edit(entity, slug);
    const named = [...screen.getByRole('form').querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name);
    const fields = Object.keys(entity.fields);
    expect([...new Set(named)].filter((name) => fields.includes(name))).toEqual(order);
  },
);

test('the form of a taxiway takes availability along with its status, as its row does', async () => {
  await edit(taxiway, 'lotnisko');
  const available = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Dostępna/ });
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'CLOSED');
  expect(available.checked).toBe(false);
  await userEvent.selectOptions(screen.getByLabelText(/^Status/), 'READY');
  expect(available.checked).toBe(true);
});
