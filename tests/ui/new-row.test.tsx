import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { type AskedRow, useNewRow } from '../../src/admin/list/useNewRow.tsx';
import { SectionScreen } from '../../src/admin/shell/SectionScreen.tsx';
import type { User } from '../../src/domain/account/user.ts';
import { equipment } from '../../src/domain/airfield/equipment.ts';
import { closure } from '../../src/domain/flight/closure.ts';
import { pathOf } from '../../src/domain/office/back-office.ts';
import { addParameter } from '../../src/domain/office/commands.ts';
import { sections } from '../../src/domain/office/sections.ts';
import { client, OwnCache } from '../support/screen.tsx';

vi.mock('../../src/admin/record/AddForm.tsx', () => ({
  AddForm: ({ onClose }: { onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      Zamknij formularz
    </button>
  ),
}));

function Rows({ asked, may }: { asked: AskedRow | undefined; may: boolean }) {
  return useNewRow({ entity: closure, slug: 'plan-dnia', asked, may }).form;
}
const form = () => screen.queryByRole('button', { name: 'Zamknij formularz' });
const close = () => act(async () => form()?.click());

test('a form that was asked for once opens once, whenever rows may be added again', async () => {
  const asked = { times: 1 };
  const { rerender } = render(<Rows asked={asked} may={false} />);
  const draw = (asked: AskedRow | undefined, may = true) => act(async () => rerender(<Rows asked={asked} may={may} />));
  expect(form()).toBeNull();
  await draw(asked);
  expect(form()).not.toBeNull();
  await close();
  // The network went and came back
  await draw(asked, false);
  await draw(asked);
  expect(form()).toBeNull();
  // Asked for elsewhere, for the first time too, and not any more
  await draw({ times: 1 });
  expect(form()).not.toBeNull();
  await close();
  await draw(asked);
  expect(form()).toBeNull();
});

test('a form that the address asked for stays closed while its list is searched', async () => {
  const section = sections.find(({ slug }) => slug === 'sprzet');
  if (!section) throw new Error('There is no such section');
  vi.stubGlobal('fetch', async () => Response.json({ data: [], meta: { page: 1, pages: 1, total: 0 } }));
  history.replaceState(null, '', `${pathOf(section)}?${addParameter}=${equipment.table}`);
  const user = { ...client, role: 'admin', create_time: '2026-01-01T10:00:00Z' } as User;
  await act(async () =>
    render(
      <OwnCache>
        <Suspense>
          <SectionScreen route={{ section }} user={user} />
        </Suspense>
      </OwnCache>,
    ),
  );
  await screen.findByRole('button', { name: 'Zamknij formularz' });
  await close();
  await act(async () => history.replaceState(null, '', `${pathOf(section)}?szukaj=wózek`));
  expect(form()).toBeNull();
  vi.unstubAllGlobals();
});
