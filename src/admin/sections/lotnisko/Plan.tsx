import { airfieldPlan as plan } from '../../../domain/airfield/airfield-plan.ts';
import css from './Plan.module.css';
import { PlanPlace } from './PlanPlace.tsx';
import type { Place } from './places.ts';

/** A plan that is on its way, of the size that it will have. */
export const WaitingPlan = () => (
  <div className={css.scroll} role="status" aria-label="Wczytywanie planu">
    <svg className={css.plan} viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true" />
  </div>
);

/** The airfield from above: each place in the colour, pattern and words of its status, to be pressed. */
export function Plan({ places, onChoose }: { places: readonly Place[]; onChoose: (place: Place) => void }) {
  const { width, height, apron, tower } = plan;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is reached by keyboard
    <section className={css.scroll} tabIndex={0} aria-label="Plan lotniska, przewijany">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset */}
      <svg className={css.plan} viewBox={`0 0 ${width} ${height}`} role="group" aria-label="Plan lotniska">
        <defs>
          <pattern id="closed" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className={css.hatch} d="M0 0V10" />
          </pattern>
        </defs>
        <rect className={css.apron} {...apron} rx="3" />
        <text className={css.note} x={apron.x + 14} y={apron.y + 22}>
          Płyta postojowa
        </text>
        <g transform={`translate(${tower.x} ${tower.y})`}>
          <path className={css.thin} d="M8 50l4-30h8l4 30zM4 20h24l-4-14H8z" />
          <text className={css.note} x="16" y="68" textAnchor="middle">
            Wieża
          </text>
        </g>
        <g transform={`translate(${width - 40} ${height - 50})`}>
          <circle className={css.thin} r="16" />
          <path className={css.craft} d="M0-12l5 14-5-4-5 4z" />
          <text className={css.note} y="34" textAnchor="middle">
            N
          </text>
        </g>
        {plan.places.map((drawn) => {
          const place = places.find(({ list, row }) => list.entity.table === drawn.table && row.id === drawn.id);
          return (
            place && (
              <PlanPlace
                key={`${drawn.table} ${drawn.id}`}
                drawn={drawn}
                place={place}
                onChoose={() => onChoose(place)}
              />
            )
          );
        })}
      </svg>
    </section>
  );
}
