import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fold } from '../../src/domain/language/fold.ts';
import { Combobox, type ComboboxProps } from '../../src/fields/Combobox.tsx';
import { marked } from '../../src/fields/highlight.tsx';
import { AddingProvider } from '../../src/fields/records.ts';
import type { LookedUp } from '../../src/fields/useLookUp.ts';
import { Field } from '../../src/ui/Field.tsx';
import { OwnCache } from '../support/screen.tsx';

const gates: LookedUp[] = [
  { id: 1, label: 'A1', detail: 'Gotowa' },
  { id: 2, label: 'A2' },
  { id: 3, label: 'Łódź 3' },
];
type Answer = (search: URLSearchParams) => Response | Promise<Response>;
const finding: Answer = (search) => {
  const term = fold(search.get('search') ?? '');
  const id = search.get('id');
  const data = gates.filter((it) => (id ? String(it.id) === id : fold(it.label).includes(term)));
  return Response.json({ data });
};
let answer = finding;
const fetched = vi.fn();
beforeEach(() => {
  answer = finding;
  vi.stubGlobal('fetch', async (path: string) => {
    fetched(path);
    return answer(new URL(path, 'http://localhost').searchParams);
  });
});
afterEach(() => {
  cleanup();
  fetched.mockClear();
  vi.unstubAllGlobals();
});

/** The field with a button after it, so that Tab leads somewhere, and the value it gives. */
function Chooser({ value = '' as unknown, locked = false, refuses, leavesOut }: Partial<Chosen>) {
  const [now, setNow] = useState(value);
  return (
    <OwnCache>
      <Field label="Bramka">
        {(control) => (
          <Combobox
            {...control}
            table="gates"
            label="Bramka"
            value={now}
            onChange={setNow}
            readOnly={locked}
            refuses={refuses}
            leavesOut={leavesOut}
          />
        )}
      </Field>
      <button type="button">Dalej</button>
      <output aria-label="Wartość">{JSON.stringify(now)}</output>
    </OwnCache>
  );
}
interface Chosen extends Pick<ComboboxProps, 'value' | 'refuses' | 'leavesOut'> {
  locked: boolean;
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Bramka' });
const value = () => JSON.parse(screen.getByRole('status', { name: 'Wartość' }).textContent ?? '');
const options = () => screen.queryAllByRole('option').map((it) => it.textContent);
const pointedAt = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const shows = (...labels: string[]) => waitFor(() => expect(options()).toEqual(labels));

test('the arrow opens the list, arrows go round it, and Enter takes a row without sending', async () => {
  render(<Chooser />);
  field().focus();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{ArrowDown}');
  await shows('A1Gotowa', 'A2', 'Łódź 3');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(pointedAt()).toBe('A1Gotowa');
  await userEvent.keyboard('{ArrowUp}');
  expect(pointedAt()).toBe('Łódź 3');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(value()).toBe(2);
  expect(field().value).toBe('A2');
  expect(options()).toEqual([]);
});

test('typing looks rows up, whatever the marks on the letters, and says how many there are', async () => {
  render(<Chooser />);
  await userEvent.type(field(), 'lod');
  await shows('Łódź 3');
  expect(screen.getByText('1 wynik')).toBeTruthy();
  expect(screen.getByText('Łód').tagName).toBe('MARK');
  expect(value()).toEqual({ unknown: 'lod' });
});

test('rows that are left out do not stand among the choices, but for the one that is chosen', async () => {
  answer = () => Response.json({ data: gates.map((it) => ({ ...it, state: it.id === 2 ? 'FINISHED' : 'READY' })) });
  const leavesOut = (state: unknown) => state === 'FINISHED';
  render(<Chooser leavesOut={leavesOut} />);
  await userEvent.click(field());
  await shows('A1Gotowa', 'Łódź 3');
  expect(screen.getByText('2 wyniki')).toBeTruthy();
  cleanup();
  render(<Chooser leavesOut={leavesOut} value={2} />);
  await userEvent.click(field());
  await shows('A1Gotowa', 'A2', 'Łódź 3');
});

test('Tab takes what was typed for and goes on; what tells the row apart stays below', async () => {
  render(<Chooser />);
  await userEvent.type(field(), 'a1');
  await shows('A1Gotowa');
  await userEvent.tab();
  expect(value()).toBe(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dalej' }));
  expect(screen.getByText('Gotowa')).toBeTruthy();
});

test('Tab only leaves a list that was opened and not used', async () => {
  render(<Chooser />);
  field().focus();
  await userEvent.keyboard('{ArrowDown}');
  await shows('A1Gotowa', 'A2', 'Łódź 3');
  await userEvent.tab();
  expect(value()).toBe('');
});

test('whoever types a whole name faster than the answer comes gets that row all the same', async () => {
  render(<Chooser />);
  await userEvent.type(field(), 'a2');
  await userEvent.tab();
  expect(value()).toEqual({ unknown: 'a2' });
  await waitFor(() => expect(value()).toBe(2));
  expect(field().value).toBe('A2');
});

test('Escape closes the list, then clears the field; nothing around hears of it until then', async () => {
  const around = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
    <div onKeyDown={around}>
      <Chooser value={1} />
    </div>,
  );
  await waitFor(() => expect(field().value).toBe('A1'));
  await userEvent.click(field());
  await shows('A1Gotowa', 'A2', 'Łódź 3');
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(value()).toBe(1);
  await userEvent.keyboard('{Escape}');
  expect(value()).toBe('');
  expect(around).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(around).toHaveBeenCalledOnce();
});

test('what was typed over is chosen again as soon as its text is given back', async () => {
  render(<Chooser value={1} />);
  await waitFor(() => expect(field().value).toBe('A1'));
  // No search finds it by this text, as people are not found by the address that their label hides
  answer = () => Response.json({ data: [] });
  fireEvent.change(field(), { target: { value: 'A1 7T43D9' } });
  expect(value()).toEqual({ unknown: 'A1 7T43D9' });
  fireEvent.change(field(), { target: { value: 'A1' } });
  expect([value(), field().value]).toEqual([1, 'A1']);
});

test('a text that names no row stays in its field', async () => {
  render(<Chooser />);
  await userEvent.type(field(), 'C9');
  await waitFor(() => expect(screen.getByText('Nie znaleziono „C9”')).toBeTruthy());
  await userEvent.tab();
  expect(field().value).toBe('C9');
  expect(value()).toEqual({ unknown: 'C9' });
});

test('a search that failed says so, keeps the text and can be tried again', async () => {
  answer = () => Response.json({ message: 'x' }, { status: 500 });
  render(<Chooser />);
  await userEvent.type(field(), 'a2');
  await screen.findByText('Nie udało się wyszukać');
  answer = finding;
  await userEvent.click(screen.getByRole('button', { name: 'Ponów' }));
  await shows('A2');
  expect(field().value).toBe('a2');
});

test('what a search lacks is said in its own words', async () => {
  answer = () => Response.json({ message: 'Wpisz co najmniej dwie litery' }, { status: 400 });
  render(<Chooser />);
  await userEvent.click(field());
  expect(await screen.findByText('Wpisz co najmniej dwie litery')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the last term wins, whichever answer comes last', async () => {
  let late: (response: Response) => void = () => undefined;
  answer = (search) => (search.get('search') === 'a' ? new Promise((resolve) => (late = resolve)) : finding(search));
  render(<Chooser />);
  await userEvent.type(field(), 'a');
  await waitFor(() => expect(fetched).toHaveBeenCalledWith(expect.stringContaining('search=a')));
  expect(screen.getByText('Szukam „a”…')).toBeTruthy();
  await userEvent.keyboard('2');
  await shows('A2');
  await act(async () => late(await finding(new URLSearchParams('search=a'))));
  expect(options()).toEqual(['A2']);
});

test('a locked field shows its row and opens nothing', async () => {
  render(<Chooser value={2} locked />);
  await waitFor(() => expect(field().value).toBe('A2'));
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(options()).toEqual([]);
  expect(value()).toBe(2);
  expect(screen.queryByRole('button', { name: 'Wyczyść: Bramka' })).toBeNull();
});

test('a press on a row takes it, and the cross clears the field', async () => {
  render(<Chooser />);
  await userEvent.click(field());
  await userEvent.click(await screen.findByRole('option', { name: 'A2' }));
  expect(value()).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Wyczyść: Bramka' }));
  expect(value()).toBe('');
  expect(document.activeElement).toBe(field());
});

test('a term that a label lacks marks nothing', () => {
  expect(marked('Warszawa', 'lodz')).toBe('Warszawa');
});

test('a row that cannot be had is called by its key', async () => {
  answer = () => Response.json({ message: 'x' }, { status: 404 });
  render(<Chooser value={2} />);
  await waitFor(() => expect(field().value).toBe('2'));
});

test('the list opens at the row that is chosen', async () => {
  render(<Chooser value={2} />);
  await waitFor(() => expect(field().value).toBe('A2'));
  await userEvent.click(field());
  await shows('A1Gotowa', 'A2', 'Łódź 3');
  expect(pointedAt()).toBe('A2');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(value()).toBe(3);
});

test('a row that may not be chosen says why, by pointer and by keyboard', async () => {
  answer = () =>
    Response.json({
      data: [
        { id: 7, label: 'B7', state: 'CLOSED' },
        { id: 8, label: 'B8', state: 'READY' },
      ],
    });
  render(<Chooser refuses={(state) => (state === 'CLOSED' ? 'zamknięta' : undefined)} />);
  await userEvent.click(field());
  await shows('B7zamknięta', 'B8');
  const [closed] = screen.getAllByRole('option');
  expect(closed?.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByText('zamknięta'));
  expect(value()).toBe('');
  expect(pointedAt()).toBe('B7zamknięta');
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe('');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(value()).toBe(8);
});

test('a list opens at the first row that may be chosen', async () => {
  const two = [
    { id: 7, label: 'B7', state: 'CLOSED' },
    { id: 8, label: 'B8', state: 'READY' },
  ];
  answer = () => Response.json({ data: two });
  render(<Chooser refuses={(state) => (state === 'CLOSED' ? 'zamknięta' : undefined)} />);
  field().focus();
  await userEvent.keyboard('{ArrowDown}');
  await shows('B7zamknięta', 'B8');
  expect(pointedAt()).toBe('B8');
});

test('a row that may not be chosen is not meant by its name either', async () => {
  answer = () => Response.json({ data: [{ id: 7, label: 'B7', state: 'CLOSED' }] });
  render(<Chooser refuses={() => 'zamknięta'} />);
  await userEvent.type(field(), 'b7');
  await shows('B7zamknięta');
  await userEvent.tab();
  expect(value()).toEqual({ unknown: 'b7' });
});

test('what is not found is added in another tab by whoever may, and looked for again', async () => {
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  const adding = (table: string) => ({ words: 'Dodaj bramkę', href: `/zarzadzanie/bramki?dodaj=${table}` });
  render(
    <AddingProvider value={adding}>
      <Chooser />
    </AddingProvider>,
  );
  await userEvent.type(field(), 'C7');
  await waitFor(() => expect(options()).toEqual([expect.stringContaining('Dodaj bramkę „C7”')]));
  expect(pointedAt()).toContain('Dodaj bramkę „C7”');
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledWith('/zarzadzanie/bramki?dodaj=gates', '_blank', 'noopener');
  expect(field().value).toBe('C7');
  // Somebody who is there already need not be added
  await userEvent.clear(field());
  await userEvent.type(field(), 'a1');
  await shows('A1Gotowa');
});
