import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScanner } from '../../src/admin/sections/bilety/useScanner.ts';
import { Keyboard } from '../support/reader.ts';

const onCode = vi.fn();
const onPiece = vi.fn();
const onYes = vi.fn();
const onSubmit = vi.fn();

function Gate() {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [price, setPrice] = useState('');
  const type = useScanner(field, {
    onType: setTyped,
    onCode: (codes, isScanned) => {
      setTyped('');
      onCode(codes, isScanned);
    },
    onPiece: (text) => {
      setTyped('');
      onPiece(text);
    },
  });
  const submit = (name: string) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onSubmit(name === 'gate' ? typed : price);
  };
  return (
    <>
      <form onSubmit={submit('gate')}>
        <input ref={field} aria-label="Kod" value={typed} onChange={(event) => type(event.target.value)} />
      </form>
      <form onSubmit={submit('sale')}>
        <input aria-label="Cena" maxLength={6} value={price} onChange={(event) => setPrice(event.target.value)} />
      </form>
      <button type="button" onClick={onYes}>
        Tak, potwierdź
      </button>
    </>
  );
}

let keyboard: Keyboard;
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  keyboard = new Keyboard((ms) => vi.advanceTimersByTime(ms));
  keyboard.wait(10_000);
  render(<Gate />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByLabelText<HTMLInputElement>('Kod');
const price = () => screen.getByLabelText<HTMLInputElement>('Cena');
const yes = () => screen.getByRole('button');
const code = '48213T0F3A77C66812CA6E5B1D';
/** Of one key after the other, in ms. */
const speeds = [5, 10, 20, 35, 50, 80, 100, 120];
const read = () => onCode.mock.calls.flatMap(([codes]) => codes);

test.each(speeds)('at %i ms a key a code is read in any place, and presses nothing', (speed) => {
  for (const place of [field(), yes(), price(), document.body])
    for (const text of [code, `]Q3${code}`, ` ${code}`, code.toLowerCase()]) {
      onCode.mockClear();
      (document.activeElement as HTMLElement | null)?.blur();
      place.focus();
      keyboard.type(text, speed);
      expect(onCode.mock.calls, `${text} in ${place.tagName}`).toEqual([[[code], true]]);
      keyboard.press(speed % 20 === 0 ? 'Tab' : 'Enter', speed);
      keyboard.wait(2000);
      expect([field().value, price().value]).toEqual(['', '']);
    }
  expect([onPiece, onYes, onSubmit].map((it) => it.mock.calls)).toEqual([[], [], []]);
});

test('a pause of 90 ms, or of nearly a second, within a code does not cut it in two', () => {
  for (const place of [field(), yes()]) {
    for (const break_ of [90, 950]) {
      onCode.mockClear();
      place.focus();
      keyboard.type(code.slice(0, 9), 8);
      keyboard.wait(break_ - 8);
      keyboard.type(code.slice(9), 8);
      expect(read()).toEqual([code]);
      expect(keyboard.press('Enter', 8)).toBe(false);
      keyboard.wait(2000);
    }
  }
  expect([onPiece, onYes, onSubmit].map((it) => it.mock.calls)).toEqual([[], [], []]);
});

test.each(['Enter', 'Tab'])('a piece of a code that ends with %s is asked for again, wherever it was read', (end) => {
  for (const place of [field(), yes(), document.body])
    for (const [piece, speed] of [
      ['48213T0F3A77', 8],
      ['48213T0F3A77', 110],
      ['77C66812CA6E5', 8],
      ['48213', 8],
      ['5901234123457', 110],
    ] as const) {
      onPiece.mockClear();
      (document.activeElement as HTMLElement | null)?.blur();
      place.focus();
      keyboard.type(piece, speed);
      expect(keyboard.press(end, speed), `${piece} in ${place.tagName}`).toBe(false);
      expect(onPiece.mock.calls).toEqual([[piece]]);
      expect(field().value).toBe('');
      keyboard.wait(2000);
    }
  expect([onCode, onYes, onSubmit].map((it) => it.mock.calls)).toEqual([[], [], []]);
});

test('a piece after which nothing comes is told after a second, not dropped', () => {
  for (const place of [field(), yes()]) {
    onPiece.mockClear();
    place.focus();
    keyboard.type('48213T0F3A77', 20);
    keyboard.wait(900);
    expect(onPiece).not.toHaveBeenCalled();
    keyboard.wait(200);
    expect(onPiece.mock.calls).toEqual([['48213T0F3A77']]);
  }
});

test('two codes directly after each other are two, with Enter between them and without', () => {
  const other = '7TFFFFFFFFFFFFFFFFFFFF';
  for (const place of [field(), yes()]) {
    onCode.mockClear();
    place.focus();
    keyboard.type(code, 5);
    keyboard.press('Enter', 5);
    keyboard.type(other, 5);
    keyboard.type(code, 5);
    expect(read()).toEqual([code, other, code]);
  }
  expect(onYes).not.toHaveBeenCalled();
});

test('a code read while the focus comes to the field is whole', () => {
  yes().focus();
  keyboard.type(code.slice(0, 3), 8);
  field().focus();
  keyboard.type(code.slice(3), 8);
  expect(onCode.mock.calls[0]?.[0][0]).toBe(code);
});

test('a code read after a number that somebody began to type is taken as both say', () => {
  field().focus();
  keyboard.type('12', 200);
  keyboard.wait(3000);
  keyboard.type(code, 8);
  expect(onCode.mock.calls).toEqual([[[code, `12${code}`], true]]);
});

test('people who type a number, a name or a whole code are left alone', () => {
  field().focus();
  for (const [text, gaps] of [
    ['123', [60, 70, 40]],
    ['48213', [120, 180, 90, 160, 140]],
    ['1234567', [90, 70, 110, 60, 130, 85, 75]],
    ['nowak', [120, 120, 120, 120, 120]],
  ] as const) {
    keyboard.wait(3000);
    [...text].forEach((sign, at) => void keyboard.press(sign, gaps[at] ?? 0));
    // The last sign and Enter in one stroke are a person's still
    expect(keyboard.press('Enter', 30), text).toBe(true);
    expect(onSubmit).toHaveBeenLastCalledWith(text);
    keyboard.wait(3000);
    fireEvent.change(field(), { target: { value: '' } });
  }
  expect([onCode, onPiece].map((it) => it.mock.calls)).toEqual([[], []]);
});

test('a code that people type or paste is not scanned', () => {
  field().focus();
  [...code].forEach((sign, at) => void keyboard.press(sign, 250 + (at % 5) * 90));
  expect(onCode.mock.calls).toEqual([[[code], false]]);
});

test('a held key, a stray Enter of a reader and a space before a code press no button', () => {
  yes().focus();
  expect(keyboard.press('Enter', 500, { repeat: true })).toBe(false);
  keyboard.press(' ', 500);
  keyboard.type(code, 20);
  keyboard.press('Enter', 20);
  keyboard.press('Enter', 20);
  keyboard.wait(1000);
  expect(onYes).not.toHaveBeenCalled();
  expect(read()).toEqual([code]);
});

test('Enter and the space bar press a button for people', () => {
  yes().focus();
  keyboard.press('Enter', 500);
  expect(onYes).toHaveBeenCalledTimes(1);
  keyboard.press(' ', 500);
  keyboard.wait(300);
  expect(onYes).toHaveBeenCalledTimes(2);
});

test('what is typed fast into another field is its own; a whole code is not', () => {
  price().focus();
  keyboard.type('289,50', 5);
  expect(keyboard.press('Enter', 5)).toBe(true);
  expect(onSubmit).toHaveBeenCalledWith('289,50');
  keyboard.wait(2000);
  keyboard.type(code, 5);
  expect(read()).toEqual([code]);
  expect(price().value).toBe('289,50');
  expect(keyboard.press('Enter', 5)).toBe(false);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
