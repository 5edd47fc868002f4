import type { ChartBar, ChartLane } from '../../../domain/flight/gate-chart.ts';

/** The next in time of which something is to be solved, after the last the first; undefined: nothing is. */
export function nextMatter(bar: ChartBar, lanes: readonly ChartLane[]): ChartBar | undefined {
  const all = lanes.flatMap(({ bars }) => bars).toSorted((a, b) => a.since - b.since);
  const at = all.indexOf(bar);
  return [...all.slice(at + 1), ...all.slice(0, at)].find(({ matters }) => matters.length > 0);
}

/** The bar to which a key leads: beside it at its gate, or at the next gate with one the nearest in time. */
export function barBeside(key: string, bar: ChartBar, lanes: readonly ChartLane[]): ChartBar | undefined {
  const lane = lanes.findIndex(({ bars }) => bars.includes(bar));
  const here = lanes[lane]?.bars ?? [];
  const at = here.indexOf(bar);
  const nearest = (among: readonly ChartLane[]) =>
    among
      .find(({ bars }) => bars.length > 0)
      ?.bars.toSorted((a, b) => Math.abs(a.since - bar.since) - Math.abs(b.since - bar.since))[0];
  const ways: Record<string, () => ChartBar | undefined> = {
    ArrowRight: () => here[at + 1],
    ArrowLeft: () => here[at - 1],
    Home: () => here[0],
    End: () => here.at(-1),
    ArrowDown: () => nearest(lanes.slice(lane + 1)),
    ArrowUp: () => nearest(lanes.slice(0, lane).toReversed()),
  };
  // Beyond the last flight or the last gate the focus stays where it is
  return ways[key] && (ways[key]() ?? bar);
}

/** The first that is still to come or stands, else the first of all: where Tab leads. */
export const firstAhead = (lanes: readonly ChartLane[], now: number): ChartBar | undefined => {
  const all = lanes.flatMap(({ bars }) => bars);
  return all.filter(({ until }) => until > now).sort((a, b) => a.since - b.since)[0] ?? all[0];
};
