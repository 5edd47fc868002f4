import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useChosenDay } from '../../src/admin/sections/parking/useChosenDay.ts';
import { addDays, today } from '../../src/domain/language/days.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('a day chosen in the car park is there again on the way back from an edit', () => {
  const day = addDays(today(), 3);
  const first = renderHook(useChosenDay);
  expect(first.result.current[0]).toBeUndefined();
  act(() => first.result.current[1](day));
  expect(first.result.current[0]).toBe(day);
  first.unmount();
  expect(renderHook(useChosenDay).result.current[0]).toBe(day);
});

test('whoever has gone back to today is shown today, also tomorrow', () => {
  const first = renderHook(useChosenDay);
  act(() => first.result.current[1](addDays(today(), 3)));
  act(() => first.result.current[1](undefined));
  first.unmount();
  expect(renderHook(useChosenDay).result.current[0]).toBeUndefined();
});

test('what is kept and is no day is not shown', () => {
  sessionStorage.setItem('parking-day', '31.02.2026');
  expect(renderHook(useChosenDay).result.current[0]).toBeUndefined();
});
