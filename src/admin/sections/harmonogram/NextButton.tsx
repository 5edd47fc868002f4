import { Icon } from '../../../ui/Icon.tsx';
import { useTip } from '../../parts/useTip.tsx';
import css from './NextButton.module.css';

interface NextButtonProps {
  /** Of which flight, for readers: the words are the same in every row. */
  of: string;
  /** What a press sets: 'Oczekujący', 'wolną bramkę A3'. */
  sets: string;
  disabled: boolean;
  onClick: () => void;
}

/** Sets what is usual next, in one press beside what is there now. */
export function NextButton({ of, sets, disabled, onClick }: NextButtonProps) {
  const { target, tip } = useTip(`Ustaw: ${sets}`);
  return (
    <>
      <button
        type="button"
        className={css.next}
        {...target}
        aria-label={`Lot ${of}: ustaw ${sets}`}
        disabled={disabled}
        onClick={onClick}
      >
        <Icon name="arrow" />
      </button>
      {tip}
    </>
  );
}
