// biome-ignore-all lint/a11y/useSemanticElements: what stands by its hours is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the bars have the focus
import { type CSSProperties, memo } from 'react';
import { gate as gates } from '../../../domain/flight/gate.ts';
import type { ChartBar as Bar, ChartSpan, ChartLane as Lane } from '../../../domain/flight/gate-chart.ts';
import { labelOf } from '../../../domain/kernel/choices.ts';
import { formatTime } from '../../../domain/language/days.ts';
import { ChartBar, placeOf } from './ChartBar.tsx';
import css from './ChartLane.module.css';

interface ChartLaneProps {
  lane: Lane;
  shown: ChartSpan;
  /** Where now is, if that is shown. */
  nowAt: string | undefined;
  /** The bar that is reached by Tab, where it stands here. */
  meant: string | undefined;
  /** The flight that is carried away, where it stood here. */
  left: string | undefined;
  verdict: 'fits' | 'no' | 'own' | undefined;
  verdictText: string;
}

/** A gate over the day. */
export const ChartLane = memo(function ChartLane(props: ChartLaneProps) {
  const { lane, shown, nowAt, meant, left, verdict, verdictText } = props;
  const { gate, bars, levels, closed, meets } = lane;
  const height = { '--levels': levels } as CSSProperties;
  return (
    <div role="row" className={css.lane} style={height} data-gate={gate?.id} data-may={verdict}>
      <div role="rowheader" className={css.head}>
        {gate ? <b className={css.gate}>{gate.name}</b> : <b>Bez bramki</b>}
        {gate && <small>{labelOf(gates.fields.status.choices, gate.status)}</small>}
        {closed.map((it) => (
          <span key={it.since} className="hidden">
            {closedWords(it)}
          </span>
        ))}
        {verdictText && <span className={css.verdict}>{verdictText}</span>}
      </div>
      <div role="presentation" className={css.track}>
        {closed.map((it) => (
          <i key={it.since} className={css.closed} style={placeOf(it, shown)}>
            <span>{closedWords(it)}</span>
          </i>
        ))}
        {meets.map((it) => (
          <i key={`${it.since} ${it.until}`} className={css.meets} data-hard={it.hard} style={placeOf(it, shown)} />
        ))}
        <Bars gate={gate?.name} {...{ bars, shown, meant, left }} />
        {nowAt && <i className={css.now} style={{ insetInlineStart: nowAt }} />}
      </div>
    </div>
  );
});

interface BarsProps extends Pick<ChartLaneProps, 'shown' | 'meant' | 'left'> {
  bars: readonly Bar[];
  gate: string | undefined;
}
/** Not drawn again where only what the gate says of a carried flight is another. */
const Bars = memo(function Bars({ bars, gate, shown, meant, left }: BarsProps) {
  return bars.map((bar) => (
    <ChartBar key={bar.id} {...{ bar, gate, shown }} isMeant={meant === bar.id} isCarried={left === bar.id} />
  ));
});

const closedWords = ({ ends, reason }: Lane['closed'][number]) =>
  [ends === null ? 'zamknięta do odwołania' : `zamknięta do ${formatTime(ends)}`, reason].filter(Boolean).join(', ');
