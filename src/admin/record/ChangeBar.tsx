import type { ReactNode } from 'react';
import { count, noun } from '../../domain/language/polish.ts';
import { Button } from '../../ui/Button.tsx';
import css from './ChangeBar.module.css';

const changes = noun('niezapisana zmiana', 'niezapisane zmiany', 'niezapisanych zmian');

interface ChangeBarProps {
  /** Labels of the fields that changed. */
  labels: readonly string[];
  /** What saving comes to, on its button: 'Zapisz i zwróć 159,00 zł'. */
  save: string;
  /** What is to be known of that, or done before. */
  note: string | undefined;
  /** Something has to be said before: pressed, the button leads there. */
  waits: boolean;
  busy: boolean;
  onReset: () => void;
  /** What else is to be known before anything is sent. */
  children: ReactNode;
}

/** What is not saved yet, at the foot of the window, with what can be done about it. */
export const ChangeBar = ({ labels, save, note, waits, busy, onReset, children }: ChangeBarProps) => (
  <div className={`sign ${css.bar}`}>
    {children}
    <div className={css.inside}>
      <p role="status">
        <b>{labels.length === 0 ? 'Brak zmian' : count(labels.length, changes)}</b>
        <small>{labels.join(', ')}</small>
        {note && <span className={css.note}>{note}</span>}
      </p>
      {labels.length > 0 && (
        <Button kind="sign" onClick={onReset} disabled={busy}>
          Odrzuć
        </Button>
      )}
      <Button
        kind="go"
        size="s"
        type="submit"
        disabled={busy}
        aria-disabled={waits || undefined}
        aria-keyshortcuts="Control+S"
      >
        {save}
        <span aria-hidden="true">
          <kbd>Ctrl S</kbd>
        </span>
      </Button>
    </div>
  </div>
);
