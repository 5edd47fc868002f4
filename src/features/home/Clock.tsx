import { formatLongDay, formatTime, today } from '../../domain/language/days.ts';
import { useNow } from '../../ui/useNow.ts';
import css from './Clock.module.css';

/** The time at the airport; before the page lives there is none to tell. */
export function Clock() {
  const now = useNow(60_000);
  const [hours, minutes] = now === undefined ? ['\u2007\u2007', '\u2007\u2007'] : formatTime(now).split(':');
  return (
    <p className={css.clock} data-waiting={now === undefined || undefined}>
      <time className="mono">
        {hours}
        <i>:</i>
        {minutes}
      </time>
      <span>{now === undefined ? '\u00a0' : formatLongDay(today(now))}</span>
    </p>
  );
}
