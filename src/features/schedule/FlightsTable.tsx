import {
  cityAndCode,
  type Direction,
  dayHere,
  expectedHere,
  expectedTimes,
  type Flight,
  flight,
  flightNumber,
  isOff,
  newTime,
} from '../../domain/flight.ts';
import type { Sort } from '../../domain/kernel/query.ts';
import { dayOf, formatDay, formatTime } from '../../domain/language/days.ts';
import * as pages from '../../domain/paths.ts';
import { type Column, Table } from '../../ui/Table.tsx';
import css from './FlightsTable.module.css';
import { FlightTime } from './FlightTime.tsx';
import { Status } from './Status.tsx';

const { fields } = flight;

const Airport = ({ text, big }: { text: string; big?: boolean }) => {
  const { city, code } = cityAndCode(text);
  return (
    <>
      {big ? <strong>{city}</strong> : city} {code && <span className={css.code}>({code})</span>}
    </>
  );
};
const Day = ({ at }: { at: string }) => (
  <small>
    <time dateTime={dayOf(at)}>{formatDay(dayOf(at))}</time>
  </small>
);
/** The whole row leads to the flight's page. */
const NumberLink = ({ flight: it }: { flight: Flight }) => (
  <a className={`mono ${css.link}`} href={pages.flight(it.number, dayHere(it))}>
    {flightNumber(it.number)}
  </a>
);

/** The table's column of a flight's field. */
function columnOf(field: string, direction: Direction): string {
  const [there, here] = direction === 'departure' ? ['destination', 'origin'] : ['origin', 'destination'];
  const other = direction === 'departure' ? 'arrival' : 'departure';
  const names: Record<string, string> = {
    [direction]: 'when',
    [there]: 'there',
    [here]: 'here',
    [other]: 'other',
    airline_name: 'airline',
    airplane_serial_no: 'plane',
  };
  return names[field] ?? field;
}

/** The time here with a new one before it, and the place at the other end: what a visitor looks for comes first. */
function columns(direction: Direction): Column<Flight>[] {
  const [there, here] =
    direction === 'departure' ? (['destination', 'origin'] as const) : (['origin', 'destination'] as const);
  const other = direction === 'departure' ? 'arrival' : 'departure';
  return [
    {
      name: 'when',
      label: fields[direction].label,
      cell: (it) => (
        <>
          <FlightTime planned={it[direction]} estimated={newTime(it)} /> <Day at={expectedHere(it)} />
        </>
      ),
    },
    { name: 'there', label: fields[there].label, cell: (it) => <Airport text={it[there]} big /> },
    { name: 'id', label: fields.id.label, cell: (it) => <NumberLink flight={it} /> },
    { name: 'airline', label: fields.airline_name.label, cell: (it) => it.airline_name },
    { name: 'here', label: fields[here].label, cell: (it) => <Airport text={it[here]} /> },
    {
      name: 'other',
      label: fields[other].label,
      cell: (it) => (
        <>
          <time className="mono" dateTime={expectedTimes(it)[other]}>
            {formatTime(expectedTimes(it)[other])}
          </time>{' '}
          <Day at={expectedTimes(it)[other]} />
        </>
      ),
    },
    { name: 'gate', label: fields.Gates_id.label, cell: (it) => it.gate_name ?? '–' },
    {
      name: 'plane',
      label: fields.airplane_serial_no.label,
      cell: (it) => <span className="mono">{it.airplane_serial_no}</span>,
    },
    {
      name: 'status',
      label: fields.status.label,
      cell: (it) => (
        <>
          <Status status={it.status} />
          {newTime(it) && (
            <small>
              nowa godzina <time dateTime={expectedHere(it)}>{formatTime(expectedHere(it))}</time>
            </small>
          )}
        </>
      ),
    },
  ];
}
const byDirection: Record<Direction, Column<Flight>[]> = {
  departure: columns('departure'),
  arrival: columns('arrival'),
};
interface FlightsTableProps {
  caption: string;
  direction: Direction;
  flights: readonly Flight[];
  /** Absent: by time. */
  sort: Sort | undefined;
  /** Those that have just become different. */
  changes: readonly Flight[];
  busy: boolean;
}

/** The extended table from 64rem; cards below. */
export function FlightsTable({ caption, direction, flights, sort, changes, busy }: FlightsTableProps) {
  const { by, order }: Sort = sort ?? { by: [direction], order: 'asc' };
  return (
    <div className={css.flights}>
      <Table
        caption={caption}
        columns={byDirection[direction]}
        rows={flights}
        keyOf={(it) => it.id}
        sort={{ by: by.map((it) => columnOf(it, direction)), order }}
        stateOf={(it) => [isOff(it) && 'off', changes.includes(it) && 'changed'].filter(Boolean).join(' ') || undefined}
        busy={busy}
      />
    </div>
  );
}
