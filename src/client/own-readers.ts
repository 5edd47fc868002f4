const readers = new Map<string, Set<() => void>>();

/**
 * Says how what is shown of this path is read again after others have changed it, where that is not by putting the new
 * answer in its place: a list keeps its rows where they are.
 */
export function readsItself(path: string, look: () => void): () => void {
  const ofPath = readers.get(path) ?? new Set();
  readers.set(path, ofPath.add(look));
  return () => {
    ofPath.delete(look);
    if (ofPath.size === 0) readers.delete(path);
  };
}

/** Has it read again by whoever shows it; false: nobody does it in a way of their own. */
export function lookAgainAt(path: string): boolean {
  const looks = readers.get(path);
  for (const look of looks ?? []) look();
  return looks !== undefined;
}
