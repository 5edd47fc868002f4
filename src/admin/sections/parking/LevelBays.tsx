import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { type Level, type Parking, spacesOf } from '../../../domain/booking/parking.ts';
import { useGrip } from '../../parts/useGrip.ts';
import { moveByKey } from './arrows.ts';
import { BaySpace, type Verdict } from './BaySpace.tsx';
import type { Bay } from './bay.ts';
import css from './LevelDay.module.css';
import type { Moving } from './useMoving.ts';

/** Spaces of a row, with the lanes between: in front of the second row, and before the fourth. */
const perRow = 11;
const lanes: Record<number, (level: Level) => string> = { 1: (level) => `wjazd na poziom ${level}`, 3: () => 'wyjazd' };

interface LevelBaysProps {
  level: Level;
  bays: readonly Bay[];
  moving: Moving;
  /** While days are asked about: if a space is free on all of them. */
  isFree: ((space: number) => Verdict) | undefined;
  at: number | undefined;
  setAt: (space: number) => void;
  edit: (id: number) => string | undefined;
  onFree: (space: number) => void;
  /** The day is asked for. */
  onDay: () => void;
}

/** The spaces of a level in rows: arrows go from one to the next, M or a mouse lifts a car and puts it down. */
export function LevelBays({ level, bays, moving, isFree, at, setAt, edit, onFree, onDay }: LevelBaysProps) {
  const [, navigate] = useLocation();
  const plan = useRef<HTMLDivElement>(null);
  const first = spacesOf(level)[0] ?? 0;
  const rows = Map.groupBy(bays, ({ space }) => Math.floor((space - first) / perRow));
  const active = bays.some(({ space }) => space === at) ? at : bays[0]?.space;
  const focus = (space: number) => plan.current?.querySelector<HTMLElement>(`[data-space="${space}"]`)?.focus();
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Record<string, () => void> = {
      d: onDay,
      m: () => {
        const bay = bays.find(({ space }) => space === at);
        if (moving.carried && at !== undefined) moving.putDown(at);
        else if (bay?.parked) moving.lift(bay.parked);
      },
    };
    const act = acts[event.key.toLowerCase()];
    if (!act) return moveByKey(event, plan.current);
    event.preventDefault();
    act();
  };
  const bayUnder = ({ clientX, clientY }: PointerEvent): Bay | undefined => {
    const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-space]');
    return bays.find(({ space }) => String(space) === under?.dataset.space);
  };
  const grip = useGrip<Parking>({
    box: plan,
    isCarrying: moving.carried !== undefined,
    leave: () => {
      moving.leave();
      if (moving.carried) focus(moving.carried.space_id);
    },
    grab: (event) => (moving.carried ? undefined : bayUnder(event)?.parked),
    begin: moving.lift,
    over: (_, event) => {
      const bay = bayUnder(event);
      if (bay && bay.space !== at) setAt(bay.space);
    },
    drop: (_, event, hasMoved) => {
      const bay = bayUnder(event);
      if (!bay || !hasMoved) return;
      moving.putDown(bay.space);
      focus(bay.space);
    },
  });
  const press = (bay: Bay) => {
    setAt(bay.space);
    if (moving.carried) moving.putDown(bay.space);
    else if (isFree ? isFree(bay.space).kind === 'fits' : bay.state === 'free') onFree(bay.space);
  };
  const enter = (bay: Bay) => {
    const to = !moving.carried && bay.parked && edit(bay.parked.id);
    if (to) navigate(to);
    else press(bay);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the controls in it
    <div ref={plan} className={css.plan} data-moving={moving.carried ? true : undefined} onKeyDown={keys} {...grip}>
      {[...rows].map(([row, inRow]) => (
        <div key={row} className={css.bays}>
          {lanes[row] && (
            <p className={css.lane} aria-hidden="true">
              <span>{lanes[row](level)}</span>
            </p>
          )}
          {inRow.map((bay) => (
            <BaySpace
              key={bay.space}
              bay={bay}
              verdict={moving.carried ? verdictOf(bay.space, moving) : isFree?.(bay.space)}
              isChosen={bay.space === at}
              tabIndex={bay.space === active ? 0 : -1}
              onFocus={() => setAt(bay.space)}
              onPress={() => press(bay)}
              onEnter={() => enter(bay)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function verdictOf(space: number, { carried, isKnown, misfit }: Moving): Verdict {
  if (space === carried?.space_id) return { kind: 'own', words: 'stąd' };
  if (!isKnown) return { kind: 'unknown', words: 'sprawdzamy…' };
  const why = misfit(space);
  return why ? { kind: 'no', words: why.short } : { kind: 'fits', words: 'pasuje', isCarrying: true };
}
