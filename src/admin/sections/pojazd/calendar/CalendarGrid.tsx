// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn only in sight are no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and says which cell is meant
import { type CSSProperties, type FocusEvent, type KeyboardEvent, useCallback, useId, useRef } from 'react';
import { carBlock } from '../../../../domain/booking/block.ts';
import { addDays, type Day, today } from '../../../../domain/language/days.ts';
import { useEndBlock } from '../../../bookings/useEndBlock.ts';
import { BarTip } from './BarTip.tsx';
import css from './CalendarGrid.module.css';
import { CalendarGround } from './CalendarGround.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { CalendarLine, cellId } from './CalendarLine.tsx';
import { CalendarSaid } from './CalendarSaid.tsx';
import { columnsOf } from './columns-of.ts';
import { type CarRow, carWords } from './fleet.ts';
import { HowTo } from './HowTo.tsx';
import { MovingRental } from './MovingRental.tsx';
import type { Rows } from './rows-in-sight.ts';
import { StayingCars } from './StayingCars.tsx';
import { useCarMoving } from './useCarMoving.ts';
import { type FreeDays, useCursor } from './useCursor.ts';
import { useDrag } from './useDrag.ts';
import { useLastTop } from './useLastTop.ts';
import { useLetters } from './useLetters.ts';
import { useWindow } from './useWindow.ts';

const lineHeight = 2.75;

const isIn = ({ from, to }: Rows, row: number) => row >= from && row < to;

interface CalendarGridProps {
  rows: readonly CarRow[];
  first: Day;
  days: readonly Day[];
  href: (rental: number) => string | undefined;
  /** Free days of a car were chosen. */
  onFree: (free: FreeDays) => void;
  /** Free days of a car are to be out of use. */
  onBlock?: (free: FreeDays) => void;
}

/** Cars × days: arrows move, Shift and arrows choose days, Enter adds or opens; a pointer drags over free days. */
export function CalendarGrid({ rows, first, days, href, onFree, onBlock }: CalendarGridProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useLastTop(box);
  const sight = useWindow({ box, height: lineHeight, length: rows.length });
  const { from, to } = sight.rows;
  const letters = useLetters(box, days.length);
  const last = days.length - 1;
  const cursor = useCursor({ rows, first, last, href, onFree });
  const { now, row, bar, cell, chosen, go, words } = cursor;
  const moving = useCarMoving();
  const { carried, stay } = moving;
  const drag = useDrag({ box, last, ...cursor, moving, rows });
  const press = () => (carried ? moving.putDown(row?.car) : cursor.press());
  const lift = () => bar && 'rental' in bar && bar.takes && moving.lift(bar.rental);
  const sell = useCallback(({ car, offer }: CarRow) => offer && onFree({ car: car.id, ...offer.days }), [onFree]);
  const shown = { since: 0, until: last };
  /** The columns of the carried stay, as far as they are shown. */
  const carriedAt = stay && columnsOf(stay, first, shown);
  const verdictAt = ({ car }: CarRow) => {
    const verdict = moving.verdictOf(car);
    return verdict && carriedAt && { kind: verdict.kind, words: verdict.words, at: carriedAt };
  };
  const spoken = row && carried ? moving.verdictOf(row.car)?.told : undefined;
  const end = useEndBlock(carBlock);
  const act = carried
    ? undefined
    : bar && 'rental' in bar
      ? bar.takes && { words: 'Przenieś', run: lift }
      : bar
        ? { words: 'Włącz auto', run: () => end(bar.block) }
        : onBlock &&
          row &&
          chosen &&
          !row.offer && {
            words: 'Wyłącz auto w te dni',
            run: () =>
              onBlock({ car: row.car.id, since: addDays(first, chosen.since), until: addDays(first, chosen.until) }),
          };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = now ?? { row: from, begin: 0, end: 0 };
    const move = (rowBy: number, dayBy: number): void =>
      go(
        {
          row: Math.min(Math.max(at.row + rowBy, 0), rows.length - 1),
          begin: at.begin,
          end: Math.min(Math.max(at.end + dayBy, 0), last),
        },
        event.shiftKey && rowBy === 0,
      );
    const steps: Record<string, () => unknown> = {
      ArrowRight: () => move(0, 1),
      ArrowLeft: () => move(0, -1),
      ArrowDown: () => move(1, 0),
      ArrowUp: () => move(-1, 0),
      PageDown: () => move(8, 0),
      PageUp: () => move(-8, 0),
      Home: () => move(0, -last),
      End: () => move(0, last),
      Enter: press,
      ' ': press,
      Escape: () => now && go(now, false),
      m: () => (carried ? moving.putDown(row?.car) : lift()),
      M: () => (carried ? moving.putDown(row?.car) : lift()),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
    requestAnimationFrame(() =>
      document.getElementById(`${id}-now`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
  };
  /** Whoever comes by keyboard sees at once which place is meant: the first day of the first car in sight. */
  const onFocus = ({ currentTarget }: FocusEvent<HTMLDivElement>) => {
    if (now || !currentTarget.matches(':focus-visible')) return;
    const inSight = Math.ceil((rows.length * currentTarget.scrollTop) / currentTarget.scrollHeight);
    go({ row: Math.min(inSight, rows.length - 1), begin: 0, end: 0 }, false);
  };
  const drawn = rows.slice(from, to).map((_, i) => from + i);
  // The cursor's row as well, so that the keyboard can go on from there and scroll to it
  if (now && !drawn.includes(now.row)) drawn.push(now.row);
  const size = { minInlineSize: `calc(var(--car) + ${days.length} * var(--day))` };
  const height = { '--rows': rows.length } as CSSProperties;
  return (
    <>
      <div className={css.frame}>
        <div
          ref={box}
          className={css.grid}
          role="grid"
          aria-label="Kalendarz wypożyczeń"
          aria-describedby={`${id}-said`}
          aria-rowcount={rows.length + 1}
          aria-activedescendant={row && cell ? cellId(id, row.car.id, cell.since) : undefined}
          tabIndex={0}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          {...drag}
        >
          <div style={size} role="presentation">
            <CalendarHead days={days} today={today()} />
            <div className={css.body} style={height} role="rowgroup">
              <CalendarGround days={days} today={today()} />
              <StayingCars rows={rows} drawn={drawn} />
              {drawn.map((at) => (
                <CalendarLine
                  key={rows[at]?.car.id}
                  {...{ id, first, href, at, letters }}
                  row={rows[at] as CarRow}
                  count={days.length}
                  chosen={now?.row === at ? chosen : undefined}
                  verdict={carried && rows[at] ? verdictAt(rows[at]) : undefined}
                  onSell={sell}
                  isWhole={isIn(sight.whole, at)}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
      <CalendarSaid id={`${id}-said`} act={act}>
        {spoken ? `${row ? carWords(row.car) : ''}: ${spoken}` : (words() ?? <HowTo />)}
      </CalendarSaid>
      <BarTip of={box} />
      <MovingRental moving={moving} />
    </>
  );
}
