import type { MouseEvent } from 'react';
import { useBack } from '../../client/useStored.ts';
import type { Entity } from '../../domain/kernel/entity.ts';
import { Button } from '../../ui/Button.tsx';
import { Chips, FilterChip } from '../../ui/Chip.tsx';
import { FilterText } from './FilterText.tsx';
import css from './ListTools.module.css';
import { labelOf } from './offered.ts';
import { unfiltered } from './question.ts';
import { orders, sortParams } from './sort.ts';
import type { ListQuery } from './useListQuery.ts';
import { leftOutWords } from './words.ts';

interface FilterChipsProps {
  entity: Entity;
  query: Pick<ListQuery<never>, 'filters' | 'leftOut' | 'sort' | 'change'>;
  /** The list's element, which takes the focus of the last chip. */
  listId: string;
}

/** What is filtered and sorted: each can be taken away. */
export function FilterChips({ entity, query, listId }: FilterChipsProps) {
  const { filters, leftOut, sort, change } = query;
  const chips = [
    ...filters.map((it) => [it.by, <FilterText key={it.by} entity={entity} filter={it} />] as const),
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
  const take = (to: Record<string, string | undefined>) => (event: MouseEvent) => {
    const next = event.currentTarget.nextElementSibling;
    if (shown > 1 && next instanceof HTMLElement) next.focus();
    else focusList();
    change(to);
  };
  return (
    <div className={css.chips}>
      <Chips label="Aktywne filtry i sortowanie">
        {chips.map(([by, words]) => (
          <FilterChip key={by} removes="usuń filtr" onClick={take({ [by]: undefined })}>
            {words}
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
