import { expect, test } from 'vitest';
import { codeReader, type Heard, type Place } from '../../src/admin/sections/bilety/code-reader.ts';

/** A sequence that is the same in each run: a number from 0 below `sides`. */
function diceOf(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

/** A page as far as the reader sees it: where the focus is, and what its fields hold. */
function pageWith(reader = codeReader()) {
  const values: Record<Place, string> = { field: '', other: '289,50', elsewhere: '' };
  const heard: Heard[] = [];
  const keep = (it: Heard | undefined) => {
    if (!it) return false;
    if (it.codes || it.piece) heard.push(it);
    if (it.codes || it.piece) values.field = '';
    if (it.before !== undefined) values.other = it.before;
    return true;
  };
  let at = 0;
  /** false: what the key does by itself was prevented. */
  const press = (key: string, place: Place, after: number): boolean => {
    at += after;
    const isOurs = keep(reader.press({ key, at, repeat: false, place, value: values[place] }));
    if (isOurs || key.length > 1 || place === 'elsewhere') return !isOurs;
    values[place] += key;
    if (place === 'field') keep(reader.change(values.field));
    return true;
  };
  const wait = (ms: number, place: Place) => {
    at += ms;
    if (ms >= 1000) keep(reader.settle(place, values.field));
  };
  return { values, heard, press, wait };
}

const swapped = (text: string) => [...text].map((it) => (it < 'a' ? it.toLowerCase() : it.toUpperCase())).join('');

test.each([5, 10, 20, 35, 50, 80, 100, 120])(
  'of 125 codes read at %i ms a key, with pauses, none is lost and none is another one',
  (speed) => {
    const dice = diceOf(speed);
    const oneOf = <T>(all: readonly T[]): T => all[dice(all.length)] as T;
    const page = pageWith();
    for (let number = 1; number <= 125; number += 1) {
      const signature = Array.from({ length: 20 }, () => oneOf([...'0123456789ABCDEF'])).join('');
      const code = `${1 + (dice(2_000_000_000) % 10 ** (1 + dice(9)))}T${signature}`;
      const text = oneOf(['', '', ']Q3', ']C1', ' ', '  ', 'A', 'z']) + code;
      const place = oneOf<Place>(['field', 'field', 'elsewhere', 'other']);
      const what = `${number}. ${text}, ${place}`;
      page.heard.length = 0;
      for (const sign of dice(3) === 0 ? swapped(text) : text) {
        const rest = dice(9) === 0 ? oneOf([90, 200, 700]) : 0;
        page.press(sign, place, speed * (0.9 + dice(20) / 100) + rest);
      }
      expect(page.heard, what).toEqual([expect.objectContaining({ codes: [code], isScanned: true })]);
      expect(page.values, what).toEqual({ field: '', other: '289,50', elsewhere: '' });
      // By then the gate has taken the focus to its field
      for (const end of oneOf([[], ['Enter'], ['Tab'], ['Enter', 'Enter']]))
        expect(page.press(end, 'field', speed), `${what} ${end}`).toBe(false);
      // Some are read directly after each other
      if (dice(2) === 0) page.wait(1500, 'field');
    }
  },
);

test.each([8, 35, 80, 120])('a piece of a code read at %i ms a key is asked for again, never opened', (speed) => {
  for (const place of ['field', 'elsewhere'] as const)
    for (const piece of ['48213T0F3A77', '77C66812CA6E5', '5901234123457', '48213T'])
      for (const end of ['Enter', 'Tab']) {
        const page = pageWith();
        for (const sign of piece) page.press(sign, place, speed);
        expect(page.press(end, place, speed), `${piece} ${end}`).toBe(false);
        expect(page.heard).toEqual([{ piece }]);
      }
});

test('an Enter that comes late is still the one of a reader that ends with one', () => {
  const page = pageWith();
  const read = (pause: number) => {
    for (const sign of '48213T0F3A77C66812CA6E5B1D') page.press(sign, 'field', 8);
    return page.press('Enter', 'field', pause);
  };
  expect([read(90), read(900)]).toEqual([false, false]);
  // The next Enter is a person's
  expect(page.press('Enter', 'field', 300)).toBe(true);
});
