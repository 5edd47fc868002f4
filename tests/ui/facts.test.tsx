import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FactsPanel } from '../../src/features/booking/Facts.tsx';

afterEach(cleanup);

test('readers hear that a fact is not known yet, others see a dash', () => {
  render(<FactsPanel title="Parking" facts={[{ name: 'Razem', value: undefined, mono: true }]} />);
  const razem = screen.getByRole('definition');
  expect(razem.querySelector('[aria-hidden]')?.textContent).toBe('–');
  expect(razem.querySelector(':not([aria-hidden])')?.textContent).toBe('jeszcze nie wiadomo');
});
