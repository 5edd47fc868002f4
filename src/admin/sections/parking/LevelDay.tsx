import { useId, useState } from 'react';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { type Level, levels, parkingLevel, spacesOf } from '../../../domain/booking/parking.ts';
import { hasFact } from '../../../domain/booking/space-facts.ts';
import { formatAmount } from '../../../domain/language/amounts.ts';
import { addDays, type Day, dayCount, formatLongDay, formatStay, today } from '../../../domain/language/days.ts';
import { count, nouns } from '../../../domain/language/polish.ts';
import { typedDay } from '../../../domain/language/typed-day.ts';
import { DayInput } from '../../../ui/DayInput.tsx';
import { PlaceholderRows } from '../../../ui/states.tsx';
import { Legend } from '../../parts/Legend.tsx';
import { Period } from '../../parts/Period.tsx';
import { RefreshFailure } from '../../parts/RefreshFailure.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { Toggles } from '../../parts/Toggles.tsx';
import { unreadWords } from '../../parts/unread.ts';
import bayCss from './Bay.module.css';
import { ChosenLine, MovingLine } from './BayLine.tsx';
import { bayOf, bayWords } from './bay.ts';
import { LevelBays } from './LevelBays.tsx';
import css from './LevelDay.module.css';
import { parkedIn, useParked, useSpaceBlocks } from './reservations.ts';
import { useFreeSpaces } from './useFreeSpaces.ts';
import { useMoving } from './useMoving.ts';

const levelWords = Object.fromEntries(levels.map((it) => [it, parkingLevel[it].label])) as Record<Level, string>;

/** As wide as two figures: nothing moves when the count comes. */
const blankCount = '\u2007\u2007';

interface LevelDayProps {
  day: Day;
  onDay: (day: Day) => void;
  /** Where a reservation is edited. */
  edit: (id: number) => string | undefined;
  /** A free space was pressed. */
  onFree: (level: Level, space: number) => void;
  /** A space that is free to the asked day is wanted. */
  onSell: (space: number, until: Day) => void;
  /** A free space is to be out of use. */
  onBlock: (level: Level, space: number) => void;
}

/** A level on a day from above: who stands where, who comes and goes, and moving a car to another space. */
export function LevelDay({ day, onDay, edit, onFree, onSell, onBlock }: LevelDayProps) {
  const id = useId();
  const [level, setLevel] = useState<Level>(levels[0]);
  const [only, show] = useState<'all' | 'free' | 'charger'>('all');
  const [at, setAt] = useState<number>();
  const [last, setLast] = useState<Day | null>(null);
  const asked = useFreeSpaces(last && last > day ? { since: day, until: last } : undefined);
  const moving = useMoving();
  const parked = useParked({ since: day, until: day });
  const blocks = useSpaceBlocks({ since: day, until: day });
  const reading = parked.error ? parked : blocks;
  const { error, readAt } = reading;
  const isKnown = parked.rows !== undefined && blocks.rows !== undefined;
  const here = parkedIn(parked.rows ?? [], level, day);
  const blocked = new Map(blocks.rows?.map((block) => [block.space_id, block]));
  const spaces = spacesOf(level);
  const bays = spaces.map((space) => bayOf(space, day, here.get(space), blocked.get(space)));
  const isFree = asked?.isFree;
  const free = bays.filter(({ space, state }) => (isFree ? isFree(space).kind === 'fits' : state === 'free'));
  const withCharger = bays.filter(({ space }) => hasFact(space, 'charger'));
  const shown = { all: bays, free, charger: withCharger }[only];
  const chosen = bays.find(({ space }) => space === at);
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
      <div className={css.until}>
        <DayInput
          label="Wolne do"
          day={last}
          error={last && last < day ? 'Koniec nie może być przed początkiem' : undefined}
          onDay={setLast}
          language={typedDay}
        />
      </div>
      <Toggles joined label="Poziom" choices={levelWords} value={level} onChoose={setLevel} />
      <Toggles
        joined
        label="Które miejsca"
        choices={{
          all: `wszystkie ${bays.length}`,
          free: `wolne ${isKnown ? free.length : blankCount}`,
          charger: `z gniazdem ${withCharger.length}`,
        }}
        value={only}
        onChoose={show}
      />
    </>
  );
  return (
    <Sheet className={css.panel} title="Stan na dzień" tools={tools}>
      {error && !isKnown && <FailedReading reading={reading}>{unreadWords(error)}</FailedReading>}
      {!error && !isKnown && <PlaceholderRows className={css.waiting} />}
      {isKnown && (
        <>
          <RefreshFailure error={error} readAt={readAt} />
          {asked && (
            <p className={css.asked} role="status">
              {formatStay(asked.stay.since, asked.stay.until)},{' '}
              <b>{count(dayCount(asked.stay.since, asked.stay.until), nouns.day)}</b>:{' '}
              {`${count(free.length, nouns.space)} na poziomie ${level}`}
              {asked.price !== undefined && <>, {formatAmount(asked.price)}</>}
            </p>
          )}
          <LevelBays
            {...{ level, moving, isFree, at, setAt, edit }}
            bays={shown}
            onFree={(space) => (last && last > day ? onSell(space, last) : onFree(level, space))}
            onDay={() => document.getElementById(`${id}-day`)?.focus()}
          />
          {moving.carried ? (
            <MovingLine moving={moving} at={at} />
          ) : (
            <ChosenLine
              bay={chosen}
              edit={edit}
              onMove={() => chosen?.parked && moving.lift(chosen.parked)}
              onBlock={() => chosen && onBlock(level, chosen.space)}
            />
          )}
          <footer className={bayCss.foot}>
            <Legend states={bayWords} />
            <p>
              <kbd>Enter</kbd> otwórz, <kbd>M</kbd> przenieś, <kbd>Esc</kbd> zostaw, <kbd>D</kbd> dzień, strzałki:
              miejsce
            </p>
          </footer>
        </>
      )}
    </Sheet>
  );
}
