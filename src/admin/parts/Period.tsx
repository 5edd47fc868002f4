import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import css from './Period.module.css';
import { useTip } from './useTip.tsx';

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
    <Step words={earlier} icon="left" onStep={() => onTurn(-1)} />
    {days}
    <Step words={later} icon="right" onStep={() => onTurn(1)} />
    {children}
  </div>
);

function Step({ words, icon, onStep }: { words: string; icon: 'left' | 'right'; onStep: () => void }) {
  const { target, tip } = useTip(words);
  return (
    <>
      <button type="button" className={css.step} aria-label={words} onClick={onStep} {...target}>
        <Icon name={icon} />
      </button>
      {tip}
    </>
  );
}
