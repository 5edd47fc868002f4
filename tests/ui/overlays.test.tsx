import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/client/api.ts';
import { tell } from '../../src/client/tell.ts';
import { Modal } from '../../src/ui/Modal.tsx';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { closeDialog, confirm, toast } from '../../src/ui/overlays.ts';

// Fetched when it is needed, which no clock of a test decides
beforeAll(() => import('../../src/ui/ConfirmDialog.tsx'));
beforeEach(() => {
  vi.useFakeTimers();
  render(<Overlays />);
});
afterEach(() => {
  after(12_000);
  act(closeDialog);
  cleanup();
  vi.useRealTimers();
});
const Open = ({ title }: { title: string }) => (
  <Modal title={title} onClose={() => {}}>
    Stan
  </Modal>
);
const say = (run: () => void) => act(async () => run());
// In steps: a timer that starts when another has fired begins only after a render
const after = (ms: number) => {
  for (let elapsed = 0; elapsed < ms; elapsed += 100) act(() => vi.advanceTimersByTime(100));
};

test('a toast goes after 5 s and half a second of sliding out', async () => {
  await say(() => toast({ text: 'Lot został dodany' }));
  after(5400);
  expect(screen.queryByText('Lot został dodany')).not.toBeNull();
  after(200);
  expect(screen.queryByText('Lot został dodany')).toBeNull();
});

test('an error stays 10 s, and as long as it is pointed at', async () => {
  await say(() => toast({ text: 'Nieprawidłowe dane', tone: 'bad' }));
  after(9000);
  const box = screen.getByText('Nieprawidłowe dane').closest('div');
  await say(() => box?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
  after(30_000);
  expect(screen.queryByText('Nieprawidłowe dane')).not.toBeNull();
});

test('what is told over dialogs is within reach in the topmost, and stays when that closes', async () => {
  const undo = vi.fn();
  const one = render(<Open title="Terminal 1" />);
  // Of another island
  const two = render(<Open title="Numer lotu" />);
  await say(() => toast({ text: 'Zapisano', action: { label: 'Cofnij', run: undo } }));
  const inside = () => screen.getByText('Zapisano').closest('dialog')?.querySelector('h2')?.textContent;
  expect(inside()).toBe('Numer lotu');
  two.unmount();
  expect(inside()).toBe('Terminal 1');
  one.unmount();
  expect(inside()).toBeUndefined();
  render(<Open title="Pas 1" />);
  expect(inside()).toBe('Pas 1');
  await say(() => screen.getByRole('button', { name: 'Cofnij' }).click());
  expect(undo).toHaveBeenCalled();
  after(1000);
  expect(screen.queryByText('Zapisano')).toBeNull();
});

test('a message that had the focus in a dialog goes in its time when that closes', async () => {
  const { unmount } = render(<Open title="Terminal 1" />);
  await say(() => toast({ text: 'Zapisano' }));
  await say(() => screen.getByRole('button', { name: 'Zamknij powiadomienie' }).focus());
  after(30_000);
  expect(screen.queryByText('Zapisano')).not.toBeNull();
  unmount();
  after(6000);
  expect(screen.queryByText('Zapisano')).toBeNull();
});

test('a question runs what it asks about only on yes', async () => {
  const run = vi.fn();
  await say(() =>
    confirm({ title: 'Potwierdź usunięcie', text: 'Czy na pewno chcesz usunąć lot?', yes: 'Tak, usuń', run }),
  );
  await say(() => screen.getByText('Anuluj').click());
  expect(run).not.toHaveBeenCalled();
  expect(screen.queryByText('Potwierdź usunięcie')).toBeNull();
});

test.each([
  [0, '', 'Wystąpił błąd podczas pobierania informacji', 'dialog'],
  [400, '', 'Nieprawidłowe dane', 'toast'],
  [400, 'Podaj datę', 'Podaj datę', 'toast'],
  [401, 'x', 'Brak dostępu', 'dialog'],
  [403, 'x', 'Brak uprawnień', 'dialog'],
  [409, '', 'Nie można wykonać operacji', 'toast'],
  [500, '', 'Wystąpił błąd', 'dialog'],
  [503, 'Baza śpi', 'Baza śpi', 'dialog'],
])('status %i with the message %o is told as %o in a %s', async (status, message, words, where) => {
  await say(() => tell(new ApiError(status, { message }), 'notRead'));
  expect(screen.getByText(words).closest('dialog') === null).toBe(where === 'toast');
});

test('a reading of what is not there (404) is told by no message', async () => {
  await say(() => tell(new ApiError(404), 'notRead'));
  expect(document.querySelector('dialog')).toBeNull();
  expect(screen.getByLabelText('Powiadomienia').children).toHaveLength(0);
});
