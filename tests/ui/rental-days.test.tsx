import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays, today } from '../../src/domain/language/days.ts';
import { CarChoice } from '../../src/features/rental/CarChoice.tsx';
import { DaysFilter } from '../../src/features/rental/DaysFilter.tsx';
import { carInAddress } from '../../src/features/rental/useCar.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
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
  render(
    <DaysFilter
      terms={undefined}
      stay={{ since: addDays(today(), -3), until: addDays(today(), 1) }}
      onStay={() => undefined}
    />,
  );
  expect(screen.getByLabelText('Od').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Wybierz dzień od dzisiaj')).toBeDefined();
});

test('cars are not searched for with two invalid dates: both fields are marked', async () => {
  const onStay = vi.fn();
  render(<DaysFilter terms={undefined} stay={{ since: null, until: null }} onStay={onStay} />);
  await userEvent.type(screen.getByLabelText('Od'), '31.02.2099');
  await userEvent.type(screen.getByLabelText('Do'), '31.02.2099');
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż wolne auta' }));
  expect(onStay).not.toHaveBeenCalled();
  expect(['Od', 'Do'].map((end) => screen.getByLabelText(end).getAttribute('aria-invalid'))).toEqual(['true', 'true']);
});

test('a car that could not be read is asked for again without a press', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('location', new URL('/wynajemC/data/7', 'http://localhost'));
  let isAway = true;
  const car = { id: 7, brand: 'Toyota', model: 'Yaris', price_per_day: 139, production_year: 2024, img: null };
  vi.stubGlobal('fetch', async (path: string) =>
    isAway
      ? Response.json({ message: 'Spróbuj za chwilę' }, { status: 503 })
      : Response.json({ data: path.includes('taken') ? [] : [car] }),
  );
  render(
    <Provider>
      <SWRConfig value={{ provider: () => new Map() }}>
        <CarChoice />
      </SWRConfig>
    </Provider>,
  );
  expect(await screen.findByText('Nie udało się wczytać auta.')).toBeDefined();
  isAway = false;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await screen.findByRole('heading', { name: 'Toyota Yaris' })).toBeDefined();
});
