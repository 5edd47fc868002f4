import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import Calendar from '../../src/ui/Calendar.tsx';

afterEach(cleanup);

test('the calendar says months, weekdays and days in Polish, its weeks from Monday on', () => {
  render(
    <Calendar
      value={{ since: '2026-12-01', until: '2026-12-03' }}
      onChange={() => {}}
      earliest="2026-12-01"
      taken={[{ since: '2026-12-08', until: '2026-12-09' }]}
    />,
  );
  screen.getByRole('grid', { name: 'grudzień 2026' });
  screen.getByRole('button', { name: 'Przejdź do następnego miesiąca' });
  screen.getByRole('button', { name: 'Dziś, wtorek, 1 grudnia 2026, zaznaczony' });
  screen.getByRole('button', { name: 'piątek, 4 grudnia 2026' });
  screen.getByRole('button', { name: 'wtorek, 8 grudnia 2026, zajęte' });
  const [first] = [...document.querySelectorAll('th')].map((it) => it.getAttribute('aria-label'));
  expect(first).toBe('poniedziałek');
});

test('an end before the beginning marks no days: only the beginning is chosen', () => {
  const days = { since: '2026-12-05', until: '2026-12-02' } as const;
  const { container } = render(<Calendar value={days} onChange={() => {}} earliest="2026-12-01" />);
  const marked = within(container).getAllByRole('button', { name: /, zaznaczony$/ });
  expect(marked.map((it) => it.textContent)).toEqual(['5']);
});
