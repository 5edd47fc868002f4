import { useMemo, useState } from 'react';
import { numberInOneLine } from '../../../domain/flight/flight-words.ts';
import { verdictWords } from '../../../domain/flight/gate-chart-words.ts';
import { type GateVerdict, verdictsFor } from '../../../domain/flight/plan.ts';
import type { PlanDay, PlanFlight } from '../../../domain/flight/plan-day.ts';
import { isGateShown, type PlanFilter } from '../../../domain/flight/plan-filter.ts';
import { useAfterPaint } from '../../parts/useAfterPaint.ts';
import { useAssign } from './useAssign.ts';

interface Carried {
  /** As it was lifted: whoever has changed it since is told of. */
  flight: PlanFlight;
  /** The gate over which it is. */
  gate: number | null;
  refused?: string;
}

/** What each gate says of a flight, in words: each step of a carried one tells them. */
export interface Judged {
  flight: PlanFlight;
  verdicts: readonly (GateVerdict & { words: string })[];
}
const judge = (plan: PlanDay, flight: PlanFlight, now: number): Judged => ({
  flight,
  verdicts: verdictsFor(plan, flight, now).map((it) => ({ ...it, words: verdictWords(it.met) })),
});

/** A flight that is carried to another gate: where it fits, judged on the device, and putting it down. */
export function useGateMoving(plan: PlanDay, now: number, filter: PlanFilter) {
  const [carried, carry] = useState<Carried>();
  const { to, busy } = useAssign();
  const newest = carried && plan.flights.find(({ id }) => id === carried.flight.id);
  const isStale = carried !== undefined && newest?.version !== carried.flight.version;
  // A flight is drawn as lifted or put down first; what each gate says of it comes and goes in the next frame
  const deferred = useAfterPaint(carried?.flight);
  const judgedOf = useMemo(() => deferred && judge(plan, deferred, now), [plan, deferred, now]);
  const judged = !carried || carried.flight === deferred ? judgedOf : undefined;
  /** Also for a key that comes before they are drawn. */
  const verdictsNow = () => (judged ?? (carried && judge(plan, carried.flight, now)))?.verdicts ?? [];
  const leave = () => carry(undefined);
  const lift = (flight: PlanFlight) => carry({ flight, gate: flight.Gates_id });
  const aim = (gate: number) => carry((it) => (!it || it.gate === gate ? it : { flight: it.flight, gate }));
  /** Over the gate above or below, or beyond those where it does not fit. */
  const step = (by: 1 | -1, onlyFitting: boolean) => {
    if (!carried) return;
    const verdicts = verdictsNow();
    const from = verdicts.findIndex(({ gate }) => gate.id === carried.gate);
    const ahead = by > 0 ? verdicts.slice(from + 1) : verdicts.slice(0, Math.max(from, 0)).toReversed();
    const next = ahead.find(({ gate, fits }) => isGateShown(gate, filter) && (fits || !onlyFitting));
    if (next) aim(next.gate.id);
  };
  const refuse = (refused: string) => carry((it) => it && { ...it, refused });
  const putDown = (id = carried?.gate) => {
    if (!carried || busy) return;
    const verdict = verdictsNow().find((it) => it.gate.id === id);
    if (!verdict || verdict.gate.id === carried.flight.Gates_id || isStale) return leave();
    if (!verdict.fits) return refuse(`Nie odłożysz na ${verdict.gate.name}: ${verdict.words}`);
    // Whoever was faster, or moved the flight itself: the words of the server are told, the flight stays where it was
    to(carried.flight, verdict.gate, leave, ({ body: { code }, message }) => {
      if (code === 'gate') refuse(`Ktoś był szybszy. ${message}. Lot został na swojej bramce.`);
      else leave();
      return code === 'gate';
    });
  };
  /** What is said at each step, and after a try that was refused. */
  const words = (): string | undefined => {
    if (!carried) return undefined;
    const name = numberInOneLine(carried.flight.number);
    if (isStale) return `${name}: ktoś zmienił ten lot w tym czasie. Enter odkłada, plan jest już nowy.`;
    if (carried.refused) return carried.refused;
    const verdict = judged?.verdicts.find(({ gate }) => gate.id === carried.gate);
    if (!verdict || carried.gate === carried.flight.Gates_id)
      return `${name} podniesiony. Strzałki w górę i w dół przenoszą, w bok do bramki, która pasuje.`;
    const met = verdict.words;
    if (!verdict.fits) return `Bramka ${verdict.gate.name}: nie pasuje, ${met}`;
    return `Bramka ${verdict.gate.name}: pasuje${met && `, ale ${met}`}. Enter odkłada.`;
  };
  return { carried, judged, lift, aim, step, putDown, leave, words, busy };
}
export type GateMoving = ReturnType<typeof useGateMoving>;
