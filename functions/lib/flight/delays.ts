import { type DelayedFlight, readDelays, setDelays } from '../../../db/flight/delays.ts';
import { referredFlight } from '../../../db/flight/flights.ts';
import { delay, mostReasons, type Reason } from '../../../src/domain/flight/delay.ts';
import { problemWithTimes } from '../../../src/domain/flight/far-times.ts';
import { flight } from '../../../src/domain/flight/flight.ts';
import { withNewTime } from '../../../src/domain/flight/flight-changes.ts';
import { isOff } from '../../../src/domain/flight/flight-status.ts';
import { forbidden, HttpError } from '../../../src/domain/kernel/http-error.ts';
import { isOneOf } from '../../../src/domain/kernel/roles.ts';
import { parse, parseField } from '../../../src/domain/kernel/schema.ts';
import { purge } from '../http/cache.ts';
import { sessionOf } from '../http/endpoint.ts';
import { invalid, invalidField } from '../http/invalid.ts';
import type { Call } from '../http/route.ts';
import { keyOf, notFound } from '../resource/key.ts';

const { scheme, code, minutes, note, equipment } = delay.fields;
export const sentReason = { fields: { scheme, code, minutes, note, equipment }, check: delay.check };

export async function answerDelays(call: Call) {
  const { delays, print } = await readDelays(String(keyOf(flight, call.params.id)));
  if (print === null) throw notFound(flight);
  return { data: delays, print };
}

/** The reasons as they were sent, or by each value's name what is wrong with it: 'delays.0.minutes'. */
function reasonsIn(sent: unknown): Reason[] {
  if (!Array.isArray(sent) || sent.length > mostReasons)
    throw invalidField('delays', `Podaj najwyżej ${mostReasons} przyczyn`);
  const parsed = sent.map((it) => parse(sentReason, it));
  const errors = parsed.flatMap((it, at) =>
    it.ok ? [] : Object.entries(it.errors).map(([name, text]) => [`delays.${at}.${name}`, String(text)] as const),
  );
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  const reasons = parsed.flatMap((it) => (it.ok ? [it.row as Reason] : []));
  const twice = reasons.findIndex((it, at) => reasons.findIndex((other) => isSame(other, it)) < at);
  if (twice >= 0) throw invalidField(`delays.${twice}.code`, 'Ta przyczyna jest już podana');
  return reasons;
}
const isSame = (a: Reason, b: Reason) => a.scheme === b.scheme && a.code === b.code;

const fields = flight.fields;
function read<N extends 'estimated' | 'public_reason'>(name: N, value: unknown): string | null {
  const parsed = parseField(fields[name], value);
  if ('error' in parsed) throw invalidField(name, parsed.error);
  return parsed.value as string | null;
}

export async function putDelays(call: Call) {
  const { body } = call;
  const key = String(keyOf(flight, call.params.id));
  const { user, role } = sessionOf(call);
  const reasons = reasonsIn(body.delays);
  if ('estimated' in body && !isOneOf(role, flight.write)) throw forbidden();
  if (body.print !== undefined && typeof body.print !== 'string') throw invalidField('print', 'Podaj tekst');
  const row = await referredFlight(key);
  if (!row) throw notFound(flight);
  if (isOff(row)) throw new HttpError(409, 'Ten lot jest anulowany', undefined, { code: 'off' });
  const estimated = 'estimated' in body ? read('estimated', body.estimated) : undefined;
  const wrong = problemWithTimes(row, { estimated });
  if (wrong) throw invalid(wrong);
  const changes: DelayedFlight = {
    from: row.status,
    ...(estimated !== undefined && withNewTime(row, estimated)),
    ...('public_reason' in body && { public_reason: read('public_reason', body.public_reason) }),
  };
  const outcome = await setDelays(call.author, key, body.print ?? null, reasons, { employee: user.id, changes });
  if (outcome === 'MISSING') throw notFound(flight);
  if (outcome === 'STALE')
    throw new HttpError(409, 'Ktoś zmienił to opóźnienie przed chwilą', undefined, { code: 'stale' });
  purge(call.context, [flight.path]);
  return { message: delay.messages.changed };
}
