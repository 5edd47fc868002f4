import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useKeptFocus } from '../../src/admin/shell/useKeptFocus.ts';
import { keepAbove } from '../../src/ui/modals.ts';

afterEach(cleanup);

let remove = (_name: string) => {};
function Screen({ children }: { children?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const [rows, setRows] = useState(['Anna', 'Jan']);
  remove = (name) => setRows(rows.filter((it) => it !== name));
  useKeptFocus(main);
  return (
    <main ref={main} aria-label="Ekran">
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button">{row}</button>
          </li>
        ))}
      </ul>
      <p>obok</p>
      {children}
    </main>
  );
}
/** More than it waits for. */
async function frames() {
  for (let i = 0; i < 4; i += 1) await act(() => new Promise<unknown>((done) => requestAnimationFrame(done)));
}
const focused = () => document.activeElement;

test('the focus of a row that was deleted goes on from its list', async () => {
  render(<Screen />);
  act(() => screen.getByRole('button', { name: 'Anna' }).focus());
  act(() => remove('Anna'));
  await waitFor(() => expect(focused()).toBe(screen.getByRole('list')));
});

test('the focus of who pressed on an empty spot stays there, whatever leaves the page', async () => {
  render(<Screen />);
  const button = screen.getByRole('button', { name: 'Anna' });
  act(() => button.focus());
  act(() => button.blur());
  await Promise.resolve();
  act(() => remove('Anna'));
  await frames();
  expect(focused()).toBe(document.body);
});

test('focus that somebody has moved elsewhere is not called back', async () => {
  render(
    <>
      <Screen />
      <button type="button">Menu</button>
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Anna' }).focus());
  act(() => screen.getByRole('button', { name: 'Menu' }).focus());
  act(() => remove('Anna'));
  await frames();
  expect(focused()).toBe(screen.getByRole('button', { name: 'Menu' }));
});

/** Where messages stand. */
const kept = (region: HTMLElement | null) => {
  if (region) keepAbove(region);
};

test('focus in a message of a dialog goes back to the button pressed in that dialog', async () => {
  const message = (isTold: boolean) => (
    <Screen>
      <button type="button">Zapisz</button>
      <section ref={kept}>{isTold && <button type="button">Zamknij</button>}</section>
    </Screen>
  );
  const { rerender } = render(message(true));
  act(() => screen.getByRole('button', { name: 'Zapisz' }).focus());
  act(() => screen.getByRole('button', { name: 'Zamknij' }).focus());
  await Promise.resolve();
  rerender(message(false));
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Zapisz' })));
});

test('who pressed the words of a message goes on from where they were when it has gone', async () => {
  const message = (isTold: boolean) => (
    <>
      <Screen />
      <section ref={kept}>{isTold && <p>Zapisano</p>}</section>
    </>
  );
  const { rerender } = render(message(true));
  const button = screen.getByRole('button', { name: 'Anna' });
  act(() => button.focus());
  // As a browser does: the words take the focus from the button, and have none themselves
  act(() => void screen.getByText('Zapisano').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  act(() => button.blur());
  await Promise.resolve();
  rerender(message(false));
  await waitFor(() => expect(focused()).toBe(button));
});
