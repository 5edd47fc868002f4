import type { KeyboardEvent } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import css from './Tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  icon?: IconName;
  /** How much is in it: '4', 'ponad 100'. */
  count?: string | undefined;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The id of the element the tabs switch. */
  panel: string;
}

/** Sign panels side by side; arrows move between them, Tab leaves. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, panel }: TabsProps<Id>) {
  const idOf = (id: Id) => `${panel}-${id}`;
  const move = (event: KeyboardEvent) => {
    // Which is selected may be drawn later than the next key comes
    const at = tabs.findIndex(({ id }) => idOf(id) === event.currentTarget.id);
    const { length } = tabs;
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1 + length, Home: 0, End: length - 1 };
    const next = steps[event.key];
    const tab = next === undefined ? undefined : tabs[next % length];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(idOf(tab.id))?.focus();
  };
  return (
    <div className={css.tabs} role="tablist" aria-label={label}>
      {tabs.map(({ id, label, icon, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={idOf(id)}
          aria-controls={panel}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={move}
        >
          {icon && <Icon name={icon} />}
          {label}
          {count && <span className={css.count}>{count}</span>}
        </button>
      ))}
    </div>
  );
}
