import type { Change } from '../../client/useAddressParams.ts';
import { addDays, formatDay, today } from '../../domain/language/days.ts';
import { FilterChips } from '../../fields/list/FilterChips.tsx';
import { filterWords } from '../../fields/list/words.ts';
import { Chip, Chips } from '../../ui/Chip.tsx';
import type { ChosenDay } from './flights.ts';
import css from './ScheduleChips.module.css';
import { days, type ScheduleQuestion, timetable } from './schedule-question.ts';

interface ScheduleChipsProps {
  question: ScheduleQuestion;
  change: Change;
  /** undefined on the server, which has no today. */
  now: number | undefined;
}

/** The day to show, and what is filtered and sorted: each can be taken away. */
export function ScheduleChips({ question, change, now }: ScheduleChipsProps) {
  // A range of days wins over a day
  const day = question.filters.some(({ by }) => by === question.direction) ? null : question.day;
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
