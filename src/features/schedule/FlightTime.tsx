import type { Flight } from '../../domain/flight/flight.ts';
import { dayOf, formatDay, formatTime } from '../../domain/language/days.ts';
import css from './FlightTime.module.css';
import { isFresh, isOver, oldMs } from './flights.ts';

const Time = ({ at, isNew }: { at: string; isNew?: boolean }) => (
  <time className="mono" dateTime={at} data-new={isNew || undefined}>
    {formatTime(at)}
  </time>
);

/** A flight's time; a new one comes first, the old one struck after it. */
export const FlightTime = ({ planned, estimated }: { planned: string; estimated: string | null }) =>
  estimated === null || estimated === planned ? (
    <Time at={planned} />
  ) : (
    <>
      <span className="hidden">nowa godzina </span>
      <Time at={estimated} isNew />{' '}
      <s className={css.old}>
        <span className="hidden">zamiast </span>
        <Time at={planned} />
      </s>
    </>
  );

/** What a row of flights says for its look: that it has left, or from when on its status is old. */
export function agingOf(flight: Flight, readAt: number, now: number) {
  if (isOver(flight)) return { 'data-gone': 'over' };
  return { 'data-gone-from': readAt + oldMs, 'data-gone': isFresh(readAt, now) ? undefined : '' };
}

/** Of when an old status is, as it goes on: 'Start o 14:02'. Its day stands above, in the notice. */
export const asOf = (readAt: number): string => ` o\u00a0${formatTime(readAt)}`;

/** How old what is shown is: freshly read times say when, older ones warn. */
export const ReadAt = ({ at, fresh }: { at: number; fresh: boolean }) => (
  <>
    {fresh ? 'Zaktualizowano o ' : `Stan z ${formatDay(dayOf(at))}, `}
    <time className="mono" dateTime={new Date(at).toISOString()}>
      {formatTime(at)}
    </time>
  </>
);
