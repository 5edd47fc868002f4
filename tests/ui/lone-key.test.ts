import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLoneKey } from '../../src/admin/parts/useLoneKey.ts';

let now: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  now = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Presses keys, each so many ms after the one before. */
function type(keys: string, apart: number): void {
  for (const key of keys) {
    now += apart;
    vi.advanceTimersByTime(apart);
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: now });
    document.body.dispatchEvent(event);
  }
}
const heardOf = (keys: string, apart: number) => {
  const run = vi.fn();
  renderHook(() => useLoneKey('!', run));
  type(keys, apart);
  vi.advanceTimersByTime(1000);
  return run.mock.calls.length;
};

test('a key that is pressed by itself is heard', () => expect(heardOf('!', 500)).toBe(1));
test('keys that people press one after another are heard, each', () => expect(heardOf('7!!', 200)).toBe(2));
test.each(['7!', '!7', '1!2!3', '!!!'])('a reader that types %s is not heard', (keys) =>
  expect(heardOf(keys, 20)).toBe(0),
);
