import { FailedReading } from '../../../client/FailedReading.tsx';
import type { Answer } from '../../../client/useList.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { formatInstant } from '../../../domain/language/days.ts';
import { type FlightLuggage, luggageWords } from '../../../domain/travel/flight-luggage.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { PlaceholderRows } from '../../../ui/states.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import css from './FlightsLuggage.module.css';

/** Of each coming flight: what is registered, what the ticket includes, and what is left of that. */
export function FlightsLuggage({ reading }: { reading: Answer<{ data: FlightLuggage[] }> }) {
  const { answer } = reading;
  if (answer?.data.length === 0) return null;
  return (
    <Sheet title="Na Twoje loty">
      {answer ? (
        <ul className={css.flights}>
          {answer.data.map((it) => (
            <Flight key={it.Flights_id} flight={it} />
          ))}
        </ul>
      ) : reading.error ? (
        <FailedReading reading={reading}>Nie wiemy, ile bagażu obejmują Twoje bilety.</FailedReading>
      ) : (
        <PlaceholderRows rows={2} label="Wczytywanie limitów bagażu" />
      )}
    </Sheet>
  );
}

function Flight({ flight }: { flight: FlightLuggage }) {
  const { flight_number, origin, destination, departure } = flight;
  const { registered, included, left } = luggageWords(flight);
  return (
    <li>
      <div>
        <b className="mono">{flightNumber(flight_number)}</b>
        <small>
          {origin} – {destination}, {formatInstant(departure)}
        </small>
      </div>
      <p>
        {registered}, {included}
      </p>
      {left && <Badge tone={left.tone}>{left.words}</Badge>}
    </li>
  );
}
