import { listFlights } from '../../db/flight/flights.ts';
import { airportCity } from '../../src/airport/identity.ts';
import { type Flight, flight } from '../../src/domain/flight/flight.ts';
import type { Direction } from '../../src/domain/flight/flight-fields.ts';
import { type Filter, readQuery, type Sort } from '../../src/domain/kernel/query.ts';
import { toParams } from '../../src/domain/kernel/to-params.ts';
import { addDays, today } from '../../src/domain/language/days.ts';
import { flightsPath, windowOf } from '../../src/features/schedule/flights.ts';
import { median } from './median.ts';
import type { Figure } from './report.ts';

const rounds = 15;

interface Question {
  kind: 'filter' | 'sort' | 'search';
  words: string;
  filters?: Filter[];
  sort?: Sort;
  term?: string;
}

/** How a list is asked for: by the API's callers as it is, by a tab of the schedule from now on. */
const parametersOf: Record<string, (question: Question) => URLSearchParams> = {
  all: ({ filters = [], sort }) => toParams({ page: 1, limit: 5, filter: filters, ...(sort && { sort }) }),
  departures: inTab('departure'),
  arrivals: inTab('arrival'),
};
function inTab(direction: Direction) {
  return ({ filters = [], sort, term }: Question) => {
    const window = windowOf(Date.now(), undefined, term !== undefined);
    return new URLSearchParams(flightsPath({ direction, page: 1, limit: 5, ...window, filters, sort }).split('?')[1]);
  };
}

/**
 * Every filter and sort that there is, by the values of a flight; and what is searched for: one flight, an airline's
 * code, a letter, a city, all there are.
 */
function questionsOf(row: Flight): Question[] {
  const day = addDays(today(), 10);
  const filters = Object.keys(flight.filter).map((by): Filter => {
    const isMoment = flight.fields[by as keyof typeof flight.fields].kind === 'instant';
    return isMoment ? { by, operator: 'BETWEEN', value: [day, day] } : { by, value: row[by as keyof Flight] };
  });
  const sorts = flight.sort.flatMap((by): Sort[] => [
    { by: [by], order: 'asc' },
    { by: [by], order: 'desc' },
  ]);
  return [
    ...filters.map((it) => ({ kind: 'filter' as const, words: `${it.by} = ${it.value}`, filters: [it] })),
    ...sorts.map((sort) => ({ kind: 'sort' as const, words: `${sort.by} ${sort.order}`, sort })),
    ...[row.number, row.number.slice(0, 2), 'L', 'Lo', airportCity].map((term) => ({
      kind: 'search' as const,
      words: term,
      term,
    })),
  ];
}

/** How many times as long it may take with more rows, or how many ms more. */
const most = {
  filter: { times: 1.3, ms: 5 },
  sort: { times: 1.3, ms: 5 },
  search: { times: 5, ms: 20 },
} satisfies Record<Question['kind'], { times: number; ms: number }>;

/**
 * How much longer lists of flights take in the `large` database than in the `small` one, both asked in turn: the worst
 * of each kind. What misses its goal is asked once more, and the better half counts.
 */
export async function measureGrowth(small: string, large: string): Promise<Figure[]> {
  const time = async (url: string, run: () => Promise<unknown>) => {
    process.env.DATABASE_URL = url;
    const since = performance.now();
    await run();
    return performance.now() - since;
  };
  const compare = async (run: () => Promise<unknown>) => {
    const [few, many]: [number[], number[]] = [[], []];
    for (let i = 0; i < rounds; i++) {
      few.push(await time(small, run));
      many.push(await time(large, run));
    }
    return { few: median(few), many: median(many), ratio: median(many) / median(few) };
  };
  process.env.DATABASE_URL = small;
  const found: { kind: Question['kind']; words: string; ratio: number }[] = [];
  for (const direction of ['departure', 'arrival'] as const) {
    const since = new Date().toISOString();
    const { data } = await listFlights({ page: 1, limit: 100, filter: [], direction, since });
    const row = data.find(({ Gates_id, status }) => Gates_id !== null && status === 'SCHEDULED');
    if (!row) throw new Error('No flight with a gate to ask by');
    for (const question of questionsOf(row)) {
      const { kind, words, term } = question;
      for (const [name, params] of Object.entries(parametersOf)) {
        const query = params(question);
        const tab = query.get('isarrdep') as Direction | null;
        const [since, upcoming] = [query.get('since'), query.get('upcoming')];
        const run = () =>
          listFlights({
            ...readQuery(flight, query),
            ...(term && { term }),
            ...(tab && { direction: tab }),
            ...(since && { since }),
            ...(upcoming && { upcoming }),
          });
        const isOver = ({ few, many, ratio }: Awaited<ReturnType<typeof compare>>) =>
          ratio > most[kind].times && many - few > most[kind].ms;
        let result = await compare(run);
        if (isOver(result))
          result = [result, await compare(run)].reduce((one, other) => (other.ratio < one.ratio ? other : one));
        if (isOver(result)) console.log(`${name}, ${words}: ${result.few.toFixed(1)} → ${result.many.toFixed(1)} ms`);
        // A few ms more are within the budget, whatever they are a multiple of
        const ratio = isOver(result) ? result.ratio : Math.min(result.ratio, most[kind].times);
        found.push({ kind, words: `${name}, ${words}`, ratio });
      }
    }
  }
  return (Object.keys(most) as Question['kind'][]).map((kind) => {
    const worst = found
      .filter((it) => it.kind === kind)
      .reduce((one, other) => (other.ratio > one.ratio ? other : one));
    return {
      what: `10 k → 1 M flights, ${kind} (${worst.words})`,
      value: worst.ratio,
      unit: '×',
      goal: { most: most[kind].times },
    };
  });
}
