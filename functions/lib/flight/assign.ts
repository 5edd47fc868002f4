import { referredFlight } from '../../../db/flight/flights.ts';
import { assignGate, planPrint, readPlan } from '../../../db/flight/plan.ts';
import { problemWithTimes } from '../../../src/domain/flight/far-times.ts';
import { flight } from '../../../src/domain/flight/flight.ts';
import { withNewTime } from '../../../src/domain/flight/flight-changes.ts';
import { expectedHere } from '../../../src/domain/flight/flight-times.ts';
import { hereAt } from '../../../src/domain/flight/gate-stays.ts';
import { idsMovedWith, mattersAt, type PlanMatter } from '../../../src/domain/flight/plan.ts';
import type { PlanDay } from '../../../src/domain/flight/plan-day.ts';
import { matterWords } from '../../../src/domain/flight/plan-words.ts';
import { forbidden, HttpError } from '../../../src/domain/kernel/http-error.ts';
import { isOneOf } from '../../../src/domain/kernel/roles.ts';
import { parseField } from '../../../src/domain/kernel/schema.ts';
import { purge } from '../http/cache.ts';
import { sessionOf } from '../http/endpoint.ts';
import { invalid, invalidField } from '../http/invalid.ts';
import type { Call } from '../http/route.ts';
import { stale, versionOf } from '../resource/change.ts';
import { keyOf, notFound } from '../resource/key.ts';

const halfDay = 43_200_000;
/** How often a plan is looked at again while others change it at the same moment. */
const tries = 5;

function read<N extends 'Gates_id' | 'estimated'>(name: N, value: unknown) {
  const parsed = parseField(flight.fields[name], value);
  if ('error' in parsed) throw invalidField(name, parsed.error);
  return parsed.value;
}

/** A matter as the call tells it. */
const told = ({ kind, hard, ...matter }: PlanMatter) => ({
  kind,
  hard,
  flights: [...('other' in matter ? matter.other.flights : matter.stay.flights)].map(({ id, number }) => ({
    id,
    number,
  })),
  words: matterWords({ kind, hard, ...matter } as PlanMatter),
});

/** Every other gate: free, or why it does not fit. */
const otherGates = (day: PlanDay, ids: readonly string[], but: number, now: number, estimated?: string | null) =>
  day.gates
    .filter(({ id }) => id !== but)
    .map(({ id, name }) => {
      const matters = mattersAt(day, ids, id, now, estimated);
      const wrong = matters.find(({ hard }) => hard);
      return { id, name, fits: !wrong, why: matters.map(matterWords) };
    });

/**
 * Gives a flight a gate, perhaps with a new time, or takes its gate away. What stands there with it, the other flight
 * of its aircraft, goes along. A gate that is taken, closed or for other passengers is refused, with what it meets and
 * with the gates that fit; a change of time alone is never refused.
 */
export async function assign(call: Call) {
  const { body } = call;
  const key = String(keyOf(flight, call.params.id));
  const gate = 'Gates_id' in body ? (read('Gates_id', body.Gates_id) as number | null) : undefined;
  const estimated = 'estimated' in body ? (read('estimated', body.estimated) as string | null) : undefined;
  if (gate === undefined && estimated === undefined) throw invalidField('Gates_id', 'Wybierz bramkę albo godzinę');
  if (estimated !== undefined && !isOneOf(sessionOf(call).role, flight.write)) throw forbidden();
  const version = versionOf(body);
  const { along } = body;
  if (along !== undefined && !isTexts(along)) throw invalidField('along', 'Wybierz loty');
  if (version === null) throw invalidField('version', 'Podaj wersję lotu');
  for (let left = tries; left > 0; left -= 1) {
    const done = await tryToAssign(call, { key, gate, estimated, version, along });
    if (done) return done;
  }
  throw new HttpError(503, 'Serwer jest zajęty. Spróbuj za chwilę');
}

const isTexts = (it: unknown): it is string[] => Array.isArray(it) && it.every((id) => typeof id === 'string');

interface Wanted {
  key: string;
  gate: number | null | undefined;
  estimated: string | null | undefined;
  version: number;
  /** Which flights may go along; undefined: all that stand there with it. */
  along: readonly string[] | undefined;
}
/** Undefined: the plan has changed while it was looked at. */
async function tryToAssign(call: Call, { key, gate, estimated, version, along }: Wanted) {
  const row = await referredFlight(key);
  if (!row) throw notFound(flight);
  const now = Date.now();
  const wrong = problemWithTimes(row, { estimated });
  if (wrong) throw invalid(wrong);
  // The plan reads flights by when they are expected, which may be long before or after they really came
  const times = [hereAt(row), ...[expectedHere(row), estimated].filter((it) => it != null).map(Date.parse)];
  const looked = { since: Math.min(...times) - halfDay, until: Math.max(...times) + halfDay };
  const print = await planPrint(looked.since, looked.until);
  const day = await readPlan(looked.since, looked.until);
  const planned = day.flights.find(({ id }) => id === row.id);
  if (!planned) return undefined;
  if (planned.version !== version) throw await stale(call, flight, row.id);
  const wanted = gate === undefined ? planned.Gates_id : gate;
  const standing = gate === undefined ? [row.id] : idsMovedWith(planned, day, now);
  const ids = standing.filter((id) => id === row.id || (along?.includes(id) ?? true));
  if (typeof gate === 'number') {
    const named = day.gates.find(({ id }) => id === gate);
    if (!named) throw invalidField('Gates_id', 'Wybierz istniejącą bramkę');
    const meets = mattersAt(day, ids, gate, now, estimated);
    const hard = meets.filter((it) => it.hard);
    if (hard.length > 0) {
      const text = `Bramka ${named.name}: ${hard.map(matterWords).join(', ')}`;
      const free = otherGates(day, ids, gate, now, estimated);
      throw new HttpError(409, text, { Gates_id: text }, { code: 'gate', body: { meets: meets.map(told), free } });
    }
  }
  // Where it stood against the plan nobody may put it again: whoever moved it from there is offered no way back
  const left = planned.Gates_id;
  const back = left === null || !mattersAt(day, ids, left, now).some(({ hard }) => hard);
  const retimed = estimated === undefined ? undefined : withNewTime(row, estimated);
  const assignment = { ids, gate: wanted, version, ...retimed };
  const { outcome, version: current } = await assignGate(call.author, assignment, { ...looked, print });
  if (outcome === 'CHANGED') return undefined;
  if (outcome === 'MISSING') throw notFound(flight);
  if (outcome === 'STALE') throw await stale(call, flight, row.id);
  purge(call.context, [flight.path]);
  return { data: { ids: assignment.ids, version: current, back }, message: flight.messages.changed };
}
