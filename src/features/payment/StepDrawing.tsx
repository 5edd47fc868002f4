import { positionOf, rowsOf } from '../../domain/booking/level-rows.ts';
import type { Level } from '../../domain/booking/parking.ts';
import sprite from './arrival.svg?url&no-inline';
import css from './StepDrawing.module.css';

/** In the order of the steps at the barrier: its camera, the open barrier, the space. */
const drawings = ['camera', 'barrier', 'space'] as const;

/** What a step looks like: the words beside it say the same. */
export function StepDrawing({ step, level, space }: { step: number; level: Level; space: number }) {
  const name = drawings[step];
  if (!name) return null;
  return (
    <svg className={css.drawing} viewBox="0 0 200 104" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
      {name === 'space' && <Numbers level={level} space={space} />}
    </svg>
  );
}

/** The number of the space between those beside it. */
function Numbers({ level, space }: { level: Level; space: number }) {
  const at = positionOf(space);
  const row = at && rowsOf(level)[at.row - 1];
  if (!row) return null;
  const [left, right] = [row[at.place - 2], row[at.place]];
  return (
    <>
      <text className={css.other} x="55" y="54">
        {left}
      </text>
      <text className={css.mine} x="100" y="60">
        {space}
      </text>
      <text className={css.other} x="145" y="54">
        {right}
      </text>
    </>
  );
}
