import { type ComponentProps, type ComponentType, startTransition, useEffect, useState } from 'react';

export interface Fetched {
  /** Fetches the script, until it has come; what it brings is then drawn at once. */
  fetch: () => Promise<unknown>;
}

/**
 * A component whose script is fetched when it is first drawn, unless it was before; `Placeholder` stands there until it
 * has come. React's own `lazy` shows a placeholder even for what is here already, and keeps it for 300 ms: each dialog
 * would open so much later. A script that does not come is an error where it is drawn.
 */
// biome-ignore lint/suspicious/noExplicitAny: whatever props it takes
export function later<C extends ComponentType<any>>(
  load: () => Promise<{ default: C }>,
  Placeholder?: ComponentType,
): C & Fetched {
  let Loaded: C | undefined;
  // One that did not come is asked for again; of one that is on its way the browser itself asks once
  const fetch = async () => {
    Loaded ??= (await load()).default;
  };
  function Later(props: ComponentProps<C>) {
    const [Shown, show] = useState(() => Loaded);
    useEffect(() => {
      if (Shown) return;
      void fetch().then(
        // In slices: a calendar drawn at once is a long task on a slow phone
        () => startTransition(() => show(() => Loaded)),
        (error) =>
          show(() => {
            throw error;
          }),
      );
    }, [Shown]);
    return Shown ? <Shown {...props} /> : Placeholder && <Placeholder />;
  }
  return Object.assign(Later, { fetch }) as unknown as C & Fetched;
}
