import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SectionTabs } from '../../src/admin/parts/SectionTabs.tsx';
import { Toggles } from '../../src/admin/parts/Toggles.tsx';
import { fetchRadix } from '../../src/admin/radix/radix.ts';

const chosen = vi.fn();
let come: (of?: unknown) => void = () => undefined;
const arrival = new Promise((resolve) => {
  come = resolve;
});
vi.mock(import('../../src/admin/radix/radix-parts.ts'), async (original) => {
  await arrival;
  return original();
});

const choices = { a: 'Jeden', b: 'Dwa', c: 'Trzy' };
const tabs = [
  { id: 'in', label: 'Przyloty' },
  { id: 'out', label: 'Odloty' },
  { id: 'all', label: 'Wszystkie' },
] as const;

function Drawn() {
  const [value, setValue] = useState<keyof typeof choices>('a');
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('in');
  return (
    <>
      <Toggles
        label="Ile"
        choices={choices}
        value={value}
        onChoose={(to) => {
          chosen(to);
          setValue(to);
        }}
      />
      <SectionTabs label="Kierunek" tabs={tabs} selected={tab} onSelect={setTab} panel="lista" />
      <div id="lista" />
    </>
  );
}
const radio = (name: string) => screen.getByRole('radio', { name });
const checked = () => screen.getByRole('radio', { checked: true }).textContent;
const tab = (name: string) => screen.getByRole('tab', { name });
/** Keys that come faster than a timer fires. */
const pressAtOnce = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement as Element, { key });
};

afterEach(() => {
  cleanup();
  chosen.mockClear();
});

test('before Radix has come each of two arrows turns to a tab, however late it is selected', () => {
  render(<SectionTabs label="Kierunek" tabs={tabs} selected="in" onSelect={chosen} panel="lista" />);
  tab('Przyloty').focus();
  pressAtOnce('ArrowRight', 'ArrowRight');
  expect(document.activeElement).toBe(tab('Wszystkie'));
  expect(chosen.mock.calls).toEqual([['out'], ['all']]);
});

test('a press chooses at once before Radix has come and while it comes', async () => {
  render(<Drawn />);
  await userEvent.click(within(screen.getByRole('radiogroup', { name: 'Ile' })).getByRole('radio', { name: 'Dwa' }));
  expect(checked()).toBe('Dwa');
  await userEvent.click(tab('Odloty'));
  expect(tab('Odloty').getAttribute('aria-selected')).toBe('true');
  radio('Trzy').focus();
  const before = radio('Trzy');
  fireEvent.pointerDown(before);
  fetchRadix();
  await act(async () => come());
  await act(() => vi.dynamicImportSettled());
  expect(radio('Trzy'), 'a button that is gone hears of no press').toBe(before);
  fireEvent.pointerUp(before);
  fireEvent.click(before);
  expect(checked()).toBe('Trzy');
  await waitFor(() => expect(radio('Trzy')).not.toBe(before));
  expect(document.activeElement).toBe(radio('Trzy'));
  expect(checked()).toBe('Trzy');
});

test('an arrow chooses, Tab goes past, and what is chosen stays when it is pressed again', async () => {
  render(<Drawn />);
  await userEvent.tab();
  expect(document.activeElement).toBe(radio('Jeden'));
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(checked()).toBe('Dwa'));
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(checked()).toBe('Trzy'));
  await userEvent.click(radio('Trzy'));
  expect(chosen.mock.calls).toEqual([['b'], ['c']]);
  await userEvent.tab();
  expect(document.activeElement).toBe(tab('Przyloty'));
});

test('arrows, Home and End turn to another tab, which says what it controls', async () => {
  render(<Drawn />);
  tab('Przyloty').focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(tab('Odloty').getAttribute('aria-selected')).toBe('true'));
  expect(document.activeElement).toBe(tab('Odloty'));
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(tab('Przyloty').getAttribute('aria-selected')).toBe('true'));
  expect(tab('Przyloty').getAttribute('aria-controls')).toBe('lista');
});

test('of two arrows before the first has been answered, each moves and chooses', () => {
  render(<Drawn />);
  radio('Jeden').focus();
  pressAtOnce('ArrowRight', 'ArrowDown');
  expect(document.activeElement).toBe(radio('Trzy'));
  expect(checked()).toBe('Trzy');
  pressAtOnce('ArrowRight', 'ArrowLeft', 'ArrowUp');
  expect(checked()).toBe('Dwa');
  tab('Przyloty').focus();
  pressAtOnce('ArrowRight', 'ArrowRight');
  expect(document.activeElement).toBe(tab('Wszystkie'));
  pressAtOnce('End', 'ArrowRight', 'ArrowDown');
  expect(tab('Przyloty').getAttribute('aria-selected')).toBe('true');
});
