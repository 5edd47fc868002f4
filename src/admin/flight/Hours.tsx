import { currentAuth } from '../../client/auth.ts';
import { useAnswer } from '../../client/useList.ts';
import { type Flight, flight as flights } from '../../domain/flight/flight.ts';
import { type Hour, hoursOf, type Source } from '../../domain/flight/flight-hours.ts';
import { cityAndCode } from '../../domain/flight/flight-words.ts';
import type { Milestone } from '../../domain/flight/milestone.ts';
import { clockShort, localHour } from '../../domain/flight/zones.ts';
import { isOneOf } from '../../domain/kernel/roles.ts';
import { dayOf, formatInstant, formatTime } from '../../domain/language/days.ts';
import { tableRoles } from '../../ui/table-roles.ts';
import { Card } from '../parts/Card.tsx';
import { rowPath } from '../record/row-call.ts';
import { type Event, useEvents } from '../record/useHistory.ts';
import css from './Hours.module.css';
import { live } from './live.ts';
import { stepsPath } from './steps.ts';

const minute = 60_000;
const title = 'Godziny';
const { table, group, line, cell, header, rowHeader } = tableRoles;

/** When a flight leaves and lands at both of its ends: by plan, as is expected, as it was, and who says so. */
export function Hours({ flight }: { flight: Flight }) {
  const entries = useAnswer<{ data: Milestone[] }>(stepsPath(flight), undefined, live).answer?.data ?? [];
  const mayReadHistory = isOneOf(currentAuth()?.user?.role, flights.write);
  const events = useEvents(mayReadHistory ? rowPath(flights, flight.id, {}, '/history') : null).answer?.data ?? [];
  const hours = hoursOf(flight, entries);
  return (
    <Card title={title}>
      <table {...table} className={css.hours} aria-label={title}>
        <thead {...group}>
          <tr {...line}>
            {['Lotnisko', 'Zdarzenie', 'Plan', 'Przewidywana', 'Faktyczna', 'Źródło'].map((it) => (
              <th {...header} key={it} scope="col">
                {it}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...group}>
          {hours.map((it, at) => (
            <Row key={it.words} hour={it} isFirst={hours[at - 1]?.airport !== it.airport} events={events} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Row({ hour, isFirst, events }: { hour: Hour; isFirst: boolean; events: readonly Event[] }) {
  const { airport, words, planned, expected, actual, isForecast, source } = hour;
  const { city, code } = cityAndCode(airport);
  const clock = clockShort(airport);
  const later = (at: string) => planned && Math.round((Date.parse(at) - Date.parse(planned)) / minute);
  const time = (at: string | undefined, label: string) => (
    <td {...cell} data-label={label} data-forecast={(at && at === expected && isForecast) || undefined}>
      {at ? (
        <>
          <b className="mono">{localHour(airport, at)}</b> <Later minutes={later(at) || 0} />
        </>
      ) : (
        <>
          <span aria-hidden="true">–</span>
          <span className="hidden">brak</span>
        </>
      )}
    </td>
  );
  return (
    <tr {...line} data-first={isFirst || undefined}>
      <td {...cell} className={css.airport}>
        <span className={isFirst ? undefined : 'hidden'}>
          <b>{city}</b> <span className="mono">{code}</span> {clock && <small>{clock}</small>}
        </span>
      </td>
      <th {...rowHeader} scope="row">
        {words}
      </th>
      {time(planned, 'Plan')}
      {time(expected, 'Przewidywana')}
      {time(actual, 'Faktyczna')}
      <td {...cell} data-label="Źródło">
        {sourceWords(source, events)}
      </td>
    </tr>
  );
}

const Later = ({ minutes }: { minutes: number }) =>
  minutes === 0 ? null : (
    <em data-late={minutes > 0 || undefined}>
      {minutes > 0 ? '+' : '−'}
      {Math.abs(minutes)}
    </em>
  );

/** Today's by its hour alone. */
const moment = (at: string) => (dayOf(at) === dayOf(new Date().toISOString()) ? formatTime(at) : formatInstant(at));

/** Who says a time: by name, where whoever looks may read it. */
function sourceWords(source: Source, events: readonly Event[]): string {
  if (source.by === 'plan') return 'plan';
  if (source.by === 'forecast') return `wyliczona, ${source.words}`;
  if (source.by === 'step') {
    const { first_name, last_name, at } = source.step;
    return `${[first_name, last_name].filter(Boolean).join(' ') || 'Obsługa'}, ${moment(at)}`;
  }
  const event = events.find(({ changes }) => source.field in changes);
  return event ? `${event.by}, ${moment(event.at)}` : 'kontrola ruchu';
}
