/** What a bundler knows of its modules. */
export interface Modules {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): {
    isEntry: boolean;
    importedIds: readonly string[];
    /** Who loads it later (`import()`). */
    dynamicImporters: readonly string[];
    code: string | null;
  } | null;
}

/** Which of the entries import each module, directly or not. What is imported only later (`import()`) has none. */
export function importersOf(entries: string[], modules: Modules): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const entry of entries) {
    const reached = new Set([entry]);
    // A set hands out what is added while it is read
    for (const id of reached)
      for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
    for (const id of reached) importers.set(id, [...(importers.get(id) ?? []), entry]);
  }
  return importers;
}
