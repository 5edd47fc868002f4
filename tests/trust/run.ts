import { taskNames } from '../../netlify/commands/task-names.ts';
import { type Figure, tell } from '../bench/report.ts';
import { withProduct } from '../support/temporary-product.ts';
import type { ProductTrial, Trial } from './part.ts';
import { parts } from './parts.ts';
import { type Result, reportTrust } from './results.ts';

/**
 * `npm run trust [part …] [--long]`: the reliability figures at full size. What needs the product is measured on one
 * with demo data; a part that ends with an error has missed its goal.
 */
const words = process.argv.slice(2);
const named = words.filter((it) => it !== '--long');
const names = taskNames('part', Object.keys(parts), named);
const trial: Trial = {
  seed: Number(process.env.SEED ?? Date.now() % 2_147_483_647),
  long: words.includes('--long'),
};
const results: Result[] = [];

async function note(part: string, run: () => Promise<Figure[]>): Promise<void> {
  console.log(`\n${part}, SEED=${trial.seed}`);
  const since = performance.now();
  const measured = await run().catch((error: unknown): Figure[] => {
    console.error(error);
    return [{ what: `${part}: ended with an error`, value: 1, unit: '', goal: { most: 0 } }];
  });
  tell(measured);
  results.push({ part, seconds: Math.round((performance.now() - since) / 1000), measured });
}
const chosen = names.flatMap((name) => (parts[name] ? [{ name, ...parts[name] }] : []));
const untimed = chosen.filter((it) => it.isUntimed);
const timed = chosen.filter((it) => !it.isUntimed);
/** What is not timed and has yet to begin; the longest first, which ends last. */
const waiting: (() => Promise<void>)[] = [];
/** Runs what waits, one after another, until nothing does. */
async function lane(): Promise<void> {
  for (let run = waiting.shift(); run; run = waiting.shift()) await run();
}

for (const { name, measure } of untimed) if (measure) waiting.push(() => note(name, () => measure(trial)));
const beside = lane();
for (const { name, measure } of timed) if (measure) await note(name, () => measure(trial));
// Nothing that is timed runs any more: three share the machine, which one leaves half idle
const alone = [beside, lane()];

const patient = { jobsEverySeconds: 3600, forFunctions: { RATE_LIMIT_SCALE: '1000000' } };
if (chosen.some(({ onProduct }) => onProduct))
  await withProduct('trust', patient, async ({ url, localDir, build }) => {
    await build(true);
    const there: ProductTrial = { ...trial, url, localDir };
    for (const { name, onProduct } of untimed) if (onProduct) await note(name, () => onProduct(there));
    await Promise.all(alone);
    for (const { name, onProduct } of timed) if (onProduct) await note(name, () => onProduct(there));
  });
await Promise.all(alone);
const isWhole = named.length === 0;
const seconds = Math.round(performance.now() / 1000);
if (isWhole && !trial.long) {
  const measured = [{ what: 'the whole run', value: seconds / 60, unit: 'min', goal: { most: 60 } }];
  results.push({ part: 'run', seconds, measured });
}
const isMet = reportTrust(parts, results, trial, { isWhole, seconds, file: 'trust-results.json' });
process.exit(isMet ? 0 : 1);
