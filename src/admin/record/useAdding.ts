import { useLayoutEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { addParameter } from '../../domain/office/commands.ts';

/**
 * How often each table's form of a new row was asked for by the address, which then forgets it: a way back to the list
 * must not open the form again.
 */
export function useAdding(): Record<string, number> {
  const search = useSearch();
  const [times, setTimes] = useState<Record<string, number>>({});
  // Before lists store what the address says
  useLayoutEffect(() => {
    const params = new URLSearchParams(search);
    const table = params.get(addParameter);
    if (!table) return;
    params.delete(addParameter);
    history.replaceState(history.state, '', location.pathname + (params.size > 0 ? `?${params}` : ''));
    setTimes((before) => ({ ...before, [table]: (before[table] ?? 0) + 1 }));
  }, [search]);
  return times;
}
