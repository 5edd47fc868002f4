import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Option, OptionGroup, OptionMenu } from '../../src/admin/parts/OptionMenu.tsx';
import { usePopup } from '../../src/admin/radix/usePopup.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';

const chosen = vi.fn();
/** As long as this waits, Radix is on its way. */
let arrival: Promise<unknown> = Promise.resolve();
vi.mock(import('../../src/admin/radix/radix-parts.ts'), async (original) => {
  await arrival;
  return original();
});

function Drawn() {
  const { button, popup } = usePopup('menu');
  return (
    <>
      <button type="button" {...button}>
        Otwórz
      </button>
      <OptionMenu popup={popup} label="Statusy">
        <OptionGroup label="Status" value="b">
          {['a', 'b', 'c'].map((value, at) => (
            <Option key={value} value={value} hint={String(at + 1)} run={() => chosen(value)}>
              {`Wartość ${value}`}
            </Option>
          ))}
          <Option why="Jeszcze nie teraz" run={() => chosen('d')}>
            Inna
          </Option>
        </OptionGroup>
      </OptionMenu>
      <a href="/dalej">Dalej</a>
      <Overlays />
    </>
  );
}
const button = () => screen.getByRole('button', { name: 'Otwórz' });
const focused = () => document.activeElement?.textContent;

afterEach(cleanup);
beforeEach(() => {
  chosen.mockClear();
});

test('a button pressed before Radix has come is marked as busy until it has', async () => {
  let come: (of: unknown) => void = () => undefined;
  arrival = new Promise((resolve) => {
    come = resolve;
  });
  render(<Drawn />);
  await userEvent.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('menu')).toBeNull();
  come(undefined);
  expect(await screen.findByRole('menu', { name: 'Statusy' })).toBeTruthy();
  expect(button().getAttribute('aria-busy')).toBeNull();
  expect(button().getAttribute('aria-expanded')).toBe('true');
});

test('arrows go round the options, Home and End to either end, letters to what begins so', async () => {
  render(<Drawn />);
  button().focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(focused()).toBe('Wartość a'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Wartość c');
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(focused()).toBe('Wartość a');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toMatch(/^Inna/);
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Wartość a');
  await userEvent.keyboard('inn');
  await waitFor(() => expect(focused()).toMatch(/^Inna/));
});

test('of two arrows that follow at once neither is lost', async () => {
  render(<Drawn />);
  await userEvent.click(button());
  for (const key of ['End', 'ArrowUp', 'ArrowUp']) fireEvent.keyDown(document.activeElement ?? document.body, { key });
  expect(focused()).toBe('Wartość b');
});

test('what cannot be chosen says why, and leaves the menu open', async () => {
  render(<Drawn />);
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('menuitem', { name: /Jeszcze nie teraz/ }));
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeTruthy();
});

test('a digit chooses, and the focus goes back to the button', async () => {
  render(<Drawn />);
  await userEvent.click(button());
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('Wartość b');
  await userEvent.keyboard('3');
  expect(chosen.mock.calls).toEqual([['c']]);
  expect(document.activeElement).toBe(button());
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('Escape goes back to the button, Tab on from it', async () => {
  render(<Drawn />);
  await userEvent.click(button());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button()));
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await userEvent.tab();
  expect(focused()).toBe('Dalej');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('pressed again the button closes its menu', async () => {
  render(<Drawn />);
  await userEvent.click(button());
  await screen.findByRole('menu');
  await userEvent.click(button());
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
