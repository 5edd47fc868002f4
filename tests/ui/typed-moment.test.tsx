import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { day, type Field, instant } from '../../src/domain/kernel/field.ts';
import { Input } from '../../src/fields/Input.tsx';
import { typedControl } from '../../src/fields/typed-control.tsx';

afterEach(cleanup);

let held: unknown;
function Form({ field, value }: { field: Field; value: string }) {
  const [now, set] = useState<unknown>(value);
  held = now;
  return <Input name="at" field={field} value={now} onChange={set} control={typedControl(field, now, set)} />;
}
const departure = instant('Odlot', { message: 'Niepoprawna data i godzina odlotu' });
const open = (field: Field, value = '') => render(<Form field={field} value={value} />);
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
const type = (label: string, text: string) => userEvent.type(input(label), text);

test('a stored moment is shown by the clock here, the day as Poles write it and 24 hours', () => {
  open(departure, '2026-11-23T12:55:00.000Z');
  expect([input('Odlot').value, input('Odlot: godzina').value]).toEqual(['23.11.2026', '13:55']);
});

test('a day and a time are typed as people type them, and stand in full once they are left', async () => {
  open(departure);
  await type('Odlot', '3.2.2031{Tab}');
  await userEvent.tab();
  await userEvent.keyboard('1355');
  expect(input('Odlot: godzina').value).toBe('1355');
  await userEvent.tab();
  expect([input('Odlot').value, input('Odlot: godzina').value, held]).toEqual([
    '03.02.2031',
    '13:55',
    '2031-02-03 13:55',
  ]);
});

test('what is no time stays as typed, is said at the field, and only its own input is wrong', async () => {
  open(departure);
  await type('Odlot', '3.2.2031');
  await type('Odlot: godzina', '7:5{Tab}');
  const words = 'Niepoprawna data i godzina odlotu. Podaj minuty dwiema cyframi: 7:05 albo 7:50';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(input('Odlot: godzina').value).toBe('7:5');
  expect(['Odlot', 'Odlot: godzina'].map((it) => input(it).getAttribute('aria-invalid'))).toEqual([null, 'true']);
});

test('nothing is called wrong while one goes from the day to its time', async () => {
  open(instant('Ważne do'));
  await type('Ważne do', '3.2.2031{Tab}');
  expect(screen.queryByText('Podaj godzinę')).toBeNull();
  await userEvent.tab();
  await userEvent.tab();
  expect(await screen.findByText('Podaj godzinę')).toBeTruthy();
});

test('arrow keys move what the caret stands in, and leave the caret there', async () => {
  open(departure, '2026-11-30 23:55');
  const time = input('Odlot: godzina');
  time.focus();
  time.setSelectionRange(1, 1);
  await userEvent.keyboard('{ArrowUp}');
  expect([time.value, time.selectionStart]).toEqual(['00:55', 1]);
  input('Odlot').focus();
  input('Odlot').setSelectionRange(0, 0);
  await userEvent.keyboard('{ArrowUp}');
  expect(input('Odlot').value).toBe('01.12.2026');
});

test('a typed text that is no day says why and is not lost', async () => {
  open(day('Data urodzenia'));
  await type('Data urodzenia', '31.02.1990{Tab}');
  await userEvent.tab();
  expect(await screen.findByText('W kalendarzu nie ma dnia 31.02.1990')).toBeTruthy();
  expect(input('Data urodzenia').value).toBe('31.02.1990');
});

test('a calendar fills the day in, and comes only when it is asked for', async () => {
  open(departure, '2031-02-03 13:55');
  await userEvent.click(screen.getByRole('button', { name: 'Odlot: wybierz z kalendarza' }));
  const dialog = await screen.findByRole('dialog', { name: 'Wybierz dzień' });
  expect(dialog.textContent).toContain('luty 2031');
  await userEvent.click(screen.getByRole('button', { name: /, 5 lutego 2031/ }));
  await waitFor(() => expect(input('Odlot').value).toBe('05.02.2031'));
  expect([input('Odlot: godzina').value, screen.queryByRole('dialog')]).toEqual(['13:55', null]);
});
