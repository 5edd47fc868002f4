// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn only in sight are no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and says which cell is meant
// biome-ignore-all lint/a11y/useAnchorContent: a bar's words are its label, of which its style shows what has room
import { type CSSProperties, memo } from 'react';
import { type Bar, type BlockBar, barLook, inOrder } from '../../../../domain/booking/fleet-calendar.ts';
import type { Span } from '../../../../domain/booking/span.ts';
import { formatAmount } from '../../../../domain/language/amounts.ts';
import { addDays, type Day, formatDay, formatSpan } from '../../../../domain/language/days.ts';
import { count, nouns } from '../../../../domain/language/polish.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import css from './CalendarLine.module.css';
import { barWords, type CarRow, carWords, whoWithin } from './fleet.ts';
import barCss from './RentalBar.module.css';
import { lineAt } from './rows-in-sight.ts';
import { shortened } from './useLetters.ts';

export const cellId = (id: string, car: number, first: number): string => `${id}-${car}-${first}`;

const isBar = (columns: Span<number>): columns is Bar => 'rental' in columns;
const isBlock = (columns: Span<number>): columns is BlockBar => 'block' in columns;

interface LineVerdict {
  kind: 'fits' | 'no' | 'own';
  words: string;
  at: Span<number>;
}

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
  /** While a rental is carried: if it fits this car for its whole stay, or why not. */
  verdict: LineVerdict | undefined;
  onSell: (row: CarRow) => void;
  /** Are its bars links? Otherwise they are only a background, unless the cursor is in it. */
  isWhole: boolean;
}

const partOf = (all: number) => (days: number) => `${(100 * days) / all}%`;

const toneOf = (bar: Bar | BlockBar) => (isBlock(bar) ? 'neutral' : barLook[bar.look].tone);

/** Bars without words, as one background: it costs next to nothing to draw while rows are scrolled past. */
function backgroundOf(bars: readonly (Bar | BlockBar)[], all: number): CSSProperties | undefined {
  const part = partOf(all);
  const stops = bars.flatMap((bar) => [
    `transparent ${part(bar.since)}`,
    `var(--${toneOf(bar)}-soft) ${part(bar.since)} ${part(bar.until + 1)}`,
    `transparent ${part(bar.until + 1)}`,
  ]);
  return stops.length > 0 ? { backgroundImage: `linear-gradient(90deg, ${stops.join(', ')})` } : undefined;
}

/** '+2 dni', at the end of a bar that is overdue. */
const lateWords = (days: number) => `+${count(days, nouns.day)}`;
/** From where on an overdue bar is drawn as being so: what is past its last day. */
function lateFrom({ since, until, late }: Bar): CSSProperties {
  const length = until - since + 1;
  return { '--agreed': `${(100 * Math.max(length - late, 0)) / length}%` } as CSSProperties;
}

/** A car and its days. Only the calendar takes the focus: it says which of these cells is meant. */
export const CalendarLine = memo(function CalendarLine({
  id,
  row,
  at,
  first,
  count: all,
  letters,
  chosen,
  href,
  verdict,
  onSell,
  isWhole,
}: LineProps) {
  const { car, gaps, blocks, offer, overdue } = row;
  const bars: readonly (Bar | BlockBar)[] = blocks.length > 0 ? inOrder([...row.bars, ...blocks]) : row.bars;
  const part = partOf(all);
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
  /** What began before the first day that is shown says so. */
  const who = (bar: Bar | BlockBar) => {
    const from = bar.days.since < first ? '‹ ' : '';
    const beside = isBar(bar) && bar.late > 0 ? lateWords(bar.late).length : 0;
    const room = letters(bar.until - bar.since + 1) - beside;
    if (isBlock(bar)) return shortened(from + bar.block.reason, room);
    return whoWithin(bar.rental, from, room);
  };
  const draw = (bar: Bar | BlockBar, style?: CSSProperties) =>
    isBlock(bar) ? (
      <span key={`block ${bar.block.id}`} className={barCss.bar} data-look="BLOCKED" data-who={who(bar)} style={style}>
        <span className="hidden">{barWords(bar)}</span>
      </span>
    ) : (
      link(bar, style)
    );
  const link = (bar: Bar, style?: CSSProperties) => (
    <a
      key={bar.rental.id}
      className={barCss.bar}
      data-look={bar.look}
      data-late={bar.late > 0 ? lateWords(bar.late) : undefined}
      data-waits={bar.waits}
      data-rental={bar.rental.id}
      tabIndex={-1}
      href={href(bar.rental.id)}
      aria-label={barWords(bar)}
      data-who={who(bar)}
      style={bar.late > 0 ? { ...style, ...lateFrom(bar) } : style}
    />
  );
  return (
    <div role="row" aria-rowindex={at + 2} className={css.line} style={lineAt(at)}>
      <div role="rowheader" className={css.header}>
        {carWords(car)}
      </div>
      {/* Cells only in the row of the cursor: no screen reader reads the others, and each takes time to draw */}
      <div
        role={chosen ? 'presentation' : 'gridcell'}
        className={css.track}
        data-track={at}
        style={isWhole || chosen ? undefined : backgroundOf(bars, all)}
      >
        {chosen
          ? [...gaps, ...bars]
              .toSorted((a, b) => a.since - b.since)
              .map((cell) => (
                <div
                  key={cell.since}
                  role="gridcell"
                  id={cellId(id, car.id, cell.since)}
                  aria-label={
                    isBar(cell)
                      ? undefined
                      : `${overdue && cell.since > overdue.until ? 'Zajęte, aż wróci' : 'Wolne'}: ${spanWords(cell)}`
                  }
                  className={css.cell}
                  style={place(cell)}
                >
                  {(isBar(cell) || isBlock(cell)) && draw(cell)}
                </div>
              ))
          : isWhole && bars.map((bar, i) => draw(bar, placeAfter(bars[i - 1]?.until ?? -1, bar)))}
        {offer && (
          <button type="button" tabIndex={-1} className={css.offer} style={place(offer)} onClick={() => onSell(row)}>
            <Icon name="plus" />
            {formatAmount(offer.price)}
            <span className="hidden">
              : {carWords(car)}, {formatSpan(offer.days)}
            </span>
          </button>
        )}
        {verdict && (
          <span className={css.verdict} data-verdict={verdict.kind} style={place(verdict.at)}>
            {verdict.words}
          </span>
        )}
        {chosen && <span id={`${id}-now`} className={css.chosen} aria-hidden="true" style={place(chosen)} />}
      </div>
    </div>
  );
});
