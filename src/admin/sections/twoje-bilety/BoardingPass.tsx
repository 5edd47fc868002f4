import { flightStatus, isOff, phaseOf } from '../../../domain/flight/flight-status.ts';
import { newTime } from '../../../domain/flight/flight-times.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { toldOf } from '../../../domain/flight/public-words.ts';
import { formatTime } from '../../../domain/language/days.ts';
import { flightOf, gateOf } from '../../../domain/travel/boarding.ts';
import type { Ticket } from '../../../domain/travel/ticket.ts';
import { cancelUntil } from '../../../domain/travel/ticket-deadlines.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import css from './BoardingPass.module.css';
import { PassLeg } from './PassLeg.tsx';
import { PassStub } from './PassStub.tsx';
import { refundOf } from './refund.ts';
import { ticketCalendar } from './ticket-calendar.ts';

interface BoardingPassProps {
  ticket: Ticket;
  /** What its QR code says; undefined while it is on its way. */
  code: string | undefined;
  /** Reads it again, where that failed. */
  readCode: (() => void) | undefined;
  now: number;
  /** It alone is on paper. */
  printed: boolean;
  onPrint: () => void;
  onCancel: () => void;
}

/** A ticket to fly with, in the order in which one asks: when, where to, which gate, which seat, the code. */
export function BoardingPass({ ticket, code, readCode, now, printed, onPrint, onCancel }: BoardingPassProps) {
  const flight = flightOf(ticket);
  const off = isOff(flight);
  const number = flightNumber(ticket.flight_number);
  const gate = gateOf(ticket);
  const isMoved = ticket.flight_gate !== null && ticket.gate_name !== null && ticket.flight_gate !== ticket.gate_name;
  const calendar = ticketCalendar(ticket, location.host, now);
  return (
    <article
      className={css.pass}
      data-row={ticket.id}
      tabIndex={-1}
      aria-label={`Bilet ${number}, ${ticket.airline_name}`}
      data-off={off || undefined}
      data-printed={printed || undefined}
    >
      <div className={css.main}>
        <header className={`sign ${css.head}`}>
          <h3>{number}</h3>
          <span>{ticket.airline_name}</span>
          <span role="status">
            <FlightBadge ticket={ticket} now={now} />
          </span>
        </header>
        {off && (
          <p className={css.change} data-tone="bad">
            <Icon name="cancel" />
            <span>
              <b>Ten lot się nie odbędzie.</b> O zwrot albo inny lot zapytaj linię {ticket.airline_name}.
            </span>
          </p>
        )}
        {!off && isMoved && (
          <p className={css.change}>
            <Icon name="info" />
            <span>
              <b>Nowa bramka {ticket.flight_gate}</b> zamiast {ticket.gate_name}.
            </span>
          </p>
        )}
        <PassLeg ticket={ticket} />
        <dl className={css.cells}>
          <div>
            <dt>Pasażer</dt>
            <dd>
              {ticket.first_name} {ticket.last_name}
            </dd>
          </div>
          <div data-hot={(!off && isMoved) || undefined}>
            <dt>Bramka</dt>
            <dd className={gate && !off ? 'mono' : undefined}>{off ? '–' : (gate ?? 'wkrótce')}</dd>
          </div>
          <div>
            <dt>Miejsce</dt>
            <dd className="mono">{ticket.seat_number}</dd>
          </div>
          <div>
            <dt>Klasa</dt>
            <dd>{ticket.class}</dd>
          </div>
        </dl>
      </div>
      <PassStub {...{ ticket, code, readCode, now, off }} />
      <footer className={css.foot}>
        <ButtonLink
          size="s"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
          download={`lot-${ticket.flight_number}.ics`}
          aria-label={`Kalendarz: ${number}`}
        >
          <Icon name="calendar" />
          Kalendarz
        </ButtonLink>
        {!off && (
          <Button size="s" onClick={onPrint} aria-label={`Drukuj: ${number}`}>
            <Icon name="print" />
            Drukuj
          </Button>
        )}
        <span className={css.refund}>{refundOf(ticket, now)}</span>
        <Button
          size="s"
          kind="bad"
          onClick={onCancel}
          aria-label={`Anuluj bilet: ${number}`}
          why={now < cancelUntil(ticket) ? undefined : 'Minęła godzina odlotu'}
        >
          <Icon name="x" />
          Anuluj bilet
        </Button>
      </footer>
    </article>
  );
}

/** How the flight of a ticket stands, in the words of the schedule. */
export function FlightBadge({ ticket, now }: { ticket: Ticket; now: number }) {
  const flight = flightOf(ticket);
  const time = newTime(flight);
  const told = toldOf(flight, now);
  const { label, tone, icon } = told ?? flightStatus[flight.status];
  const words = isOff(flight)
    ? 'Lot anulowany'
    : !told && time && phaseOf(flight) === 'late'
      ? `Opóźniony do ${formatTime(time)}`
      : label;
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}
