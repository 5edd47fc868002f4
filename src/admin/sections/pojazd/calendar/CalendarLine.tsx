// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn only in sight are no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and says which cell is meant
// biome-ignore-all lint/a11y/useAnchorContent: a bar's words are its label, of which its style shows what has room
import { type CSSProperties, memo } from 'react';
import type { Bar } from '../../../../domain/booking/fleet-calendar.ts';
import { rentalStatus } from '../../../../domain/booking/rental.ts';
import type { Span } from '../../../../domain/booking/span.ts';
import { addDays, type Day, formatDay } from '../../../../domain/language/days.ts';
import css from './CalendarLine.module.css';
import { barWords, type CarRow, carName, plateOf, whoOf } from './fleet.ts';
import barCss from './RentalBar.module.css';
import { lineAt } from './rows-in-sight.ts';
import { shortened } from './useLetters.ts';

export const cellId = (id: string, car: number, first: number): string => `${id}-${car}-${first}`;

const isBar = (columns: Span<number>): columns is Bar => 'rental' in columns;

interface LineProps {
  id: string;
  row: CarRow;
  /** Its place in the calendar, and so its distance from the top. */
  at: number;
  first: Day;
  /** How many days are shown, and how many letters have room on one and on more of them. */
  count: number;
  letters: (days: number) => number;
  /** The days that are chosen in it, or the one where the cursor is. */
  chosen: Span<number> | undefined;
  href: (rental: number) => string | undefined;
  /** Are its bars links? Otherwise they are only a background, unless the cursor is in it. */
  isWhole: boolean;
}

const partOf = (count: number) => (days: number) => `${(100 * days) / count}%`;

/** Bars without words, as one background: it costs next to nothing to draw while rows are scrolled past. */
function backgroundOf(bars: readonly Bar[], count: number): CSSProperties | undefined {
  const part = partOf(count);
  const stops = bars.flatMap(({ since, until, rental }) => [
    `transparent ${part(since)}`,
    `var(--${rentalStatus[rental.status].tone}-soft) ${part(since)} ${part(until + 1)}`,
    `transparent ${part(until + 1)}`,
  ]);
  return stops.length > 0 ? { backgroundImage: `linear-gradient(90deg, ${stops.join(', ')})` } : undefined;
}

/** A car and its days. Only the calendar takes the focus: it says which of these cells is meant. */
export const CalendarLine = memo(function CalendarLine({
  id,
  row,
  at,
  first,
  count,
  letters,
  chosen,
  href,
  isWhole,
}: LineProps) {
  const { car, gaps, bars } = row;
  const part = partOf(count);
  const place = ({ since, until }: Span<number>) => ({
    insetInlineStart: part(since),
    inlineSize: part(until - since + 1),
  });
  /** In the flow, after the bar before: with a position of its own it would be a layer, and each frame visits all. */
  const placeAfter = (before: number, { since, until }: Span<number>) => ({
    marginInlineStart: `calc(${part(since - before - 1)} + 1px)`,
    inlineSize: `calc(${part(until - since + 1)} - 2px)`,
  });
  const spanWords = ({ since, until }: Span<number>) =>
    `${formatDay(addDays(first, since))} – ${formatDay(addDays(first, until))}`;
  const link = (bar: Bar, style?: CSSProperties) => (
    <a
      key={bar.rental.id}
      className={barCss.bar}
      data-status={bar.rental.status}
      tabIndex={-1}
      href={href(bar.rental.id)}
      aria-label={barWords(bar)}
      data-who={shortened(whoOf(bar.rental), letters(bar.until - bar.since + 1))}
      style={style}
    />
  );
  return (
    <div role="row" aria-rowindex={at + 2} className={css.line} style={lineAt(at)}>
      <div role="rowheader" className={css.header}>
        {carName(car)} {plateOf(car)}
      </div>
      {/* Cells only in the row of the cursor: no screen reader reads the others, and each takes time to draw */}
      <div
        role={chosen ? 'presentation' : 'gridcell'}
        className={css.track}
        data-track={at}
        style={isWhole || chosen ? undefined : backgroundOf(bars, count)}
      >
        {chosen
          ? [...gaps, ...bars]
              .toSorted((a, b) => a.since - b.since)
              .map((cell) => (
                <div
                  key={cell.since}
                  role="gridcell"
                  id={cellId(id, car.id, cell.since)}
                  aria-label={isBar(cell) ? undefined : `Wolne: ${spanWords(cell)}`}
                  className={css.cell}
                  style={place(cell)}
                >
                  {isBar(cell) && link(cell)}
                </div>
              ))
          : isWhole && bars.map((bar, i) => link(bar, placeAfter(bars[i - 1]?.until ?? -1, bar)))}
        {chosen && <span id={`${id}-now`} className={css.chosen} aria-hidden="true" style={place(chosen)} />}
      </div>
    </div>
  );
});
