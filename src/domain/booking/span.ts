import { addDays, type Day, dayCount } from '../language/days.ts';

/** Days from one to another, first and last included; as numbers, columns of a calendar. */
export interface Span<End = Day> {
  since: End;
  until: End;
}
/** Days of which an end is not known yet, or leaves them open. */
export type OpenSpan = Span<Day | null>;

/** Have they a day in common? */
export const overlap = <End>(a: Span<End>, b: Span<End>): boolean => a.since <= b.until && b.since <= a.until;
const byStart = <S extends Span>(taken: readonly S[]) => taken.toSorted((a, b) => (a.since < b.since ? -1 : 1));

/** The first of the taken spans that a stay would run into. */
export const spanInWay = <S extends Span>(taken: readonly S[], stay: Span): S | undefined =>
  byStart(taken).find((it) => overlap(it, stay));

/** The last day of a stay that begins on a day, before the next taken one or the end of what can be booked. */
export function lastDayFrom(taken: readonly Span[], since: Day, latest: Day): Day {
  const next = byStart(taken).find((it) => it.until >= since);
  return next && next.since <= latest ? addDays(next.since, -1) : latest;
}

/** The nearest stay of as many days as `stay`, from its first day on, that is free and ends by `latest`. */
export function nearestFree(taken: readonly Span[], stay: Span, latest: Day): Span | undefined {
  const days = dayCount(stay.since, stay.until);
  let free = stay;
  for (const span of byStart(taken)) {
    if (!overlap(span, free)) continue;
    const since = addDays(span.until, 1);
    free = { since, until: addDays(since, days - 1) };
  }
  return free.until <= latest ? free : undefined;
}
