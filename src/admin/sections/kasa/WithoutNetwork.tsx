import type { Answer } from '../../../client/useList.ts';
import { formatTime } from '../../../domain/language/days.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useOnline } from '../../../ui/useOnline.ts';
import { AwayBar } from '../../desk/AwayBar.tsx';
import { unreadWords } from '../../parts/unread.ts';

/** Of when a day is that cannot be read anew, and what becomes of what was counted. */
export function WithoutNetwork({ error, readAt, retry }: Pick<Answer<unknown>, 'error' | 'readAt' | 'retry'>) {
  const isAway = !useOnline() || error?.status === 0;
  if (!error && !isAway) return null;
  return (
    <AwayBar>
      <span>
        <b>
          {isAway ? 'Nie ma połączenia' : 'Nie udało się odświeżyć'}, dane{' '}
          {readAt ? `z ${formatTime(readAt)}` : 'sprzed chwili'}
        </b>
        <small>
          Policzone nominały zostają na tym komputerze. {isAway ? 'Zamknięcie czeka na sieć.' : unreadWords(error)}
        </small>
      </span>
      <Button size="s" onClick={retry}>
        <Icon name="refresh" />
        Spróbuj ponownie
      </Button>
    </AwayBar>
  );
}
