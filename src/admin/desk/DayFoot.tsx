import type { Answer } from '../../client/useList.ts';
import { formatTime } from '../../domain/language/days.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import css from './DayFoot.module.css';
import { DeskNotice } from './DeskNotice.tsx';

interface DayFootProps extends Pick<Answer<unknown>, 'error' | 'readAt' | 'retry'> {
  /** There is a day to be shown, however old. */
  hasDay: boolean;
}

/** From when the day is; in the same place, and seen from anywhere in the panel, that no newer one could be had. */
export const DayFoot = ({ error, readAt, retry, hasDay }: DayFootProps) => (
  <div className={css.foot} data-away={(error && hasDay) || undefined}>
    {error && hasDay ? (
      <DeskNotice>
        <span>
          <b>
            {error.status === 0 ? 'Nie ma połączenia' : 'Nie udało się odświeżyć'}, lista
            {readAt ? ` z ${formatTime(readAt)}` : ' sprzed chwili'}.
          </b>{' '}
          {error.status === 0 &&
            'To, co zapiszesz, zostanie na tym urządzeniu i wyśle się samo. Pieniądze czekają na sieć.'}
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
