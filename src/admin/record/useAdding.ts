import { useLayoutEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { addParameter } from '../../domain/office/commands.ts';

/**
 * Which tables' forms of a new row the address asked for, and how often. It forgets that at once: a way back to the
 * list must not open the form again.
 */
export function useAdding(): Record<string, { times: number }> {
  const search = useSearch();
  const [times, setTimes] = useState<Record<string, { times: number }>>({});
  // Before lists store what the address says
  useLayoutEffect(() => {
    const params = new URLSearchParams(search);
    const table = params.get(addParameter);
    if (!table) return;
    params.delete(addParameter);
    history.replaceState(history.state, '', location.pathname + (params.size > 0 ? `?${params}` : ''));
    setTimes((before) => ({ ...before, [table]: { times: (before[table]?.times ?? 0) + 1 } }));
  }, [search]);
  return times;
}
