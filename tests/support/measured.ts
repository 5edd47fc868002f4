import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Tells a part of `npm run trust` what a test has measured; in every other run nobody asks. */
export function measured(what: string, value: number): void {
  const { MEASURED } = process.env;
  if (MEASURED) appendFileSync(MEASURED, `${JSON.stringify([what, value])}\n`);
}

/** All that was told into a file, by what it is. */
export function readMeasured(file: string): Map<string, number[]> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
  const pairs = lines.map((line) => JSON.parse(line) as [string, number]);
  const byName = Map.groupBy(pairs, ([what]) => what);
  return new Map([...byName].map(([what, them]) => [what, them.map(([, value]) => value)]));
}
