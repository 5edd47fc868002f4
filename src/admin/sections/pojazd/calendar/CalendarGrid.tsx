// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn only in sight are no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and says which cell is meant
import { type CSSProperties, type FocusEvent, type KeyboardEvent, memo, type PointerEvent, useId, useRef } from 'react';
import { type Day, today } from '../../../../domain/language/days.ts';
import css from './CalendarGrid.module.css';
import { CalendarHead } from './CalendarHead.tsx';
import { CalendarLine, cellId } from './CalendarLine.tsx';
import { type CarRow, weekdayOf } from './fleet.ts';
import type { Rows } from './rows-in-sight.ts';
import { StayingCars } from './StayingCars.tsx';
import { type FreeDays, useCursor } from './useCursor.ts';
import { useDrag } from './useDrag.ts';
import { useLetters } from './useLetters.ts';
import { useWindow } from './useWindow.ts';

const lineHeight = 2.75;

/** All words of a bar that is cut short, as its title, once the pointer is there: on all bars it is slow to draw. */
const showWords = ({ target }: PointerEvent) => {
  if (target instanceof HTMLAnchorElement) target.title = target.getAttribute('aria-label') ?? '';
};

const isIn = ({ from, to }: Rows, row: number) => row >= from && row < to;

interface CalendarGridProps {
  rows: readonly CarRow[];
  first: Day;
  days: readonly Day[];
  href: (rental: number) => string | undefined;
  /** Free days of a car were chosen. */
  onFree: (free: FreeDays) => void;
}

/** Cars × days: arrows move, Shift and arrows choose days, Enter adds or opens; a pointer drags over free days. */
export function CalendarGrid({ rows, first, days, href, onFree }: CalendarGridProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const sight = useWindow({ box, height: lineHeight, length: rows.length });
  const { from, to } = sight.rows;
  const letters = useLetters(box, days.length);
  const last = days.length - 1;
  const cursor = useCursor({ rows, first, last, href, onFree });
  const { now, row, cell, chosen, go, press, words } = cursor;
  const drag = useDrag({ box, last, ...cursor });

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
    const steps: Record<string, () => void> = {
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
          onPointerOver={showWords}
          {...drag}
        >
          <div style={size} role="presentation">
            <CalendarHead days={days} today={today()} />
            <div className={css.body} style={height} role="rowgroup">
              <Ground days={days} today={today()} />
              <StayingCars rows={rows} drawn={drawn} />
              {drawn.map((at) => (
                <CalendarLine
                  key={rows[at]?.car.id}
                  {...{ id, first, href, at, letters }}
                  row={rows[at] as CarRow}
                  count={days.length}
                  chosen={now?.row === at ? chosen : undefined}
                  isWhole={isIn(sight.whole, at)}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
      <p id={`${id}-said`} className={css.said} role="status">
        {words()}
      </p>
    </>
  );
}

interface DaysProps {
  days: readonly Day[];
  today: Day;
}

/** The lines between the days behind all rows, with the weekends and today. */
const Ground = memo(({ days, today }: DaysProps) => (
  <div className={css.ground} aria-hidden="true">
    {days.map((day) => (
      <i key={day} data-kind={kindOf(day, today)} />
    ))}
  </div>
));

function kindOf(day: Day, today: Day): 'today' | 'weekend' | undefined {
  if (day === today) return 'today';
  return ['so', 'nd'].includes(weekdayOf(day)) ? 'weekend' : undefined;
}
