import { afterEach, expect, test, vi } from 'vitest';
import { signal } from '../../src/admin/sections/bilety/signal.ts';

const device = (hasBeenActive: boolean) => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive } });
  // No loudspeakers
  vi.spyOn(console, 'warn').mockReturnValue();
  return vibrate;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a checked ticket shakes the device once somebody has touched the page, not before', () => {
  const untouched = device(false);
  signal('no');
  expect(untouched).not.toHaveBeenCalled();
  const touched = device(true);
  signal('no');
  expect(touched).toHaveBeenCalledWith([400]);
});
