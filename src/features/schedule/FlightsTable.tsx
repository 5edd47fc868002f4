import { dayOf, formatDay, formatTime } from '../../domain/days.ts';
import { type Direction, type Flight, flight, placeOf } from '../../domain/flight.ts';
import { type Column, Table } from '../../ui/Table.tsx';
import css from './FlightsTable.module.css';
import { FlightTime } from './FlightTime.tsx';
import { expected } from './flights.ts';
import { Status } from './Status.tsx';

const { fields } = flight;

const Place = ({ text, big }: { text: string; big?: boolean }) => {
  const { city, code } = placeOf(text);
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
const isOff = (it: Flight) => it.status === 'CANCELED';
/** A new time that still counts: a cancelled flight has none. */
const isMoved = (it: Flight) => !isOff(it) && it.estimated !== null && it.estimated !== undefined;

/** The time here with a new one before it, and the place at the other end: what a visitor looks for comes first. */
function columns(direction: Direction): Column<Flight>[] {
  const [there, here] = direction === 'departure' ? (['destination', 'origin'] as const) : (['origin', 'destination'] as const);
  const other = direction === 'departure' ? 'arrival' : 'departure';
  return [
    {
      name: 'when',
      label: fields[direction].label,
      cell: (it) => (
        <>
          <FlightTime planned={it[direction]} estimated={isMoved(it) ? it.estimated : null} /> <Day at={isMoved(it) ? expected(it) : it[direction]} />
        </>
      ),
    },
    { name: 'there', label: fields[there].label, cell: (it) => <Place text={it[there]} big /> },
    { name: 'id', label: fields.id.label, cell: (it) => <span className="mono">{it.id}</span> },
    { name: 'airline', label: fields.airline_name.label, cell: (it) => it.airline_name },
    { name: 'here', label: fields[here].label, cell: (it) => <Place text={it[here]} /> },
    {
      name: 'other',
      label: fields[other].label,
      cell: (it) => (
        <>
          <time className="mono" dateTime={it[other]}>
            {formatTime(it[other])}
          </time>{' '}
          <Day at={it[other]} />
        </>
      ),
    },
    { name: 'plane', label: fields.airplane_serial_no.label, cell: (it) => <span className="mono">{it.airplane_serial_no}</span> },
    {
      name: 'status',
      label: fields.status.label,
      cell: (it) => (
        <>
          <Status status={it.status} />
          {isMoved(it) && (
            <small>
              nowa godzina <time dateTime={expected(it)}>{formatTime(expected(it))}</time>
            </small>
          )}
        </>
      ),
    },
  ];
}
const byDirection: Record<Direction, Column<Flight>[]> = { departure: columns('departure'), arrival: columns('arrival') };
const byTime = { by: ['when'], order: 'asc' } as const;

interface FlightsTableProps {
  caption: string;
  direction: Direction;
  flights: readonly Flight[];
  busy: boolean;
}

/** The extended table from 64rem; cards below. */
export const FlightsTable = ({ caption, direction, flights, busy }: FlightsTableProps) => (
  <div className={css.flights}>
    <Table
      caption={caption}
      columns={byDirection[direction]}
      rows={flights}
      keyOf={(it) => it.id}
      sort={byTime}
      stateOf={(it) => (isOff(it) ? 'off' : undefined)}
      busy={busy}
    />
  </div>
);
