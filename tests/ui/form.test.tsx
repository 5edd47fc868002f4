import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { gate } from '../../src/domain/flight/gate.ts';
import { type Errors, shape } from '../../src/domain/kernel/entity.ts';
import { decimal, instant, int, ref, text } from '../../src/domain/kernel/field.ts';
import { Input } from '../../src/fields/Input.tsx';
import { type FormOptions, useForm } from '../../src/fields/useForm.ts';
import { ErrorSummary } from '../../src/ui/ErrorSummary.tsx';

const same = 'Kody nie są identyczne';
const codes = shape({
  fields: {
    code: text('Kod', { min: 3, max: 200 }),
    repeat: text('Powtórz kod', { max: 200 }),
    note: text('Uwaga', { max: 200 }),
  },
  check: ({ code, repeat }) => (code === repeat ? undefined : { repeat: same }),
});

function Form({ label = 'Kody', ...options }: Partial<FormOptions<typeof codes>> & { label?: string }) {
  const form = useForm(codes, { send: () => undefined, ...options });
  return (
    <form {...form.form} aria-label={label}>
      <ErrorSummary title="Popraw" {...form.summary} />
      <Input {...form.field('code')} />
      <Input {...form.field('repeat')} />
      <Input {...form.field('note')} />
      <button type="submit">Zapisz</button>
      {form.dirty && <p>Niezapisane zmiany</p>}
    </form>
  );
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
const isWrong = (label: string) => input(label).getAttribute('aria-invalid') === 'true';
const row = { code: 'abc', repeat: 'abc', note: 'x' };

test('a field says what is wrong when it is left, not before, and stops as soon as it is right', async () => {
  render(<Form />);
  await userEvent.type(input('Kod'), 'a');
  expect(isWrong('Kod')).toBe(false);
  await userEvent.tab();
  expect(isWrong('Kod')).toBe(true);
  expect(screen.getByText('Wpisz co najmniej 3 znaki')).toBeTruthy();
  await userEvent.type(input('Kod'), 'bc');
  expect(isWrong('Kod')).toBe(false);
});

test('what two fields must be together is said on leaving one, before the others are filled in', async () => {
  render(<Form />);
  await userEvent.type(input('Kod'), 'abc');
  await userEvent.type(input('Powtórz kod'), 'abd');
  expect(screen.queryByText(same)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(same)).toBeTruthy();
});

test('a form that is not right is not sent, and its first wrong field has the focus', async () => {
  const send = vi.fn();
  render(<Form row={{ ...row, repeat: '', note: '' }} send={send} />);
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(input('Powtórz kod'));
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(2);
});

test('the summary has the focus where the form says so, and leads to each field', async () => {
  render(<Form row={{ ...row, note: '' }} focus="summary" />);
  await submit();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await userEvent.click(screen.getByRole('link', { name: /^Uwaga/ }));
  expect(document.activeElement).toBe(input('Uwaga'));
});

test('a form that is right is sent as its fields store it', async () => {
  const send = vi.fn();
  render(<Form row={{ ...row, note: ' z brzegu ' }} send={send} />);
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({ code: 'abc', repeat: 'abc', note: 'z brzegu' }, {});
});

test('only what is stored otherwise counts as changed, however it is typed', async () => {
  const stops = shape({
    fields: { length: int('Długość', { initial: 3000 }), at: instant('Od'), gate: ref('Bramka', () => gate) },
  });
  const send = vi.fn();
  function Stops() {
    const form = useForm(stops, { row: { length: 3000, at: '2026-06-18T10:00:00.000Z', gate: 7 }, send });
    return (
      <form {...form.form}>
        <button type="button" onClick={() => form.change('length', ' 3000')}>
          Inaczej
        </button>
        <button type="button" onClick={() => form.change('at', '2026-06-18 12:00')}>
          Z Warszawy
        </button>
        <button type="button" onClick={() => form.change('gate', { unknown: 'C9' })}>
          Nieznana
        </button>
        <button type="button" onClick={() => form.reset()}>
          Odrzuć
        </button>
        <button type="button" onClick={() => form.rebase({ length: 2000, at: '2026-06-18T10:00:00.000Z', gate: 7 })}>
          Nowa wersja
        </button>
        <button type="submit">Zapisz</button>
        <output>{form.changed.join()}</output>
      </form>
    );
  }
  render(<Stops />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const changed = () => screen.getByRole('status').textContent;
  await press('Inaczej');
  await press('Z Warszawy');
  expect(changed()).toBe('');
  await press('Nieznana');
  expect(changed()).toBe('gate');
  await submit();
  expect(send).not.toHaveBeenCalled();
  await press('Odrzuć');
  expect(changed()).toBe('');
  await press('Nowa wersja');
  expect(changed()).toBe('length');
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ gate: 7 }), { length: 3000 });
});

test('the form of a new row begins with what its fields say', async () => {
  const send = vi.fn();
  const planes = shape({ fields: { year: int('Rok', { initial: 1987 }) } });
  function Planes() {
    const form = useForm(planes, { send });
    return (
      <form {...form.form}>
        <Input {...form.field('year')} changed={form.dirty} />
        <button type="submit">Zapisz</button>
      </form>
    );
  }
  render(<Planes />);
  expect(input('Rok').value).toBe('1987');
  expect(screen.queryByText('zmienione')).toBeNull();
  await userEvent.type(input('Rok'), '{Backspace}8');
  expect(screen.getByText('zmienione')).toBeTruthy();
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({ year: 1988 }, { year: 1988 });
});

test('what the server found wrong stands at its field until that field changes', async () => {
  const errors: Errors = { repeat: 'Zajęte', note: 'Za mało' };
  const { rerender } = render(<Form row={row} />);
  rerender(<Form row={row} errors={errors} />);
  expect(document.activeElement).toBe(input('Powtórz kod'));
  await userEvent.type(input('Powtórz kod'), 'd');
  expect(isWrong('Powtórz kod')).toBe(false);
  expect(isWrong('Uwaga')).toBe(true);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('one form can stand twice on a page', async () => {
  render(
    <>
      <Form label="Pierwszy" />
      <Form label="Drugi" />
    </>,
  );
  const second = within(screen.getByRole('form', { name: 'Drugi' }));
  await userEvent.click(second.getByText('Kod'));
  await userEvent.keyboard('abc');
  expect(second.getByLabelText<HTMLInputElement>('Kod').value).toBe('abc');
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a form knows whether something has changed', async () => {
  render(<Form row={row} />);
  await userEvent.type(input('Uwaga'), 'y');
  expect(screen.queryByText('Niezapisane zmiany')).not.toBeNull();
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByText('Niezapisane zmiany')).toBeNull();
});

test('what was typed before the script was there is kept', async () => {
  const send = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form row={{ ...row, note: '' }} />);
  input('Uwaga').value = 'wcześnie';
  const root = await act(async () => hydrateRoot(container, <Form row={{ ...row, note: '' }} send={send} />));
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({ ...row, note: 'wcześnie' }, { note: 'wcześnie' });
  act(() => root.unmount());
});

test('values kept elsewhere are read and changed there', async () => {
  const change = vi.fn();
  render(<Form store={{ values: row, change }} />);
  await userEvent.type(input('Uwaga'), 'y');
  expect(change).toHaveBeenCalledExactlyOnceWith('note', 'xy');
});

test('a stored number is shown with a decimal comma, a typed one as it was typed', () => {
  const price = decimal('Cena', { min: 0, max: 1000 });
  const input = (value: unknown) => <Input name="price" field={price} value={value} onChange={() => undefined} />;
  const { rerender } = render(input(229.9));
  const shown = () => screen.getByLabelText<HTMLInputElement>('Cena').value;
  expect(shown()).toBe('229,9');
  rerender(input('229.90'));
  expect(shown()).toBe('229.90');
});
