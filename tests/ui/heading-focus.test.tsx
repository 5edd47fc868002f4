import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useHeading } from '../../src/admin/shell/useHeading.ts';

afterEach(cleanup);

/** A list with the form of its second row; `isRead`: its rows have come. */
function Office({ path, isRead = true }: { path: string; isRead?: boolean }) {
  const main = useRef<HTMLElement>(null);
  const { heading, onPress } = useHeading(path, main);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: links, pressed in any way
    <div onClickCapture={onPress} onClick={(event) => event.preventDefault()}>
      <h1 ref={heading} tabIndex={-1}>
        Bramki
      </h1>
      <a href="/bramki">Menu</a>
      <main ref={main}>
        {path === '/bramki' && isRead && (
          <>
            <a href="/edit/1">EDYTUJ: A1</a>
            <a href="/edit/2">EDYTUJ: A2</a>
          </>
        )}
      </main>
    </div>
  );
}
const link = (name: string) => screen.getByRole('link', { name });
const heading = () => screen.getByRole('heading');

test('who comes back from the form of a row goes on from that row, as soon as it is read', async () => {
  const { rerender } = render(<Office path="/bramki" />);
  act(() => link('EDYTUJ: A2').click());
  rerender(<Office path="/edit/2" />);
  expect(document.activeElement).toBe(heading());
  rerender(<Office path="/bramki" isRead={false} />);
  expect(document.activeElement).toBe(heading());
  rerender(<Office path="/bramki" />);
  await waitFor(() => expect(document.activeElement).toBe(link('EDYTUJ: A2')));
});

test('who comes back to a list by the menu, not from a row’s form, stands at its heading', async () => {
  const { rerender } = render(<Office path="/bramki" />);
  act(() => link('EDYTUJ: A2').click());
  rerender(<Office path="/edit/2" />);
  act(() => link('Menu').click());
  rerender(<Office path="/sprzet" />);
  rerender(<Office path="/bramki" />);
  for (let i = 0; i < 3; i += 1) await act(() => new Promise<unknown>((done) => requestAnimationFrame(done)));
  expect(document.activeElement).toBe(heading());
});
