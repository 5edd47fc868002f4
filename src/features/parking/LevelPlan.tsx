import { Fragment } from 'react';
import { type Level, spacesOf } from '../../domain/booking/parking.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Bays, type BaysProps } from './Bays.tsx';
import css from './LevelPlan.module.css';

/** Spaces of a row. */
const perRow = 17;

interface LevelPlanProps extends BaysProps {
  level: Level;
  busy: boolean;
}

/** The level from above: as many rows of bays as it has spaces for, a lane between each two that face one another. */
export function LevelPlan({ level, busy, ...choice }: LevelPlanProps) {
  const spaces = spacesOf(level);
  const rows = Array.from({ length: Math.ceil(spaces.length / perRow) }, (_, at) =>
    spaces.slice(at * perRow, (at + 1) * perRow),
  );
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
        {rows.map((row, at) => (
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
