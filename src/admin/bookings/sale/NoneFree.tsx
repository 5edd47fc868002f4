import type { Span } from '../../../domain/booking/span.ts';
import { formatSpan } from '../../../domain/language/days.ts';
import { Button } from '../../../ui/Button.tsx';
import css from './Sale.module.css';

interface NoneFreeProps {
  /** That nothing is, and what may be changed. */
  words: string;
  /** The nearest days of as long a stay, and what is free then: 'GSL 1016A', 'A 17'. */
  nearest: { stay: Span; short: string } | undefined;
  onTake: () => void;
}

/** Nothing is free on the asked days: the nearest on which something is are a press away. */
export const NoneFree = ({ words, nearest, onTake }: NoneFreeProps) => (
  <div className={css.none}>
    <p className={css.hint} role="status">
      {words}
      {nearest && ` Najbliżej wolne: ${formatSpan(nearest.stay)}, ${nearest.short}.`}
    </p>
    {nearest && (
      <Button
        size="s"
        onClick={({ currentTarget }) => {
          // The button goes away with its question
          currentTarget.closest('section')?.focus();
          onTake();
        }}
      >
        {`Weź ${formatSpan(nearest.stay)}`}
      </Button>
    )}
  </div>
);
