import type { Entity } from '../../domain/kernel/entity.ts';
import { accusative } from '../../domain/language/accusative.ts';
import { nameOf } from '../../fields/list/reference.ts';
import { Button } from '../../ui/Button.tsx';
import { useRemove } from '../list/useRemove.ts';
import css from './Record.module.css';
import type { Stored } from './useSave.ts';

interface RecordTitleProps {
  entity: Entity;
  row: Stored;
  onRemoved: () => void;
}

/** What is being edited, by its name, and the way to delete it. */
export function RecordTitle({ entity, row, onRemoved }: RecordTitleProps) {
  const remove = useRemove(entity);
  const label = nameOf(entity, row);
  return (
    <header className={css.title}>
      <h2>
        Edytuj {accusative(entity.one)} <span className={css.plate}>{label}</span>
      </h2>
      <Button kind="bad" size="s" onClick={() => remove({ key: String(row[entity.key]), label, after: onRemoved })}>
        Usuń
      </Button>
    </header>
  );
}
