import { useEffect, useState } from 'react';
import { ApiError } from '../../client/api.ts';
import { tell } from '../../client/tell.ts';
import { useBack } from '../../client/useAddressParams.ts';
import { fetchSoon, whenIdle } from '../../ui/idle.ts';

interface Dialogs<N> {
  open: N | undefined;
  show: (name: N) => Promise<void>;
  close: () => void;
}

/** Dialogs that are fetched when the page is at rest; one is open at a time. `load` stays the same object. */
export function useDialogs<N extends string>(load: Record<N, () => Promise<unknown>>): Dialogs<N> {
  const [open, setOpen] = useState<N>();
  // Back has changed the parameters that the open dialog began with
  useBack(() => setOpen(undefined));
  useEffect(
    () =>
      whenIdle(() => {
        for (const loadDialog of Object.values<() => Promise<unknown>>(load)) fetchSoon(loadDialog)();
      }),
    [load],
  );
  return {
    open,
    // Only what has come is opened: without a network that is said, and the page stays
    show: (name) =>
      load[name]().then(
        () => setOpen(name),
        () => tell(new ApiError(0), 'notRead'),
      ),
    close: () => setOpen(undefined),
  };
}
