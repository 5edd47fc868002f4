import type { ReactNode } from 'react';
import css from './CalendarGrid.module.css';

interface CalendarSaidProps {
  id: string;
  /** What can be done with what is meant, if anything. */
  act: { words: string; run: () => void } | false | undefined;
  children: ReactNode;
}

/** What the cursor of the calendar stands on, in words, and its one act. */
export const CalendarSaid = ({ id, act, children }: CalendarSaidProps) => (
  <p id={id} className={css.said} role="status">
    {children}
    {act && (
      <button type="button" className={css.act} onClick={act.run}>
        {act.words}
      </button>
    )}
  </p>
);
