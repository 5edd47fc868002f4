import { staff } from '../../../domain/kernel/roles.ts';
import type { ListQuery } from '../../../fields/list/useListQuery.ts';
import { Toggles } from '../../parts/Toggles.tsx';

const everyStaff = staff.join(',');
const groups = { everybody: 'Wszyscy', staff: 'Pracownicy', clients: 'Klienci', invited: 'Zaproszeni' };
type Group = keyof typeof groups;
/** What each group asks of the list. The invited are staff who have not set their first password: that proves them. */
const asks: Record<Group, { role: string | undefined; proven: string | undefined }> = {
  everybody: { role: undefined, proven: undefined },
  staff: { role: everyStaff, proven: undefined },
  clients: { role: 'client', proven: undefined },
  invited: { role: everyStaff, proven: 'false' },
};

export const noGroup = asks.everybody;

/** Whose accounts are listed: a filter in one press. */
export function Everybody<R>({ query: { params, change } }: { query: ListQuery<R> }) {
  const filterBy = (name: string) => params?.get(name) || undefined;
  const isAsked = (group: Group) => filterBy('role') === asks[group].role && filterBy('proven') === asks[group].proven;
  return (
    <Toggles
      label="Kto"
      choices={groups}
      value={(Object.keys(groups) as Group[]).find(isAsked)}
      onChoose={(group) => change(asks[group])}
    />
  );
}
