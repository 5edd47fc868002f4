import { useEffect, useState } from 'react';
import { type ChevronProps, DayButton, type DayButtonProps, DayPicker, type Modifiers } from 'react-day-picker';
import css from './Calendar.module.css';
import { dayName, monthName, shortWeekday, weekdayName } from './calendar-words.ts';
import type { Day } from './DayInput.tsx';
import { Icon } from './Icon.tsx';
import { useWide } from './useWide.ts';

/** null while not chosen. */
export interface ChosenDays {
  since: Day | null;
  until: Day | null;
}

export interface CalendarProps {
  value: ChosenDays;
  onChange: (value: ChosenDays) => void;
  /** The first and last day that can be chosen. */
  earliest?: string | undefined;
  latest?: string | undefined;
  /** Days that somebody else has: they are reached and named, and neither chosen nor within what is. */
  taken?: readonly { since: string; until: string }[] | undefined;
  /** While the end is chosen: the last day that a stay from the chosen beginning can have. */
  closes?: string | undefined;
  /** Which day is marked as today, where that is not the first. */
  today?: string;
}

// The picker speaks of local midnights; only their calendar date counts
const dateOf = (day: string) => new Date(`${day}T00:00:00`);
const monthOf = (date: Date) => date.getFullYear() * 12 + date.getMonth();
const twoDigits = (n: number) => String(n).padStart(2, '0');
const dayOf = (date: Date) =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}` as Day;

/** Two months side by side, one on a phone. The first day pressed opens the range, the second closes it. */
export default function Calendar({ value, onChange, earliest, latest, taken = [], closes, today }: CalendarProps) {
  const { since } = value;
  // An end that was typed before the beginning is none: no days are between them
  const until = since !== null && value.until !== null && value.until >= since ? value.until : null;
  const months = useWide() ? 2 : 1;
  const first = earliest ? dateOf(earliest) : undefined;
  const last = latest ? dateOf(latest) : undefined;
  const [month, turn] = useState((since ? dateOf(since) : first) ?? new Date());
  // A day typed beyond the months on show turns to its own; one that was pressed leaves them where they are
  useEffect(() => {
    if (since === null) return;
    const typed = dateOf(since);
    turn((shown) => (monthOf(typed) >= monthOf(shown) && monthOf(typed) < monthOf(shown) + months ? shown : typed));
  }, [since, months]);
  const isTaken = (day: string) => taken.some((it) => it.since <= day && day <= it.until);
  const isClosed = (day: string) => closes !== undefined && until === null && day > closes && !isTaken(day);
  const press = (date: Date) => {
    const day = dayOf(date);
    if (isTaken(day) || isClosed(day)) return;
    const isWhole = !taken.some((it) => since !== null && it.since <= day && it.until >= since);
    const ends = since !== null && until === null && day >= since && isWhole;
    onChange(ends ? { since, until: day } : { since: day, until: null });
  };
  return (
    <DayPicker
      className={css.picker}
      classNames={classNames}
      mode="range"
      lang="pl"
      weekStartsOn={1}
      labels={labels}
      today={today ? dateOf(today) : first}
      selected={since ? { from: dateOf(since), to: dateOf(until ?? since) } : undefined}
      onSelect={(_, day) => press(day)}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      modifiers={{ taken: (date) => isTaken(dayOf(date)), closed: (date) => isClosed(dayOf(date)) }}
      modifiersClassNames={refused}
      startMonth={first}
      endMonth={last}
      month={month}
      onMonthChange={turn}
      numberOfMonths={months}
      formatters={formatters}
      components={components}
    />
  );
}

/** What cannot be chosen is not skipped: the keyboard reaches it, and readers hear why. */
const DayCell = (props: DayButtonProps) => {
  const { taken, closed } = props.modifiers;
  if (!taken && !closed) return <DayButton {...props} />;
  const why = taken ? 'zajęte' : 'poza tym terminem';
  return <DayButton {...props} aria-disabled aria-label={`${props['aria-label']}, ${why}`} />;
};

const components = {
  DayButton: DayCell,
  Chevron: ({ orientation }: ChevronProps) => <Icon name={orientation === 'left' ? 'left' : 'right'} />,
};

const formatters = {
  formatWeekdayName: shortWeekday,
  formatCaption: monthName,
};
const labels = {
  labelNav: () => 'Miesiące',
  labelPrevious: () => 'Przejdź do poprzedniego miesiąca',
  labelNext: () => 'Przejdź do następnego miesiąca',
  labelGrid: monthName,
  labelWeekday: weekdayName,
  labelGridcell: dayName,
  labelDayButton: (date: Date, { today, selected }: Modifiers) =>
    `${today ? 'Dziś, ' : ''}${dayName(date)}${selected ? ', zaznaczony' : ''}`,
};

const refused = { taken: css.taken ?? '', closed: css.closed ?? '' };
const classNames = {
  months: css.months,
  nav: css.nav,
  button_previous: css.arrow,
  button_next: css.arrow,
  month: css.month,
  month_caption: css.caption,
  month_grid: css.grid,
  weekday: css.weekday,
  day: css.day,
  day_button: css.button,
  range_start: css.start,
  range_middle: css.middle,
  range_end: css.end,
  today: css.today,
};
