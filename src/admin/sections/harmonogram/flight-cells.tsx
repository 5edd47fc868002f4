import type { Flight } from '../../../domain/flight/flight.ts';
import { dayHere } from '../../../domain/flight/flight-times.ts';
import { cityAndCode } from '../../../domain/flight/flight-words.ts';
import { dayCount, dayOf } from '../../../domain/language/days.ts';
import { FlightTime } from '../../../features/schedule/FlightTime.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useTip } from '../../parts/useTip.tsx';
import css from './FlightList.module.css';
import { timeIn } from './RowHeads.tsx';

/** Its time has passed, and its status says nothing of it. */
export const Overdue = ({ minutes }: { minutes: number | undefined }) =>
  minutes !== undefined && (
    <small className={css.overdue}>
      <Icon name="late" /> {timeIn(minutes)} po czasie
    </small>
  );

/** By its number; which model it is a pointer finds out, and readers hear. */
export function Airplane({ serial, model }: { serial: unknown; model: string | null | undefined }) {
  const { target, tip } = useTip<HTMLSpanElement>(model ?? undefined);
  return (
    <span {...target}>
      <span className="mono">{String(serial)}</span>
      {model && <span className="hidden"> {model}</span>}
      {tip}
    </span>
  );
}

export const Airport = ({ text }: { text: string }) => {
  const { city, code } = cityAndCode(text);
  return (
    <>
      {city} {code && `(${code})`}
    </>
  );
};

/** The hour at the other end, with the days that it is later than here. */
export const OtherTime = ({ flight, at }: { flight: Flight; at: string }) => {
  const later = dayCount(dayHere(flight), dayOf(at)) - 1;
  return (
    <>
      <FlightTime planned={at} estimated={null} />
      {later !== 0 && (
        <small>
          {' '}
          {later > 0 ? '+' : '−'}
          {Math.abs(later)}
          <span className="hidden"> {Math.abs(later) === 1 ? 'dzień' : 'dni'}</span>
        </small>
      )}
    </>
  );
};
