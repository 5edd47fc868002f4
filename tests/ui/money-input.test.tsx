import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { shape } from '../../src/domain/kernel/entity.ts';
import { money } from '../../src/domain/kernel/field.ts';
import { Input } from '../../src/fields/Input.tsx';
import { useForm } from '../../src/fields/useForm.ts';

const tariff = shape({ fields: { fee: money('Opłata', { min: 50, max: 20_000 }) } });

function Form({ row, send }: { row?: { fee: number }; send: (row: { fee: number }) => void }) {
  const form = useForm(tariff, { row, send });
  return (
    <form {...form.form} aria-label="Cennik">
      <Input {...form.field('fee')} />
      <button type="submit">Zapisz</button>
      {form.dirty && <p>Niezapisane zmiany</p>}
    </form>
  );
}
afterEach(cleanup);
const fee = () => screen.getByLabelText<HTMLInputElement>(/Opłata/);
const type = async (text: string) => {
  await userEvent.clear(fee());
  if (text) await userEvent.type(fee(), text);
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));

test('a stored amount is shown in złoty, and is unchanged as long as it is the same sum', async () => {
  render(<Form row={{ fee: 4000 }} send={() => undefined} />);
  expect(fee().value).toBe('40,00');
  expect(fee().inputMode).toBe('decimal');
  await type('40');
  expect(screen.queryByText('Niezapisane zmiany')).toBeNull();
  await type('40,5');
  expect(screen.getByText('Niezapisane zmiany')).toBeDefined();
});

test.each([
  ['40', 4000],
  ['40,50', 4050],
  ['40.50', 4050],
  ['40,15', 4015],
  ['0,5', 50],
])('%s typed is so many grosze sent: %i', async (text, grosze) => {
  const send = vi.fn();
  render(<Form send={send} />);
  await type(text);
  await submit();
  expect(send).toHaveBeenCalledWith({ fee: grosze }, { fee: grosze });
});

test.each(['40,505', 'czterdzieści', '0,49', '200,01', ''])('%s is refused', async (text) => {
  const send = vi.fn();
  render(<Form row={{ fee: 4000 }} send={send} />);
  await type(text);
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(fee().getAttribute('aria-invalid')).toBe('true');
  if (text) expect(screen.getByText('Wpisz kwotę od 0,50 do 200,00')).toBeDefined();
});
