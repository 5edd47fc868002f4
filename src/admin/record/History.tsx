import { useId } from 'react';
import { FailedReading } from '../../client/FailedReading.tsx';
import type { Entity } from '../../domain/kernel/entity.ts';
import { logAction } from '../../domain/office/event-log.ts';
import { Button } from '../../ui/Button.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import { Changes } from './Changes.tsx';
import { EventTime } from './EventTime.tsx';
import css from './History.module.css';
import { type Event, useEvents, usePages } from './useHistory.ts';

interface HistoryProps {
  entity: Entity;
  /** Below /api. */
  path: string;
}

/** Who changed what of a row and when, in the words of the screens. */
export function History({ entity, path }: HistoryProps) {
  const id = useId();
  const [pages, older] = usePages();
  return (
    <aside className={css.panel} aria-labelledby={id}>
      <h3 id={id}>Historia</h3>
      {pages.map((page) => (
        <Page key={page} {...{ entity, path, page }} older={page === pages.length ? older : undefined} />
      ))}
    </aside>
  );
}

function Page({ entity, path, page, older }: HistoryProps & { page: number; older: (() => void) | undefined }) {
  const reading = useEvents(path, page);
  const { answer, error } = reading;
  if (error) return <FailedReading reading={reading}>Nie udało się wczytać historii</FailedReading>;
  if (!answer) return <PlaceholderRows rows={3} label="Wczytywanie historii" />;
  if (answer.data.length === 0) return <p className={css.none}>Nikt jeszcze niczego nie zmienił</p>;
  return (
    <>
      <ol className={css.events}>
        {answer.data.map((event) => (
          <Entry key={`${event.at} ${event.action} ${Object.keys(event.changes)}`} {...{ entity, event }} />
        ))}
      </ol>
      {older && answer.meta.page < answer.meta.pages && (
        <Button size="s" wide onClick={older}>
          Pokaż starsze
        </Button>
      )}
    </>
  );
}

function Entry({ entity, event: { at, by, action, changes, labels } }: { entity: Entity; event: Event }) {
  return (
    <li>
      <b className={css.who}>{by}</b>
      <EventTime at={at} />
      {action === 'UPDATE' ? (
        <Changes {...{ entity, changes, labels, action }} />
      ) : (
        <p>{logAction[action]?.label ?? action}</p>
      )}
    </li>
  );
}
