import type { Answer } from '../../client/useList.ts';
import { formatTime } from '../../domain/language/days.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from './RefreshFailure.module.css';
import { unreadWords } from './unread.ts';

/** Says from when a picture is that could not be read again; it asks on by itself. */
export const RefreshFailure = ({ error, readAt }: Pick<Answer<unknown>, 'error' | 'readAt'>) => (
  <p className={css.old} role="status">
    {error && readAt !== undefined && (
      <span>
        <Icon name="late" />
        Nie udało się odświeżyć. Stan z {formatTime(readAt)}
        {unreadWords(error) && <span>. {unreadWords(error)}</span>}
      </span>
    )}
  </p>
);
