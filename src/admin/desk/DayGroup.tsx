import { useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import css from './DayGroup.module.css';
import { DueRow } from './DueRow.tsx';
import { type Due, type DueGroup, dueKey } from './due.ts';

interface DayGroupProps {
  group: DueGroup;
  wide: boolean;
  turn: Due | undefined;
  searched: boolean;
}

/** What of one kind a desk has to do today. */
export function DayGroup({ group: { title, tone, icon, aside, rows }, wide, turn, searched }: DayGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className={css.group} id={id} data-tone={tone}>
        <Icon name={icon} />
        {title} <b>{rows.length}</b>
        {aside && <small>{aside}</small>}
      </h3>
      {rows.length > 0 ? (
        <ol className={css.rows}>
          {rows.map((due) => (
            <DueRow key={due.id} matter={dueKey(title, due.id)} due={due} tone={tone} wide={wide} next={due === turn} />
          ))}
        </ol>
      ) : (
        <p className={css.none}>{searched ? 'Nikogo takiego' : 'Nikogo więcej'}</p>
      )}
    </section>
  );
}
