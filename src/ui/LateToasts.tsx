import { createRoot } from 'react-dom/client';
import { Overlays } from './Overlays.tsx';
import { toast } from './overlays.ts';

/** Says something in passing on a page that may have no place for it yet. */
export function toastAnywhere(text: string): void {
  if (!document.querySelector('astro-island[component-export="Overlays"]')) {
    createRoot(document.body.appendChild(document.createElement('div'))).render(<Overlays />);
  }
  toast({ text });
}
