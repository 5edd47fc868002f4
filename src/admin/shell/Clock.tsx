import { warsawTime } from '../../domain/language/clock.ts';
import { useNow } from '../../ui/useNow.ts';
import css from './Menu.module.css';

/** What time it is here and, for those who work with it, in the zone in which the air keeps its time. */
export function Clock({ utc }: { utc: boolean }) {
  const now = useNow(60_000);
  if (now === undefined) return null;
  return (
    <dl className={css.clock}>
      <div>
        <dt>Czas lokalny</dt>
        <dd>
          <time>{warsawTime(now)}</time>
        </dd>
      </div>
      {utc && (
        <div>
          <dt>UTC</dt>
          <dd>
            <time>{new Date(now).toISOString().slice(11, 16)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}
