import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Bell } from '../../src/admin/shell/Bell.tsx';
import { useChanges } from '../../src/admin/shell/useChanges.ts';
import { tellSent } from '../../src/client/useSend.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { dropToasts } from '../../src/ui/overlays.ts';
import { client, OwnCache, radixIsThere } from '../support/screen.tsx';

// The page is idle at once
vi.mock('../../src/ui/idle.ts', async (original) => ({
  ...(await original<object>()),
  whenIdle: (run: () => void) => {
    run();
    return () => undefined;
  },
}));

const letter = (id: number) => ({
  ...{ id: `mail-${id}`, kind: 'mail', what: 'confirmation', amount: null, order_number: `R-${id}`, recipient: null },
  ...{ cause: 'Skrzynka nie istnieje', error: null, since: '2031-05-05T10:00:00.000Z', attempts: 16, there: null },
});
let letters: object[];
let status: number;
let waits: Promise<void> | undefined;
let asked: string[];
/** Of all tests one after another, as a page has them. */
let numbers: Record<string, number> = { outbox: 1, flights: 1 };
let notes: number[];

class Audio {
  currentTime = 0;
  destination = {};
  createGain = () => ({ gain: { value: 0 }, connect: (to: object) => to });
  createOscillator = () => ({
    frequency: {
      set value(hertz: number) {
        notes.push(hertz);
      },
    },
    connect: (to: object) => ({ connect: () => to }),
    start: () => undefined,
    stop: () => undefined,
  });
}

beforeAll(radixIsThere);
beforeEach(() => {
  [letters, status, waits, asked, notes] = [[letter(1)], 200, undefined, [], []];
  localStorage.clear();
  history.replaceState(null, '', '/zarzadzanie/logi');
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('fetch', async (input: string) => {
    const path = input.replace(/^.*\/api\//, '');
    if (path.startsWith('changes')) return Response.json(numbers);
    asked.push(path);
    await waits;
    if (status !== 200) return Response.json({ message: 'Błąd' }, { status });
    const jobs: object[] = [];
    const system = { at: '2031-05-05T10:00:00.000Z', jobs, seal: { intact: true } };
    return Response.json({ data: [{ ...system, dead_letters: { count: letters.length, rows: letters } }] });
  });
});
afterEach(() => {
  cleanup();
  dropToasts();
  vi.unstubAllGlobals();
});

function Office({ role }: { role: Role }) {
  useChanges(true);
  return (
    <header>
      <Bell user={{ ...client, role }} />
      <input aria-label="Pole" />
      <p data-matter="mail-1">
        <button type="button">POPRAW</button>
      </p>
      <Overlays />
    </header>
  );
}
const open = async (role: Role = 'admin') => {
  await act(async () =>
    render(
      <OwnCache>
        <Office role={role} />
      </OwnCache>,
    ),
  );
  return screen.findByRole('button', { name: /^Sprawy/ });
};
const button = (name: string) => screen.findByRole('button', { name });
const popup = () => screen.findByRole('dialog', { name: 'Sprawy' });
const heard = () =>
  screen
    .getAllByRole('status')
    .map((it) => it.textContent?.replaceAll('\u00a0', ' '))
    .join('');
/** Others have written these tables. */
const changed = async (...tables: string[]) => {
  await act(async () => {
    await tellSent({ path: 'contact', status: 200, changes: [] });
  });
  for (const table of tables) numbers = { ...numbers, [table]: (numbers[table] ?? 0) + 1 };
  await act(async () => {
    await tellSent({ path: 'contact', status: 200, changes: [] });
    await new Promise((resolve) => setTimeout(resolve));
  });
};

test('what waits is counted on the button, and what was listed once is not new again but stays', async () => {
  await open();
  await userEvent.click(await button('Sprawy: 1, nowe: 1'));
  const link = within(await popup()).getByRole('link', { name: /Potwierdzenie.* R-1, Skrzynka nie istnieje nowe$/ });
  expect(link.getAttribute('href')).toBe('/zarzadzanie/system');
  await userEvent.keyboard('{Escape}');
  await button('Sprawy: 1');
  cleanup();
  await open();
  await button('Sprawy: 1');
  letters = [letter(1), letter(2)];
  await changed('outbox');
  await button('Sprawy: 2, nowe: 1');
});

test('what was solved and comes about once more is new', async () => {
  await open();
  await userEvent.click(await button('Sprawy: 1, nowe: 1'));
  await userEvent.keyboard('{Escape}');
  await button('Sprawy: 1');
  letters = [];
  await changed('outbox');
  await button('Sprawy: nic do zrobienia');
  letters = [letter(1)];
  await changed('outbox');
  await button('Sprawy: 1, nowe: 1');
});

test('it is told politely when there are more, and heard where that was chosen', async () => {
  await open();
  await button('Sprawy: 1, nowe: 1');
  expect(heard()).toBe('');
  letters = [letter(1), letter(2)];
  await changed('outbox');
  expect(heard()).toMatch(/^1 nowa sprawa: Potwierdzenie.* R-2/);
  expect(notes).toEqual([]);
  await userEvent.click(await button('Sprawy: 2, nowe: 2'));
  const sound = await screen.findByRole('checkbox', { name: /^Dźwięk/ });
  expect((sound as HTMLInputElement).checked).toBe(false);
  await userEvent.click(sound);
  expect(notes).toEqual([660, 880]);
  letters = [letter(1), letter(2), letter(3), letter(4)];
  await changed('outbox');
  expect(heard()).toMatch(/^2 nowe sprawy$/);
  expect(notes).toEqual([660, 880, 660, 880]);
  letters = [letter(1)];
  await changed('outbox');
  expect(notes).toHaveLength(4);
  await userEvent.click(sound);
  expect(notes).toHaveLength(4);
});

test('it reads once, and again only when a table that it tells of has changed', async () => {
  await open();
  await button('Sprawy: 1, nowe: 1');
  expect(asked).toEqual(['system']);
  await changed('flights', 'parking');
  expect(asked).toEqual(['system']);
  await changed('job_runs');
  expect(asked).toEqual(['system', 'system']);
});

test('it opens by a key, arrows go through it, and Escape leads back to the button', async () => {
  letters = [1, 2, 3].map(letter);
  const bell = await open();
  await button('Sprawy: 3, nowe: 3');
  await userEvent.type(screen.getByRole('textbox'), '!');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard('!');
  const links = within(await popup()).getAllByRole('link');
  const at = () => links.indexOf(document.activeElement as HTMLElement);
  await vi.waitFor(() => expect(at()).toBe(0));
  for (const [key, to] of [
    ['ArrowDown', 1],
    ['End', 2],
    ['ArrowDown', 0],
    ['ArrowUp', 2],
    ['Home', 0],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(at()).toBe(to);
  }
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(bell));
});

test('a matter leads to what stands for it on its screen, and closes the list', async () => {
  history.replaceState(null, '', '/zarzadzanie/system');
  await open();
  await userEvent.click(await button('Sprawy: 1, nowe: 1'));
  await userEvent.click(within(await popup()).getByRole('link'));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('POPRAW'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await button('Sprawy: 1');
});

test('it says that it loads, that there is nothing to do, and that it could not be read', async () => {
  let come = () => {};
  waits = new Promise((resolve) => {
    come = resolve;
  });
  letters = [];
  await userEvent.click(await open());
  expect(within(await popup()).getByRole('status', { name: 'Wczytywanie spraw' })).toBeTruthy();
  await act(async () => come());
  expect(within(await popup()).getByText('Nic do zrobienia')).toBeTruthy();
  status = 500;
  await changed('outbox');
  expect(within(await popup()).getByText(/^Nie udało się odświeżyć/)).toBeTruthy();
  cleanup();
  await userEvent.click(await open());
  expect(await within(await popup()).findByText('Nie udało się wczytać spraw')).toBeTruthy();
  status = 200;
  await userEvent.click(within(await popup()).getByRole('button', { name: /ponownie/ }));
  await button('Sprawy: nic do zrobienia');
});

test('each role asks for what concerns it and for nothing else', async () => {
  const asks: Partial<Record<Role, string[]>> = {};
  status = 500;
  for (const role of ['atc', 'airport_staff', 'ground_crew', 'parking_staff', 'rental_staff'] as const) {
    asked = [];
    await open(role);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
    asks[role] = asked.map((it) => it.replace(/[?].*/, '')).sort();
    cleanup();
  }
  expect(asks).toEqual({
    ...{ atc: ['plan'], airport_staff: ['gate-list/differences', 'plan'], ground_crew: ['plan'] },
    ...{ parking_staff: ['desk/parking'], rental_staff: ['desk/rentals'] },
  });
});
