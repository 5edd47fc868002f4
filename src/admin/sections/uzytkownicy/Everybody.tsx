import { staff } from '../../../domain/kernel/roles.ts';
import type { ListQuery } from '../../../fields/list/useListQuery.ts';
import { Chip, Chips } from '../../../ui/Chip.tsx';

const everyStaff = staff.join(',');
/** What each group asks of the list. The invited are staff who have not set their first password: that proves them. */
const groups: { label: string; role: string | undefined; proven: string | undefined }[] = [
  { label: 'Wszyscy', role: undefined, proven: undefined },
  { label: 'Pracownicy', role: everyStaff, proven: undefined },
  { label: 'Klienci', role: 'client', proven: undefined },
  { label: 'Zaproszeni', role: everyStaff, proven: 'false' },
];

/** Whose accounts are listed: a filter in one press. */
export function Everybody<R>({ query: { params, change } }: { query: ListQuery<R> }) {
  const filterBy = (name: string) => params?.get(name) || undefined;
  return (
    <Chips label="Kto">
      {groups.map(({ label, role, proven }) => (
        <Chip
          key={label}
          pressed={filterBy('role') === role && filterBy('proven') === proven}
          onClick={() => change({ role, proven })}
        >
          {label}
        </Chip>
      ))}
    </Chips>
  );
}
