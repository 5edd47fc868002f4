import { type Level, spacesOf } from '../../domain/booking/parking.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Bays, type BaysProps } from './Bays.tsx';
import css from './LevelPlan.module.css';

const bays = 17;

interface LevelPlanProps extends BaysProps {
  level: Level;
  busy: boolean;
}

/** The level from above: three rows of bays open to two lanes. */
export function LevelPlan({ level, busy, ...choice }: LevelPlanProps) {
  const row = (n: number) => spacesOf(level).slice(n * bays, (n + 1) * bays);
  return (
    <fieldset aria-busy={busy || !choice.taken || undefined}>
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
        <Bays spaces={row(0)} open="down" {...choice} />
        <div className={css.lane} aria-hidden="true">
          <hr />
          <Icon name="arrow" />
          <hr />
        </div>
        <Bays spaces={row(1)} open="up" {...choice} />
        <Bays spaces={row(2)} open="down" {...choice} />
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
