import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScanner } from '../../src/admin/sections/bilety/useScanner.ts';

const onScan = vi.fn();
const onYes = vi.fn();

function Gate() {
  const field = useRef<HTMLInputElement>(null);
  useScanner(field, onScan);
  return (
    <>
      <input ref={field} aria-label="Kod" />
      <input aria-label="Cena" />
      <button type="button" onClick={onYes}>
        Tak, potwierdź
      </button>
    </>
  );
}

let clock = 0;
/** A key so many ms after the one before; false: what it does by itself was prevented. */
function press(target: Element, key: string, after: number, more: KeyboardEventInit = {}): boolean {
  clock += after;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, 'timeStamp', { value: clock });
  return fireEvent(target, event);
}
const type = (target: Element, text: string, after: number) => [...text].every((key) => press(target, key, after));

beforeEach(() => {
  onScan.mockReset();
  clock += 10_000;
  render(<Gate />);
});

afterEach(cleanup);

const field = () => screen.getByLabelText('Kod');
const yes = () => screen.getByRole('button');

test('the fast keys of a reader are one code, and its Enter does nothing else', () => {
  type(field(), '48213T0F3A', 8);
  expect(press(field(), 'Enter', 8)).toBe(false);
  expect(onScan.mock.calls).toEqual([['48213T0F3A']]);
});

test('a code that is read while a question has the focus does not answer it', () => {
  press(yes(), 'Shift', 500);
  type(yes(), '48213T0F3A', 20);
  expect(press(yes(), 'Enter', 20)).toBe(false);
  expect(onScan).toHaveBeenCalledWith('48213T0F3A');
  // Some readers end with two
  expect(press(yes(), 'Enter', 20)).toBe(false);
  expect(onScan).toHaveBeenCalledTimes(1);
});

test('Shift between the letters of a code does not cut it in two', () => {
  for (const key of ['4', '8', '2', 'Shift', 'T', 'Shift', 'F']) press(field(), key, 5);
  press(field(), 'Enter', 5);
  expect(onScan).toHaveBeenCalledWith('482TF');
});

test('keys pressed before a pause are no part of the code that follows', () => {
  type(field(), 'kow', 120);
  press(field(), '4', 200);
  type(field(), '8213', 10);
  press(field(), 'Enter', 10);
  expect(onScan).toHaveBeenCalledWith('48213');
});

test('people who type and press Enter are left alone', () => {
  expect(type(field(), '48213', 120)).toBe(true);
  expect(press(field(), 'Enter', 120)).toBe(true);
  // The last letter and Enter in one stroke are a person's still
  type(field(), 'nowak', 120);
  expect(press(field(), 'Enter', 30)).toBe(true);
  expect(press(yes(), 'Enter', 300)).toBe(true);
  expect(onScan).not.toHaveBeenCalled();
});

test('a piece of a code, or a key that is held down, answers no question', () => {
  type(yes(), '48', 8);
  expect(press(yes(), 'Enter', 8)).toBe(false);
  expect(press(yes(), 'Enter', 500, { repeat: true })).toBe(false);
  expect(onScan).not.toHaveBeenCalled();
});

test('what is typed fast into another field is its own', () => {
  const other = screen.getByLabelText('Cena');
  expect(type(other, '289,50', 5)).toBe(true);
  expect(press(other, 'Enter', 5)).toBe(true);
  expect(onScan).not.toHaveBeenCalled();
});
