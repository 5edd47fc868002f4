import { positionOf, rowsOf } from '../../domain/booking/level-rows.ts';
import { type Level, parkingLevel } from '../../domain/booking/parking.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from './SpacePlan.module.css';

/** A bay of the drawing, and where the first one stands. */
const bay = { width: 34, height: 44, step: 36, left: 46 };
/** Each two rows face a lane, which the odd ones lie below. */
const lane = 40;
const top = 28;
const yOf = (row: number) => top + row * (bay.height + 8) + Math.floor((row + 1) / 2) * lane;
const laneOf = (row: number) => (row % 2 === 0 ? yOf(row) + bay.height + lane / 2 : yOf(row) - lane / 2);

/** Where a space is on its level: the way in as a line, the way to the lift as dots. */
export function SpacePlan({ level, space }: { level: Level; space: number }) {
  const at = positionOf(space);
  if (!at) return null;
  const rows = rowsOf(level);
  const row = at.row - 1;
  const x = bay.left + (at.place - 1) * bay.step + bay.width / 2;
  const right = bay.left + Math.max(...rows.map(({ length }) => length)) * bay.step + 10;
  const bottom = Math.max(...rows.map((_, it) => laneOf(it) + lane / 2), yOf(rows.length - 1) + bay.height + 12);
  const [y, laneY] = [yOf(row), laneOf(row)];
  const down = row % 2 === 1;
  const edge = down ? y - 3 : y + bay.height + 3;
  const { first, last } = parkingLevel[level];
  return (
    <figure className={css.plan}>
      <figcaption className={css.ends} aria-hidden="true">
        <span>
          <Icon name="up" />
          Terminal
        </span>
        <hr />
        <span>
          Winda
          <Icon name="arrow" />
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${right + 34} ${bottom}`}
        role="img"
        aria-label={
          `Plan poziomu ${level}: wjazd po lewej, miejsce ${space} to ${at.place}. od wjazdu ` +
          `w ${at.row}. rzędzie od terminala, winda po prawej`
        }
      >
        {rows.flatMap((spaces, n) =>
          spaces.map((it, i) => (
            <rect
              key={it}
              className={it === space ? css.mine : css.bay}
              x={bay.left + i * bay.step}
              y={yOf(n)}
              width={bay.width}
              height={bay.height}
            />
          )),
        )}
        {rows.flatMap((spaces, n) =>
          spaces
            .filter((it, i) => it !== space && (i === 0 || i === spaces.length - 1))
            .map((it) => (
              <text key={it} className={css.number} {...middleOf(it, n, spaces)}>
                {it}
              </text>
            )),
        )}
        <text className={css.mineNumber} {...middleOf(space, row, rows[row] ?? [])}>
          {space}
        </text>
        <path className={css.way} d={wayToLift({ x, y, row, right })} />
        <path
          className={css.in}
          d={`M4 ${laneY}H${x}V${edge}m-7 ${down ? -7 : 7} 7 ${down ? 7 : -7} 7 ${down ? -7 : 7}`}
        />
        {/* On the side of the line to which its arrow does not turn, clear of the bays */}
        <text className={css.word} x={6} y={down ? laneY - 5 : laneY + 20}>
          Wjazd
        </text>
        <rect className={css.mine} x={right} y={top + 12} width={24} height={30} />
        <text className={css.lift} x={right + 12} y={top + 33}>
          W
        </text>
      </svg>
      <p className={css.hint}>
        {count(last - first + 1, nouns.space)} na tym poziomie: {first}–{last}.
      </p>
    </figure>
  );
}

const middleOf = (space: number, row: number, spaces: number[]) => ({
  x: bay.left + spaces.indexOf(space) * bay.step + bay.width / 2,
  y: yOf(row) + bay.height / 2 + 6,
});

/** Along the terminal from the first row; from the others along their lane, past its end. */
function wayToLift({ x, y, row, right }: { x: number; y: number; row: number; right: number }): string {
  if (row === 0) return `M${x} ${y - 4}V12H${right + 12}V${top + 8}`;
  const beside = laneOf(row) + 8;
  return `M${x} ${row % 2 === 1 ? y - 4 : y + bay.height + 4}V${beside}H${right + 12}V${top + 46}`;
}
