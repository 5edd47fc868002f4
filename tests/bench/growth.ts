import { median } from './median.ts';
import type { Figure } from './report.ts';

const rounds = 15;
/** What is quick at once, or grows little, is asked no more often. */
const firstRounds = 3;

/** How many times as long it may take with a hundred times as many rows, or how many ms more. */
const most = {
  filter: { times: 1.3, ms: 5 },
  sort: { times: 1.3, ms: 5 },
  search: { times: 5, ms: 20 },
  // Of ten thousand rows, where the small list ends earlier
  'last page': { times: 5, ms: 20 },
  row: { times: 1.3, ms: 5 },
} satisfies Record<string, { times: number; ms: number }>;
type Kind = keyof typeof most;

export interface Question {
  kind: Kind;
  words: string;
  /** Asks the database that DATABASE_URL names. */
  run: () => Promise<unknown>;
}

interface Growth {
  few: number;
  many: number;
  ratio: number;
}

const isOver = (kind: Kind, { few, many, ratio }: Growth) => ratio > most[kind].times && many - few > most[kind].ms;

/**
 * How much longer each question takes in the `large` database than in the `small` one, both asked in turn: the worst of
 * each kind. What misses its goal is asked more often, then once again, and the better half counts.
 */
export async function compareGrowth(
  what: string,
  questions: Question[],
  { small, large, before = () => undefined }: Databases,
): Promise<Figure[]> {
  const time = async (url: string, run: () => Promise<unknown>) => {
    process.env.DATABASE_URL = url;
    const since = performance.now();
    await run();
    return performance.now() - since;
  };
  const compare = async (run: () => Promise<unknown>, times: number): Promise<Growth> => {
    const [few, many]: [number[], number[]] = [[], []];
    for (let i = 0; i < times; i++) {
      await before();
      few.push(await time(small, run));
      many.push(await time(large, run));
    }
    return { few: median(few), many: median(many), ratio: median(many) / median(few) };
  };
  const found: { kind: Kind; words: string; ratio: number }[] = [];
  for (const { kind, words, run } of questions) {
    let result = await compare(run, firstRounds);
    for (let again = 0; again < 2 && isOver(kind, result); again++) {
      const next = await compare(run, rounds);
      result = again === 0 || next.ratio < result.ratio ? next : result;
    }
    const isTooSlow = isOver(kind, result);
    if (isTooSlow) console.log(`${words}: ${result.few.toFixed(1)} → ${result.many.toFixed(1)} ms`);
    // A few ms more are within the budget, whatever they are a multiple of
    found.push({ kind, words, ratio: isTooSlow ? result.ratio : Math.min(result.ratio, most[kind].times) });
  }
  return (Object.keys(most) as Kind[]).flatMap((kind) => {
    const ofKind = found.filter((it) => it.kind === kind);
    const [worst] = ofKind.toSorted((one, other) => other.ratio - one.ratio);
    if (!worst) return [];
    const words = `${what}, the worst ${kind} of ${ofKind.length} (${worst.words})`;
    return [{ what: words, value: worst.ratio, unit: '×', goal: { most: most[kind].times } }];
  });
}

export interface Databases {
  small: string;
  large: string;
  /** Done before each asking, unmeasured. */
  before?: () => unknown;
}
