import { addDays, dayOf, formatDay, formatTime, today } from '../../domain/language/days.ts';

/** 'dziś, 12:41', 'wczoraj, 18:05', '03.06.2026, 09:12' */
export function EventTime({ at }: { at: string }) {
  const day = dayOf(at);
  const near = { [today()]: 'dziś', [addDays(today(), -1)]: 'wczoraj' }[day];
  return (
    <time dateTime={at}>
      {near ?? formatDay(day)}, {formatTime(at)}
    </time>
  );
}
