import { formatTime } from '../language/days.ts';
import { cityAndCode, numberInOneLine } from './flight-words.ts';
import { barLooks, type ChartBar, lastOf, lateFrom } from './gate-chart.ts';
import type { PlanMatter } from './plan.ts';
import type { PlanFlight, PlanStay } from './plan-day.ts';
import { matterWords } from './plan-words.ts';

/** What is written on a bar, in this order. */
export function barLabel({ stay }: ChartBar) {
  const last = lastOf(stay);
  const { code, city } = cityAndCode(elsewhere(last));
  return {
    number: numberInOneLine(last.number),
    since: formatTime(stay.since),
    until: formatTime(stay.until),
    place: code || city,
  };
}
const elsewhere = (flight: PlanFlight): string => (flight.is_departure ? flight.destination : flight.origin);
const wayWords = (flight: PlanFlight): string => (flight.is_departure ? 'odlot' : 'przylot');
/**
 * What a bar is called, with what is written on it as it is, so that who sees it can say it:
 * 'Bramka A3, LO 3821 10:20–11:05 WAW, odlot Warszawa, spóźniony 25 min'.
 */
export function barWords(bar: ChartBar, gate: string | undefined): string {
  const { stay, late, look, matters } = bar;
  const { number, since, until, place } = barLabel(bar);
  const last = lastOf(stay);
  return [
    gate ? `Bramka ${gate}` : 'Bez bramki',
    `${number} ${since}–${until} ${place}`,
    ...stay.flights.map((it) => {
      const { city } = cityAndCode(elsewhere(it));
      return [wayWords(it), ...(it === last ? [] : [numberInOneLine(it.number)]), city].join(' ');
    }),
    ...(late >= lateFrom ? [`spóźniony ${late}\u00a0min`] : []),
    ...(look === 'late' ? [] : [barLooks[look]]),
    ...matters.filter(({ kind }) => kind !== 'unassigned').map((it) => matterWords(saidOf(it, stay))),
  ].join(', ');
}
/** A matter of two stays, as it is said of this one. */
const saidOf = (matter: PlanMatter, stay: PlanStay): PlanMatter =>
  'other' in matter && matter.other === stay ? { ...matter, stay, other: matter.stay } : matter;

/** What is told of a gate for a flight that is carried over it. */
export const verdictWords = (met: readonly PlanMatter[]): string => met.map(matterWords).join(', ');
