import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddForm } from '../../src/admin/record/AddForm.tsx';
import { Section } from '../../src/admin/sections/ogloszenia/Section.tsx';
import type { User } from '../../src/domain/account/user.ts';
import { announcement } from '../../src/domain/site/announcement.ts';
import { announcementState, stateOf } from '../../src/domain/site/announcement-state.ts';
import { OwnCache, sectionOf } from '../support/screen.tsx';

const now = Date.parse('2026-06-19T10:00:00.000Z');
const [before, after] = ['2026-06-19T09:00:00.000Z', '2026-06-19T11:00:00.000Z'];
const states = [
  ['shown', { draft: false, valid_from: null, valid_until: after }],
  ['shown', { draft: false, valid_from: '2026-06-19T10:00:00.000Z', valid_until: after }],
  ['coming', { draft: false, valid_from: after, valid_until: '2026-06-20T10:00:00.000Z' }],
  ['draft', { draft: true, valid_from: after, valid_until: '2026-06-20T10:00:00.000Z' }],
  ['over', { draft: true, valid_from: null, valid_until: before }],
  ['over', { draft: false, valid_from: null, valid_until: '2026-06-19T10:00:00.000Z' }],
] as const;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  history.replaceState(null, '', '/zarzadzanie/ogloszenia');
  const data = states.map(([, validity], at) => ({ ...validity, id: at + 1, title: `Nowina ${at}`, version: 1 }));
  vi.stubGlobal('fetch', async () => Response.json({ data, meta: { page: 1, pages: 1, total: data.length } }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const draw = (screen: ReactNode) =>
  act(async () =>
    render(
      <OwnCache>
        <Suspense>{screen}</Suspense>
      </OwnCache>,
    ),
  );

test.each(states)('an announcement is %s as its draft and its days say', (state, validity) =>
  expect(stateOf(validity, now)).toBe(state),
);

test('the list of staff says of each announcement what the public sees of it', async () => {
  await draw(<Section route={{ section: sectionOf('ogloszenia') }} user={{ id: 1, role: 'admin' } as User} />);
  const rows = (await screen.findAllByRole('row')).filter((it) => it.hasAttribute('data-row'));
  const shown = rows.map((row) => row.querySelector('[data-column=state]')?.textContent);
  expect(shown).toEqual(states.map(([state]) => announcementState[state].label));
});

test('whoever writes an announcement is told before saving that the public will not see it', async () => {
  await draw(<AddForm entity={announcement} slug="ogloszenia" onClose={() => undefined} />);
  const fill = async (label: RegExp, value: string) => {
    const input = await screen.findByLabelText(label);
    await userEvent.clear(input);
    await userEvent.type(input, value);
  };
  const told = () => screen.getByRole('region', { name: /^Podgląd/ }).querySelector('[role=status]')?.textContent;
  await fill(/^Ważne do$/, '18.06.2026');
  await fill(/^Ważne do: godzina/, '12:00');
  expect(told()).toBe('Ta data już minęła: ogłoszenia nie zobaczy nikt poza pracownikami.');
  await fill(/^Ważne do$/, '21.06.2026');
  expect(told()).toBe('');
  await fill(/^Ważne od$/, '20.06.2026');
  await fill(/^Ważne od: godzina/, '8:00');
  expect(told()).toBe('Podróżni zobaczą je dopiero 20.06.2026, 08:00.');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Szkic/ }));
  expect(told()).toBe('To szkic: ogłoszenia nie zobaczy nikt poza pracownikami.');
});
