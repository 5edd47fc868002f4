import { useState } from 'react';

/** What was typed into a sale outlives its screen: whoever looks something up meanwhile finds it again. */
const drafts = new Map<string, unknown>();

/**
 * A value that is kept under its name until the page is left, and how it is changed; undefined: it is dropped. `given`
 * goes before what is kept.
 */
export function useDraft<T>(name: string, initial: () => T, given?: T): [T, (to: T | undefined) => void] {
  const [value, setValue] = useState<T>(() => given ?? (drafts.get(name) as T | undefined) ?? initial());
  const put = (to: T | undefined) => {
    if (to === undefined) drafts.delete(name);
    else drafts.set(name, to);
    setValue(to ?? initial());
  };
  return [value, put];
}
