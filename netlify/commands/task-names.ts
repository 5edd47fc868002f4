/**
 * What a task such as `npm run bench` was asked for by name: everything there is where it was asked for nothing. A name
 * that there is not is refused, before any work is done.
 */
export function taskNames<const T extends string>(kind: string, all: readonly T[], names: readonly string[]): T[] {
  const unknown = names.find((name) => !all.some((it) => it === name));
  if (unknown) throw new Error(`There is no ${kind} '${unknown}'. There are: ${all.join(', ')}`);
  return names.length === 0 ? [...all] : all.filter((it) => names.includes(it));
}
