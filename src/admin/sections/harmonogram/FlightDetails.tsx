import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { useAnswer } from '../../../client/useList.ts';
import { type Flight, flight as flights } from '../../../domain/flight/flight.ts';
import { type FlightData, flightData } from '../../../domain/flight/flight-data.ts';
import { cityAndCode, flightNumber } from '../../../domain/flight/flight-words.ts';
import type { Section } from '../../../domain/kernel/section.ts';
import { formatInstant } from '../../../domain/language/days.ts';
import { editPath, partPath, pathOf } from '../../../domain/office/back-office.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Empty, PlaceholderRows } from '../../../ui/states.tsx';
import { Delays } from '../../flight/Delays.tsx';
import { Hours } from '../../flight/Hours.tsx';
import { live } from '../../flight/live.ts';
import { Passenger } from '../../flight/Passenger.tsx';
import { Rotation } from '../../flight/Rotation.tsx';
import { Steps } from '../../flight/Steps.tsx';
import { useFlight } from '../../flight/useFlight.ts';
import { useLiveKeys } from '../../flight/useLiveKeys.ts';
import { RefreshFailure } from '../../parts/RefreshFailure.tsx';
import { History } from '../../record/History.tsx';
import { rowPath } from '../../record/row-call.ts';
import { useRemove } from '../../record/useRemove.ts';
import { listOf } from '../../record/useSave.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { editFrom } from '../../shell/PlainScreen.tsx';
import { AircraftMap } from './AircraftMap.tsx';
import { CopyFlight } from './CopyFlight.tsx';
import { Dependents } from './Dependents.tsx';
import { Facts } from './Facts.tsx';
import css from './FlightDetails.module.css';
import { Measures } from './Measures.tsx';
import { Strip } from './Strip.tsx';

/** A flight with all that is known of it: where it is, what it does, who was at it, what needs it. */
export function FlightDetails({ id, section }: { id: string; section: Section }) {
  const { path, reading, flight, isGone } = useFlight(id);
  const position = useAnswer<{ data: FlightData[] }>(
    path && listOf(flightData, [{ by: 'Flight_id', value: id }]),
    undefined,
    live,
  );
  const crumbs = [{ words: section.title, href: pathOf(section) }, { words: 'Szczegóły lotu' }];
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      {flight ? (
        <>
          <RefreshFailure {...(reading.error ? reading : position)} />
          <Found flight={flight} section={section} position={position} />
        </>
      ) : isGone ? (
        <Empty>
          Nie znaleziono. Tego lotu nie ma albo został usunięty. <a href={pathOf(section)}>Wróć do listy</a>
        </Empty>
      ) : reading.error ? (
        <FailedReading reading={reading} of={flights} />
      ) : (
        <PlaceholderRows />
      )}
    </>
  );
}

interface FoundProps {
  flight: Flight;
  section: Section;
  position: ReturnType<typeof useAnswer<{ data: FlightData[] }>>;
}

function Found({ flight, section, position }: FoundProps) {
  const id = useId();
  const [, navigate] = useLocation();
  const remove = useRemove(flights);
  useLiveKeys();
  const [list] = section.lists;
  const measured = position.answer?.data[0];
  const number = flightNumber(flight.number);
  const edit = list && editPath(list, flight.id);
  const there = cityAndCode(flight.is_departure ? flight.destination : flight.origin).city;
  const [copied, copy] = useState<'once' | 'days'>();
  const askToRemove = () =>
    remove({
      key: flight.id,
      label: `${number} · ${there}, ${formatInstant(flight.departure)}`,
      alerts: 'Usunięto lot',
      after: () => navigate(pathOf(section)),
    });
  return (
    <>
      <div className={css.stack}>
        <Strip flight={flight} />
        <Steps flight={flight} />
        <Hours flight={flight} />
        <Delays flight={flight} />
        <Rotation flight={flight} />
      </div>
      {copied && <CopyFlight flight={flight} repeats={copied === 'days'} onClose={() => copy(undefined)} />}
      <div className={css.columns}>
        <div className={css.stack}>
          {measured && <AircraftMap flight={flight} position={measured} readAt={position.readAt} />}
          <section className={css.panel} aria-labelledby={`${id}-measures`}>
            <header>
              <h3 id={`${id}-measures`}>{flightData.one}</h3>
              {measured && (
                <ButtonLink kind="text" size="s" href={partPath(section, 'parameters', flight.id)}>
                  Edytuj parametry
                </ButtonLink>
              )}
            </header>
            {position.error && !measured ? (
              <FailedReading reading={position} of={flightData} />
            ) : !position.answer ? (
              <PlaceholderRows rows={3} />
            ) : measured ? (
              <Measures of={measured} />
            ) : (
              <div className={css.blank}>
                <Icon name="pin" />
                <Empty />
                <ButtonLink size="s" href={partPath(section, 'newParameters', flight.id)}>
                  <Icon name="plus" />
                  Dodaj parametry
                </ButtonLink>
              </div>
            )}
          </section>
          <Passenger flight={flight} />
        </div>
        <div className={css.stack}>
          <section className={css.panel} aria-labelledby={`${id}-facts`}>
            <header>
              <h3 id={`${id}-facts`}>Dane lotu</h3>
              <span>
                <ButtonLink
                  kind="text"
                  size="s"
                  href={edit ? editFrom(edit, partPath(section, 'details', flight.id)) : ''}
                >
                  Edytuj
                </ButtonLink>
                <Button kind="bad" size="s" onClick={askToRemove}>
                  Usuń
                </Button>
              </span>
            </header>
            <Facts flight={flight} />
            <p className={css.copies}>
              <Button size="s" aria-haspopup="dialog" onClick={() => copy('once')}>
                Powiel lot
              </Button>
              <Button size="s" aria-haspopup="dialog" onClick={() => copy('days')}>
                Powtórz w dniach
              </Button>
            </p>
          </section>
          <Dependents id={flight.id} />
          <History entity={flights} path={rowPath(flights, flight.id, {}, '/history')} />
        </div>
      </div>
    </>
  );
}
