import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Clock } from '../../src/admin/shell/Clock.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ['in summer', '2026-06-18T10:05:00Z', ['12:05', '10:05']],
  ['in winter', '2026-12-18T23:05:00Z', ['00:05', '23:05']],
])('the clock tells both hours as soon as it is drawn, %s', (_, now, hours) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  render(<Clock utc />);
  expect([...document.querySelectorAll('time')].map((it) => it.textContent)).toEqual(hours);
});

test('clients have no second clock', () => {
  render(<Clock utc={false} />);
  expect([...document.querySelectorAll('dt')].map((it) => it.textContent)).toEqual(['Czas lokalny']);
});
