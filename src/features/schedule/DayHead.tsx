import { addDays, type Day, formatLongDay, today } from '../../domain/language/days.ts';

/** Heads the flights of a day: 'Jutro poniedziałek, 23 listopada'. */
export function DayHead({ day, now }: { day: Day; now: number }) {
  const names = { [addDays(today(now), -1)]: 'Wczoraj ', [today(now)]: 'Dziś ', [addDays(today(now), 1)]: 'Jutro ' };
  return (
    <>
      {names[day]}
      <span>{formatLongDay(day)}</span>
    </>
  );
}
