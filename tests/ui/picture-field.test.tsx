import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RecordField } from '../../src/admin/record/RecordField.tsx';
import { type Entity, entity } from '../../src/domain/kernel/entity.ts';
import { picture, text } from '../../src/domain/kernel/field.ts';
import { useForm } from '../../src/fields/useForm.ts';

const shop: Entity = entity({
  table: 'shops',
  path: 'sklepy',
  one: 'Sklep',
  many: 'Sklepy',
  label: ['name'],
  read: 'everyone',
  write: [],
  fields: { name: text('Nazwa', { max: 40 }), photo: picture('Zdjęcie', { max: 80, optional: true }) },
  list: ['name'],
  pageSize: 10,
});
const send = vi.fn();

function Form({ row }: { row?: Record<string, unknown> }) {
  const form = useForm(shop, { row, send });
  return (
    <form {...form.form} aria-label="Sklep">
      <RecordField entity={shop} name="photo" form={form} parts={{}} row={row} />
      <button type="submit">Zapisz</button>
    </form>
  );
}
afterEach(() => {
  cleanup();
  send.mockClear();
  vi.unstubAllGlobals();
});
const file = () => screen.getByLabelText<HTMLInputElement>(/Zdjęcie/);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));

test('a picture of any entity is chosen as a file, seen, and its name sent', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ file: { filename: 'abc.webp' } }, { status: 201 }));
  render(<Form row={{ name: 'Kiosk', photo: null }} />);
  expect(file().type).toBe('file');
  await userEvent.upload(file(), new File(['png'], 'a.png', { type: 'image/png' }));
  expect((await screen.findByRole<HTMLImageElement>('img', { name: 'Podgląd: Kiosk' })).src).toContain('abc.webp');
  await submit();
  expect(send).toHaveBeenCalledWith({ name: 'Kiosk', photo: 'abc.webp' }, { photo: 'abc.webp' });
});

test('a stored picture is seen and may be taken away', async () => {
  render(<Form row={{ name: 'Kiosk', photo: 'old.webp' }} />);
  expect(screen.getByRole<HTMLImageElement>('img').src).toContain('old.webp');
  await userEvent.click(screen.getByRole('button', { name: 'Usuń zdjęcie' }));
  await submit();
  expect(send).toHaveBeenCalledWith({ name: 'Kiosk', photo: null }, { photo: null });
});
