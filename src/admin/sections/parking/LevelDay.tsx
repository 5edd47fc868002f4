import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { type Level, levels, type Parking, parkingLevel, spacesOf } from '../../../domain/booking/parking.ts';
import { addDays, type Day, formatDay, formatLongDay, today } from '../../../domain/language/days.ts';
import { typedDay } from '../../../domain/language/typed-day.ts';
import { DayInput } from '../../../ui/DayInput.tsx';
import { PlaceholderRows } from '../../../ui/states.tsx';
import { Legend } from '../../parts/Legend.tsx';
import { Period } from '../../parts/Period.tsx';
import { RefreshFailure } from '../../parts/RefreshFailure.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { Toggles } from '../../parts/Toggles.tsx';
import { moveByKey } from './arrows.ts';
import css from './LevelDay.module.css';
import { parkedIn, useParked } from './reservations.ts';
import { Space } from './Space.tsx';
import { parkedWords } from './words.ts';

const levelWords = Object.fromEntries(levels.map((it) => [it, parkingLevel[it].label])) as Record<Level, string>;
/** Spaces of a row, with the lanes between: in front of the second row, and before the last. */
const perRow = 13;

interface LevelDayProps {
  day: Day;
  onDay: (day: Day) => void;
  /** Where a reservation is edited. */
  edit: (id: number) => string | undefined;
  /** A free space was pressed. */
  onFree: (level: Level, space: number) => void;
}

/** A level on a day from above: which spaces are free, held or reserved, and who stands there. */
export function LevelDay({ day, onDay, edit, onFree }: LevelDayProps) {
  const id = useId();
  const plan = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState<Level>(levels[0]);
  const [at, setAt] = useState<number>();
  const reading = useParked({ since: day, until: day });
  const { rows, error, readAt } = reading;
  const here = rows && parkedIn(rows, level);
  const spaces = spacesOf(level);
  const heldCount = here ? [...here.values()].filter(({ status }) => status === 'PENDING').length : 0;
  const taken = here?.size ?? 0;
  const active = at !== undefined && spaces.includes(at) ? at : spaces[0];
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key.toLowerCase() === 'd' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      document.getElementById(`${id}-day`)?.focus();
    } else moveByKey(event, plan.current);
  };
  const tools = (
    <>
      <Period
        earlier="Dzień wcześniej"
        later="Dzień później"
        onTurn={(by) => onDay(addDays(day, by))}
        days={
          <div className={css.day}>
            <DayInput
              id={`${id}-day`}
              label={<span className="hidden">Dzień</span>}
              day={day}
              onDay={(typed) => typed && onDay(typed)}
              language={typedDay}
            />
          </div>
        }
      >
        <span className={css.said}>
          {formatLongDay(day)}
          {day === today() && <b> – dziś</b>}
        </span>
      </Period>
      <Toggles joined label="Poziom" choices={levelWords} value={level} onChoose={setLevel} />
    </>
  );
  return (
    <Sheet className={css.panel} title="Stan na dzień" tools={tools}>
      {error && !here && <FailedReading reading={reading} />}
      {!error && !here && <PlaceholderRows className={css.waiting} />}
      {here && (
        <>
          <RefreshFailure error={error} readAt={readAt} />
          <dl className={css.figures} aria-live="polite">
            <Figure name="Wolne" value={spaces.length - taken} unit={`z ${spaces.length}`} />
            <Figure name="W toku" value={heldCount} />
            <Figure name="Zarezerwowane" value={taken - heldCount} />
            <Figure name={`Zajętość poziomu ${level}`} value={Math.round((100 * taken) / spaces.length)} unit="%" />
          </dl>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the controls in it */}
          <div ref={plan} className={css.plan} onKeyDown={keys}>
            {[0, 1, 2, 3].map((row) => (
              <div key={row} className={css.bays}>
                {row === 1 && <Lane words={`wjazd na poziom ${level}`} />}
                {row === 3 && <Lane words="wyjazd" />}
                {spaces.slice(row * perRow, (row + 1) * perRow).map((space) => (
                  <Space
                    key={space}
                    space={space}
                    parked={here.get(space)}
                    href={edit}
                    tabIndex={space === active ? 0 : -1}
                    onFocus={() => setAt(space)}
                    onFree={() => onFree(level, space)}
                  />
                ))}
              </div>
            ))}
          </div>
          <footer className={css.foot}>
            <Legend states={{ free: 'Wolne', held: 'W toku', reserved: 'Zarezerwowane' }} />
            <p>
              Strzałki: miejsce, <kbd>Enter</kbd> rezerwacja, <kbd>D</kbd> dzień
            </p>
          </footer>
          <SpaceWords level={level} parked={at === undefined ? undefined : here.get(at)} day={day} />
        </>
      )}
    </Sheet>
  );
}

const Figure = ({ name, value, unit }: { name: string; value: number; unit?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b className="mono">{value}</b> {unit}
    </dd>
  </div>
);

const Lane = ({ words }: { words: string }) => (
  <p className={css.lane} aria-hidden="true">
    <span>{words}</span>
  </p>
);

/** Seen only: readers hear it with the space itself. */
function SpaceWords({ level, parked, day }: { level: Level; parked: Parking | undefined; day: Day }) {
  return (
    <p className={css.words} aria-hidden="true">
      {parked
        ? `Poziom ${level}, miejsce ${parked.space_id}: ${parkedWords(parked)}`
        : `Wybierz miejsce, aby zobaczyć, kto na nim stoi ${formatDay(day)}.`}
    </p>
  );
}
