import { writeFileSync } from 'node:fs';
import { type Figure, isMet, tell } from '../bench/report.ts';
import { figureNames } from './figures.ts';
import type { Part, Trial } from './part.ts';

/** What a part has measured, and how long it took. */
export interface Result {
  part: string;
  seconds: number;
  measured: Figure[];
}

type Verdict = 'met' | 'short' | 'not measured';

/** A figure is met where each of its parts ran, and each line of theirs is. */
function verdictOf(figure: number, parts: Record<string, Part>, results: Result[]): Verdict {
  const ofFigure = Object.keys(parts).filter((name) => parts[name]?.figures.includes(figure));
  const measured = results.filter(({ part }) => ofFigure.includes(part));
  if (measured.some((it) => it.measured.some((line) => !isMet(line)))) return 'short';
  return ofFigure.length > 0 && measured.length === ofFigure.length ? 'met' : 'not measured';
}

/**
 * Prints each figure's verdict and writes all to `file`; answers whether everything asked for is met. Of a run that
 * names its parts the figures that these do not measure are left out.
 */
export function reportTrust(
  parts: Record<string, Part>,
  results: Result[],
  { seed, long }: Trial,
  { isWhole, seconds, file }: { isWhole: boolean; seconds: number; file: string },
): boolean {
  const asked = new Set(results.flatMap(({ part }) => parts[part]?.figures ?? []));
  const numbers = Object.keys(figureNames).map(Number);
  const figures = numbers
    .filter((number) => isWhole || asked.has(number))
    .map((number) => ({
      number,
      what: figureNames[number],
      parts: Object.keys(parts).filter((name) => parts[name]?.figures.includes(number)),
      verdict: verdictOf(number, parts, results),
    }));
  const lines = results.flatMap(({ part, seconds, measured }) =>
    measured.map((line) => ({ figures: parts[part]?.figures ?? [], part, ...line, met: isMet(line), seed, seconds })),
  );
  for (const { part, seconds, measured } of results) {
    const ofPart = parts[part]?.figures ?? [];
    console.log(`\n${part} (${ofPart.length > 0 ? `figure ${ofPart.join(', ')}` : 'no figure'}), ${seconds} s`);
    tell(measured);
  }
  console.log('');
  for (const { number, what, verdict, parts: by } of figures)
    console.log(`${verdict.padEnd(12)}  ${String(number).padStart(2)} ${what?.padEnd(32)} ${by.join(', ')}`);
  const missed = lines.filter(({ met }) => !met).length;
  const run = { date: new Date().toISOString(), node: process.version, seed, long, seconds, figures, measured: lines };
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
  const met = figures.filter(({ verdict }) => verdict === 'met').length;
  console.log(`${met} of ${figures.length} figures met, ${lines.length - missed} of ${lines.length} values;`);
  console.log(`SEED=${seed} draws them again; ${seconds} s; written to ${file}`);
  return missed === 0 && (!isWhole || met === figures.length);
}
