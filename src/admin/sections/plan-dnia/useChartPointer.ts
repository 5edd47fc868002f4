import type { PointerEvent, RefObject } from 'react';
import type { PlanFlight } from '../../../domain/flight/plan-day.ts';
import { useGrip } from '../../parts/useGrip.ts';
import type { GateMoving } from './useGateMoving.ts';

const gateUnder = ({ clientX, clientY }: PointerEvent): number | undefined => {
  const lane = document.elementFromPoint(clientX, clientY)?.closest('[data-gate]');
  return lane ? Number(lane.getAttribute('data-gate')) : undefined;
};

/** Carries bars between the lanes; what was lifted by button, key or finger is put down by a press on a lane. */
export const useChartPointer = (
  box: RefObject<HTMLElement | null>,
  moving: GateMoving,
  flightAt: (target: EventTarget | null) => PlanFlight | undefined,
) =>
  useGrip<PlanFlight>({
    box,
    isCarrying: moving.carried !== undefined,
    leave: moving.leave,
    grab: ({ target }) => (moving.carried ? undefined : flightAt(target)),
    begin: (flight) => {
      moving.lift(flight);
      return true;
    },
    over: (_, event) => {
      const gate = gateUnder(event);
      if (gate !== undefined) moving.aim(gate);
    },
    drop: (_, event, hasMoved) => {
      if (!hasMoved) return;
      const gate = gateUnder(event);
      if (gate === undefined) moving.leave();
      else moving.putDown(gate);
    },
    tap: (event) => {
      const gate = gateUnder(event);
      if (!moving.carried || gate === undefined) return false;
      moving.putDown(gate);
      return true;
    },
  });
