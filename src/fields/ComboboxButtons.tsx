import { Icon } from '../ui/Icon.tsx';
import css from './ComboboxButtons.module.css';

interface ComboboxButtonsProps {
  /** Of the combobox, whose list is `id-list`. */
  id: string;
  label: string;
  open: boolean;
  /** Absent: there is nothing to clear. */
  onClear: (() => void) | undefined;
  onToggle: () => void;
}

/** What a mouse presses of a combobox; the keyboard has Escape and the arrows. */
export const ComboboxButtons = ({ id, label, open, onClear, onToggle }: ComboboxButtonsProps) => (
  <span className={css.buttons}>
    {onClear && (
      <button type="button" tabIndex={-1} aria-label={`Wyczyść: ${label}`} onClick={onClear}>
        <Icon name="x" />
      </button>
    )}
    <button
      type="button"
      tabIndex={-1}
      aria-label={`Pokaż listę: ${label}`}
      aria-expanded={open}
      aria-controls={`${id}-list`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      <Icon name="down" />
    </button>
  </span>
);
