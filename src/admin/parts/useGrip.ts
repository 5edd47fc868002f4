import {
  type DragEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';

/** A mouse that has moved so far, in px, drags what it pressed; a finger does once held still for so long, in ms. */
const [far, rest] = [6, 350];

interface Press<T> {
  it: T | undefined;
  x: number;
  y: number;
  hasMoved: boolean;
  isDragging: boolean;
  resting: ReturnType<typeof setTimeout> | undefined;
}
interface GripProps<T> {
  box: RefObject<HTMLElement | null>;
  /** What is pressed there, if it can be dragged. */
  grab: (event: PointerEvent) => T | undefined;
  /** False: it cannot be dragged after all. */
  begin: (it: T) => boolean;
  over: (it: T, event: PointerEvent) => void;
  /** Let go of, after a drag; a finger may have lifted it without a move. */
  drop: (it: T, event: PointerEvent, hasMoved: boolean) => void;
  /** Pressed and let go of at once; true: nothing else comes of it. */
  tap?: (event: PointerEvent) => boolean;
  /** Something is in the hand, by pointer or by keys: Escape gives it up wherever the focus is. */
  isCarrying: boolean;
  leave: () => void;
}

/** Drags what stands in a box: by mouse at once, by a finger once it was held still, as it scrolls otherwise. */
export function useGrip<T>({ box, grab, begin, over, drop, tap, isCarrying, leave }: GripProps<T>) {
  const pressed = useRef<Press<T>>(undefined);
  /** What the pointer still does until it is pressed again is nothing. */
  const isSpent = useRef(false);
  const stop = () => {
    clearTimeout(pressed.current?.resting);
    pressed.current = undefined;
  };
  const giveUp = () => {
    isSpent.current = true;
    stop();
  };
  useEffect(() => {
    const element = box.current;
    // React's own listener is passive: it could not keep the page from scrolling
    const stay = (event: TouchEvent) => pressed.current?.isDragging && event.preventDefault();
    element?.addEventListener('touchmove', stay, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', stay);
      clearTimeout(pressed.current?.resting);
    };
  }, [box]);
  // Whoever carries by mouse has the focus anywhere
  const onEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !(isCarrying || pressed.current?.isDragging)) return;
    if (pressed.current) giveUp();
    leave();
  });
  useEffect(() => {
    addEventListener('keydown', onEscape);
    return () => removeEventListener('keydown', onEscape);
  }, []);
  const start = (press: Press<T>, it: T) => {
    press.isDragging = begin(it);
    if (!press.isDragging) giveUp();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      stop();
      isSpent.current = event.button !== 0;
      if (isSpent.current) return;
      const it = grab(event);
      const { clientX: x, clientY: y } = event;
      const press: Press<T> = { it, x, y, hasMoved: false, isDragging: false, resting: undefined };
      if (it !== undefined && event.pointerType !== 'mouse') press.resting = setTimeout(() => start(press, it), rest);
      pressed.current = press;
    },
    onPointerMove: (event: PointerEvent) => {
      const press = pressed.current;
      if (!press) return;
      press.hasMoved ||= Math.hypot(event.clientX - press.x, event.clientY - press.y) >= far;
      if (press.it === undefined || !press.hasMoved) return;
      if (!press.isDragging) {
        // A finger that moves before it was held still scrolls
        if (event.pointerType !== 'mouse') return stop();
        // Beyond the box it still drags
        box.current?.setPointerCapture(event.pointerId);
        start(press, press.it);
      }
      if (press.isDragging) over(press.it, event);
    },
    onPointerUp: (event: PointerEvent) => {
      const press = pressed.current;
      stop();
      if (!press) return;
      if (press.isDragging && press.it !== undefined) {
        isSpent.current = true;
        drop(press.it, event, press.hasMoved);
      } else if (!press.hasMoved) isSpent.current = tap?.(event) ?? false;
    },
    // The browser took the pointer for scrolling
    onPointerCancel: () => {
      if (pressed.current?.isDragging) leave();
      stop();
    },
    // What is dragged is no link: neither dragged as one nor opened; a click by key has no count
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!isSpent.current || event.detail === 0) return;
      isSpent.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // No context menu by a long press that lifts
    onContextMenu: (event: MouseEvent) => pressed.current?.isDragging && event.preventDefault(),
  };
}
