import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DayGroups, DayPanel } from '../../src/admin/desk/DayPanel.tsx';
import { type Due, isExactly, meant } from '../../src/admin/desk/due.ts';
import { airportCode } from '../../src/airport/identity.ts';
import { today } from '../../src/domain/language/days.ts';
import { OwnCache } from '../support/screen.tsx';

let done: string[];
const due = (id: number, plate: string): Due => ({
  ...{
    id,
    name: plate,
    words: `Jan Test${id} 601 000 00${id} ${airportCode}-AAAA${id} ${plate}`,
    who: plate,
    hour: '10:00',
  },
  act: { label: 'Wjechał', run: () => done.push(plate) },
});
const none = { title: '', icon: 'clock' as const, rows: [] };
const rows = [due(1, 'KR12345'), due(2, 'KR123'), due(3, 'GD 701'), due(4, 'GD 708')];
const groups: DayGroups = {
  ...{ overdue: none, end: none, notCome: none, owed: none, handBack: none },
  begin: { ...none, title: 'Przyjadą', rows },
};
const reading = { error: undefined, busy: false, readAt: undefined, retry: () => undefined };
const onServe = vi.fn();
beforeEach(() => {
  done = [];
  onServe.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  render(
    <DayPanel
      {...{ today: today(), groups, reading, placeholder: 'Tablica', coming: undefined, onServe }}
      onSearchAll={() => undefined}
    />,
    { wrapper: OwnCache },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const field = () => screen.getByRole<HTMLInputElement>('searchbox');

/** As a browser does: what no handler took is typed into the field that has the focus. */
function type(text: string, pace: number): void {
  for (const key of [...text, 'Enter']) {
    const target = document.activeElement ?? document.body;
    const goes = fireEvent.keyDown(target, { key });
    if (goes && key !== 'Enter' && target instanceof HTMLInputElement)
      fireEvent.change(target, { target: { value: target.value + key } });
    if (goes && key === 'Enter' && target instanceof HTMLButtonElement) target.click();
    act(() => void vi.advanceTimersByTime(pace));
  }
}
const scan = (text: string) => type(text, 8);

test('what a reader types with the focus nowhere is searched for: no letter is a shortcut', () => {
  scan('KJ12');
  expect(done).toEqual([]);
  expect(field().value).toBe('KJ12');
  expect(document.activeElement).toBe(field());
  document.body.focus();
  field().blur();
  scan('NGD701');
  expect(onServe).not.toHaveBeenCalled();
  expect(done).toEqual([]);
});

test('one plate after another is served, also with the focus on a button', () => {
  screen.getByRole('button', { name: 'Wjechał: KR12345' }).focus();
  scan('GD701');
  scan('GD708');
  expect(done).toEqual(['GD 701', 'GD 708']);
  // A reader may end with two
  scan('');
  expect(done).toHaveLength(2);
});

test('a whole plate is not another that only begins with it', () => {
  scan('KR123');
  scan('KR1234');
  scan('R12345');
  expect(done).toEqual(['KR123']);
});

test('Enter in an empty search does nothing, and of several found somebody chooses', () => {
  field().focus();
  type('', 1);
  expect(done).toEqual([]);
  type('gd', 70);
  expect(done).toEqual([]);
  expect((document.activeElement as HTMLElement).dataset.row).toBeDefined();
});

test('a letter that stands alone is its shortcut', () => {
  const press = (key: string) => {
    fireEvent.keyDown(document.body, { key });
    act(() => void vi.advanceTimersByTime(200));
  };
  press('n');
  expect(onServe).toHaveBeenCalledOnce();
  press('j');
  expect((document.activeElement as HTMLElement).textContent).toContain('KR12345');
});

test('another part of the screen hears each letter once, before the key that follows it', () => {
  const other = document.body.appendChild(document.createElement('button'));
  const heard: string[] = [];
  other.addEventListener('keydown', ({ key }) => heard.push(key));
  other.focus();
  fireEvent.keyDown(other, { key: 'm' });
  fireEvent.keyDown(other, { key: 'ArrowRight' });
  act(() => void vi.advanceTimersByTime(100));
  fireEvent.keyDown(other, { key: 'd' });
  act(() => void vi.advanceTimersByTime(100));
  expect(heard).toEqual(['m', 'ArrowRight', 'd']);
  // The focus has gone on before it was known that nothing follows
  fireEvent.keyDown(other, { key: 'd' });
  field().focus();
  act(() => void vi.advanceTimersByTime(100));
  expect(heard).toHaveLength(3);
  other.remove();
});

test('a reader that holds Shift for capitals is still one', () => {
  document.body.focus();
  for (const key of ['Shift', 'G', 'Shift', 'D']) fireEvent.keyDown(document.activeElement ?? document.body, { key });
  expect(field().value).toBe('GD');
});

test('by hand a piece is enough where it is the only one', () => {
  field().focus();
  type('708', 70);
  expect(done).toEqual(['GD 708']);
  expect(field().value).toBe('');
});

test('what was typed is a word of its own or not, with blanks and dashes or without', () => {
  expect(isExactly(rows[2] as Due, 'gd701')).toBe(true);
  expect(isExactly(rows[2] as Due, `${airportCode} aaaa3`)).toBe(true);
  expect(isExactly(rows[0] as Due, 'kr123')).toBe(false);
  expect(isExactly(rows[0] as Due, 'a.*(')).toBe(false);
  expect(meant(rows, 'kr123')?.id).toBe(2);
  expect(meant(rows, 'gd')).toBeUndefined();
});
