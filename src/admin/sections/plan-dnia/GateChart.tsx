// biome-ignore-all lint/a11y/useSemanticElements: what stands by its hours is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the bars have the focus
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type ChartBar, gateChart } from '../../../domain/flight/gate-chart.ts';
import type { PlanMatter } from '../../../domain/flight/plan.ts';
import type { PlanDay, PlanFlight } from '../../../domain/flight/plan-day.ts';
import type { PlanFilter } from '../../../domain/flight/plan-filter.ts';
import type { Section } from '../../../domain/kernel/section.ts';
import { type Day, formatTime } from '../../../domain/language/days.ts';
import { barElementId } from './bar-id.ts';
import { CarriedBar } from './CarriedBar.tsx';
import { placeOf } from './ChartBar.tsx';
import { ChartLanes } from './ChartLanes.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartSaid } from './ChartSaid.tsx';
import { barBeside, firstAhead, nextMatter } from './chart-arrows.ts';
import css from './GateChart.module.css';
import { useChartPointer } from './useChartPointer.ts';
import { useGateMoving } from './useGateMoving.ts';

const hour = 3_600_000;

export interface GateChartProps {
  plan: PlanDay;
  matters: readonly PlanMatter[];
  day: Day;
  /** So many hours are seen at once; undefined: the whole day. */
  inSight: number | undefined;
  now: number;
  filter: PlanFilter;
  section: Section;
  mayAssign: boolean;
  /** There is no network: what one may do stays in its place and waits. */
  isAway: boolean;
  onMove: (flight: PlanFlight) => void;
  /** A gate is to be closed. */
  onClose: (gate: number, from: number) => void;
}
const lastOf = ({ stay }: ChartBar): PlanFlight => stay.flights.at(-1) ?? stay.flights[0];

/** Gates × time: arrows go from bar to bar, M lifts one and arrows carry it; a pointer drags it to another gate. */
export function GateChart(props: GateChartProps) {
  const { plan, matters, day, inSight, now, filter, section, mayAssign, isAway, onMove, onClose } = props;
  const box = useRef<HTMLDivElement>(null);
  const chart = useMemo(() => gateChart(plan, day, now, matters, filter), [plan, day, now, matters, filter]);
  const shown = useMemo(() => ({ since: chart.since, until: chart.until }), [chart.since, chart.until]);
  const bars = useMemo(() => new Map(chart.lanes.flatMap((it) => it.bars).map((bar) => [bar.id, bar])), [chart]);
  const [at, setAt] = useState<string>();
  const meant = (at === undefined ? undefined : bars.get(at)) ?? firstAhead(chart.lanes, now);
  const moving = useGateMoving(plan, now, filter);
  const { carried } = moving;
  const isElsewhere = carried !== undefined && carried.gate !== carried.flight.Gates_id;
  const assigns = mayAssign && !isAway;
  const isAhead = (bar: ChartBar | undefined) => bar !== undefined && bar.until > now;
  const mayMove = (bar: ChartBar | undefined) => assigns && isAhead(bar);
  const barAt = (target: EventTarget | null) =>
    bars.get((target instanceof Element && target.closest('[data-bar]')?.getAttribute('data-bar')) || '');
  const pointer = useChartPointer(box, moving, (target) => {
    const bar = barAt(target);
    return bar && mayMove(bar) ? lastOf(bar) : undefined;
  });
  const isToday = now >= shown.since && now < shown.until;
  const nowAt = isToday ? placeOf({ since: now, until: now }, shown).insetInlineStart : undefined;
  const hours = Array.from({ length: (shown.until - shown.since) / hour }, (_, i) => shown.since + i * hour);

  // Now is in sight at first, with the hour before it
  const showNow = useEffectEvent(() => {
    const { current } = box;
    const part = (now - hour - shown.since) / (shown.until - shown.since);
    if (current && isToday) current.scrollLeft = part * current.scrollWidth;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: as wide as it is by then
  useLayoutEffect(() => showNow(), [inSight]);
  const isCarrying = carried !== undefined;
  // A bar at another gate is another element: who moved it by keys finds the focus on it again
  const focused = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after whatever has moved a bar
  useLayoutEffect(() => {
    const isLost = focused.current !== undefined && document.activeElement === document.body;
    if (isLost) document.getElementById(barElementId(focused.current ?? ''))?.focus();
  }, [chart]);
  // A flight that is being moved is put back where the network or the right to move it is lost
  useEffect(() => {
    if (!assigns) moving.leave();
  }, [assigns, moving.leave]);

  const closeGate = (gate: number) => onClose(gate, isToday ? now : (meant?.since ?? shown.since));
  const lift = (bar: ChartBar | undefined) => bar && mayMove(bar) && moving.lift(lastOf(bar));
  const goTo = (bar: ChartBar | undefined) => bar && document.getElementById(barElementId(bar.id))?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    if (!event.target.dataset.bar || !meant) return;
    const carrying: Record<string, () => void> = {
      ArrowDown: () => moving.step(1, false),
      ArrowUp: () => moving.step(-1, false),
      ArrowRight: () => moving.step(1, true),
      ArrowLeft: () => moving.step(-1, true),
      Enter: () => moving.putDown(),
      m: () => moving.putDown(),
    };
    const gate = meant.stay.gate;
    const resting: Record<string, () => unknown> = {
      m: () => lift(meant),
      g: () => mayMove(meant) && onMove(lastOf(meant)),
      k: () => goTo(nextMatter(meant, chart.lanes)),
      t: () => goTo(firstAhead(chart.lanes, now)),
      z: () => assigns && gate !== null && closeGate(gate),
      Enter: () => document.querySelector<HTMLElement>('[data-opens]')?.click(),
    };
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const beside = isCarrying ? undefined : barBeside(key, meant, chart.lanes);
    const run = beside ? () => goTo(beside) : (isCarrying ? carrying : resting)[key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  const width = { '--hours': hours.length, '--shown': inSight ?? hours.length } as CSSProperties;
  return (
    <section aria-label="Loty dnia" className={css.chart}>
      <div
        ref={box}
        className={css.box}
        style={width}
        role="grid"
        aria-label="Bramki według godzin"
        aria-describedby="chart-keys"
        data-carrying={isCarrying || undefined}
        onFocus={({ target }: FocusEvent) => {
          focused.current = barAt(target)?.id;
          setAt(focused.current ?? at);
        }}
        onBlur={() => {
          focused.current = undefined;
        }}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <div role="presentation" className={css.body}>
          <div role="row" className={css.head}>
            <span role="columnheader">Bramka</span>
            <span role="columnheader" className={css.hours} aria-label="Loty">
              {hours.map((it) => (
                <time key={it}>
                  {formatTime(it).slice(0, 2)}
                  <span>:00</span>
                </time>
              ))}
              {nowAt && (
                <i className={css.now} style={{ insetInlineStart: nowAt }}>
                  <b>{formatTime(now)}</b>
                </i>
              )}
            </span>
          </div>
          <ChartLanes
            lanes={chart.lanes}
            {...{ shown, nowAt }}
            meant={meant?.id}
            carried={carried?.flight.id}
            judged={moving.judged}
          />
          <CarriedBar bar={isElsewhere ? bars.get(carried.flight.id) : undefined} gate={carried?.gate} shown={shown} />
        </div>
      </div>
      <ChartSaid
        bar={meant}
        lane={chart.lanes.find((it) => it.bars.some(({ id }) => id === meant?.id))}
        {...{ moving, section, onMove, mayAssign, isAway }}
        onClose={closeGate}
        onLift={() => lift(meant)}
        mayMove={mayAssign && isAhead(meant)}
      />
      <ChartLegend />
    </section>
  );
}
