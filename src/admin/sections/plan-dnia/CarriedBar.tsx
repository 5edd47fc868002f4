import { useLayoutEffect, useRef } from 'react';
import type { ChartBar, ChartSpan } from '../../../domain/flight/gate-chart.ts';
import css from './CarriedBar.module.css';
import { BarText, placeOf } from './ChartBar.tsx';

interface CarriedBarProps {
  /** Undefined where nothing is carried, or over its own gate still. */
  bar: ChartBar | undefined;
  /** The gate over which it is. */
  gate: number | null | undefined;
  shown: ChartSpan;
}

/** What is carried over another gate. It moves by itself, as a layer: nothing below it is painted again. */
export function CarriedBar({ bar, gate, shown }: CarriedBarProps) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = own;
    const lane = current?.parentElement?.parentElement?.querySelector<HTMLElement>(`[data-gate='${gate}']`);
    if (!current || !lane) return;
    current.style.translate = `0 ${lane.offsetTop}px`;
    current.style.blockSize = `${lane.offsetHeight}px`;
  });
  return (
    <div className={css.over} aria-hidden="true">
      {bar && (
        <div ref={own} className={css.carried} style={placeOf(bar, shown)}>
          <BarText bar={bar} />
        </div>
      )}
    </div>
  );
}
