import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { tellUndoable } from '../../src/admin/record/undo.ts';
import { Shortcuts } from '../../src/admin/shell/Shortcuts.tsx';
import { toast } from '../../src/ui/overlays.ts';
import { client } from '../support/screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const draw = () =>
  act(async () =>
    render(
      <>
        <Shortcuts user={client} />
        <input aria-label="Szukaj" />
      </>,
    ),
  );
const dialog = () => screen.queryByRole('dialog', { name: 'Skróty klawiszowe' });

test('a question mark shows the shortcuts, and so does the button in the bar', async () => {
  await draw();
  await userEvent.keyboard('?');
  const shown = await screen.findByRole('dialog', { name: 'Skróty klawiszowe' });
  expect(shown.textContent).toContain('szukaj na liście');
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  await waitFor(() => expect(dialog()).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Skróty klawiszowe' }));
  expect(await screen.findByRole('dialog', { name: 'Skróty klawiszowe' })).toBeTruthy();
});

test('a question mark that is typed in a field stays there', async () => {
  await draw();
  await userEvent.type(screen.getByLabelText('Szukaj'), '?');
  expect(screen.getByLabelText<HTMLInputElement>('Szukaj').value).toBe('?');
  expect(dialog()).toBeNull();
});

test('whoever has switched single letters off presses the button', async () => {
  localStorage.setItem(`listy:${client.id}`, JSON.stringify({ shortcuts: false }));
  await draw();
  await userEvent.keyboard('?');
  expect(dialog()).toBeNull();
});

test('Ctrl Z takes back what the newest message offers, once, and nothing where text is typed', async () => {
  await draw();
  const [older, newer] = [vi.fn(), vi.fn()];
  await act(async () => {
    tellUndoable('Drzwi zamknięte', older);
    tellUndoable('Odblokowany', newer);
    toast({ text: 'Zapisano' });
  });
  await userEvent.type(screen.getByLabelText('Szukaj'), '{Control>}z{/Control}');
  expect(newer).not.toHaveBeenCalled();
  await userEvent.click(document.body);
  await userEvent.keyboard('z{Control>}{Shift>}z{/Shift}{/Control}');
  expect(newer).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{z>3/}{/Control}');
  expect([newer.mock.calls.length, older.mock.calls.length]).toEqual([1, 0]);
  await userEvent.keyboard('{Control>}z{/Control}{Meta>}z{/Meta}');
  expect([newer.mock.calls.length, older.mock.calls.length]).toEqual([1, 1]);
});
