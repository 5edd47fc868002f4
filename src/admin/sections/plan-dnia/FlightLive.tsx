import { currentAuth } from '../../../client/auth.ts';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { type Flight, flight as flights } from '../../../domain/flight/flight.ts';
import { newTime, timeHere } from '../../../domain/flight/flight-times.ts';
import { cityAndCode, flightNumber } from '../../../domain/flight/flight-words.ts';
import { publicWords } from '../../../domain/flight/public-words.ts';
import { isOneOf } from '../../../domain/kernel/roles.ts';
import type { Section } from '../../../domain/kernel/section.ts';
import { dayOf, formatTime, formatWeekday } from '../../../domain/language/days.ts';
import { pathOf } from '../../../domain/office/back-office.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Empty, PlaceholderRows } from '../../../ui/states.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { Delays } from '../../flight/Delays.tsx';
import { Hours } from '../../flight/Hours.tsx';
import { Passenger } from '../../flight/Passenger.tsx';
import { Rotation } from '../../flight/Rotation.tsx';
import { Steps } from '../../flight/Steps.tsx';
import { useFlight } from '../../flight/useFlight.ts';
import { liveKeys, useLiveKeys } from '../../flight/useLiveKeys.ts';
import { RefreshFailure } from '../../parts/RefreshFailure.tsx';
import { History } from '../../record/History.tsx';
import { rowPath } from '../../record/row-call.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import css from './FlightLive.module.css';
import { Places } from './Places.tsx';

/** One flight for whoever stands at its gate: when, where, its steps, and what passengers read. */
export function FlightLive({ id, section }: { id: string; section: Section }) {
  const { reading, flight, isGone } = useFlight(id);
  return (
    <>
      <Breadcrumbs crumbs={[{ words: section.title, href: pathOf(section) }, { words: 'Lot na żywo' }]} />
      {flight ? (
        <>
          <RefreshFailure {...reading} />
          <Found flight={flight} />
        </>
      ) : isGone ? (
        <Empty>
          Nie znaleziono. Tego lotu nie ma albo został usunięty. <a href={pathOf(section)}>Wróć do planu</a>
        </Empty>
      ) : reading.error ? (
        <FailedReading reading={reading} of={flights} />
      ) : (
        <PlaceholderRows />
      )}
    </>
  );
}

function Found({ flight }: { flight: Flight }) {
  const now = useNow(60_000) ?? Date.now();
  const there = cityAndCode(flight.is_departure ? flight.destination : flight.origin);
  const { label, ...look } = publicWords(flight, now);
  const late = newTime(flight);
  const role = currentAuth()?.user?.role;
  useLiveKeys();
  return (
    <div className={css.live}>
      <header className={`sign ${css.head}`}>
        <h2 className="mono">{flightNumber(flight.number)}</h2>
        <p>
          {formatWeekday(dayOf(timeHere(flight)))}, <b className="mono">{formatTime(late ?? timeHere(flight))}</b>
          {late && (
            <>
              {' '}
              <s className="mono">{formatTime(timeHere(flight))}</s>
            </>
          )}
          <br />
          {flight.is_departure ? 'Odlot' : 'Przylot'}: {there.city} {there.code && `(${there.code})`}
        </p>
        <p>
          Bramka <b>{flight.gate_name ?? '–'}</b>
        </p>
        <p>
          <small>Pasażer widzi</small> <Badge {...look}>{label}</Badge>
        </p>
      </header>
      <Steps flight={flight} />
      <div className={css.columns}>
        <div className={css.live}>
          <Hours flight={flight} />
          <div className={css.pair}>
            <Delays flight={flight} />
            <Places flight={flight} />
          </div>
          <Rotation flight={flight} />
        </div>
        <div className={css.live}>
          <Passenger flight={flight} />
          {isOneOf(role, flights.write) && (
            <History entity={flights} path={rowPath(flights, flight.id, {}, '/history')} />
          )}
        </div>
      </div>
      <p className={css.keys}>
        {liveKeys.map(([keys, does]) => (
          <span key={does}>
            {keys.map((it) => (
              <kbd key={it}>{it}</kbd>
            ))}{' '}
            {does}
          </span>
        ))}
      </p>
    </div>
  );
}
