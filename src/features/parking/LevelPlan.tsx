import { Fragment } from 'react';
import { rowsOf } from '../../domain/booking/level-rows.ts';
import type { Level } from '../../domain/booking/parking.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Bays, type BaysProps } from './Bays.tsx';
import css from './LevelPlan.module.css';

interface LevelPlanProps extends BaysProps {
  level: Level;
  busy: boolean;
}

/** The level from above: as many rows of bays as it has spaces for, a lane between each two that face one another. */
export function LevelPlan({ level, busy, ...choice }: LevelPlanProps) {
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
        {rowsOf(level).map((row, at) => (
          <Fragment key={row[0]}>
            {at % 2 === 1 && (
              <div className={css.lane} aria-hidden="true">
                <hr />
                <Icon name="arrow" />
                <hr />
              </div>
            )}
            <Bays spaces={row} open={at % 2 === 1 ? 'up' : 'down'} {...choice} />
          </Fragment>
        ))}
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
