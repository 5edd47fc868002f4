import { useState } from 'react';
import { useAnswer } from '../../client/useList.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import { afterStep, withNewTime } from '../../domain/flight/flight-changes.ts';
import { isOff } from '../../domain/flight/flight-status.ts';
import { expectedTimes, isUnknown } from '../../domain/flight/flight-times.ts';
import { type Milestone, standingSteps } from '../../domain/flight/milestone.ts';
import { nextStep, quotedStep } from '../../domain/flight/milestone-kinds.ts';
import { publicWords } from '../../domain/flight/public-words.ts';
import { localHour } from '../../domain/flight/zones.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useNow } from '../../ui/useNow.ts';
import { Card } from '../parts/Card.tsx';
import { Toggles } from '../parts/Toggles.tsx';
import { live } from './live.ts';
import css from './Passenger.module.css';
import { publishedTime, publishWords } from './PublishForecast.tsx';
import { SeenOnBoard, SeenOnPage } from './SeenBy.tsx';
import { stepsPath } from './steps.ts';
import { useRotation } from './useRotation.ts';

const places = { page: 'Strona lotu', board: 'Tablica' };

/** What passengers read of a flight, now and after each press that changes it. */
export function Passenger({ flight }: { flight: Flight }) {
  const now = useNow(60_000) ?? Date.now();
  const [where, show] = useState<keyof typeof places>('page');
  const entries = useAnswer<{ data: Milestone[] }>(stepsPath(flight), undefined, live).answer?.data;
  const { forecast } = useRotation(flight);
  const next = entries && !isOff(flight) ? nextStep(flight, standingSteps(entries)) : undefined;
  const published = forecast && { ...flight, ...withNewTime(flight, publishedTime(forecast)) };
  const views: [string, Flight][] = [
    ['teraz', flight],
    ...(next ? [[`po ${quotedStep(next)}`, afterStep(flight, next)] as [string, Flight]] : []),
    ...(published ? [[`po „${publishWords(forecast)}”`, published] as [string, Flight]] : []),
  ];
  const View = where === 'page' ? SeenOnPage : SeenOnBoard;
  return (
    <Card title="Co widzi pasażer" tabIndex={-1} data-passenger>
      <Toggles joined label="Gdzie" choices={places} value={where} onChoose={show} />
      <dl className={css.views}>
        {views.map(([when, seen]) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>
              <View flight={seen} now={now} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** A flight in the words and hours that its page and the board tell. */
export function Seen({ flight }: { flight: Flight }) {
  const now = useNow(60_000) ?? Date.now();
  const { label, ...look } = publicWords(flight, now);
  const { departure, arrival } = expectedTimes(flight);
  return (
    <span className={css.seen}>
      <Badge {...look}>{label}</Badge>
      {!isOff(flight) && (
        <>
          <End
            words="Odlot"
            at={localHour(flight.origin, departure)}
            was={localHour(flight.origin, flight.departure)}
          />
          <End
            words="Przylot"
            at={localHour(flight.destination, arrival)}
            was={localHour(flight.destination, flight.arrival)}
          />
        </>
      )}
      {isUnknown(flight) && <span>nowa godzina nieznana</span>}
      {flight.public_reason && <q>{flight.public_reason}</q>}
    </span>
  );
}

const End = ({ words, at, was }: { words: string; at: string; was: string }) => (
  <span>
    {words} <b className="mono">{at}</b>{' '}
    {at !== was && (
      <s className="mono">
        <span className="hidden">zamiast </span>
        {was}
      </s>
    )}
  </span>
);
