import { useState } from 'react';
import { Link } from 'wouter';
import { FailedReading } from '../../client/FailedReading.tsx';
import { Empty, PlaceholderRows } from '../../ui/states.tsx';
import { EditForm, type EditProps } from './EditForm.tsx';
import css from './Record.module.css';
import { useAnew } from './useAnew.ts';
import { isMissing, readPath, type Stored } from './useSave.ts';

/** One row to change: read anew, for a form must begin with what is stored now. */
export function EditScreen({ byKey, ...props }: EditProps & { /** See `SectionList`. */ byKey?: true | undefined }) {
  const { entity, id, list, call } = props;
  const path = readPath(entity, id, { call, byKey });
  const reading = useAnew<{ data: Stored[] }>(path);
  const { answer, error } = reading;
  const [row, setRow] = useState<Stored>();
  const fresh = answer?.data[0];
  if (!row && fresh) setRow(fresh);

  const isGone = isMissing(path, error) || (answer && !fresh);
  if (row) return <EditForm {...props} row={row} newest={isGone ? undefined : (fresh ?? row)} />;
  if (isGone)
    return (
      <Empty>
        {entity.messages.missing ?? 'Nie znaleziono. Tego wpisu nie ma albo został usunięty'}.{' '}
        <Link href={list}>Wróć do listy</Link>
      </Empty>
    );
  if (error) return <FailedReading reading={reading} of={entity} />;
  return (
    <div className={css.waiting}>
      <PlaceholderRows />
    </div>
  );
}
