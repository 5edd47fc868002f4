import { globSync, readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useTip } from '../../src/admin/parts/useTip.tsx';
import { radixIsThere } from '../support/screen.tsx';

function Drawn() {
  const { target, tip } = useTip('Dzień później');
  return (
    <>
      <button type="button" aria-label="Dzień później" {...target} />
      {tip}
      <p>Obok</p>
    </>
  );
}
const button = () => screen.getByRole('button', { name: 'Dzień później' });
const tip = () => screen.queryByText('Dzień później');
const later = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeAll(radixIsThere);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('a pointer that rests is told what a button does, and pressing ends that', async () => {
  render(<Drawn />);
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  await later(400);
  expect(tip()).toBeNull();
  await later(200);
  expect(tip()).not.toBeNull();
  fireEvent.pointerDown(button());
  await later(0);
  expect(tip()).toBeNull();
});

test('a pointer that passes, and a finger, are told nothing', async () => {
  render(<Drawn />);
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  await later(300);
  fireEvent.pointerLeave(button());
  await later(1000);
  expect(tip()).toBeNull();
  fireEvent.pointerEnter(button(), { pointerType: 'touch' });
  await later(1000);
  expect(tip()).toBeNull();
});

test('who comes by keyboard is told at once, and Escape ends it where they stand', async () => {
  vi.useRealTimers();
  render(<Drawn />);
  await userEvent.tab();
  await waitFor(() => expect(tip()).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(tip()).toBeNull());
  expect(document.activeElement).toBe(button());
});

// Hundreds of bars, of which each would have a tool tip of its own
const bars = ['src/admin/sections/pojazd/calendar/*'];

test('no element of the back-office has a tool tip of the browser’s', () => {
  const titled = globSync('src/admin/**/*.tsx', { exclude: bars }).filter((file) =>
    /<[a-z]\w*(?:\s[^<>]*)?\stitle=/.test(readFileSync(file, 'utf8').replaceAll('=>', '')),
  );
  expect(titled, 'use useTip').toEqual([]);
});
