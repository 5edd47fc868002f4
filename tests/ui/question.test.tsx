import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfirmQuestion } from '../../src/admin/parts/ConfirmQuestion.tsx';
import { Modal } from '../../src/ui/Modal.tsx';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { confirm, dialogs, toast } from '../../src/ui/overlays.ts';

const run = vi.fn();
/** As long as this waits, Radix is on its way. */
let arrival: Promise<unknown> = Promise.reject(new Error('Radix does not come'));
arrival.catch(() => undefined);
vi.mock(import('../../src/admin/radix/radix-parts.ts'), async (original) => {
  await arrival;
  return original();
});

/** A form in a dialog, which stays or goes when it asks, and a further dialog that may cover the question. */
function Drawn() {
  const [isOpen, open] = useState(false);
  const [isCovered, cover] = useState(false);
  const ask = () => confirm({ title: 'Na pewno?', text: 'Tego się nie cofa.', tone: 'bad', yes: 'Tak', run });
  return (
    <>
      <button type="button" onClick={ask}>
        Zapytaj
      </button>
      <button type="button" onClick={() => open(true)}>
        Formularz
      </button>
      {isOpen && (
        <Modal title="Formularz" onClose={() => open(false)}>
          <button type="button" onClick={ask}>
            Zapytaj stąd
          </button>
          <button
            type="button"
            onClick={() => {
              open(false);
              ask();
            }}
          >
            Zamknij i zapytaj
          </button>
        </Modal>
      )}
      {isCovered && (
        <Modal title="Zaloguj się" onClose={() => cover(false)}>
          Hasło
        </Modal>
      )}
      <output hidden ref={(element) => void (element && Object.assign(element, { cover }))} id="cover" />
      <Overlays Question={ConfirmQuestion} />
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = () => screen.findByRole('alertdialog', { name: 'Na pewno?' });
const cover = (on: boolean) =>
  act(async () => (document.getElementById('cover') as unknown as { cover: (on: boolean) => void }).cover(on));

beforeEach(() => {
  run.mockClear();
});
afterEach(() => {
  cleanup();
  dialogs.set(() => []);
});

test('a question that cannot be drawn is told, asks nothing, and may be asked again', async () => {
  render(<Drawn />);
  await press('Zapytaj');
  expect(await screen.findByText('Nie udało się tego otworzyć. Spróbuj ponownie')).toBeTruthy();
  arrival = Promise.resolve();
  vi.resetModules();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(run).not.toHaveBeenCalled();
  await press('Zapytaj');
  expect((await question()).textContent).toContain('Tego się nie cofa.');
});

test('the harmless answer has the focus, Escape gives it, and the focus goes back', async () => {
  render(<Drawn />);
  await press('Zapytaj');
  await question();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Anuluj'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(run).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Zapytaj'));
});

test('while what was agreed to runs, the question waits and Escape does not leave it', async () => {
  let end = () => {};
  run.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      end = resolve;
    }),
  );
  render(<Drawn />);
  await press('Zapytaj');
  await question();
  await press('Tak');
  await userEvent.keyboard('{Escape}');
  expect(await question()).toBeTruthy();
  await act(async () => end());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('asked from a dialog it lies in that dialog, unless the dialog goes with the press', async () => {
  render(<Drawn />);
  await press('Formularz');
  await press('Zapytaj stąd');
  expect((await question()).closest('dialog')?.textContent).toContain('Zapytaj stąd');
  await press('Anuluj');
  await press('Zamknij i zapytaj');
  const asked = await question();
  expect(asked.isConnected && asked.closest('dialog')).toBeNull();
});

test('a dialog that opens over a question covers it, and the question is back afterwards', async () => {
  render(<Drawn />);
  await press('Zapytaj');
  await question();
  await cover(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.body.style.pointerEvents).toBe('');
  await cover(false);
  expect(await question()).toBeTruthy();
});

test('a message is within reach of whoever is asked', async () => {
  render(<Drawn />);
  await press('Zapytaj');
  const asked = await question();
  act(() => toast({ text: 'Wróciło połączenie' }));
  expect(asked.contains(await screen.findByText('Wróciło połączenie'))).toBe(true);
  await press('Anuluj');
  await waitFor(() => expect(screen.getByText('Wróciło połączenie').closest('[role=alertdialog]')).toBeNull());
});
