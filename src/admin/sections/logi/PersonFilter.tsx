import type { EventLog } from '../../../domain/office/event-log.ts';
import { unnamed } from '../../../domain/office/event-log.ts';
import type { ListQuery } from '../../../fields/list/useListQuery.ts';
import { Chip, Chips } from '../../../ui/Chip.tsx';

const groups: { label: string; by_user: keyof typeof unnamed | undefined }[] = [
  { label: 'Wszyscy', by_user: undefined },
  { label: unnamed.system.label, by_user: 'system' },
  { label: 'Goście', by_user: 'gość' },
];

/** Whose deeds are listed: who has no account cannot be looked up among people. */
export function PersonFilter<R>({ query: { filters, change } }: { query: ListQuery<R> }) {
  const chosenUser = filters.find(({ by }) => by === ('by_user' satisfies keyof EventLog))?.value;
  return (
    <Chips label="Kto">
      {groups.map(({ label, by_user }) => (
        <Chip key={label} pressed={chosenUser === by_user} onClick={() => change({ by_user })}>
          {label}
        </Chip>
      ))}
    </Chips>
  );
}
