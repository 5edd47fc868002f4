import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OwnTotals } from '../../src/admin/own/OwnTotals.tsx';

afterEach(cleanup);

const sums = (paid: number, returned = 0, returning = 0) => ({
  ...{ paid, returned, returning },
  total: paid - returned - returning,
});
const linesOf = () => {
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent?.trim());
  const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return names.map((name, at) => `${name}: ${amounts[at]}`.replaceAll('\u00a0', ' '));
};

test('own bookings add up the sums in their rows, and say so of this page where there are more', () => {
  const statements = [sums(15_000), sums(55_600), sums(20_000, 15_000, 5_000), sums(0)];
  const { rerender } = render(<OwnTotals statements={statements} whole />);
  expect(screen.getByRole('heading').textContent).toBe('Razem');
  expect(linesOf()).toEqual([
    'Zapłacono razem 150,00 + 556,00 + 200,00: 906,00 zł',
    'Zwrócono: −200,00 zł',
    'Za rezerwacje 150,00 + 556,00 + 0,00: 706,00 zł',
  ]);
  rerender(<OwnTotals statements={statements} whole={false} />);
  expect(screen.getByRole('heading').textContent).toBe('Razem na tej stronie');
});

test('bookings for which nothing was paid come to nothing that is told', () => {
  const { container } = render(<OwnTotals statements={[sums(0)]} whole />);
  expect(container.textContent).toBe('');
});
