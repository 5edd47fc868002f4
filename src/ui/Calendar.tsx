import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ChevronProps, DayPicker } from 'react-day-picker';
import { pl } from 'react-day-picker/locale/pl';
import css from './Calendar.module.css';
import { Icon } from './Icon.tsx';

/** Days as 'YYYY-MM-DD'; null while not chosen. */
export interface ChosenDays {
  since: string | null;
  until: string | null;
}

interface CalendarProps {
  value: ChosenDays;
  onChange: (value: ChosenDays) => void;
  earliest?: string | undefined;
  latest?: string | undefined;
}

// The picker speaks of local midnights; only their calendar date counts
const dateOf = (day: string) => new Date(`${day}T00:00:00`);
const monthOf = (date: Date) => date.getFullYear() * 12 + date.getMonth();
const dayOf = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;

const wide = () => matchMedia('(width >= 48rem)');
const onWidth = (tell: () => void) => {
  const query = wide();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Two months side by side, one on a phone. The first day pressed opens the range, the second closes it. */
export default function Calendar({ value: { since, until }, onChange, earliest, latest }: CalendarProps) {
  const months = useSyncExternalStore(onWidth, () => (wide().matches ? 2 : 1));
  const first = earliest ? dateOf(earliest) : undefined;
  const last = latest ? dateOf(latest) : undefined;
  const [month, turn] = useState((since ? dateOf(since) : first) ?? new Date());
  // A day typed beyond the months on show turns to its own; one that was pressed leaves them where they are
  useEffect(() => {
    if (since === null) return;
    const typed = dateOf(since);
    turn((shown) => (monthOf(typed) >= monthOf(shown) && monthOf(typed) < monthOf(shown) + months ? shown : typed));
  }, [since, months]);
  const press = (date: Date) => {
    const day = dayOf(date);
    const closes = since !== null && until === null && day >= since;
    onChange(closes ? { since, until: day } : { since: day, until: null });
  };
  return (
    <DayPicker
      className={css.picker}
      classNames={classNames}
      mode="range"
      locale={pl}
      today={first}
      selected={since ? { from: dateOf(since), to: dateOf(until ?? since) } : undefined}
      onSelect={(_, day) => press(day)}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
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

const components = {
  Chevron: ({ orientation }: ChevronProps) => <Icon name={orientation === 'left' ? 'left' : 'right'} />,
};

const weekdays = ['nd', 'pn', 'wt', 'śr', 'cz', 'pt', 'so'];
const formatters = { formatWeekdayName: (date: Date) => weekdays[date.getDay()] ?? '' };

const { months, nav, arrow, month, caption, grid, weekday, day, button, start, middle, end, today } = css;
const classNames = {
  months,
  nav,
  button_previous: arrow,
  button_next: arrow,
  month,
  month_caption: caption,
  month_grid: grid,
  weekday,
  day,
  day_button: button,
  range_start: start,
  range_middle: middle,
  range_end: end,
  today,
};
