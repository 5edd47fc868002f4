import type { EventLog } from '../../../domain/office/event-log.ts';
import { unnamed } from '../../../domain/office/event-log.ts';
import type { ListQuery } from '../../../fields/list/useListQuery.ts';
import { Toggles } from '../../parts/Toggles.tsx';

const groups = { everybody: 'Wszyscy', system: unnamed.system.label, gość: 'Goście' };

/** Whose deeds are listed: who has no account cannot be looked up among people. */
export function PersonFilter<R>({ query: { filters, change } }: { query: ListQuery<R> }) {
  const chosen = filters.find(({ by }) => by === ('by_user' satisfies keyof EventLog))?.value ?? 'everybody';
  return (
    <Toggles
      label="Kto"
      choices={groups}
      value={Object.hasOwn(groups, String(chosen)) ? (chosen as keyof typeof groups) : undefined}
      onChoose={(to) => change({ by_user: to === 'everybody' ? undefined : to })}
    />
  );
}
