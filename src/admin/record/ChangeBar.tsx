import { count, noun } from '../../domain/language/polish.ts';
import { Button } from '../../ui/Button.tsx';
import css from './ChangeBar.module.css';

const changes = noun('niezapisana zmiana', 'niezapisane zmiany', 'niezapisanych zmian');

interface ChangeBarProps {
  /** Labels of the fields that changed. */
  labels: readonly string[];
  busy: boolean;
  onReset: () => void;
}

/** What is not saved yet, at the foot of the window, with what can be done about it. */
export const ChangeBar = ({ labels, busy, onReset }: ChangeBarProps) => (
  <div className={`sign ${css.bar}`}>
    <div className={css.inside}>
      <p role="status">
        <b>{labels.length === 0 ? 'Brak zmian' : count(labels.length, changes)}</b>
        <small>{labels.join(', ')}</small>
      </p>
      {labels.length > 0 && (
        <Button kind="sign" onClick={onReset} disabled={busy}>
          Odrzuć
        </Button>
      )}
      <Button kind="go" size="s" type="submit" disabled={busy} aria-keyshortcuts="Control+S">
        Zapisz
        <span className={css.key} aria-hidden="true">
          Ctrl S
        </span>
      </Button>
    </div>
  </div>
);
