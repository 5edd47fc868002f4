import type { PointerEvent, RefObject } from 'react';
import type { Rental } from '../../../../domain/booking/rental.ts';
import { useGrip } from '../../../parts/useGrip.ts';
import type { CarRow } from './fleet.ts';
import type { CarMoving } from './useCarMoving.ts';
import type { Cursor } from './useCursor.ts';

interface DragProps {
  box: RefObject<HTMLElement | null>;
  /** The last day that is shown, counted from the first. */
  last: number;
  now: Cursor | undefined;
  go: (to: Cursor, goesOn: boolean) => void;
  add: () => void;
  /** Called when a finger has been held still: it chooses the last day from now on. */
  askForLast: () => void;
  rows: readonly CarRow[];
  moving: CarMoving;
}
type Held = Rental | 'days' | 'days by finger';

const clickedIn = ({ target }: PointerEvent) => (target instanceof Element ? target : null);

/** Chooses days by dragging over them, or carries a rental to another car. */
export function useDrag({ box, last, now, go, add, askForLast, rows, moving }: DragProps) {
  const dayAt = (track: Element, x: number) => {
    const { left, width } = track.getBoundingClientRect();
    return Math.min(Math.max(Math.floor(((x - left) / width) * (last + 1)), 0), last);
  };
  const rowAt = ({ clientX, clientY }: PointerEvent): number | undefined => {
    const track = document.elementFromPoint(clientX, clientY)?.closest('[role=row]')?.querySelector('[data-track]');
    return track ? Number(track.getAttribute('data-track')) : undefined;
  };
  const rentalAt = (target: Element | null): Rental | undefined => {
    const row = rows[Number(target?.closest('[data-track]')?.getAttribute('data-track'))];
    const id = target?.closest('a')?.getAttribute('data-rental');
    return row?.bars.find((it) => it.takes && String(it.rental.id) === id)?.rental;
  };
  const trackOf = (row: number | undefined) => box.current?.querySelector(`[data-track="${row}"]`);
  const putDown = (row: number | undefined) => row !== undefined && moving.putDown(rows[row]?.car);
  return useGrip<Held>({
    box,
    isCarrying: moving.carried !== undefined,
    leave: moving.leave,
    grab: (event) => {
      const target = clickedIn(event);
      const track = target?.closest('[data-track]');
      if (!track || target?.closest('button')) return undefined;
      const rental = moving.carried ? undefined : rentalAt(target);
      if (rental || target?.closest('a')) return rental;
      const day = dayAt(track, event.clientX);
      go({ row: Number(track.getAttribute('data-track')), begin: day, end: day }, false);
      if (moving.carried) return undefined;
      return event.pointerType === 'mouse' ? 'days' : 'days by finger';
    },
    begin: (held) => {
      if (typeof held === 'object') return moving.lift(held);
      if (held === 'days by finger') askForLast();
      return true;
    },
    over: (held, event) => {
      if (typeof held === 'object') {
        // The cursor is in the row under the pointer
        const row = rowAt(event);
        if (row !== undefined && row !== now?.row) go({ row, begin: now?.end ?? 0, end: now?.end ?? 0 }, false);
        return;
      }
      const track = trackOf(now?.row);
      if (!now || !track) return;
      const day = dayAt(track, event.clientX);
      if (day !== now.end) go({ ...now, end: day }, true);
    },
    // A drag chooses wherever it ends, even on another rental
    drop: (held, event, hasMoved) => {
      if (typeof held === 'string') add();
      else if (hasMoved) putDown(rowAt(event));
    },
    tap: (event) => {
      if (moving.carried) {
        putDown(rowAt(event));
        return true;
      }
      const target = clickedIn(event);
      // A tap on a rental opens it instead
      if (now && target?.closest('[data-track]') === trackOf(now.row) && !target?.closest('a, button')) add();
      return false;
    },
  });
}
