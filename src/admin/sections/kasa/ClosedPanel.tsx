import type { Closing } from '../../../domain/booking/closing.ts';
import { formatTime } from '../../../domain/language/days.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from './Notice.tsx';
import { PrintButton } from './PrintButton.tsx';

interface ClosedPanelProps {
  /** undefined: somebody else's day that is open. */
  last: Closing | undefined;
  isOwn: boolean;
  onCorrect: () => void;
}

/** In place of what is typed: a day that is closed, or somebody else's. */
export function ClosedPanel({ last, isOwn, onCorrect }: ClosedPanelProps) {
  if (!last)
    return (
      <Notice tone="neutral" icon="info" title="Ta kasa jest otwarta">
        <p>Zamyka ją tylko osoba, która przyjmowała pieniądze.</p>
        <PrintButton>Drukuj</PrintButton>
      </Notice>
    );
  return (
    <Notice
      tone="good"
      icon="check"
      title={`${last.corrects ? 'Sprostowano' : 'Zamknięte'} o ${formatTime(last.closed_at)}`}
    >
      <p>Dnia nie da się zmienić. Sprostowanie to nowy wiersz z godziną i nazwiskiem, poprzedni zostaje.</p>
      <PrintButton>Drukuj ponownie</PrintButton>
      {isOwn && (
        <Button size="s" kind="text" onClick={onCorrect}>
          Dopisz sprostowanie
        </Button>
      )}
    </Notice>
  );
}
