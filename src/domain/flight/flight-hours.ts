import type { Flight } from './flight.ts';
import { isOff } from './flight-status.ts';
import { expectedTimes, newTime } from './flight-times.ts';
import { type Milestone, standingSteps } from './milestone.ts';
import { type MilestoneKind, milestoneFacts } from './milestone-kinds.ts';

const minute = 60_000;
const minutesOf = (kind: MilestoneKind) => milestoneFacts(kind).minutes;
/** Between leaving the stand and the ground, and between landing and the stand, in minutes. */
const taxiOut = minutesOf('airborne') - minutesOf('off_block');
const taxiIn = minutesOf('in_block') - minutesOf('landed');

/** Where a time comes from: nobody's word but the timetable's, a person, or what follows from another time. */
export type Source =
  | { by: 'plan' }
  | { by: 'step'; step: Milestone }
  | { by: 'person'; field: 'estimated' | 'estimated_there' | 'actual_departure' | 'actual_arrival' }
  | { by: 'forecast'; words: string };

/** One event at an end of a flight: when it was planned, is expected and was; the last that is known has a source. */
export interface Hour {
  /** 'Oslo (OSL)' */
  airport: string;
  words: string;
  planned: string | undefined;
  expected: string | undefined;
  /** What is expected is no more than computed. */
  isForecast: boolean;
  actual: string | undefined;
  source: Source;
}

type Known = Pick<Hour, 'expected' | 'isForecast' | 'actual' | 'source'>;
const known = (of: Partial<Known> & Pick<Known, 'source'>): Known => ({
  ...{ expected: undefined, isForecast: false, actual: undefined },
  ...of,
});
const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * minute).toISOString();

/** When a flight leaves its stand and the ground, lands and comes to its stand: the times of both ends. */
export function hoursOf(flight: Flight, entries: readonly Milestone[]): Hour[] {
  const standing = standingSteps(entries);
  const { is_departure } = flight;
  const expected = expectedTimes(flight);
  const toldHere = newTime(flight) ?? undefined;
  const toldThere = isOff(flight) ? undefined : (flight.estimated_there ?? undefined);

  const actual = (field: 'actual_departure' | 'actual_arrival', kind: MilestoneKind): Known | undefined => {
    const at = flight[field];
    const step = standing.find((it) => it.kind === kind && it.at === at);
    return at ? known({ actual: at, source: step ? { by: 'step', step } : { by: 'person', field } }) : undefined;
  };
  const atStand = (field: 'departure' | 'arrival', kind: MilestoneKind): Known => {
    const isHere = is_departure === (field === 'departure');
    const told = isHere ? toldHere : toldThere;
    const computed = expected[field] === flight[field] ? undefined : expected[field];
    const before: Known = told
      ? known({ expected: told, source: { by: 'person', field: isHere ? 'estimated' : 'estimated_there' } })
      : computed
        ? known({ expected: computed, isForecast: true, source: { by: 'forecast', words: 'z nowej godziny odlotu' } })
        : known({ source: { by: 'plan' } });
    const was = actual(`actual_${field}`, kind);
    return was ? { ...was, expected: before.expected, isForecast: before.isForecast } : before;
  };
  const inAir = (kind: MilestoneKind, stand: Known, planned: string, taxi: number): Known => {
    const step = standing.find((it) => it.kind === kind);
    if (step) return known({ actual: step.at, source: { by: 'step', step } });
    if (isOff(flight)) return known({ source: { by: 'plan' } });
    const words = `kołowanie ${Math.abs(taxi)} min`;
    const base = stand.actual ?? stand.expected ?? planned;
    return known({ expected: later(base, taxi), isForecast: true, source: { by: 'forecast', words } });
  };

  const left = atStand('departure', 'off_block');
  const came = atStand('arrival', 'in_block');
  const { origin, destination, departure, arrival } = flight;
  return [
    { airport: origin, words: 'Odblokowanie', planned: departure, ...left },
    { airport: origin, words: 'Start', planned: undefined, ...inAir('airborne', left, departure, taxiOut) },
    { airport: destination, words: 'Lądowanie', planned: undefined, ...inAir('landed', came, arrival, -taxiIn) },
    { airport: destination, words: 'Na stanowisku', planned: arrival, ...came },
  ];
}
