import { choices } from '../kernel/choices.ts';
import { type Level, levelOf, levels, parkingLevel, spacesOf } from './parking.ts';

/** What not every space has. On which spaces each is, `parkingLevel` says. */
export const spaceFact = choices({
  charger: { label: 'Gniazdo do ładowania', filter: 'z gniazdem', said: 'ma gniazdo do ładowania' },
  accessible: {
    label: 'Dla osób z niepełnosprawnością',
    filter: 'dla osób z niepełnosprawnością',
    said: 'jest dla osób z\u00a0niepełnosprawnością',
  },
});
export type SpaceFact = keyof typeof spaceFact;
export const spaceFactNames = Object.keys(spaceFact) as SpaceFact[];

export function hasFact(space: number, fact: SpaceFact): boolean {
  const level = levelOf(space);
  if (!level) return false;
  const [first, last] = parkingLevel[level][fact] ?? [];
  return first !== undefined && last !== undefined && space >= first && space <= last;
}
export const factsOf = (space: number): SpaceFact[] => spaceFactNames.filter((fact) => hasFact(space, fact));

/** The spaces of a level that have all of these. */
export const spacesWith = (level: Level, facts: readonly SpaceFact[]): number[] =>
  spacesOf(level).filter((space) => facts.every((fact) => hasFact(space, fact)));

/** The space that is recommended of those that are free: the nearest to the terminal that is kept for nobody. */
export const recommendedOf = (free: readonly number[]): number | undefined =>
  free.find((space) => factsOf(space).length === 0);

/** The space that is chosen until somebody chooses: the first, but none for people with disabilities. */
export const preselectedOf = (free: readonly number[]): number | undefined =>
  free.find((space) => !hasFact(space, 'accessible'));

/** 'A 44–50, B 51–54': where spaces with it are. */
export const whereIs = (fact: SpaceFact): string =>
  levels
    .flatMap((level) => {
      const spaces = parkingLevel[level][fact];
      return spaces ? `${level}\u00a0${spaces.join('–')}` : [];
    })
    .join(', ');
