import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
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
}

const clickedIn = ({ target }: PointerEvent) => (target instanceof Element ? target : null);

/** Chooses days by dragging over them: a mouse at once, a finger once it was held still, as it scrolls otherwise. */
export function useDrag({ box, last, now, go, add, askForLast }: DragProps) {
  const dragging = useRef(false);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(resting.current);
    dragging.current = false;
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
      // A drag chooses wherever it ends, even on another rental; a tap on a rental opens it instead
      const isTapped = target?.closest('[data-track]') === trackOf(now?.row) && !target?.closest('a');
      if (now && (wasDragging || isTapped)) add();
    },
    onPointerLeave: stop,
    // The browser took the pointer for scrolling
    onPointerCancel: stop,
    // No context menu by a long press while days are chosen
    onContextMenu: (event: MouseEvent) => dragging.current && event.preventDefault(),
  };
}
