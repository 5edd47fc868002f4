import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import css from './Period.module.css';

interface PeriodProps {
  /** The labels of the arrows to the days before and after. */
  earlier: string;
  later: string;
  onTurn: (by: -1 | 1) => void;
  /** The days that are shown, between the arrows. */
  days: ReactNode;
  /** More controls, after the arrows: how many days are shown, say. */
  children: ReactNode;
}

/** The head of a calendar: which days it shows, with an arrow to the days before and one to the days after. */
export const Period = ({ earlier, later, onTurn, days, children }: PeriodProps) => (
  <div className={css.period}>
    <button type="button" className={css.step} aria-label={earlier} onClick={() => onTurn(-1)}>
      <Icon name="left" />
    </button>
    {days}
    <button type="button" className={css.step} aria-label={later} onClick={() => onTurn(1)}>
      <Icon name="right" />
    </button>
    {children}
  </div>
);
