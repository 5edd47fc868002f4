import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type AskedRow, useNewRow } from '../../src/admin/list/useNewRow.tsx';
import { closure } from '../../src/domain/flight/closure.ts';

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
