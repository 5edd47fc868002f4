import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays, formatDay, today } from '../../src/domain/language/days.ts';
import { draftAtom } from '../../src/features/parking/draft.ts';
import { ParkingChoice } from '../../src/features/parking/ParkingChoice.tsx';

const [since, until] = [addDays(today(), 40), addDays(today(), 42)];

beforeEach(() => {
  // Prices and free spaces never come here
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** The first step in a page of its own, as a reload makes it. */
function open() {
  const store = createStore();
  const { unmount } = render(
    <Provider store={store}>
      <ParkingChoice price={50} />
    </Provider>,
  );
  return { store, unmount };
}

test('a day that was typed but whose field was not left counts after a reload', async () => {
  const { unmount } = open();
  await userEvent.type(input('Od'), `${formatDay(since)}{Tab}`);
  await userEvent.type(input('Do'), formatDay(until));
  unmount();
  const { store } = open();
  expect(input('Do').value).toBe(formatDay(until));
  expect(store.get(draftAtom).stay).toEqual({ since, until });
});

test('a reload keeps both days of a stay whose first day is over', () => {
  const past = addDays(today(), -1);
  sessionStorage.setItem('reservationDates', JSON.stringify({ since: past, until }));
  open();
  expect([input('Od').value, input('Do').value]).toEqual([formatDay(past), formatDay(until)]);
});

test('a reload does not bring back invalid dates that were replaced by chosen days', async () => {
  const { store, unmount } = open();
  await userEvent.type(input('Od'), '31.02.2099{Tab}');
  await userEvent.type(input('Do'), '31.02.2099{Tab}');
  act(() => store.set(draftAtom, { stay: { since, until } }));
  expect([input('Od').value, input('Do').value]).toEqual([formatDay(since), formatDay(until)]);
  act(() => store.set(draftAtom, { stay: { since, until: null } }));
  unmount();
  open();
  expect([input('Od').value, input('Do').value]).toEqual([formatDay(since), '']);
});

test('arrow keys move a day, its month or its year, by where the caret is', async () => {
  const { store } = open();
  await userEvent.type(input('Od'), `${formatDay(since)}{Tab}`);
  input('Od').focus();
  input('Od').setSelectionRange(1, 1);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect([input('Od').value, input('Od').selectionStart]).toEqual([formatDay(addDays(since, 1)), 1]);
  expect(store.get(draftAtom).stay.since).toBe(addDays(since, 1));
});
