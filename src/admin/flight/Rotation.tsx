import { useId } from 'react';
import { currentAuth } from '../../client/auth.ts';
import { FailedReading } from '../../client/FailedReading.tsx';
import { useAnswer } from '../../client/useList.ts';
import { explained, type Reason } from '../../domain/flight/delay.ts';
import { lateInbound } from '../../domain/flight/delay-codes.ts';
import { type Flight, flight as flights } from '../../domain/flight/flight.ts';
import { dayHere } from '../../domain/flight/flight-times.ts';
import { cityAndCode, flightNumber } from '../../domain/flight/flight-words.ts';
import type { PlanDay, PlanFlight } from '../../domain/flight/plan-day.ts';
import { clockOf, forecastOf, forecastWords, type RotationLeg, rotationOf } from '../../domain/flight/rotation.ts';
import { isOneOf } from '../../domain/kernel/roles.ts';
import { Button } from '../../ui/Button.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import { live } from './live.ts';
import css from './Rotation.module.css';
import { reasonOf, useReasons, useSaveDelay } from './useDelay.ts';

/** What the aircraft of a flight does that day, with the slack at each stop, and what will be late for it. */
export function Rotation({ flight }: { flight: Flight }) {
  const id = useId();
  const reading = useAnswer<{ data: [PlanDay] }>(`plan?day=${dayHere(flight)}`, undefined, live);
  const [plan] = reading.answer?.data ?? [];
  const legs = plan && rotationOf(plan.flights, { ...flight, airplane_model: flight.airplane_model ?? null });
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h3 id={id}>
        Samolot dziś <span className="mono">{flight.airplane_serial_no}</span>
      </h3>
      {legs ? (
        <>
          <Why flight={flight} legs={legs} />
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
    </section>
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
function Why({ flight, legs }: { flight: Flight; legs: readonly RotationLeg<PlanFlight>[] }) {
  const forecast = forecastOf(legs, flight.id);
  const { answer } = useReasons(flight.id);
  const { save, busy } = useSaveDelay(flight);
  if (!forecast) return null;
  const { departure } = forecast;
  const publish = () => {
    if (!answer) return;
    const others = answer.data.map(reasonOf).filter(({ code, scheme }) => scheme !== 'AHM730' || code !== lateInbound);
    const minutes = departure.forecast - departure.planned - explained(others);
    const inbound: Reason = { scheme: 'AHM730', code: lateInbound, minutes, note: null, equipment: null };
    const estimated = new Date(departure.forecast * 60_000).toISOString();
    save({ delays: minutes > 0 ? [...others, inbound] : others, print: answer.print, estimated });
  };
  return (
    <div className={css.why}>
      <p>
        <b>Dlaczego się opóźni.</b> {forecastWords(forecast)}. Prognozę widzi tylko obsługa.
      </p>
      {isOneOf(currentAuth()?.user?.role, flights.write) && (
        <Button kind="go" disabled={busy || !answer} onClick={publish}>
          Podaj {clockOf(departure.forecast)} pasażerom
        </Button>
      )}
    </div>
  );
}
