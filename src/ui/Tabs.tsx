import { type KeyboardEvent, useRef } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import css from './Tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  icon?: IconName;
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
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const { length } = tabs;
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1 + length, Home: 0, End: length - 1 };
    const next = steps[event.key];
    const tab = next === undefined ? undefined : tabs[next % length];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`#${panel}-${tab.id}`)?.focus();
  };
  return (
    <div className={css.tabs} role="tablist" aria-label={label} ref={list}>
      {tabs.map(({ id, label, icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${panel}-${id}`}
          aria-controls={panel}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={move}
        >
          {icon && <Icon name={icon} />}
          {label}
        </button>
      ))}
    </div>
  );
}
