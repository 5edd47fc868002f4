import { act, cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useChanges } from '../../src/admin/shell/useChanges.ts';
import { useAnswer } from '../../src/client/useList.ts';
import { tellSent } from '../../src/client/useSend.ts';
import { gate } from '../../src/domain/flight/gate.ts';
import { List } from '../../src/fields/list/List.tsx';
import { useListQuery } from '../../src/fields/list/useListQuery.ts';

const second = 1000;
/** How often a screen in use asks, in ms. */
const turn = 1500;
/** What the API would answer now. */
let numbers: Record<string, number>;
let status: number;
let gates: { id: number; name: string; status: string; version: number }[];
let asked: string[] = [];
const answerOf = (path: string) => {
  if (path.startsWith('changes')) return Response.json(numbers, { status });
  if (path.startsWith('bramki'))
    return Response.json({ data: gates, meta: { page: 1, pages: 1, total: gates.length } });
  return Response.json({ data: [path] });
};

let isHidden = false;
let isOnline = true;
const say = (target: EventTarget, name: string) => act(async () => void target.dispatchEvent(new Event(name)));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** How often each thing was asked for since this was last called, by the beginning of its path. */
function countAsked(): Record<string, number> {
  const counts = Object.fromEntries(
    Object.entries(Object.groupBy(asked, (it) => it.replace(/[?].*/, ''))).map(([path, them]) => [
      path,
      them?.length ?? 0,
    ]),
  );
  asked = [];
  return counts;
}

beforeEach(() => {
  numbers = { gates: 1, flights: 1, cars: 1 };
  status = 200;
  gates = [1, 2, 3].map((id) => ({ id, name: `A${id}`, status: 'READY', version: 1 }));
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (input: string) => {
    const path = input.replace(/^.*\/api\//, '');
    asked.push(path);
    return answerOf(path);
  });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  isHidden = false;
  isOnline = true;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Answer = ({ path }: { path: string }) => <p>{JSON.stringify(useAnswer(path).answer)}</p>;
const Gates = () => <List entity={gate} query={useListQuery(gate, { key: 'bramki' })} />;
const Screen = ({ on = true }) => {
  useChanges(on);
  return (
    <>
      <Answer path="flights?page=1" />
      <Answer path="cars?all=1" />
      <Answer path="system" />
      <Gates />
    </>
  );
};
/** A screen in use, which has just heard the numbers as they are. */
async function open(on = true) {
  history.replaceState(null, '', '/bramki');
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Screen on={on} />
    </SWRConfig>,
  );
  await pass(turn);
  countAsked();
}
const names = () => screen.getAllByRole('row').map((it) => it.textContent?.match(/A\d/)?.[0]);

test('a screen in use asks every 1.5 s, one that nobody touches four times a minute', async () => {
  await open();
  await pass(60 * second);
  expect(countAsked()).toEqual({ changes: 40, bramki: 1 });
  await pass(70 * second);
  countAsked();
  await pass(60 * second);
  expect(countAsked().changes).toBe(4);
  await say(globalThis, 'pointermove');
  expect(countAsked().changes).toBe(1);
});

test('only what tells of a table that changed is read again', async () => {
  await open();
  numbers = { ...numbers, cars: 2 };
  await pass(turn);
  expect(countAsked()).toEqual({ changes: 1, cars: 1 });
  // A list of flights says the names of gates
  numbers = { ...numbers, gates: 2 };
  await pass(turn);
  expect(countAsked()).toEqual({ changes: 1, flights: 1, bramki: 1 });
  numbers = { ...numbers, tickets: 1 };
  await pass(turn);
  expect(countAsked()).toEqual({ changes: 1 });
});

test('a hidden screen asks nothing, and at once when it is shown again', async () => {
  await open();
  isHidden = true;
  await say(document, 'visibilitychange');
  await pass(20 * second);
  expect(countAsked()).toEqual({});
  numbers = { ...numbers, cars: 2 };
  isHidden = false;
  await say(document, 'visibilitychange');
  expect(countAsked()).toMatchObject({ changes: 1, cars: 1 });
});

test('without a network nothing is asked, and at once when it is back', async () => {
  await open();
  isOnline = false;
  await pass(20 * second);
  expect(countAsked()).toEqual({});
  isOnline = true;
  await say(globalThis, 'online');
  expect(countAsked().changes).toBe(1);
});

test('where the answer does not come it asks less and less, and says nothing', async () => {
  await open();
  status = 429;
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  await pass(40 * second);
  // After 1.5, 3, 6, 12 and, soon, 24 s more
  expect(countAsked().changes).toBe(4);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  numbers = { ...numbers, cars: 2 };
  status = 200;
  await pass(60 * second);
  expect(countAsked().cars).toBe(1);
});

test('nobody but staff asks', async () => {
  await open(false);
  await pass(40 * second);
  expect(countAsked().changes).toBeUndefined();
});

test('after a change of one’s own its list is not read twice, other lists that show it are read', async () => {
  await open();
  numbers = { ...numbers, gates: 2 };
  await act(async () => tellSent({ path: 'bramki/1', status: 200, changes: ['bramki'] }));
  await pass(second);
  expect(countAsked()).toEqual({ changes: 1, flights: 1 });
  await pass(turn);
  expect(countAsked()).toEqual({ changes: 1 });
});

test('who is refused because another was first sees at once what that one has made', async () => {
  await open();
  gates = gates.map((it) => (it.id === 2 ? { ...it, status: 'BUSY', version: 2 } : it));
  await act(async () => tellSent({ path: 'bramki/2', status: 409, changes: [] }));
  await pass(0);
  expect(screen.getByText('Zajęta')).toBeTruthy();
  expect(countAsked()).toEqual({ flights: 1, bramki: 1 });
});

test('a row that another changed is marked in words for ten seconds, and no row moves', async () => {
  await open();
  screen.getByRole('row', { name: /A3/ }).focus();
  gates = [
    { id: 9, name: 'A9', status: 'READY', version: 1 },
    { id: 2, name: 'A2', status: 'BUSY', version: 2 },
  ];
  numbers = { ...numbers, gates: 2 };
  await pass(turn);
  expect(names()).toEqual([undefined, 'A1', 'A2', 'A3']);
  expect(screen.getByRole('row', { name: /A2/ }).textContent).toContain('zmieniono');
  expect(screen.getAllByText('zmieniono')).toHaveLength(1);
  expect(document.activeElement?.textContent).toContain('A3');
  // Below the rows, in the place of their count
  expect(screen.getByText('Lista się zmieniła.').closest('footer')).toBeTruthy();
  gates = gates.map((it) => (it.id === 9 ? it : { ...it, version: 3 }));
  numbers = { ...numbers, gates: 3 };
  await pass(turn);
  expect(screen.getAllByText('zmieniono')).toHaveLength(1);
  await pass(9 * second);
  expect(screen.getAllByText('zmieniono')).toHaveLength(1);
  await pass(second);
  expect(screen.queryByText('zmieniono')).toBeNull();
});
