import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PasswordInput } from '../../src/ui/PasswordInput.tsx';

afterEach(cleanup);
const input = () => screen.getByLabelText<HTMLInputElement>('Hasło');

test('a password can be looked at, and hidden again', async () => {
  render(<PasswordInput aria-label="Hasło" />);
  expect(input().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż', pressed: false }));
  expect(input().type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż', pressed: true }));
  expect(input().type).toBe('password');
});

// Its keyboard events know no modifiers
const press = (type: string, capsLock: boolean) =>
  act(() =>
    input().dispatchEvent(
      Object.assign(new KeyboardEvent(type, { bubbles: true }), { getModifierState: () => capsLock }),
    ),
  );

test('Caps Lock is told while it is on', () => {
  render(<PasswordInput aria-label="Hasło" />);
  press('keydown', true);
  expect(screen.getByRole('status').textContent).toBe('Caps Lock jest włączony');
  press('keyup', false);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a password can be pasted', async () => {
  render(<PasswordInput aria-label="Hasło" />);
  await userEvent.click(input());
  await userEvent.paste('zielony most nad Wisłą');
  expect(input().value).toBe('zielony most nad Wisłą');
});
