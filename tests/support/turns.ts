import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Several workers follow each other in one place of a run: after a failure, and with each repeat of --repeat-each. They
// share the site, so what one of them has used is used for the next: turns are counted in a file, not in its memory

/** Which of the workers that run at the same time this is. */
export const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Begins counting for a run; answers how it is forgotten. */
export function countTurns(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'lotnisko-turns-'));
  process.env.JOURNEY_TURNS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** 0, 1, 2 and so on: a number that neither this worker nor one before it in its place was given under this name. */
export function nextTurn(name: string): number {
  const file = join(process.env.JOURNEY_TURNS ?? '', `${name}-${worker}`);
  appendFileSync(file, '.');
  return statSync(file).size - 1;
}
