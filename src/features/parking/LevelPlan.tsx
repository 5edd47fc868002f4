import { type Level, spacesOf } from '../../domain/parking.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from './LevelPlan.module.css';

const bays = 17;

interface LevelPlanProps {
  level: Level;
  /** undefined: not known yet, so none can be chosen. */
  taken: ReadonlySet<number> | undefined;
  busy: boolean;
  value: number | null;
  onChange: (space: number) => void;
}

/** The level from above: three rows of bays open to two lanes. Each bay is a radio button. */
export function LevelPlan({ level, taken, busy, value, onChange }: LevelPlanProps) {
  const spaces = spacesOf(level);
  const row = (n: number, open: 'up' | 'down') => (
    <div className={css.bays} data-open={open}>
      {spaces.slice(n * bays, (n + 1) * bays).map((space) => (
        <label key={space} className={css.bay} data-state={!taken ? 'unknown' : taken.has(space) ? 'taken' : 'free'}>
          <input
            type="radio"
            name="space"
            value={space}
            checked={space === value}
            disabled={!taken || taken.has(space)}
            onChange={() => onChange(space)}
          />
          <span>{space}</span>
          {taken?.has(space) && <span className="hidden"> zajęte</span>}
        </label>
      ))}
    </div>
  );
  return (
    <fieldset aria-busy={busy || !taken || undefined}>
      <legend className="hidden">Plan poziomu {level}, wybierz miejsce</legend>
      <div className={css.level}>
        <div className={css.lane} aria-hidden="true">
          <span>
            <Icon name="up" />
            Terminal
          </span>
          <hr />
          <span>
            Winda
            <Icon name="arrow" />
          </span>
        </div>
        {row(0, 'down')}
        <div className={css.lane} aria-hidden="true">
          <hr />
          <Icon name="arrow" />
          <hr />
        </div>
        {row(1, 'up')}
        {row(2, 'down')}
        <div className={css.lane} aria-hidden="true">
          <span>
            <Icon name="arrow" />
            Wjazd
          </span>
          <hr />
        </div>
      </div>
    </fieldset>
  );
}

/** What the colours of the plan mean. */
export const PlanKey = () => (
  <ul className={css.key} aria-label="Legenda">
    <li>
      <i />
      wolne
    </li>
    <li>
      <i data-state="taken" />
      zajęte
    </li>
    <li>
      <i data-state="chosen" />
      Twoje miejsce
    </li>
  </ul>
);
