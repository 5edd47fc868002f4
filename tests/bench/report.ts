import { writeFileSync } from 'node:fs';

/** One line of the budgets table: what was measured against its goal, in the same unit. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** The bound that must not be passed. */
  goal: { most: number } | { least: number };
}

export const isMet = ({ value, goal }: Figure) => ('most' in goal ? value <= goal.most : value >= goal.least);
const show = (it: number) => (Number.isInteger(it) ? String(it) : it.toFixed(it < 10 ? 3 : 1));

const line = (figure: Figure, widest: number): string => {
  const bound = 'most' in figure.goal ? `≤ ${figure.goal.most}` : `≥ ${figure.goal.least}`;
  return (
    `${isMet(figure) ? 'ok  ' : 'MISS'}  ${figure.what.padEnd(widest)}  ` +
    `${show(figure.value).padStart(8)} ${figure.unit.padEnd(6)} ${bound}`
  );
};

/** Prints what has just been measured: the whole table takes minutes. */
export function tell(figures: Figure[]): void {
  for (const figure of figures) console.log(line(figure, 70));
}

/** Prints the table and writes it to `file`; answers whether every goal is met. */
export function report(figures: Figure[], file: string): boolean {
  const widest = Math.max(...figures.map(({ what }) => what.length));
  console.log('');
  for (const figure of figures) console.log(line(figure, widest));
  writeFileSync(
    file,
    `${JSON.stringify({ date: new Date().toISOString(), node: process.version, figures }, null, 2)}\n`,
  );
  const missed = figures.filter((it) => !isMet(it)).length;
  console.log(`${figures.length - missed} of ${figures.length} budgets met; written to ${file}`);
  return missed === 0;
}
