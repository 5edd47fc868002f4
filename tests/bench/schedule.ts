import { listFlights } from '../../db/flight/flights.ts';
import { airportCity } from '../../src/airport/identity.ts';
import { type Flight, flight } from '../../src/domain/flight/flight.ts';
import type { Direction } from '../../src/domain/flight/flight-fields.ts';
import { type Filter, readQuery, type Sort } from '../../src/domain/kernel/query.ts';
import { toParams } from '../../src/domain/kernel/to-params.ts';
import { addDays, today } from '../../src/domain/language/days.ts';
import { flightsPath, windowOf } from '../../src/features/schedule/flights.ts';
import { compareGrowth, type Databases, type Question } from './growth.ts';
import type { Figure } from './report.ts';

interface Asked {
  kind: Question['kind'];
  words: string;
  filters?: Filter[];
  sort?: Sort;
  term?: string;
}

/** How a list is asked for: by the API's callers as it is, by a tab of the schedule from now on. */
const parametersOf: Record<string, (asked: Asked) => URLSearchParams> = {
  all: ({ filters = [], sort }) => toParams({ page: 1, limit: 5, filter: filters, ...(sort && { sort }) }),
  departures: inTab('departure'),
  arrivals: inTab('arrival'),
};
function inTab(direction: Direction) {
  return ({ filters = [], sort, term }: Asked) => {
    const window = windowOf(Date.now(), undefined, term !== undefined);
    return new URLSearchParams(flightsPath({ direction, page: 1, limit: 5, ...window, filters, sort }).split('?')[1]);
  };
}

/**
 * Every filter and sort that there is, by the values of a flight; and what is searched for: one flight, an airline's
 * code, a letter, a city, all there are.
 */
function askedOf(row: Flight): Asked[] {
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

function questionOf(asked: Asked, tab: string, params: URLSearchParams): Question {
  const { kind, words, term } = asked;
  const direction = params.get('isarrdep') as Direction | null;
  const [since, upcoming] = [params.get('since'), params.get('upcoming')];
  const run = () =>
    listFlights({
      ...readQuery(flight, params),
      ...(term && { term }),
      ...(direction && { direction }),
      ...(since && { since }),
      ...(upcoming && { upcoming }),
    });
  return { kind, words: `${tab}, ${words}`, run };
}

/** The schedule's lists of flights in the `large` database against those in the `small` one. */
export async function measureSchedule({ small, large }: Databases): Promise<Figure[]> {
  process.env.DATABASE_URL = small;
  const questions: Question[] = [];
  for (const direction of ['departure', 'arrival'] as const) {
    const since = new Date().toISOString();
    const { data } = await listFlights({ page: 1, limit: 100, filter: [], direction, since });
    const row = data.find(({ Gates_id, status }) => Gates_id !== null && status === 'SCHEDULED');
    if (!row) throw new Error('No flight with a gate to ask by');
    for (const asked of askedOf(row))
      for (const [tab, params] of Object.entries(parametersOf)) questions.push(questionOf(asked, tab, params(asked)));
  }
  return compareGrowth('10 k → 1 M flights', questions, { small, large });
}
