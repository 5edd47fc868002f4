import { taskNames } from '../../netlify/commands/task-names.ts';
import { type Figure, tell } from '../bench/report.ts';
import { withProduct } from '../support/temporary-product.ts';
import type { Part, ProductTrial, Trial } from './part.ts';
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
const chosen = names.flatMap((name): [string, Part][] => (parts[name] ? [[name, parts[name]]] : []));
const alone = chosen.flatMap(([name, { measure, isBeside = false }]) =>
  measure ? [{ isBeside, run: () => note(name, () => measure(trial)) }] : [],
);
const beside = Promise.all(alone.flatMap(({ isBeside, run }) => (isBeside ? [run()] : [])));
for (const { isBeside, run } of alone) if (!isBeside) await run();

const onProduct = chosen.flatMap(([name, it]) => (it.onProduct ? [{ name, ...it }] : []));
const patient = { jobsEverySeconds: 3600, forFunctions: { RATE_LIMIT_SCALE: '1000000' } };
if (onProduct.length > 0)
  await withProduct('trust', patient, async ({ url, localDir, build }) => {
    await build(true);
    const there: ProductTrial = { ...trial, url, localDir };
    for (const { name, isQuiet, onProduct: measure } of onProduct) {
      if (isQuiet) await beside;
      await note(name, () => measure(there));
    }
  });
await beside;
const isMet = reportTrust(parts, results, trial, { isWhole: named.length === 0, file: 'trust-results.json' });
process.exit(isMet ? 0 : 1);
