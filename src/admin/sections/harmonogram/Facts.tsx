import { type Flight, flight as flights } from '../../../domain/flight/flight.ts';
import { isUnknown, newTime } from '../../../domain/flight/flight-times.ts';
import { formatInstant } from '../../../domain/language/days.ts';
import { useRecordHref } from '../../../fields/records.ts';
import css from './FlightDetails.module.css';
import { GateButton } from './GateButton.tsx';

const { fields } = flights;

/** What the timetable says of a flight, with its aircraft and its gate. */
export function Facts({ flight }: { flight: Flight }) {
  const hrefOf = useRecordHref();
  const airplane = hrefOf('airplanes', flight.airplane_serial_no);
  const model = flight.airplane_model && <small> {flight.airplane_model}</small>;
  const time = newTime(flight);
  return (
    <dl className={css.facts}>
      <Fact name="Kierunek">{flight.is_departure ? 'Odlot' : 'Przylot'}</Fact>
      <Fact name={fields.departure.label}>{formatInstant(flight.departure)}</Fact>
      <Fact name={fields.arrival.label}>{formatInstant(flight.arrival)}</Fact>
      {(time || isUnknown(flight)) && (
        <Fact name={fields.estimated.label}>{time ? formatInstant(time) : 'jeszcze nieznana'}</Fact>
      )}
      <Fact name={fields.origin.label}>{flight.origin}</Fact>
      <Fact name={fields.destination.label}>{flight.destination}</Fact>
      <Fact name="Samolot">
        {airplane ? (
          <a className="mono" href={airplane}>
            {flight.airplane_serial_no}
          </a>
        ) : (
          <span className="mono">{flight.airplane_serial_no}</span>
        )}
        {model}
      </Fact>
      <Fact name={fields.Gates_id.label}>
        <GateButton flight={flight} />
      </Fact>
      <Fact name={fields.airline_name.label}>{flight.airline_name}</Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
