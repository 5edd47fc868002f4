import type { Direction } from '../../../domain/flight/flight-fields.ts';
import { isOff } from '../../../domain/flight/flight-status.ts';
import { expectedTimes } from '../../../domain/flight/flight-times.ts';
import { cityAndCode } from '../../../domain/flight/flight-words.ts';
import { dayOf, formatTime, formatWeekday } from '../../../domain/language/days.ts';
import { flightOf } from '../../../domain/travel/boarding.ts';
import type { Ticket } from '../../../domain/travel/ticket.ts';
import { Icon } from '../../../ui/Icon.tsx';
import css from './PassLeg.module.css';

/** From where to where, and when. */
export const PassLeg = ({ ticket }: { ticket: Ticket }) => (
  <div className={css.leg}>
    <End ticket={ticket} of="departure" />
    <span className={css.path} aria-hidden="true">
      <Icon name="plane" />
    </span>
    <End ticket={ticket} of="arrival" />
  </div>
);

/** One end of the flight: its time, what was planned where that differs, the airport and the day. */
function End({ ticket, of }: { ticket: Ticket; of: Direction }) {
  const planned = ticket[of];
  const real = expectedTimes(flightOf(ticket))[of];
  const off = isOff(flightOf(ticket));
  const { city, code } = cityAndCode(of === 'departure' ? ticket.origin : ticket.destination);
  const isSameDay = of === 'arrival' && dayOf(real) === dayOf(expectedTimes(flightOf(ticket)).departure);
  return (
    <div className={css.end} data-end={of}>
      <p className={css.time}>
        {real !== planned && (
          <del>
            <span className="hidden">planowo </span>
            {formatTime(planned)}
          </del>
        )}
        {off ? <s>{formatTime(planned)}</s> : <b>{formatTime(real)}</b>}
      </p>
      <p className={css.code}>{code}</p>
      <p>{city}</p>
      <p>{isSameDay ? 'tego samego dnia' : formatWeekday(dayOf(real))}</p>
    </div>
  );
}
