import type { Change } from '../../client/useAddressParams.ts';
import type { Direction } from '../../domain/flight/flight-fields.ts';
import { addDays, formatDay, today } from '../../domain/language/days.ts';
import { FilterChips } from '../../fields/list/FilterChips.tsx';
import { filterWords } from '../../fields/list/words.ts';
import { Chip, Chips } from '../../ui/Chip.tsx';
import css from './ScheduleChips.module.css';
import { type ChosenDay, chosenDay, days, scheduleQuestion, timetable } from './schedule-question.ts';

interface ScheduleChipsProps {
  params: URLSearchParams | undefined;
  direction: Direction;
  change: Change;
  /** undefined on the server, which has no today. */
  now: number | undefined;
}

/** The day to show, and what is filtered and sorted: each can be taken away. */
export function ScheduleChips({ params, direction, change, now }: ScheduleChipsProps) {
  const question = scheduleQuestion(params);
  // A range of days wins over a day
  const day = question.filters.some(({ by }) => by === direction) ? null : chosenDay(params);
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
      <FilterChips
        entity={timetable}
        query={{ ...question, change }}
        words={(filter) => filterWords(timetable, filter)}
        listId="loty"
      />
    </div>
  );
}
