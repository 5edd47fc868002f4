import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import css from './Period.module.css';

interface PeriodProps {
  /** What the arrows are called. */
  earlier: string;
  later: string;
  onTurn: (by: -1 | 1) => void;
  /** The days that are shown, between the arrows. */
  days: ReactNode;
  /** What else is said of them or chooses them. */
  children: ReactNode;
}

/** Which days a sheet shows, and the way to those before and after. */
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
