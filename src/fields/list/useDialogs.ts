import { type ComponentProps, useEffect, useState } from 'react';
import { ApiError } from '../../client/api.ts';
import { tell } from '../../client/tell.ts';
import { useBack } from '../../client/useAddressParams.ts';
import { fetchSoon, whenIdle } from '../../ui/idle.ts';
import type { Fetched } from '../../ui/later.tsx';

interface Dialogs<N> {
  open: N | undefined;
  /** Of the button that opens it. */
  opener: (name: N) => Pick<ComponentProps<'button'>, 'aria-haspopup' | 'onPointerEnter' | 'onClick'>;
  close: () => void;
}

/** Dialogs that are fetched when the page is at rest; one is open at a time. `dialogs` stays the same object. */
export function useDialogs<N extends string>(dialogs: Record<N, Fetched>): Dialogs<N> {
  const [open, setOpen] = useState<N>();
  // Back has changed the parameters that the open dialog began with
  useBack(() => setOpen(undefined));
  useEffect(
    () =>
      whenIdle(() => {
        for (const { fetch } of Object.values<Fetched>(dialogs)) fetchSoon(fetch)();
      }),
    [dialogs],
  );
  return {
    open,
    opener: (name) => ({
      'aria-haspopup': 'dialog',
      onPointerEnter: fetchSoon(dialogs[name].fetch),
      // Only what has come is opened: without a network that is said, and the page stays
      onClick: () =>
        void dialogs[name].fetch().then(
          () => setOpen(name),
          () => tell(new ApiError(0), 'notRead'),
        ),
    }),
    close: () => setOpen(undefined),
  };
}
