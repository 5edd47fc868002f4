// biome-ignore-all lint/a11y/useSemanticElements: what stands by its hours is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the bars have the focus
import { Fragment, memo } from 'react';
import { gate as gates } from '../../../domain/flight/gate.ts';
import type { ChartSpan, ChartLane as Lane } from '../../../domain/flight/gate-chart.ts';
import { labelOf } from '../../../domain/kernel/choices.ts';
import { ChartLane } from './ChartLane.tsx';
import css from './ChartLanes.module.css';
import type { Judged } from './useGateMoving.ts';

interface ChartLanesProps {
  lanes: readonly Lane[];
  shown: ChartSpan;
  /** Where now is, if that is shown. */
  nowAt: string | undefined;
  /** The bar that is reached by Tab. */
  meant: string | undefined;
  /** The bar that is carried. */
  carried: string | undefined;
  judged: Judged | undefined;
}

/** All gates over the day: a step of what is carried over them draws none of them again. */
export const ChartLanes = memo(function ChartLanes({ lanes, meant, carried, judged, ...shared }: ChartLanesProps) {
  const hereOf = ({ bars }: Lane, id: string | undefined) => (bars.some((bar) => bar.id === id) ? id : undefined);
  return lanes.map((lane) => (
    <Fragment key={lane.gate?.id ?? 0}>
      {lane.terminal && (
        <div role="row" className={css.terminal}>
          <span role="rowheader">
            {lane.terminal.id === null ? 'Bez terminalu' : `Terminal ${lane.terminal.id}`}{' '}
            {lane.terminal.zone !== 'both' && <small>{labelOf(gates.fields.zone.choices, lane.terminal.zone)}</small>}
          </span>
        </div>
      )}
      <ChartLane
        {...{ lane, ...shared }}
        meant={hereOf(lane, meant)}
        left={hereOf(lane, carried)}
        {...verdictProps(lane, judged)}
      />
    </Fragment>
  ));
});

/** As plain values, so that a lane of which nothing has changed is not drawn again. */
function verdictProps({ gate }: Lane, judged: Judged | undefined) {
  const verdict = gate && judged?.verdicts.find((it) => it.gate.id === gate.id);
  if (!judged || !verdict) return { verdict: undefined, verdictText: '' };
  if (gate.id === judged.flight.Gates_id) return { verdict: 'own' as const, verdictText: '' };
  return verdict.fits
    ? { verdict: 'fits' as const, verdictText: verdict.words ? `pasuje, ale ${verdict.words}` : 'pasuje' }
    : { verdict: 'no' as const, verdictText: verdict.words };
}
