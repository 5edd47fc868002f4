import { useState } from 'react';
import { useLocation } from 'wouter';
import { type Bar, freeSpan } from '../../../../domain/booking/fleet-calendar.ts';
import { overlap, type Span } from '../../../../domain/booking/span.ts';
import { formatAmount } from '../../../../domain/language/amounts.ts';
import { addDays, type Day, formatDay, formatLongDay, formatSpan } from '../../../../domain/language/days.ts';
import { count, nouns } from '../../../../domain/language/polish.ts';
import { barWords, type CarRow, carWords } from './fleet.ts';

/** Where one is: a car's row, the day where a choice began, and the day where it ends by now. */
export interface Cursor {
  row: number;
  begin: number;
  end: number;
}
export interface FreeDays extends Span {
  car: number;
}

interface CursorProps {
  rows: readonly CarRow[];
  first: Day;
  /** The last day that is shown, counted from the first. */
  last: number;
  href: (rental: number) => string | undefined;
  /** Free days of a car were chosen. */
  onFree: (free: FreeDays) => void;
}

const freeWords = 'wolne, Enter otwiera sprzedaż';
const untilBack = (overdue: Bar) => `zajęte, aż auto wróci: ${barWords(overdue)}`;

/** The one place of a calendar that is meant, and the days that are chosen from there. */
export function useCursor({ rows, first, last, href, onFree }: CursorProps) {
  const [, navigate] = useLocation();
  const [cursor, setCursor] = useState<Cursor & { car: number }>();
  const [stopped, setStopped] = useState<string>();
  // The car that is meant stays so, though others that came or went meanwhile have moved its row
  const at = cursor ? rows.findIndex(({ car }) => car.id === cursor.car) : -1;
  const now = cursor && at >= 0 && cursor.end <= last ? { ...cursor, row: at } : undefined;
  const row = now && rows[now.row];
  const isAt = (columns: Span<number>) => now !== undefined && overlap(columns, { since: now.end, until: now.end });
  const bar = row?.bars.find(isAt) ?? row?.blocks.find(isAt);
  const chosen = now && { since: Math.min(now.begin, now.end), until: Math.max(now.begin, now.end) };

  /** Nothing is meant any more: what was chosen is done. */
  const leave = () => setCursor(undefined);
  /** Goes there; a choice goes on, as far as the car is free, or begins anew. */
  const go = (to: Cursor, goesOn: boolean) => {
    const target = rows[to.row];
    if (!target) return;
    if (!goesOn) {
      setStopped(undefined);
      setCursor({ ...to, begin: to.end, car: target.car.id });
      return;
    }
    const { span, bar: inTheWay } = freeSpan(target, to.begin, to.end);
    setStopped(inTheWay && `Dalej auto jest zajęte: ${barWords(inTheWay)}`);
    if (span) setCursor({ ...to, end: to.end >= to.begin ? span.until : span.since, car: target.car.id });
  };
  const isSale = row?.offer && chosen && overlap(chosen, row.offer);
  const add = () => {
    if (!row || !chosen || bar?.takes) return;
    if (isSale && row.offer) onFree({ car: row.car.id, ...row.offer.days });
    else if (row.overdue && chosen.until > row.overdue.until) setStopped(untilBack(row.overdue));
    else if (!row.car.active) setStopped('To auto jest wycofane z oferty: nie można go wypożyczyć');
    else onFree({ car: row.car.id, since: addDays(first, chosen.since), until: addDays(first, chosen.until) });
  };
  const askForLast = () => setStopped('przesuń palec do ostatniego dnia');
  const press = () => {
    if (!now) return;
    const isOpened = bar && 'rental' in bar && (bar.takes || now.begin === now.end);
    const to = isOpened ? href(bar.rental.id) : undefined;
    if (to) navigate(to);
    else add();
  };
  const words = () => {
    if (!now || !row || !chosen) return undefined;
    // A bar may have come over the days that were chosen: it is told, not that they are free
    const taking = [...row.bars, ...row.blocks].find((it) => it.takes && overlap(it, chosen));
    const told = bar ?? taking;
    const overdue = row.overdue && chosen.until > row.overdue.until ? row.overdue : undefined;
    const what = told ? barWords(told) : overdue ? untilBack(overdue) : freeWords;
    const choice =
      isSale && row.offer && !told
        ? `wolne ${formatSpan(row.offer.days)} za ${formatAmount(row.offer.price)}, Enter sprzedaje`
        : chosen.since === chosen.until || told
          ? `${formatLongDay(addDays(first, now.end))}: ${what}`
          : `${formatDay(addDays(first, chosen.since))} – ${formatDay(addDays(first, chosen.until))}, ` +
            `${count(chosen.until - chosen.since + 1, nouns.day)}: ${what}`;
    return `${carWords(row.car)}, ${stopped ?? choice}`;
  };
  return { now, row, bar, cell: bar ?? row?.gaps.find(isAt), chosen, go, leave, add, askForLast, press, words };
}
