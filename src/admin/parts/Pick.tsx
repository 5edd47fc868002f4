import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import css from './Pick.module.css';

interface PickProps {
  /** One of a group of this name; without it, it is ticked for itself. */
  name?: string;
  checked: boolean;
  onPick: (checked: boolean) => void;
  children: ReactNode;
}

/** What may be chosen, with its words and its price: a press anywhere in it, or a key, does. */
export function Pick({ name, checked, onPick, children }: PickProps) {
  const label = useRef<HTMLLabelElement>(null);
  const show = useEffectEvent(() => checked && centre(label.current));
  useEffect(() => void show(), []);
  return (
    <label ref={label} className={css.pick}>
      <input
        type={name === undefined ? 'checkbox' : 'radio'}
        name={name}
        checked={checked}
        onChange={({ target }) => onPick(target.checked)}
      />
      {children}
    </label>
  );
}

/** What is chosen from the start is in sight of its list, however long that is; the page itself stays. */
function centre(of: HTMLElement | null): void {
  const list = of?.closest<HTMLElement>('[role=radiogroup]');
  if (!of || !list) return;
  const [chosen, around] = [of.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += chosen.top - around.top - (around.height - chosen.height) / 2;
}
