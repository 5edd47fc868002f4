import { quoteRefund } from '../../../db/booking/bookings.ts';
import { areFilesOf, lastSeen, noteHandOver } from '../../../db/booking/hand-overs.ts';
import { askForDifference, declineRefund } from '../../../db/booking/staff-bookings.ts';
import { find } from '../../../db/row/list.ts';
import { startOf } from '../../../db/sql.ts';
import { checkHandOver, handOver, type Photo } from '../../../src/domain/booking/hand-over.ts';
import { readMarks } from '../../../src/domain/booking/marks.ts';
import { type Rental, rental } from '../../../src/domain/booking/rental.ts';
import { anyControl } from '../../../src/domain/kernel/field.ts';
import { dayOf } from '../../../src/domain/language/days.ts';
import { sessionOf } from '../http/endpoint.ts';
import { invalid } from '../http/invalid.ts';
import { parseBody } from '../http/parse-body.ts';
import type { Call } from '../http/route.ts';
import { deliverSoon } from '../mail/outbox.ts';
import { keyOf, notFound } from '../resource/key.ts';
import { demandDone } from './desk-refusals.ts';
import { refuseChange } from './refused-change.ts';
import { purgeTaken } from './taken-cache.ts';

const { kind, at, mileage, fuel, on_paper, licence_seen, note, corrects, withdrawn } = handOver.fields;
/** A protocol as it is sent, without marks, photos and money. */
export const sentHandOver = {
  fields: { kind, at, mileage, fuel, on_paper, licence_seen, note, corrects, withdrawn },
};
const flags = { on_paper: false, licence_seen: false, withdrawn: false };
const mostPhotos = 30;

/** The photos of a request; undefined where one of them is none. */
function readPhotos(given: unknown): Photo[] | undefined {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > mostPhotos) return undefined;
  const photos = given.map((it): Photo | undefined => {
    const { name, label } = Object(it);
    const isLabel = typeof label === 'string' && !anyControl.test(label);
    return typeof name === 'string' && isLabel ? { name, label: [...label].slice(0, 60).join('') } : undefined;
  });
  return photos.every((it) => it !== undefined) ? photos : undefined;
}

/** What a return does to the last day and to the money: nothing, unless it says so. */
function settlementOf({ until, amount, refund, charge }: Record<string, unknown>, at: string, { since }: Rental) {
  if (until === undefined) return { until: undefined, first: [declineRefund()] };
  const day = dayOf(at);
  if (until !== day || day < dayOf(since)) throw invalid({ until: 'Ostatni dzień to dzień zwrotu' });
  if (charge !== undefined && typeof charge !== 'boolean') throw invalid({ charge: 'Wybierz: pobrać albo nie' });
  const charging = charge ? [askForDifference()] : [];
  if (refund === false) return { until: startOf(day), first: [declineRefund(), ...charging] };
  if (!Number.isSafeInteger(amount)) throw invalid({ amount: 'Kwota w groszach' });
  return { until: startOf(day), first: [quoteRefund(amount as number)] };
}

/** Notes a hand-over or a return, a correction of one, or that it did not happen. */
export async function saveHandOver(call: Call) {
  const id = keyOf(rental, call.params.id);
  const sent = parseBody(sentHandOver, { ...flags, ...call.body });
  const [stored, seen] = await Promise.all([find<Rental>(rental, id), lastSeen(id)]);
  if (!stored) throw notFound(rental);
  const [marks, photos] = [readMarks(call.body.marks), readPhotos(call.body.photos)];
  const { signature = null } = call.body;
  const isCorrected = sent.corrects !== null;
  const errors = {
    // A correction may say less than what it corrects, and says why
    ...checkHandOver(sent, isCorrected ? undefined : seen, Date.now()),
    ...(!marks && { marks: 'Nieprawidłowe ślady' }),
    ...(!photos && { photos: 'Nieprawidłowe zdjęcia' }),
    ...(signature !== null && typeof signature !== 'string' && { signature: 'Nieprawidłowy podpis' }),
    ...(isCorrected && !sent.note && { note: 'Napisz, co poprawiasz' }),
    ...(sent.withdrawn && !isCorrected && { withdrawn: 'Wycofać można tylko to, co zapisano' }),
    ...(sent.kind === 'OUT' &&
      !sent.withdrawn && {
        ...(!sent.licence_seen && { licence_seen: 'Obejrzyj prawo jazdy' }),
        ...(!signature && !sent.on_paper && { signature: 'Brakuje podpisu klienta' }),
      }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const names = [...(photos ?? []).map((it) => it.name), ...(signature ? [String(signature)] : [])];
  if (!(await areFilesOf(id, names))) throw invalid({ photos: 'Prześlij zdjęcia ponownie' });
  const settles = sent.kind === 'BACK' && !sent.withdrawn;
  const { until, first } = settlementOf(settles ? call.body : {}, sent.at, stored);
  const wanted = { ...sent, rentals_id: id, employee_id: sessionOf(call).user.id, marks, photos, signature, until };
  const outcome = await noteHandOver(call, wanted, ...first).catch((error) => refuseChange(error, stored));
  const did = sent.kind === 'OUT' ? 'auto już wydane' : 'auto już odebrane';
  const entry = await demandDone(outcome, () => notFound(rental), did);
  deliverSoon(call.context);
  purgeTaken(call.context, 'rental');
  return Response.json({ data: { id: entry }, message: handOver.messages.added }, { status: 201 });
}
