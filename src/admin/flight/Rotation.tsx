import { FailedReading } from '../../client/FailedReading.tsx';
import type { Flight } from '../../domain/flight/flight.ts';
import { cityAndCode, flightNumber } from '../../domain/flight/flight-words.ts';
import type { PlanFlight } from '../../domain/flight/plan-day.ts';
import { clockOf, type Forecast, forecastWords, type RotationLeg } from '../../domain/flight/rotation.ts';
import { PlaceholderRows } from '../../ui/states.tsx';
import { Card } from '../parts/Card.tsx';
import { PublishForecast } from './PublishForecast.tsx';
import css from './Rotation.module.css';
import { useRotation } from './useRotation.ts';

/** What the aircraft of a flight does that day, with the slack at each stop, and what will be late for it. */
export function Rotation({ flight }: { flight: Flight }) {
  const { reading, legs, forecast } = useRotation(flight);
  return (
    <Card
      title={
        <>
          Samolot dziś <span className="mono">{flight.airplane_serial_no}</span>
        </>
      }
    >
      {legs ? (
        <>
          {forecast && <Why forecast={forecast} />}
          <ol className={css.chain}>
            {legs.map((leg) => (
              <Leg key={leg.flight.id} leg={leg} isThis={leg.flight.id === flight.id} />
            ))}
          </ol>
        </>
      ) : reading.error ? (
        <FailedReading reading={reading} />
      ) : (
        <PlaceholderRows rows={2} />
      )}
    </Card>
  );
}

function Leg({ leg, isThis }: { leg: RotationLeg<PlanFlight>; isThis: boolean }) {
  const { flight, planned, expected, forecast, stop } = leg;
  const there = cityAndCode(flight.is_departure ? flight.destination : flight.origin);
  return (
    <>
      {stop && (
        <li className={css.stop}>
          {stop.isHere ? 'tutaj' : 'poza portem'}: plan {stop.planned} min, najkrócej {stop.shortest},{' '}
          <b>zapas {stop.slack} min</b>
        </li>
      )}
      <li className={css.leg} aria-current={isThis || undefined} data-forecast={forecast > expected || undefined}>
        <b className="mono">{flightNumber(flight.number)}</b>
        <span>
          {flight.is_departure ? 'do' : 'z'}: {there.city}
        </span>
        <span className="mono">
          {forecast > planned && <s>{clockOf(planned)}</s>} <b>{clockOf(forecast)}</b>
        </span>
        {forecast > planned && <em>+{forecast - planned} min</em>}
        {forecast > expected && <small>prognoza</small>}
      </li>
    </>
  );
}

/** A forecast is told to staff alone, until whoever runs the flights publishes it by one press. */
const Why = ({ forecast }: { forecast: Forecast<PlanFlight> }) => (
  <div className={css.why}>
    <p>
      <b>Dlaczego się opóźni.</b> {forecastWords(forecast)}. Prognozę widzi tylko obsługa.
    </p>
    <PublishForecast forecast={forecast} />
  </div>
);
