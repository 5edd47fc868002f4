const key = 'changes';
/** How one goes to a form in which something is chosen already: the entry of the history keeps it over a reload. */
export const beginningWith = (changes: Readonly<Record<string, unknown>>) => ({ state: { [key]: changes } });

/** What was chosen where one came from, to be seen in the form and saved there. */
export function begunChanges(names: readonly string[]): Record<string, unknown> {
  const begun: unknown = Object(history.state)[key];
  return Object.fromEntries(Object.entries(Object(begun)).filter(([name]) => names.includes(name)));
}
