import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DayGroups, DayPanel } from '../../src/admin/desk/DayPanel.tsx';
import type { Due } from '../../src/admin/desk/due.ts';
import { type KeptFact, lookForKept } from '../../src/admin/desk/kept-facts.ts';
import { today } from '../../src/domain/language/days.ts';
import { storeWith } from '../support/kept-store.ts';
import { OwnCache } from '../support/screen.tsx';

const notice = 50;
const row = 60;
/** As high as what stands in it: happy-dom lays nothing out. */
function heightOf(box: HTMLElement): number {
  const notices = box.querySelectorAll('[role=status]:not([aria-label])').length;
  return notices * notice + Math.max(box.querySelectorAll('li').length, 2) * row;
}
const due = (id: number): Due => ({
  ...{ id, name: `Klient ${id}`, words: '', who: `Klient ${id}`, hour: '10:00' },
  act: { label: 'Wydaj', run: () => undefined },
});
const none = { title: '', icon: 'clock' as const, rows: [] };
const dayOf = (rows: number): DayGroups => ({
  ...{ overdue: none, end: { ...none, title: 'Do odebrania' }, notCome: none, owed: none, handBack: none },
  begin: { ...none, title: 'Do wydania', rows: Array.from({ length: rows }, (_, at) => due(at + 1)) },
});
const reading = { error: undefined, busy: false, readAt: undefined, retry: () => undefined };
const draw = (groups: DayGroups | undefined) =>
  render(
    <DayPanel
      {...{ today: today(), groups, reading, placeholder: 'Tablica', coming: undefined }}
      onServe={() => undefined}
      onSearchAll={() => undefined}
    />,
    { wrapper: OwnCache },
  );
/** The room that is kept for the day while it loads. */
const roomOf = (of: HTMLElement): number => {
  const room = of.querySelector<HTMLElement>('[style]');
  return Number.parseFloat(room?.style.minBlockSize ?? '');
};
/** Refused, so that nothing is sent from here. */
const kept: KeptFact = {
  ...{ id: 'a', user: 0, path: 'desk/rentals/7/hand-overs', json: {}, files: [] },
  ...{ words: 'Wydanie GSL 1005A, 12:56', refused: 'Auto już wydano' },
};

beforeEach(async () => {
  localStorage.clear();
  storeWith([]);
  await lookForKept();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heightOf(this);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['a full day', 7, 7 * row],
  ['an empty day', 0, 2 * row],
])('while a desk loads it keeps the room that %s had', (_, rows, height) => {
  draw(dayOf(rows)).unmount();
  const { container } = draw(undefined);
  expect(roomOf(container)).toBe(height);
  expect(screen.getAllByTestId('placeholder')).toHaveLength(Math.ceil(height / 80));
});

test('a search, and an answer that does not come, leave the room of the whole day', () => {
  draw(dayOf(7)).unmount();
  const error = Object.assign(new Error(), { status: 0 }) as never;
  const { container, unmount } = render(
    <DayPanel
      {...{ today: today(), groups: dayOf(7), placeholder: 'Tablica', coming: undefined }}
      reading={{ ...reading, error }}
      onServe={() => undefined}
      onSearchAll={() => undefined}
    />,
  );
  expect(container.textContent).toContain('Nie ma połączenia');
  unmount();
  expect(roomOf(draw(undefined).container)).toBe(7 * row);
});

test('a network that is gone is told before the day is asked for again', async () => {
  const { container } = draw(dayOf(2));
  expect(container.textContent).not.toContain('Nie ma połączenia');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  expect(container.textContent).toContain('Nie ma połączenia');
  vi.restoreAllMocks();
  await act(async () => void dispatchEvent(new Event('online')));
});

test('what waits to be sent stands in that room, and from the first moment on when it is known', async () => {
  storeWith([{ ...kept, id: 'b', user: 1, words: 'Czyjeś' }, kept]);
  await lookForKept();
  draw(dayOf(7)).unmount();
  const { container } = draw(undefined);
  expect(screen.queryByText(/Czyjeś|wyśle się/)).toBeNull();
  const told = screen.getByText('Wydanie GSL 1005A, 12:56: Auto już wydano');
  expect(container.querySelector('[style]')?.contains(told)).toBe(true);
  expect(roomOf(container)).toBe(7 * row + notice);
});
