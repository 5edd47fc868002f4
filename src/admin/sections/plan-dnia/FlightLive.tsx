import { FailedReading } from '../../../client/FailedReading.tsx';
import { type Flight, flight as flights } from '../../../domain/flight/flight.ts';
import { newTime, timeHere } from '../../../domain/flight/flight-times.ts';
import { cityAndCode, flightNumber } from '../../../domain/flight/flight-words.ts';
import { publicWords } from '../../../domain/flight/public-words.ts';
import type { Section } from '../../../domain/kernel/section.ts';
import { dayOf, formatTime, formatWeekday } from '../../../domain/language/days.ts';
import { pathOf } from '../../../domain/office/back-office.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Empty, PlaceholderRows } from '../../../ui/states.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { Delays } from '../../flight/Delays.tsx';
import { Passenger } from '../../flight/Passenger.tsx';
import { Rotation } from '../../flight/Rotation.tsx';
import { Steps } from '../../flight/Steps.tsx';
import { useFlight } from '../../flight/useFlight.ts';
import { RefreshFailure } from '../../parts/RefreshFailure.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import css from './FlightLive.module.css';

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
      <Passenger flight={flight} />
      <Delays flight={flight} />
      <Rotation flight={flight} />
    </div>
  );
}
