import type { MouseEventHandler, ReactNode } from 'react';
import css from './Chip.module.css';
import { Icon } from './Icon.tsx';

/** One of a few quick choices; the pressed one is filled and checked. */
export const Chip = ({
  pressed,
  onClick,
  children,
}: {
  pressed: boolean;
  onClick: () => void;
  children: ReactNode;
}) => (
  <button type="button" className={css.chip} aria-pressed={pressed} onClick={onClick}>
    {pressed && <Icon name="check" />}
    {children}
  </button>
);

/** An active filter: pressing takes it away; `removes` says so to readers. */
export const FilterChip = ({
  removes,
  onClick,
  children,
}: {
  removes: string;
  onClick: MouseEventHandler;
  children: ReactNode;
}) => (
  <button type="button" className={css.chip} data-kind="filter" onClick={onClick}>
    {children}
    <Icon name="x" />
    <span className="hidden"> {removes}</span>
  </button>
);

export const Chips = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={css.chips}>
    <legend className="hidden">{label}</legend>
    {children}
  </fieldset>
);
