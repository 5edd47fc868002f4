import { useEffect, useState } from 'react';
import { formatTime } from '../domain/language/days.ts';
import { whenIdle } from '../ui/idle.ts';
import { useNow } from '../ui/useNow.ts';
import css from './Menu.module.css';

const unknown = '--:--';
/** In ms: the screen itself stands there by then. */
const rest = 1000;
let isRead = false;

/**
 * What time it is here, and in the zone in which the air keeps its time. Told after the screen is drawn: for the first
 * hour in a zone the browser reads its calendars, a tenth of the work for a first list.
 */
export function Clock() {
  const [isTold, tell] = useState(isRead);
  useEffect(
    () =>
      whenIdle(() => {
        isRead = true;
        tell(true);
      }, rest),
    [],
  );
  const current = useNow(60_000);
  const now = isTold ? current : undefined;
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
          <time>{now === undefined ? unknown : new Date(now).toISOString().slice(11, 16)}</time>
        </dd>
      </div>
    </dl>
  );
}
