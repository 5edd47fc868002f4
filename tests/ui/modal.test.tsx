import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Modal } from '../../src/ui/Modal.tsx';

afterEach(cleanup);

let close = () => {};
function Plan() {
  const [isOpen, setOpen] = useState(false);
  close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Terminal 1
      </button>
      <svg aria-label="Plan">
        <a href="/terminal/2">Terminal 2</a>
      </svg>
      {isOpen && (
        <Modal title="Terminal" onClose={close}>
          Stan
        </Modal>
      )}
    </>
  );
}

test('the focus goes back to what opened a dialog, a link of a drawing as well', () => {
  const { container } = render(<Plan />);
  const link = container.querySelector<SVGAElement>('svg a');
  for (const opener of [screen.getByRole('button', { name: 'Terminal 1' }), link]) {
    act(() => opener?.focus());
    act(() => screen.getByRole('button', { name: 'Terminal 1' }).click());
    screen.getByRole('button', { name: 'Zamknij' }).focus();
    act(() => close());
    expect(document.activeElement).toBe(opener);
  }
});
