import type { ReactNode } from 'react';
import { Act, ActLink } from '../parts/Act.tsx';
import css from './RowActions.module.css';

interface RowActionsProps {
  /** What the row is called. */
  label: string;
  more?: string | undefined;
  edit?: string | undefined;
  onRemove?: (() => void) | undefined;
  /** Why it cannot be deleted, where it cannot. */
  stays?: string | undefined;
  /** What deleting is called here. */
  removes?: string;
  /** Further actions, each an Act. */
  children?: ReactNode;
}

/** What can be done with a row, in words. */
export const RowActions = ({ label, more, edit, onRemove, stays, removes = 'USUŃ', children }: RowActionsProps) => (
  <span className={css.actions}>
    {more && (
      <ActLink of={label} href={more} data-action="more">
        WIĘCEJ
      </ActLink>
    )}
    {edit && (
      <ActLink of={label} href={edit} data-action="edit">
        EDYTUJ
      </ActLink>
    )}
    {children}
    {onRemove && (
      <Act kind="bad" of={label} data-action="remove" why={stays} onClick={onRemove}>
        {removes}
      </Act>
    )}
  </span>
);
