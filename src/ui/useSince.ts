import { useState } from 'react';

/** Since when it is so, in ms since 1970; undefined: it is not. */
export function useSince(isSo: boolean): number | undefined {
  const [since, setSince] = useState(() => (isSo ? Date.now() : undefined));
  if (isSo === (since !== undefined)) return since;
  const next = isSo ? Date.now() : undefined;
  setSince(next);
  return next;
}
