import { spacesInRow as perRow } from '../../airport/parking.ts';
import { type Level, levelOf, spacesOf } from './parking.ts';

/** The rows of a level, the first of them beside the terminal; each begins where cars come in. */
export function rowsOf(level: Level): number[][] {
  const spaces = spacesOf(level);
  return Array.from({ length: Math.ceil(spaces.length / perRow) }, (_, at) =>
    spaces.slice(at * perRow, (at + 1) * perRow),
  );
}

/** In which row a space is, and the how manieth of it, from 1 on. */
export function positionOf(space: number): { row: number; place: number } | undefined {
  const level = levelOf(space);
  if (!level) return undefined;
  const at = spacesOf(level).indexOf(space);
  return { row: Math.floor(at / perRow) + 1, place: (at % perRow) + 1 };
}
