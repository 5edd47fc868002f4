import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a dialog of its own, above whatever is being done, until it says how it ended. */
export function askIn(draw: (end: (answer: boolean) => void) => ReactNode): Promise<boolean> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  return new Promise((resolve) => {
    const end = (answer: boolean) => {
      root.unmount();
      container.remove();
      resolve(answer);
    };
    root.render(draw(end));
  });
}
