import type { ReactNode } from 'react';
import css from './Sale.module.css';

interface PickProps {
  /** Of which group it is one. */
  name: string;
  checked: boolean;
  onPick: () => void;
  children: ReactNode;
}

/** One of the cars or spaces that may be had: a press anywhere in it, or an arrow, chooses it. */
export const Pick = ({ name, checked, onPick, children }: PickProps) => (
  <label className={css.pick}>
    <input type="radio" name={name} checked={checked} onChange={onPick} />
    {children}
  </label>
);
