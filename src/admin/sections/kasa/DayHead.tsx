import type { ClerkDay } from '../../../domain/booking/closing.ts';
import { addDays, type Day, formatTime, formatWeekday, today } from '../../../domain/language/days.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Select } from '../../../ui/inputs.tsx';
import css from './Section.module.css';

interface DayHeadProps {
  day: Day;
  clerk: number;
  user: number;
  /** Whose money moved on the day; null: one sees one's own alone. */
  clerks: ClerkDay['clerks'];
  onDay: (day: Day) => void;
  onClerk: (clerk: number) => void;
}

/** Which day, and for the admin whose. */
export function DayHead({ day, clerk, user, clerks, onDay, onClerk }: DayHeadProps) {
  const isToday = day === today();
  const others = clerks?.filter(({ id }) => id !== user) ?? [];
  return (
    <div className={css.head}>
      <div className={css.days}>
        <Button size="s" aria-label="Poprzedni dzień" onClick={() => onDay(addDays(day, -1))}>
          <Icon name="left" />
        </Button>
        <b aria-live="polite">{isToday ? `Dziś, ${formatWeekday(day)}` : formatWeekday(day)}</b>
        <Button size="s" aria-label="Następny dzień" disabled={isToday} onClick={() => onDay(addDays(day, 1))}>
          <Icon name="right" />
        </Button>
        {!isToday && (
          <Button size="s" kind="text" onClick={() => onDay(today())}>
            Dziś
          </Button>
        )}
      </div>
      {clerks && (
        <div className={css.clerks}>
          <label htmlFor="kasa-kto">Czyja kasa</label>
          <Select
            id="kasa-kto"
            value={String(clerk)}
            onChange={({ target }) => onClerk(Number(target.value))}
            options={[
              { value: String(user), label: 'Moja' },
              // Whoever is looked at stays among them, also on a day without money of theirs
              ...(clerk !== user && !others.some(({ id }) => id === clerk)
                ? [{ value: String(clerk), label: 'bez operacji tego dnia' }]
                : []),
              ...others.map(({ id, name, closed_at }) => ({
                value: String(id),
                label: `${name}, ${closed_at ? `zamknięta o ${formatTime(closed_at)}` : 'otwarta'}`,
              })),
            ]}
          />
        </div>
      )}
    </div>
  );
}
