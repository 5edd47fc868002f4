import type { MouseEvent } from 'react';
import { type Change, useBack } from '../../client/useStored.ts';
import type { Direction } from '../../domain/flight-fields.ts';
import { addDays, formatDay, today } from '../../domain/language/days.ts';
import { orders, sortParams } from '../../fields/list/sort.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip, Chips, FilterChip } from '../../ui/Chip.tsx';
import css from './Chosen.module.css';
import {
  type ChosenDay,
  chosenDay,
  days,
  filtersOf,
  filterWords,
  labelOf,
  leftOut,
  leftOutWords,
  sortOf,
  unfiltered,
} from './choices.ts';

interface ChosenProps {
  params: URLSearchParams | undefined;
  direction: Direction;
  change: Change;
  /** undefined on the server, which has no today. */
  now: number | undefined;
}

/** The day to show, and what is filtered and sorted: each can be taken away. */
export function Chosen({ params, direction, change, now }: ChosenProps) {
  const filters = filtersOf(params);
  // A range of days wins over a day
  const day = filters.some(({ by }) => by === direction) ? null : chosenDay(params);
  const sort = sortOf(params);
  const chips = [
    ...filters.map((it) => [it.by, filterWords(it)] as const),
    ...leftOut(params).map((by) => [by, leftOutWords(by)] as const),
  ];
  const more = chips.length + (sort?.by.length ?? 0) > 1;
  /** Its chip goes, and the focus on it: to the next one, or to the list when none is left. */
  const take = (to: Parameters<Change>[0]) => (event: MouseEvent) => {
    focus(more && event.currentTarget.nextElementSibling);
    change(to);
  };
  useBack(() => {
    const focused = document.activeElement;
    setTimeout(() => focused?.isConnected || document.activeElement !== document.body || focus());
  });
  return (
    <div className={css.chosen}>
      <Chips label="Dzień">
        {(Object.keys(days) as ChosenDay[]).map((choice, ahead) => (
          <Chip key={choice} pressed={day === choice} onClick={() => change({ day: choice })}>
            {days[choice]} <span className={css.date}>{now && formatDay(addDays(today(now), ahead)).slice(0, 5)}</span>
          </Chip>
        ))}
        <Chip pressed={day === undefined} onClick={() => change({ day: undefined })}>
          Wszystkie<span className="hidden"> dni</span>
        </Chip>
      </Chips>
      {(chips.length > 0 || sort) && (
        <Chips label="Aktywne filtry i sortowanie">
          {chips.map(([by, words]) => (
            <FilterChip key={by} removes="usuń filtr" onClick={take({ [by]: undefined })}>
              {words}
            </FilterChip>
          ))}
          {sort?.by.map((by) => (
            <FilterChip
              key={by}
              removes="usuń sortowanie"
              onClick={take(
                sortParams(
                  sort.by.filter((it) => it !== by),
                  sort.order,
                ),
              )}
            >
              {labelOf(by)} {orders[sort.order]}
            </FilterChip>
          ))}
          <Button kind="text" size="s" onClick={take({ ...unfiltered, ...sortParams([], 'asc') })}>
            Wyczyść
          </Button>
        </Chips>
      )}
    </div>
  );
}

const focus = (next?: Element | false | null) =>
  ((next || document.getElementById('loty')) as HTMLElement).focus({ preventScroll: true });
