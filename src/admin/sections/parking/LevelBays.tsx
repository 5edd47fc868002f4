import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { type Level, spacesOf } from '../../../domain/booking/parking.ts';
import { moveByKey } from './arrows.ts';
import { BaySpace, type Verdict } from './BaySpace.tsx';
import type { Bay } from './bay.ts';
import css from './LevelDay.module.css';
import type { Moving } from './useMoving.ts';

/** Spaces of a row, with the lanes between: in front of the second row, and before the fourth. */
const perRow = 11;
const lanes: Record<number, (level: Level) => string> = { 1: (level) => `wjazd na poziom ${level}`, 3: () => 'wyjazd' };
/** A mouse that has moved so far, in px, carries what it pressed. */
const far = 6;

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
  const pressed = useRef<{ bay: Bay; x: number; y: number; dragging: boolean }>(undefined);
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
      escape: () => {
        if (!moving.carried) return;
        const { space_id } = moving.carried;
        moving.leave();
        focus(space_id);
      },
    };
    const act = acts[event.key.toLowerCase()];
    if (!act) return moveByKey(event, plan.current);
    event.preventDefault();
    act();
  };
  const spaceUnder = ({ clientX, clientY }: PointerEvent): number | undefined => {
    const bay = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-space]');
    return bay ? Number(bay.dataset.space) : undefined;
  };
  const onPointerMove = (event: PointerEvent) => {
    const start = pressed.current;
    if (!start) return;
    if (!start.dragging) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < far || !start.bay.parked) return;
      start.dragging = moving.lift(start.bay.parked);
      if (!start.dragging) pressed.current = undefined;
    }
    const space = spaceUnder(event);
    if (space !== undefined && space !== at) setAt(space);
  };
  const onPointerUp = (event: PointerEvent) => {
    const isDropped = pressed.current?.dragging;
    pressed.current = undefined;
    const space = isDropped ? spaceUnder(event) : undefined;
    if (space === undefined) return;
    moving.putDown(space);
    focus(space);
  };
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
    <div
      ref={plan}
      className={css.plan}
      data-moving={moving.carried ? true : undefined}
      onKeyDown={keys}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        pressed.current = undefined;
      }}
    >
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
              onPointerDown={({ button, pointerType, clientX: x, clientY: y }) => {
                if (button === 0 && pointerType === 'mouse' && bay.parked && !moving.carried)
                  pressed.current = { bay, x, y, dragging: false };
              }}
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
