import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SectionScreen } from '../../src/admin/shell/SectionScreen.tsx';
import type { User } from '../../src/domain/account/user.ts';
import { airfield } from '../../src/domain/airfield/airfield.ts';
import type { Field, Fields, Kind } from '../../src/domain/kernel/field.ts';
import { parseInstant } from '../../src/domain/language/days.ts';
import { whereTo } from '../../src/domain/office/back-office.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { closeDialog, dropToasts } from '../../src/ui/overlays.ts';
import { type EditedList, editedLists } from '../journeys/section-lists.ts';
import { OwnCache } from '../support/screen.tsx';

const noAnswer = 'Wystąpił błąd podczas pobierania informacji';
const said = 'Tego wymaga serwer';
const key = '7';

/** Does the server answer what is asked of the list's own path? */
let isAway: boolean;
/** The status by which it refuses what is sent. */
let refusal: number | undefined;
let changes: Record<string, unknown>[];
beforeEach(() => {
  isAway = false;
  refusal = undefined;
  changes = [];
});
afterEach(() => {
  cleanup();
  closeDialog();
  dropToasts();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** What is typed for a new row, as the server has it. */
function storedRow({ entity, row }: EditedList): Record<string, unknown> {
  const typed = row('Z9ZAAA');
  const asStored = (value: unknown, kind?: Kind): unknown => {
    // A row that is made for this one is called by its name, and pointed at by its key
    if (kind === 'ref' && value === 'Z9ZAAA') return 5;
    return kind === 'instant' ? parseInstant(String(value)) : value;
  };
  const fields = entity.fields as Fields;
  const values = Object.entries(typed).map(([name, value]) => [name, asStored(value, fields[name]?.kind)] as const);
  // The number is the server's own field of a flight
  return { ...Object.fromEntries(values), [entity.key]: key, number: 'LO3846', version: 3 };
}

function answerFor(edited: EditedList) {
  const { entity } = edited;
  const stored = storedRow(edited);
  const meta = { page: 1, pages: 1, total: 1 };
  return async (input: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const isOwn = new URL(input, location.href).pathname.startsWith(`/api/${entity.path}`);
    if (isOwn && isAway) throw new TypeError('Failed to fetch');
    if (refusal && method !== 'GET') return Response.json({ message: said }, { status: refusal });
    if (method === 'PATCH') {
      changes.push(JSON.parse(String(body)));
      return Response.json({ data: { id: key }, message: '' });
    }
    // Nobody stands at a gate or needs the row
    if (input.includes('/at/gates')) return Response.json({ data: { flights: [], gates: [] } });
    if (input.endsWith('/dependents')) return Response.json({ data: [] });
    if (input.endsWith('/concerned')) return Response.json({ data: { tickets: 0, luggage: 0, people: 0 } });
    // The plan and its lists are read at once
    if (input.endsWith(`/${airfield.path}?limit=100`)) return Response.json({ data: { [entity.table]: [stored] } });
    return Response.json({ data: isOwn && !input.includes('/history') ? [stored] : [], meta });
  };
}

/** What the back-office shows at an address. */
async function open(edited: EditedList, address: string): Promise<void> {
  vi.stubGlobal('fetch', answerFor(edited));
  history.replaceState(null, '', address);
  const way = whereTo(location.pathname, edited.role);
  if (!('route' in way)) throw new Error(`${address} is nothing for ${edited.role}`);
  await act(async () =>
    render(
      <OwnCache>
        <Suspense>
          <SectionScreen route={way.route} user={{ id: 5, role: edited.role } as User} />
        </Suspense>
        <Overlays />
      </OwnCache>,
    ),
  );
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe.each(editedLists.map((edited) => [edited.entity.table, edited] as const))('%s', (_, edited) => {
  const { entity, change } = edited;
  const { label } = (entity.fields as Record<string, Field>)[change.name] as Field;
  const control = async (): Promise<HTMLInputElement> => {
    const form = await screen.findByRole('form', { name: /^Edytuj / });
    return within(form).findByLabelText<HTMLInputElement>(label);
  };

  test('what was typed stays when the server is away, and is saved once it is back', async () => {
    await open(edited, edited.edit(key));
    fireEvent.change(await control(), { target: { value: change.to } });
    isAway = true;
    await press('Zapisz');
    const message = await screen.findByRole('alertdialog', { name: noAnswer });
    expect(message.querySelector('p')?.textContent).toBe(entity.messages.notChanged);
    expect((await control()).value).toBe(change.to);
    expect(changes).toEqual([]);
    isAway = false;
    await press('Spróbuj ponownie');
    await screen.findByText(entity.messages.changed);
    expect(changes.map((it) => String(it[change.name]))).toEqual([change.to]);
  });

  test.each([400, 403, 409, 429, 500])('why a change or a deletion was refused by %i is told', async (status) => {
    const reads = async (words: string | undefined) => {
      if (status !== 403) await screen.findByText(said);
      else await screen.findByRole('alertdialog', { name: 'Brak uprawnień' });
      if (words && status !== 403) expect(screen.getByText(words)).toBeTruthy();
      // What is retried is what a server failed at
      expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' }) !== null).toBe(status === 500);
      if (screen.queryByRole('alertdialog')) await press('OK');
    };
    await open(edited, edited.edit(key));
    fireEvent.change(await control(), { target: { value: change.to } });
    refusal = status;
    await press('Zapisz');
    await reads(entity.messages.notChanged);
    if (entity.single) expect(screen.queryByRole('button', { name: 'Usuń' })).toBeNull();
    else {
      await press('Usuń');
      await press('Tak, usuń');
      await reads(entity.messages.notRemoved);
    }
    expect((await control()).value).toBe(change.to);
  });

  test('a list whose server is away says so, and is there once it is asked for again', async () => {
    isAway = true;
    await open(edited, edited.address('Z9ZAAA'));
    await screen.findByRole('alertdialog', { name: entity.messages.notRead ?? noAnswer });
    await press('OK');
    const isPlace = entity.path === airfield.path;
    const failed = within(await screen.findByRole('region', { name: isPlace ? 'Plan lotniska' : entity.many }));
    await failed.findByText(entity.messages.notRead ?? noAnswer);
    isAway = false;
    await act(async () => failed.getByRole('button', { name: 'Spróbuj ponownie' }).click());
    const rows = within(await screen.findByRole('region', { name: entity.many }));
    await waitFor(() => expect(rows.getByRole('table')).toBeTruthy());
    expect(rows.queryByTestId('placeholder')).toBeNull();
  });
});
