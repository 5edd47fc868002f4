import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import type { Car } from '../../src/domain/booking/car.ts';
import { filtersOf } from '../../src/domain/booking/car-filter.ts';
import type { OpenSpan } from '../../src/domain/booking/span.ts';
import { addDays, formatDay, formatSpan, today } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { CarChoice } from '../../src/features/rental/CarChoice.tsx';
import { CarRows } from '../../src/features/rental/CarRows.tsx';
import { DaysFilter } from '../../src/features/rental/DaysFilter.tsx';
import { carInAddress } from '../../src/features/rental/useCar.ts';
import { OwnCache } from '../support/screen.tsx';

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
  expect(screen.getByText('Ten dzień już minął, wybierz dzień od dzisiaj')).toBeDefined();
});

test('days that were typed yesterday and not sent say at once that they have passed', () => {
  const kept = { asked: 'null/null', since: addDays(today(), -1), until: null };
  sessionStorage.setItem('rentalDatesDraft', JSON.stringify(kept));
  render(
    <Provider>
      <DaysFilter terms={undefined} stay={{ since: null, until: null }} onStay={() => undefined} />
    </Provider>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Od').value).toBe(formatDay(addDays(today(), -1)));
  expect(screen.getByText('Ten dzień już minął, wybierz dzień od dzisiaj')).toBeDefined();
  expect(screen.getByLabelText('Do').getAttribute('aria-invalid')).not.toBe('true');
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

test('days typed and not sent outlive a reload of the address they were typed at', async () => {
  const asked = { since: addDays(today(), 40), until: addDays(today(), 42) };
  const none = { since: null, until: null };
  const onStay = vi.fn();
  const open = (stay: OpenSpan) => {
    cleanup();
    render(
      <Provider>
        <DaysFilter terms={undefined} stay={stay} onStay={onStay} />
      </Provider>,
    );
  };
  const fields = () => ['Od', 'Do'].map((end) => screen.getByLabelText<HTMLInputElement>(end));
  const shown = () => fields().map(({ value }) => value);
  const typed = [formatDay(addDays(today(), 10)), formatDay(addDays(today(), 12))] as const;
  for (const stay of [none, asked]) {
    open(stay);
    for (const [at, field] of fields().entries()) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed[at]}{Tab}`);
    }
    open(stay);
    expect(shown()).toEqual(typed);
    open({ ...asked, until: addDays(today(), 43) });
    expect(shown()).toEqual([formatDay(asked.since), formatDay(addDays(today(), 43))]);
    open(stay);
    await userEvent.click(screen.getByRole('button', { name: 'Pokaż wolne auta' }));
    expect(onStay).toHaveBeenLastCalledWith({ since: addDays(today(), 10), until: addDays(today(), 12) });
  }
  open(asked);
  expect(shown()).toEqual([asked.since, asked.until].map(formatDay));
});

const drawChoice = () =>
  render(
    <Provider>
      <CarChoice />
    </Provider>,
    { wrapper: OwnCache },
  );

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
  drawChoice();
  expect(await screen.findByText('Nie udało się wczytać auta.')).toBeDefined();
  isAway = false;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await screen.findByRole('heading', { name: 'Toyota Yaris' })).toBeDefined();
});

const car = { id: 7, brand: 'Toyota', model: 'Yaris', price_per_day: 139, production_year: 2024, img: null } as Car;
const stay = { since: addDays(today(), 30), until: addDays(today(), 32) };
const overdue = { Cars_id: 7, since: today(), until: addDays(today(), 365), open: true };

test('a car that nobody knows when it comes back is taken until further notice, on its page', async () => {
  vi.stubGlobal('location', new URL(pages.carOn(7, stay.since, stay.until), 'http://localhost'));
  vi.stubGlobal('fetch', async (path: string) => Response.json({ data: path.includes('taken') ? [overdue] : [car] }));
  drawChoice();
  expect(await screen.findAllByText('W tych dniach auto jest zajęte do odwołania')).not.toHaveLength(0);
});

test.each([
  [true, 'Zajęte do odwołania'],
  [false, `Zajęte ${formatSpan(overdue)}`],
])('in the list of cars days that are open (%s) say "%s"', (open, words) => {
  const taken = { of: () => [{ ...overdue, open }], error: undefined, busy: false, retry: () => undefined };
  const filters = filtersOf(undefined);
  render(
    <CarRows {...{ cars: [car], filters, stay, taken, terms: undefined }} sort="price" onFilter={() => undefined} />,
  );
  expect(screen.getByText(words)).toBeDefined();
});
