import { nameOf } from '../../../db/booking/hand-overs.ts';
import { referredFlight } from '../../../db/flight/flights.ts';
import {
  findMilestone,
  milestonesOf,
  type Press,
  type PressOutcome,
  pressMilestone,
  undoMilestone,
} from '../../../db/flight/milestones.ts';
import { flight } from '../../../src/domain/flight/flight.ts';
import { checkPress, hoursAround, milestone, undoSeconds } from '../../../src/domain/flight/milestone.ts';
import { type MilestoneKind, milestoneFacts, quotedStep } from '../../../src/domain/flight/milestone-kinds.ts';
import { forbidden, HttpError } from '../../../src/domain/kernel/http-error.ts';
import { isOneOf } from '../../../src/domain/kernel/roles.ts';
import { formatTime } from '../../../src/domain/language/days.ts';
import { purge } from '../http/cache.ts';
import { sessionOf } from '../http/endpoint.ts';
import { invalid } from '../http/invalid.ts';
import { parseBody } from '../http/parse-body.ts';
import type { Call } from '../http/route.ts';
import { keyOf, notFound } from '../resource/key.ts';

const { kind, at, pressed_at } = milestone.fields;
/** What a press sends: the minute of the step, and when it was pressed where that was without a network. */
export const sentPress = { fields: { kind, at, pressed_at: { ...pressed_at, server: false, optional: true } } };
const sentTime = { fields: { at } };

const flightOf = (call: Call): string => String(keyOf(flight, call.params.id));

export async function readMilestones(call: Call) {
  const id = flightOf(call);
  const [found, data] = await Promise.all([referredFlight(id), milestonesOf(id)]);
  if (!found) throw notFound(flight);
  return { data };
}

/** A step that this caller may press: the gate's by the gate, the tower's by the tower. */
function demandTheirs(call: Call, pressed: MilestoneKind): void {
  if (!isOneOf(sessionOf(call).role, milestoneFacts(pressed).by)) throw forbidden();
}

/** Says why a press was not taken, and which other entry stands in its way. */
async function refuse(sent: Pick<Press, 'kind' | 'at'>, { outcome, ...other }: PressOutcome): Promise<never> {
  if (outcome === 'MISSING') throw notFound(flight);
  if (outcome === 'OFF') throw new HttpError(409, 'Ten lot jest anulowany', undefined, { code: 'off' });
  if (outcome === 'WRONG') throw invalid({ kind: `${quotedStep(sent.kind)}: nie ma takiego kroku w tym locie` });
  if (outcome === 'FAR')
    throw invalid({ at: `Kroki zapisuje się najwyżej ${hoursAround} godziny przed godziną lotu albo po niej` });
  if (other.at === null || other.kind === null)
    throw new HttpError(409, 'Ten krok poprawiono albo cofnięto w międzyczasie', undefined, { code: 'before' });
  const by = (await nameOf(other.employee_id)) ?? 'Ktoś';
  const body = { by, kind: other.kind, at: other.at, id: other.id };
  const theirs = `${by}: ${quotedStep(other.kind)} o ${formatTime(other.at)}`;
  if (outcome === 'BEFORE') throw new HttpError(409, theirs, undefined, { code: 'before', body });
  const order = sent.at < other.at ? 'wcześniej' : 'później';
  const text = `${theirs}. ${quotedStep(sent.kind)} o ${formatTime(sent.at)} nie może być ${order}`;
  throw new HttpError(409, text, { at: text }, { code: 'crossed', body });
}

async function press(call: Call, sent: Omit<Press, 'flight' | 'employee'>): Promise<number> {
  const outcome = await pressMilestone(call, { ...sent, flight: flightOf(call), employee: sessionOf(call).user.id });
  if (outcome.outcome !== 'DONE' || outcome.id === null) return refuse(sent, outcome);
  purge(call.context, [flight.path]);
  return outcome.id;
}

const earlier = (one: string, other: string): string => (Date.parse(one) < Date.parse(other) ? one : other);

export async function addMilestone(call: Call) {
  const now = new Date().toISOString();
  const sent = parseBody(sentPress, call.body);
  demandTheirs(call, sent.kind);
  const times = { at: sent.at, pressed_at: sent.pressed_at ?? now };
  const errors = checkPress(times, Date.parse(now));
  if (errors) throw invalid(errors);
  // By a clock that is ahead no step is after its press, and no press after now
  const pressed_at = earlier(times.pressed_at, now);
  const at = earlier(times.at, pressed_at);
  const id = await press(call, { kind: sent.kind, at, pressed_at, corrects: null });
  return Response.json({ data: { id }, message: milestone.messages.added }, { status: 201 });
}

/** The entry that the path names, also where it is undone. */
async function named(call: Call) {
  const found = await findMilestone(flightOf(call), Number(keyOf(milestone, call.params.milestone)));
  if (!found) throw notFound(milestone);
  demandTheirs(call, found.kind);
  return found;
}

/** Another time of a step, as a new entry; the old one is kept. */
export async function correctMilestone(call: Call) {
  const { at: corrected } = parseBody(sentTime, call.body);
  const found = await named(call);
  if (found.undone_at !== null) throw notFound(milestone);
  if (Date.parse(corrected) > Date.now()) throw invalid({ at: 'Godzina kroku nie może być późniejsza niż teraz' });
  const pressed_at = new Date().toISOString();
  const id = await press(call, { kind: found.kind, at: corrected, pressed_at, corrects: found.id });
  return { data: { id }, message: milestone.messages.changed };
}

const whyNotUndone = {
  LATE: `Krok można cofnąć w ciągu ${undoSeconds} sekund. Popraw jego godzinę`,
  OTHER: 'Ten krok zapisał ktoś inny',
  CORRECTED: 'Godzinę tego kroku już poprawiono',
} as const;

export async function undo(call: Call) {
  const found = await named(call);
  const me = sessionOf(call).user.id;
  const outcome = await undoMilestone(call.author, flightOf(call), found.id, me);
  // An own one that is not there is undone already: asked again, because the answer was lost
  if (outcome === 'MISSING' && found.Employee_id === me) return new Response(null, { status: 204 });
  if (outcome === 'MISSING') throw notFound(milestone);
  if (outcome !== 'DONE') throw new HttpError(409, whyNotUndone[outcome], undefined, { code: outcome.toLowerCase() });
  purge(call.context, [flight.path]);
  return new Response(null, { status: 204 });
}
