import type { MouseEvent } from 'react';
import { drawing, type Mark } from '../../domain/booking/marks.ts';
import css from './CarMap.module.css';

interface CarMapProps {
  marks: readonly Mark[];
  /** From this mark on they are new. */
  earlier?: number;
  /** Somebody has pointed at a place of the car, in the units of the drawing. */
  onPoint?: (x: number, y: number) => void;
}

const lines = {
  body: [
    'M12 50c0-8 4-11 18-14l56-7c18-14 38-20 66-20h112c22 0 38 6 54 21l16 5c7 2 10 6 10 13v8c0 4-2 5-5 5H18',
    'c-4 0-6-2-6-6z',
  ].join(''),
  windows: 'M106 31c14-11 27-15 46-15h42v17h-90zM201 16h57c17 0 29 5 41 17h-98z',
  doors: 'M197 16v42M104 34c-2 8-1 16 4 24M300 34c0 9-2 17-9 24M212 40h12M116 41h12M14 44h14M338 41h-10',
  roof: 'M46 4C22 6 10 20 10 43s12 37 36 39h268c22-2 32-16 32-39S336 6 314 4z',
  mirrors: 'M112 4c2-5 6-7 10-7l3 7zM112 82c2 5 6 7 10 7l3-7z',
  screens: [
    'M100 15c-8 18-8 38 0 56l34-8c-5-13-5-27 0-40zM300 15c8 18 8 38 0 56l-22-8c5-13 5-27 0-40z',
    'M140 10h146l-12 9H148zM140 76h146l-12-9H148z',
  ].join(''),
  seams: [
    'M22 18c16-4 40-5 70-3M22 68c16 4 40 5 70 3M134 23h144M134 63h144M200 10v9M200 67v9M13 30c2-6 6-11 12-14',
    'M13 56c2 6 6 11 12 14M344 32V18M344 54v14',
  ].join(''),
};

/** The drawing of a car with its marks: left side, from above, right side. The list beside it says the same. */
export function CarMap({ marks, earlier = marks.length, onPoint }: CarMapProps) {
  const point =
    onPoint &&
    (({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
      const box = currentTarget.getBoundingClientRect();
      const scale = drawing.width / box.width;
      onPoint(Math.round((clientX - box.left) * scale), Math.round((clientY - box.top) * scale));
    });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same is done by keys with the list of parts below the drawing
    <svg
      className={css.map}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label="Rysunek auta ze śladami, lista pod spodem"
      data-taps={onPoint ? '' : undefined}
      onClick={point}
    >
      <Side transform="translate(10 6)" />
      <g transform="translate(10 104)">
        <path className={css.body} d={lines.roof} />
        <path className={css.body} d={lines.mirrors} />
        <path className={css.glass} d={lines.screens} />
        <path className={css.line} d={lines.seams} />
      </g>
      <Side transform="translate(10 288) scale(1 -1)" />
      <text x="12" y="16">
        lewy bok
      </text>
      <text x="12" y="96">
        przód
      </text>
      <text x="346" y="96">
        tył
      </text>
      <text x="12" y="292">
        prawy bok
      </text>
      {marks.map(({ x, y }, i) =>
        x === undefined || y === undefined ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is known by its number
          <g key={i} className={css.mark} data-new={i >= earlier || undefined}>
            <circle cx={x} cy={y} r="13" />
            <text x={x} y={y + 4.2}>
              {i + 1}
            </text>
          </g>
        ),
      )}
    </svg>
  );
}

const Side = ({ transform }: { transform: string }) => (
  <g transform={transform}>
    <path className={css.body} d={lines.body} />
    <path className={css.glass} d={lines.windows} />
    <path className={css.line} d={lines.doors} />
    <circle className={css.wheel} cx="72" cy="60" r="15" />
    <circle className={css.hub} cx="72" cy="60" r="6" />
    <circle className={css.wheel} cx="284" cy="60" r="15" />
    <circle className={css.hub} cx="284" cy="60" r="6" />
  </g>
);
