import type { ReactNode } from 'react';
import css from './Pick.module.css';

interface PickProps {
  /** One of a group of this name; without it, it is ticked for itself. */
  name?: string;
  checked: boolean;
  onPick: (checked: boolean) => void;
  children: ReactNode;
}

/** What may be chosen, with its words and its price: a press anywhere in it, or a key, does. */
export const Pick = ({ name, checked, onPick, children }: PickProps) => (
  <label className={css.pick}>
    <input
      type={name === undefined ? 'checkbox' : 'radio'}
      name={name}
      checked={checked}
      onChange={({ target }) => onPick(target.checked)}
    />
    {children}
  </label>
);
