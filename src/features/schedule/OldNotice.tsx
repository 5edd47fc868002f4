import { addDays, dayOf, formatDay, formatTime, startOf } from '../../domain/language/days.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isFresh, oldMs } from './flights.ts';
import css from './OldNotice.module.css';

interface OldNoticeProps {
  readAt: number;
  now: number;
  /** The airport's information, to call. */
  phone: string | undefined;
}

/** Says in amber that times were read long ago; always there, for Aging.astro to show before the script takes over. */
export function OldNotice({ readAt, now, phone }: OldNoticeProps) {
  const day = dayOf(readAt);
  return (
    <p className={css.old} role="status" hidden={isFresh(readAt, now)} data-shown-from={readAt + oldMs}>
      <Icon name="late" />
      <span>
        <span className={css.line}>
          {/* One text each: between two, React writes a comment into the first answer, which has no room */}
          {'Stan z '}
          <span hidden={day === dayOf(now)} data-shown-from={startOf(addDays(day, 1))}>
            {`${formatDay(day)}, `}
          </span>
          <time className="mono" dateTime={new Date(readAt).toISOString()}>
            {formatTime(readAt)}
          </time>
          {' –'}
        </span>{' '}
        <span className={css.line}>dane mogą być nieaktualne.</span>{' '}
        <span className={css.line}>Sprawdź monitory w&nbsp;hali{!phone && '.'}</span>
        {phone && (
          <>
            {' albo zadzwoń: '}
            <span className={css.phone}>
              <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>.
            </span>
          </>
        )}
      </span>
    </p>
  );
}
