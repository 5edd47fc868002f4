import type { ReactNode } from 'react';
import type { Entity } from '../../domain/kernel/entity.ts';
import { nameOf } from '../../fields/list/reference.ts';
import { Button } from '../../ui/Button.tsx';
import css from './Record.module.css';
import { useRemove } from './useRemove.ts';
import type { Stored } from './useSave.ts';

interface RecordTitleProps {
  entity: Entity;
  row: Stored;
  onRemoved: () => void;
  /** What can be done where it cannot be deleted. */
  children?: ReactNode;
}

/** What is being edited, by its name, and the way to delete it. */
export function RecordTitle({ entity, row, onRemoved, children }: RecordTitleProps) {
  const remove = useRemove(entity);
  const label = nameOf(entity, row);
  return (
    <RecordHead act={`Edytuj ${entity.accusative}`} name={label}>
      {!entity.single && (
        <Button
          kind="bad"
          size="s"
          why={entity.undeletable?.(row)}
          onClick={() => remove({ key: String(row[entity.key]), label, after: onRemoved })}
        >
          Usuń
        </Button>
      )}
      {children}
    </RecordHead>
  );
}

interface RecordHeadProps {
  /** 'Edytuj bramkę' */
  act: string;
  name: string;
  children?: ReactNode;
}

/** What is done on the screen, to what, and what else can be done with it. */
export const RecordHead = ({ act, name, children }: RecordHeadProps) => (
  <header className={css.title}>
    <h2>
      {act} <span className={css.plate}>{name}</span>
    </h2>
    {children}
  </header>
);
