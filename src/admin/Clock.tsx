import { formatTime, wallTime } from '../domain/language/days.ts';
import { useNow } from '../ui/useNow.ts';
import css from './Menu.module.css';

/** What time it is here, and in the zone in which the air keeps its time. */
export function Clock() {
  const now = useNow(60_000) ?? 0;
  return (
    <dl className={css.clock}>
      <div>
        <dt>Czas lokalny</dt>
        <dd>
          <time>{formatTime(now)}</time>
        </dd>
      </div>
      <div>
        <dt>UTC</dt>
        <dd>
          <time>{wallTime(now, 'UTC').slice(11, 16)}</time>
        </dd>
      </div>
    </dl>
  );
}
