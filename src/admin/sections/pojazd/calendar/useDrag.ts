import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Cursor } from './useCursor.ts';

/** A finger that rests so long, in ms, chooses days; one that moves before scrolls. */
const rest = 350;

interface DragProps {
  box: RefObject<HTMLElement | null>;
  /** The last day that is shown, counted from the first. */
  last: number;
  now: Cursor | undefined;
  go: (to: Cursor, goesOn: boolean) => void;
  add: () => void;
  /** A finger has rested: it chooses from now on. */
  askForLast: () => void;
}

const clickedIn = ({ target }: PointerEvent) => (target instanceof Element ? target : null);

/** Chooses days by a pointer: a mouse drags over them at once, a finger, which else scrolls, when it has rested. */
export function useDrag({ box, last, now, go, add, askForLast }: DragProps) {
  const dragging = useRef(false);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(resting.current);
    dragging.current = false;
  };
  useEffect(() => {
    const element = box.current;
    // React's own listener could not keep the page from scrolling
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
  const trackOf = (row: number | undefined) => box.current?.querySelector(`[data-track="${row}"]`);
  return {
    onPointerDown: (event: PointerEvent) => {
      const target = clickedIn(event);
      const track = target?.closest('[data-track]');
      if (event.button !== 0 || !track || target?.closest('a')) return;
      const day = dayAt(track, event.clientX);
      dragging.current = event.pointerType === 'mouse';
      go({ row: Number(track.getAttribute('data-track')), begin: day, end: day }, false);
      if (dragging.current) return;
      resting.current = setTimeout(() => {
        dragging.current = true;
        askForLast();
      }, rest);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!dragging.current || !now) return;
      const track = trackOf(now.row);
      if (!track) return;
      const day = dayAt(track, event.clientX);
      if (day !== now.end) go({ ...now, end: day }, true);
    },
    onPointerUp: (event: PointerEvent) => {
      const wasDragging = dragging.current;
      stop();
      const target = clickedIn(event);
      // What was dragged over counts wherever it ends, on another rental too; a tap on a rental opens that
      const isTapped = target?.closest('[data-track]') === trackOf(now?.row) && !target?.closest('a');
      if (now && (wasDragging || isTapped)) add();
    },
    onPointerLeave: stop,
    // The browser scrolls instead
    onPointerCancel: stop,
    // What a long press would open
    onContextMenu: (event: MouseEvent) => dragging.current && event.preventDefault(),
  };
}
