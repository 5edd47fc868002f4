import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SectionScreen } from '../../src/admin/shell/SectionScreen.tsx';
import type { User } from '../../src/domain/account/user.ts';
import type { Section } from '../../src/domain/kernel/section.ts';
import { pathOf } from '../../src/domain/office/back-office.ts';
import { sections } from '../../src/domain/office/sections.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { dialogs, dropToasts } from '../../src/ui/overlays.ts';
import { client, OwnCache } from '../support/screen.tsx';

const admin = { ...client, role: 'admin', create_time: '2026-01-01T10:00:00Z' } as User;
const noAnswer = 'Wystąpił błąd podczas pobierania informacji';
const said = 'Tego wymaga serwer';

let asked: string[];
/** What the server answers to whatever is read; 0: it is away. */
let status: number;
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json({ message: said }, { status });
  });
});
afterEach(() => {
  cleanup();
  dialogs.set(() => []);
  dropToasts();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function open(section: Section, answered: number): Promise<void> {
  status = answered;
  history.replaceState(null, '', pathOf(section));
  await act(async () =>
    render(
      <OwnCache>
        <main>
          <Suspense>
            <SectionScreen route={{ section }} user={admin} />
          </Suspense>
        </main>
        <Overlays />
      </OwnCache>,
    ),
  );
}
const readAgain = { name: 'Spróbuj ponownie' };
const toasts = () => within(screen.getByRole('region', { name: 'Powiadomienia' }));
/** The dialogs in turn, each read and closed: what is told once opens one. */
async function dialogTitles(): Promise<string[]> {
  const titles: string[] = [];
  for (let dialog = screen.queryByRole('alertdialog'); dialog; dialog = screen.queryByRole('alertdialog')) {
    titles.push(within(dialog).getByRole('heading').textContent);
    const ok = within(dialog).getByRole('button', { name: 'OK' });
    await act(async () => ok.click());
  }
  return titles;
}

/** The desk reads nothing before a ticket is scanned: see ticket-decision.test.tsx. */
const reading = sections.filter(({ slug }) => slug !== 'bilety');
const airfield = 'Wystąpił błąd podczas pobierania informacji o lotnisku';
const titled = ({ slug }: Section, words: string) => (slug === 'lotnisko' ? airfield : words);
const isAlerting = ({ slug }: Section) => slug === 'sprzet' || slug === 'bramki';

describe.each(reading.map((section) => [section.slug, section] as const))('%s', (_slug, section) => {
  test.each([400, 409])('what was refused by %i is told in passing, with the reason and a way to retry', async (by) => {
    await open(section, by);
    if (isAlerting(section)) {
      await screen.findByRole('alertdialog');
      expect(await dialogTitles()).toEqual([said]);
    } else {
      await toasts().findByText(said);
      expect(toasts().getAllByText(titled(section, said))).toHaveLength(1);
      expect(await dialogTitles()).toEqual([]);
      const before = asked.length;
      await userEvent.click(toasts().getByRole('button', readAgain));
      expect(asked.length).toBeGreaterThan(before);
      // Whoever has tried again is told again
      await toasts().findByText(said);
    }
    expect(within(screen.getByRole('main')).getAllByRole('button', readAgain).length).toBeGreaterThan(0);
  });

  test('whoever may not read it is told once, and is not asked to try again', async () => {
    await open(section, 403);
    await screen.findByRole('alertdialog');
    expect(await dialogTitles()).toEqual(['Brak uprawnień']);
    expect(screen.queryByRole('button', readAgain)).toBeNull();
    expect(within(screen.getByRole('main')).getAllByText('Brak uprawnień').length).toBeGreaterThan(0);
  });

  test('a list that is not there (404) is told as no error', async () => {
    await open(section, 404);
    expect(asked).not.toEqual([]);
    expect(await dialogTitles()).toEqual([]);
    expect(toasts().queryAllByRole('paragraph')).toEqual([]);
  });

  test.each([
    [0, noAnswer],
    [429, said],
    [500, said],
  ])('after %i a dialog says %o, and the screen offers to try again', async (by, words) => {
    await open(section, by);
    const dialog = await screen.findByRole('alertdialog');
    if (by > 0) expect(dialog.textContent).toContain(said);
    expect(await dialogTitles()).toEqual([titled(section, words)]);
    const main = within(screen.getByRole('main'));
    const before = asked.length;
    await userEvent.click(main.getAllByRole('button', readAgain)[0] as HTMLElement);
    expect(asked.length).toBeGreaterThan(before);
    // Whoever has tried again is told again
    await screen.findByRole('alertdialog');
    expect((await dialogTitles())[0]).toBe(titled(section, words));
  });
});
