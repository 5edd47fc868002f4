import { flightStatus } from '../../../domain/flight/flight-status.ts';
import { newTime, timeHere } from '../../../domain/flight/flight-times.ts';
import { cityAndCode, flightNumber } from '../../../domain/flight/flight-words.ts';
import type { PlanDay, PlanFlight, PlanStay } from '../../../domain/flight/plan-day.ts';
import type { Section } from '../../../domain/kernel/section.ts';
import { formatTime } from '../../../domain/language/days.ts';
import { partPath } from '../../../domain/office/back-office.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import css from './Agenda.module.css';
import { barElementId } from './bar-id.ts';

interface AgendaProps {
  stays: readonly PlanStay[];
  plan: PlanDay;
  now: number;
  section: Section;
  /** Absent: whoever looks may not move anything. */
  onMove: ((flight: PlanFlight) => void) | undefined;
  /** There is no network: what one may do stays in its place and waits. */
  isAway: boolean;
}

/** Who stands where from when until when, in the order of the day; what has gone is folded away. */
export function Agenda({ stays, plan, now, section, onMove, isAway }: AgendaProps) {
  const gates = new Map(plan.gates.map(({ id, name }) => [id, name]));
  const row = (stay: PlanStay) => {
    const last = stay.flights.at(-1) ?? stay.flights[0];
    const gate = stay.gate === null ? '–' : (gates.get(stay.gate) ?? '–');
    return (
      <li key={last.id} id={barElementId(last.id)} tabIndex={-1}>
        <span className={`mono ${css.time}`}>
          {formatTime(stay.since)}–{formatTime(stay.until)}
        </span>
        {onMove && stay.until > now && (
          <Button
            size="s"
            disabled={isAway}
            aria-label={`Bramka ${gate}, zmień: ${flightNumber(last.number)}`}
            onClick={() => onMove(last)}
          >
            {gate}
          </Button>
        )}
        <b className={css.gate}>{gate}</b>
        <ul>
          {stay.flights.map((it) => (
            <li key={it.id}>
              <a href={partPath(section, 'flight', it.id)} className="mono">
                {flightNumber(it.number)}
              </a>{' '}
              <Icon name={it.is_departure ? 'takeoff' : 'landing'} />
              <span>
                <span className="hidden">{it.is_departure ? 'odlot, ' : 'przylot, '}</span>
                {cityAndCode(it.is_departure ? it.destination : it.origin).city}
              </span>{' '}
              <span className="mono">{formatTime(newTime(it) ?? timeHere(it))}</span>{' '}
              {newTime(it) && <s className="mono">{formatTime(timeHere(it))}</s>}{' '}
              <Badge {...flightStatus[it.status]}>{flightStatus[it.status].label}</Badge>
            </li>
          ))}
        </ul>
      </li>
    );
  };
  const gone = stays.filter(({ until }) => until <= now);
  const ahead = stays.filter(({ until }) => until > now);
  return (
    <section className={css.agenda} aria-label="Loty dnia">
      {gone.length > 0 && (
        <details>
          <summary>Zwolniły już bramkę: {gone.length}</summary>
          <ol>{gone.map(row)}</ol>
        </details>
      )}
      <ol>{ahead.map(row)}</ol>
      {ahead.length === 0 && <p>Tego dnia nic już nie stoi na bramkach.</p>}
    </section>
  );
}
