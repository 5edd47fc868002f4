import { useDeferredValue } from 'react';
import { formatTime, wallTime } from '../domain/language/days.ts';
import { useNow } from '../ui/useNow.ts';
import css from './Menu.module.css';

const unknown = '--:--';

/** What time it is here, and in the zone in which the air keeps its time. */
export function Clock() {
  // Drawn last: for the first hour that it tells, the browser reads what it knows of zones
  const now = useDeferredValue(useNow(60_000), undefined);
  return (
    <dl className={css.clock}>
      <div>
        <dt>Czas lokalny</dt>
        <dd>
          <time>{now === undefined ? unknown : formatTime(now)}</time>
        </dd>
      </div>
      <div>
        <dt>UTC</dt>
        <dd>
          <time>{now === undefined ? unknown : wallTime(now, 'UTC').slice(11, 16)}</time>
        </dd>
      </div>
    </dl>
  );
}
