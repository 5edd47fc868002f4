import type { Answer } from '../../client/useList.ts';
import { formatTime } from '../../domain/language/days.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useOnline } from '../../ui/useOnline.ts';
import css from './DayFoot.module.css';
import { DeskNotice } from './DeskNotice.tsx';

interface DayFootProps extends Pick<Answer<unknown>, 'error' | 'readAt' | 'retry'> {
  /** There is a day to be shown, however old. */
  hasDay: boolean;
}

const kept = 'To, co zapiszesz, zostanie na tym urządzeniu i wyśle się samo. Pieniądze czekają na sieć.';

/** From when the day is; in the same place, and seen from anywhere in the panel, that no newer one could be had. */
export function DayFoot({ error, readAt, retry, hasDay }: DayFootProps) {
  // Known before anything is asked for again
  const isAway = !useOnline() || error?.status === 0;
  const isOld = hasDay && (isAway || error !== undefined);
  return (
    <div className={css.foot} data-away={isOld || undefined}>
      {isOld ? (
        <DeskNotice>
          <span>
            <b>
              {isAway ? 'Nie ma połączenia' : 'Nie udało się odświeżyć'}, lista
              {readAt ? ` z ${formatTime(readAt)}` : ' sprzed chwili'}.
            </b>{' '}
            {isAway && kept}
          </span>
          <Button size="s" onClick={retry} aria-label="Spróbuj ponownie">
            <Icon name="refresh" />
            <span className={css.words}>Spróbuj ponownie</span>
          </Button>
        </DeskNotice>
      ) : (
        readAt !== undefined && <p>Stan z {formatTime(readAt)}, odświeża się sam</p>
      )}
    </div>
  );
}
