import type { MouseEvent, ReactNode } from 'react';
import { type Change, useBack } from '../../client/useAddressParams.ts';
import type { Filter } from '../../domain/kernel/query.ts';
import { Button } from '../../ui/Button.tsx';
import { Chips, FilterChip } from '../../ui/Chip.tsx';
import { type Listed, labelOf } from './filters.ts';
import { type Question, unfiltered } from './question.ts';
import { orders, sortParams } from './sort.ts';
import { leftOutWords } from './words.ts';

interface FilterChipsProps {
  entity: Listed;
  query: Pick<Question, 'filters' | 'leftOut' | 'sort'> & { change: Change };
  /** What a filter says: 'Status: Gotowa'. */
  words: (filter: Filter) => ReactNode;
  /** The list's element, which takes the focus of the last chip. */
  listId: string;
  className?: string | undefined;
}

/** What is filtered and sorted: each can be taken away. */
export function FilterChips({ entity, query, words, listId, className }: FilterChipsProps) {
  const { filters, leftOut, sort, change } = query;
  const chips = [
    ...filters.map((it) => [it.by, words(it)] as const),
    ...leftOut.map((by) => [by, leftOutWords(entity, by)] as const),
  ];
  const focusList = () => document.getElementById(listId)?.focus({ preventScroll: true });
  useBack(() => {
    const focused = document.activeElement;
    setTimeout(() => focused?.isConnected || document.activeElement !== document.body || focusList());
  });
  const shown = chips.length + (sort?.by.length ?? 0);
  if (shown === 0) return null;
  /** Its chip goes, and the focus on it: to the next one, or to the list when none is left. */
  const take = (to: Parameters<Change>[0]) => (event: MouseEvent) => {
    const next = event.currentTarget.nextElementSibling;
    if (shown > 1 && next instanceof HTMLElement) next.focus();
    else focusList();
    change(to);
  };
  return (
    <div className={className}>
      <Chips label="Aktywne filtry i sortowanie">
        {chips.map(([by, text]) => (
          <FilterChip key={by} removes="usuń filtr" onClick={take({ [by]: undefined })}>
            {text}
          </FilterChip>
        ))}
        {sort?.by.map((by) => {
          const others = sort.by.filter((it) => it !== by);
          return (
            <FilterChip key={`sort ${by}`} removes="usuń sortowanie" onClick={take(sortParams(others, sort.order))}>
              {labelOf(entity, by)} {orders[sort.order]}
            </FilterChip>
          );
        })}
        <Button kind="text" size="s" onClick={take({ ...unfiltered(entity), ...sortParams([], 'asc') })}>
          Wyczyść filtry
        </Button>
      </Chips>
    </div>
  );
}
