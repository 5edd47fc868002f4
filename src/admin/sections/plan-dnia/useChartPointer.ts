import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { PlanFlight } from '../../../domain/flight/plan-day.ts';
import type { GateMoving } from './useGateMoving.ts';

/** A mouse that has moved so far, in px, carries what it pressed; a finger held still for so long, in ms, lifts it. */
const [far, rest] = [6, 350];

/** Carries bars between the lanes by mouse at once, by a finger once it was held still, as it scrolls otherwise. */
export function useChartPointer(
  box: RefObject<HTMLElement | null>,
  moving: GateMoving,
  flightAt: (target: EventTarget | null) => PlanFlight | undefined,
) {
  const pressed = useRef<{ flight: PlanFlight; x: number; y: number }>(undefined);
  const isCarrying = useRef(false);
  const wasCarrying = useRef(false);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const element = box.current;
    // React's own listener is passive: it could not keep the page from scrolling
    const stay = (event: TouchEvent) => isCarrying.current && event.preventDefault();
    element?.addEventListener('touchmove', stay, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', stay);
      clearTimeout(resting.current);
    };
  }, [box]);
  const stop = () => {
    clearTimeout(resting.current);
    pressed.current = undefined;
    isCarrying.current = false;
  };
  const gateUnder = ({ clientX, clientY }: PointerEvent | MouseEvent): number | undefined => {
    const lane = document.elementFromPoint(clientX, clientY)?.closest('[data-gate]');
    return lane ? Number(lane.getAttribute('data-gate')) : undefined;
  };
  const begin = (flight: PlanFlight) => {
    isCarrying.current = true;
    moving.lift(flight);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      wasCarrying.current = false;
      const flight = event.button === 0 && !moving.carried ? flightAt(event.target) : undefined;
      if (!flight) return;
      pressed.current = { flight, x: event.clientX, y: event.clientY };
      if (event.pointerType !== 'mouse') resting.current = setTimeout(() => begin(flight), rest);
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = pressed;
      if (!current) return;
      if (!isCarrying.current) {
        if (Math.hypot(event.clientX - current.x, event.clientY - current.y) < far) return;
        // A finger that moves before it was held still scrolls
        if (event.pointerType !== 'mouse') return stop();
        box.current?.setPointerCapture(event.pointerId);
        begin(current.flight);
      }
      const gate = gateUnder(event);
      if (gate !== undefined) moving.aim(gate);
    },
    onPointerUp: (event: PointerEvent) => {
      wasCarrying.current = isCarrying.current;
      stop();
      if (!wasCarrying.current) return;
      const gate = gateUnder(event);
      if (gate === undefined) moving.leave();
      else moving.putDown(gate);
    },
    // The browser took the pointer for scrolling
    onPointerCancel: () => {
      if (isCarrying.current) moving.leave();
      stop();
    },
    /** What was lifted by its button is put down by a press on a lane. */
    onClick: (event: MouseEvent) => {
      const gate = gateUnder(event);
      if (moving.carried && !wasCarrying.current && gate !== undefined) moving.putDown(gate);
    },
    // No context menu by a long press that lifts
    onContextMenu: (event: MouseEvent) => isCarrying.current && event.preventDefault(),
  };
}
