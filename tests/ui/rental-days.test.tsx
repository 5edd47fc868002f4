import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays, today } from '../../src/domain/language/days.ts';
import { DaysForm } from '../../src/features/rental/DaysForm.tsx';
import { carInAddress } from '../../src/features/rental/useCar.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['/wynajemC/data/7', 7],
  ['/wynajemc/data/7/form', 7],
  ['/wynajemC/data/1e3', null],
  ['/wynajemC/data/-1', null],
])('the car of %s is %s', (path, id) => {
  vi.stubGlobal('location', new URL(path, 'http://localhost'));
  expect(carInAddress()).toBe(id);
});

test('days of a kept address that are over are told at their field at once', () => {
  render(<DaysForm stay={{ since: addDays(today(), -3), until: addDays(today(), 1) }} onStay={() => undefined} />);
  expect(screen.getByLabelText('Od').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Wybierz dzień od dzisiaj')).toBeDefined();
});
