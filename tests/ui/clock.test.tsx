import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Clock } from '../../src/admin/Clock.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const hours = () => [...document.querySelectorAll('time')].map((it) => it.textContent);

test('the clock tells both hours after the screen was drawn, and at once when it is drawn again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-18T10:05:00Z') });
  const { unmount } = render(<Clock />);
  expect(hours()).toEqual(['--:--', '--:--']);
  await waitFor(() => expect(hours()).toEqual(['12:05', '10:05']));
  unmount();
  render(<Clock />);
  expect(hours()).toEqual(['12:05', '10:05']);
});
