import { type DragEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Rental } from '../../../../domain/booking/rental.ts';
import type { CarRow } from './fleet.ts';
import type { CarMoving } from './useCarMoving.ts';
import type { Cursor } from './useCursor.ts';

/** A finger held still for this long, in ms, begins to choose days; one that moves sooner scrolls the page. */
const rest = 350;

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
/** A mouse that has moved so far, in px, carries the rental that it pressed. */
const far = 6;

const clickedIn = ({ target }: PointerEvent) => (target instanceof Element ? target : null);

/** Chooses days by dragging over them: a mouse at once, a finger once it was held still, as it scrolls otherwise. */
export function useDrag({ box, last, now, go, add, askForLast, rows, moving }: DragProps) {
  /** The bar of a rental that is pressed, and since it has moved, carried. */
  const bar = useRef<{ rental: Rental; x: number; y: number; isCarried: boolean }>(undefined);
  const dragging = useRef(false);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Escape was pressed: what the pointer does until it is let go of is nothing. */
  const isOver = useRef(false);
  const giveUp = () => {
    isOver.current = true;
    stop();
  };
  const stop = () => {
    clearTimeout(resting.current);
    dragging.current = false;
    bar.current = undefined;
  };
  useEffect(() => {
    const element = box.current;
    // React's own listener is passive: it could not keep the page from scrolling
    const stay = (event: TouchEvent) => dragging.current && event.preventDefault();
    element?.addEventListener('touchmove', stay, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', stay);
      clearTimeout(resting.current);
    };
  }, [box]);
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
  /** Carries the pressed rental along: the cursor is in the row under the pointer. */
  const carryOn = (event: PointerEvent, pressed: NonNullable<typeof bar.current>) => {
    if (!pressed.isCarried) {
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < far) return;
      pressed.isCarried = moving.lift(pressed.rental);
      if (!pressed.isCarried) return stop();
    }
    const row = rowAt(event);
    if (row !== undefined && row !== now?.row) go({ row, begin: now?.end ?? 0, end: now?.end ?? 0 }, false);
  };
  const trackOf = (row: number | undefined) => box.current?.querySelector(`[data-track="${row}"]`);
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      isOver.current = false;
      const target = clickedIn(event);
      const track = target?.closest('[data-track]');
      if (event.button !== 0 || !track || target?.closest('button')) return;
      const day = dayAt(track, event.clientX);
      const isMouse = event.pointerType === 'mouse';
      const rental = moving.carried ? undefined : rentalAt(target);
      if (rental) {
        if (isMouse) bar.current = { rental, x: event.clientX, y: event.clientY, isCarried: false };
        else resting.current = setTimeout(() => moving.lift(rental), rest);
      }
      if (target?.closest('a')) return;
      dragging.current = isMouse && !moving.carried;
      go({ row: Number(track.getAttribute('data-track')), begin: day, end: day }, false);
      if (dragging.current || moving.carried) return;
      resting.current = setTimeout(() => {
        dragging.current = true;
        askForLast();
      }, rest);
    },
    onPointerMove: (event: PointerEvent) => {
      if (isOver.current) return;
      if (bar.current) return carryOn(event, bar.current);
      if (!dragging.current || !now) return;
      const track = trackOf(now.row);
      if (!track) return;
      const day = dayAt(track, event.clientX);
      if (day !== now.end) go({ ...now, end: day }, true);
    },
    onPointerUp: (event: PointerEvent) => {
      const wasDragging = dragging.current;
      const carriedBar = bar.current?.isCarried;
      stop();
      if (isOver.current) return;
      if (carriedBar || moving.carried) {
        isOver.current = true;
        const row = rowAt(event);
        if (row !== undefined && (carriedBar || !clickedIn(event)?.closest('a'))) moving.putDown(rows[row]?.car);
        return;
      }
      const target = clickedIn(event);
      // A drag chooses wherever it ends, even on another rental; a tap on a rental opens it instead
      const isTapped = target?.closest('[data-track]') === trackOf(now?.row) && !target?.closest('a, button');
      if (now && (wasDragging || isTapped)) add();
    },
    onPointerLeave: stop,
    // The browser took the pointer for scrolling
    onPointerCancel: stop,
    // A bar that is carried is no link: neither dragged as one nor opened
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!moving.carried && !isOver.current) return;
      isOver.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // No context menu by a long press while days are chosen, or a rental is lifted
    onContextMenu: (event: MouseEvent) => (dragging.current || moving.carried) && event.preventDefault(),
  };
  return { handlers, giveUp };
}
