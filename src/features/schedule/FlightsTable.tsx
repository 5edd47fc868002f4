import { createContext, useContext } from 'react';
import type { Flight } from '../../domain/flight/flight.ts';
import { type Direction, flightFields, refLabels } from '../../domain/flight/flight-fields.ts';
import { isOff } from '../../domain/flight/flight-status.ts';
import { dayHere, expectedHere, expectedTimes, newTime, pageOf, timeHere } from '../../domain/flight/flight-times.ts';
import { cityAndCode, flightNumber } from '../../domain/flight/flight-words.ts';
import { clockShort, localTime } from '../../domain/flight/zones.ts';
import type { Sort } from '../../domain/kernel/query.ts';
import { type Day, dayOf, formatDay, formatTime, today } from '../../domain/language/days.ts';
import { labelOf } from '../../fields/list/filters.ts';
import { type Column, Table } from '../../ui/Table.tsx';
import { otherOf } from './counts.ts';
import { DayHead } from './DayHead.tsx';
import css from './FlightsTable.module.css';
import cards from './FlightsTableCards.module.css';
import { agingOf, asOf, FlightTime } from './FlightTime.tsx';
import { isFresh } from './flights.ts';
import { Status } from './Status.tsx';
import { timetable } from './schedule-question.ts';

/** The near name that is shown in the place of what was searched. */
const Near = createContext<string | undefined>(undefined);
const Name = ({ text }: { text: string }) => (useContext(Near) === text ? <mark>{text}</mark> : text);

const Airport = ({ text, big }: { text: string; big?: boolean }) => {
  const { city, code } = cityAndCode(text);
  return (
    <>
      {big ? (
        <strong>
          <Name text={city} />
        </strong>
      ) : (
        city
      )}{' '}
      {code && <span className={css.code}>({code})</span>}
    </>
  );
};
const OnDay = ({ day }: { day: Day }) => (
  <small>
    <time dateTime={day}>{formatDay(day)}</time>
  </small>
);
/** A time by the clock of its airport, which is named where it is not ours. */
function OtherEnd({ airport, at }: { airport: string; at: string }) {
  const local = localTime(airport, at);
  const clock = clockShort(airport);
  return (
    <>
      <time className="mono" dateTime={at}>
        {local.slice(11, 16)}
      </time>{' '}
      {clock && <small>{clock}</small>} <OnDay day={local.slice(0, 10) as Day} />
    </>
  );
}
/** The whole row leads to the flight's page. */
const NumberLink = ({ flight }: { flight: Flight }) => (
  <a className={`mono ${css.link}`} href={pageOf(flight)}>
    {flightNumber(flight.number)}
  </a>
);

/** The time here with a new one before it, and the airport at the other end: what a visitor looks for comes first. */
function columns(direction: Direction, readAt: number): Column<Flight>[] {
  const [there, here] =
    direction === 'departure' ? (['destination', 'origin'] as const) : (['origin', 'destination'] as const);
  const other = otherOf(direction);
  return [
    {
      name: 'when',
      label: flightFields[direction].label,
      cell: (flight) => (
        <>
          <FlightTime planned={flight[direction]} estimated={newTime(flight)} />{' '}
          <OnDay day={dayOf(expectedHere(flight))} />
        </>
      ),
    },
    { name: 'there', label: flightFields[there].label, cell: (it) => <Airport text={it[there]} big /> },
    { name: 'id', label: flightFields.id.label, cell: (it) => <NumberLink flight={it} /> },
    { name: 'airline', label: flightFields.airline_name.label, cell: (it) => <Name text={it.airline_name} /> },
    { name: 'here', label: flightFields[here].label, cell: (it) => <Airport text={it[here]} /> },
    {
      name: 'other',
      label: flightFields[other].label,
      cell: (it) => <OtherEnd airport={it[there]} at={expectedTimes(it)[other]} />,
    },
    { name: 'gate', label: refLabels.Gates_id, cell: (it) => it.gate_name ?? '–' },
    {
      name: 'plane',
      label: refLabels.airplane_serial_no,
      cell: (it) => <span className="mono">{it.airplane_serial_no}</span>,
    },
    {
      name: 'status',
      label: flightFields.status.label,
      cell: (flight) => {
        const at = newTime(flight);
        return (
          <>
            <Status {...flight} asOf={asOf(readAt)} />
            {at && (
              <small>
                nowa godzina <time dateTime={at}>{formatTime(at)}</time>
              </small>
            )}
          </>
        );
      },
    },
  ];
}
interface FlightsTableProps {
  caption: string;
  direction: Direction;
  flights: readonly Flight[];
  /** Absent: by time. */
  sort: Sort | undefined;
  /** The flights that have just become different. */
  changes: readonly Flight[];
  busy: boolean;
  /** What of a row is marked: the near name. */
  near?: string | undefined;
  readAt: number;
  now: number;
}

/** The extended table from 64rem; cards below. */
export function FlightsTable({
  caption,
  direction,
  flights,
  sort,
  changes,
  busy,
  near,
  readAt,
  now,
}: FlightsTableProps) {
  const { by, order }: Sort = sort ?? { by: [direction], order: 'asc' };
  const shown = columns(direction, readAt);
  const columnOf = (field: string) => shown.find(({ label }) => label === labelOf(timetable, field))?.name ?? field;
  // Only in the order of time are those of a day beside each other. Old rows keep the heads that they came with
  const first = today(isFresh(readAt, now) ? now : readAt);
  const headOf = (flight: Flight, before: Flight | undefined) => {
    // A search has what has gone today after all that is still to come
    if (!sort && before && timeHere(flight) < timeHere(before)) return 'Wcześniej';
    const day = dayHere(flight);
    return by[0] === direction && day !== (before ? dayHere(before) : first) && <DayHead day={day} now={now} />;
  };
  return (
    <div className={`${css.flights} ${cards.cards}`}>
      <Near value={near}>
        <Table
          caption={caption}
          columns={shown}
          rows={flights}
          keyOf={(it) => it.id}
          sort={{ by: by.map(columnOf), order }}
          dataOf={(flight) => ({
            'data-state':
              [isOff(flight) && 'off', changes.includes(flight) && 'changed'].filter(Boolean).join(' ') || undefined,
            ...agingOf(flight, readAt, now),
          })}
          headOf={headOf}
          busy={busy}
        />
      </Near>
    </div>
  );
}
