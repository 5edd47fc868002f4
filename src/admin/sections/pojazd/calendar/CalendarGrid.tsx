// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn only in sight are no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and says which cell is meant
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { carBlock } from '../../../../domain/booking/block.ts';
import type { Span } from '../../../../domain/booking/span.ts';
import { addDays, type Day, dayCount, today } from '../../../../domain/language/days.ts';
import { useEndBlock } from '../../../bookings/useEndBlock.ts';
import css from './CalendarGrid.module.css';
import { CalendarHead } from './CalendarHead.tsx';
import { CalendarLine, cellId } from './CalendarLine.tsx';
import { type CarRow, carWords, weekdayOf } from './fleet.ts';
import { HowTo } from './HowTo.tsx';
import { MovingRental } from './MovingRental.tsx';
import type { Rows } from './rows-in-sight.ts';
import { StayingCars } from './StayingCars.tsx';
import { useCarMoving } from './useCarMoving.ts';
import { type FreeDays, useCursor } from './useCursor.ts';
import { useDrag } from './useDrag.ts';
import { useLetters } from './useLetters.ts';
import { useWindow } from './useWindow.ts';

const lineHeight = 2.75;

/** All words of a bar that is cut short, as its title, once the pointer is there: on all bars it is slow to draw. */
const showWords = ({ target }: PointerEvent) => {
  if (target instanceof HTMLAnchorElement) target.title = target.getAttribute('aria-label') ?? '';
};

/** How far down one was: who comes back from a rental's form goes on there. */
let lastTop = 0;

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
  useLayoutEffect(() => {
    const element = box.current;
    if (element) element.scrollTop = lastTop;
    return () => {
      if (element) lastTop = element.scrollTop;
    };
  }, []);
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
  // Whoever carries by mouse has the focus anywhere
  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    drag.giveUp();
    moving.leave();
  });
  useEffect(() => {
    if (!carried) return;
    addEventListener('keydown', onEscape);
    return () => removeEventListener('keydown', onEscape);
  }, [carried]);
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
      Escape: () => {
        drag.giveUp();
        if (now) go(now, false);
      },
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
          onPointerOver={showWords}
          {...drag.handlers}
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
                  verdict={carried && rows[at] ? verdictAt(rows[at]) : undefined}
                  onSell={sell}
                  isWhole={isIn(sight.whole, at)}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
      <p id={`${id}-said`} className={css.said} role="status">
        {spoken ? `${row ? carWords(row.car) : ''}: ${spoken}` : (words() ?? <HowTo />)}
        {!carried && bar && 'rental' in bar && bar.takes && (
          <button type="button" className={css.act} onClick={lift}>
            Przenieś
          </button>
        )}
        {bar && 'block' in bar && (
          <button type="button" className={css.act} onClick={() => end(bar.block)}>
            Włącz auto
          </button>
        )}
        {onBlock && row && chosen && !bar && !carried && !row.offer && (
          <button
            type="button"
            className={css.act}
            onClick={() =>
              onBlock({ car: row.car.id, since: addDays(first, chosen.since), until: addDays(first, chosen.until) })
            }
          >
            Wyłącz auto w te dni
          </button>
        )}
      </p>
      <MovingRental moving={moving} />
    </>
  );
}

/** The columns of some days, as far as they are among those that are shown. */
function columnsOf(days: Span, first: Day, shown: Span<number>): Span<number> | undefined {
  const column = (day: Day) => (day < first ? -1 : dayCount(first, day) - 1);
  const span = { since: Math.max(column(days.since), 0), until: Math.min(column(days.until), shown.until) };
  return days.until < first || span.since > span.until ? undefined : span;
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
